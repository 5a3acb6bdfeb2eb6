import { z } from 'zod';
import { describeValue } from './issues.ts';

/**
 * An array of at most `most` items. The length is checked before any item is looked at, so that an array of millions is
 * refused for the price of one issue.
 */
export function boundedArray<Item extends z.ZodType>(
  item: Item,
  most: number,
): z.ZodPipe<z.ZodArray<z.ZodUnknown>, z.ZodArray<Item>> {
  return z.array(z.unknown()).max(most).pipe(z.array(item).max(most));
}

/** An integer of a range. Whatever is wrong with it, the message names the whole range. */
export function boundedInteger(least: number, most: number): z.ZodInt {
  const error = ({ input }: { readonly input?: unknown }): string =>
    `This must be an integer from ${least} to ${most}; ${describeValue(input)} was sent.`;
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** A string of at most `most` UTF-16 code units, the `length` of JavaScript; zod's own `max` counts code points. */
export function boundedString(most: number): z.ZodString {
  return z
    .string()
    .superRefine((text, context) => {
      if (text.length > most) context.addIssue({ code: 'too_big', origin: 'string', maximum: most, input: text });
    })
    .meta({ maxLength: most });
}
