import { parseNumber } from '../../table/notation/number-notation.ts';
import { FIGURE } from './left-figures.ts';
import type { ExtractedTable } from './type-table.ts';

/** Figures of a text beside a file that the answer does not hold: how many, and the first of them. */
export type UnusedText = { readonly count: number; readonly example: string };

/** One figure may be a part of a wish: "the top 12". */
const FEWEST = 2;
const YEAR = /^(?:19|20)\d\d$/;
const ENDS = /[.,:'/٫٬-]+$/u;

/**
 * The figures of a text that came beside a file and of which nothing went into the answer, where they are several and no numbers of the
 * file's table; years tell what is asked for. Undefined where there are none such.
 */
export function findUnusedText(text: string, { columns }: ExtractedTable): UnusedText | undefined {
  const figures = [...text.matchAll(FIGURE)]
    .map(([figure]) => figure.replace(ENDS, ''))
    .filter((one) => !YEAR.test(one));
  if (figures.length < FEWEST) return undefined;
  const wanted = new Map<unknown, string>(figures.map((figure) => [parseNumber(figure)?.value ?? figure, figure]));
  for (const { values } of columns) for (const value of values) if (value !== null) wanted.delete(value);
  const [example] = wanted.values();
  return example === undefined || wanted.size < FEWEST ? undefined : { count: wanted.size, example };
}
