import type { GraphConfig } from '../../../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../../../chart/locale.ts';
import { writeKept } from '../../../writing/narrate/write-narrated.ts';
import { findKeptFaults } from './find-stale.ts';

/** An answer with a chart and a message. */
type Answer = { readonly config: GraphConfig; readonly response: { readonly message: string } };

/** What a chart was before, and how it is read and told of. */
export type StaleSetting = {
  readonly before: GraphConfig;
  readonly locale: Locale;
  readonly parsingLocale?: ParsingLocale | undefined;
};

/**
 * An answer that also says what its kept texts state that the changed data no longer bear out, and what they state of the data that was
 * not borne out before either, as after an earlier change. The texts themselves are left alone.
 */
export function tellStale<Told extends Answer>(answer: Told, { before, locale, parsingLocale }: StaleSetting): Told {
  const { stale, unborne } = findKeptFaults(before, answer.config, parsingLocale);
  const said = [...writeKept('stale', stale, locale), ...writeKept('unborne', unborne, locale)];
  if (said.length === 0) return answer;
  return { ...answer, response: { ...answer.response, message: [answer.response.message, ...said].join(' ') } };
}
