import type { ParsingLocale } from '../../chart/locale.ts';
import type { SourceTable } from '../../documents/source-table.ts';
import { languageOf } from '../../documents/text/prose/tokens/language.ts';
import { DECIMAL_OF, ORDER_OF } from '../../table/parse-column.ts';
import type { parseColumns } from '../../table/parse-columns.ts';

type ParseHabits = NonNullable<Parameters<typeof parseColumns>[1]>;

/** What settles notations that the cells leave open: what a person said of them, else an explicit locale. */
export type TypingHabits = {
  readonly locale?: ParsingLocale | undefined;
  readonly habits?: ParseHabits['habits'];
};

const LOCALE_OF = { ar: 'ar', pt: 'pt-PT' } as const;
const SAMPLED_ROWS = 20;

/**
 * What settles the notations that a table leaves open. A locale is that of who asks: a table in another language was written by
 * somebody else. Only what is customary in both stands then; the rest is left open, and asked.
 */
export function settleHabits(table: SourceTable, { locale, habits }: TypingHabits): ParseHabits {
  const language = languageOf(wordsOf(table));
  const own = language === 'en' ? undefined : LOCALE_OF[language];
  const stated = habits === undefined ? {} : { habits };
  if (own === undefined) return locale === undefined ? stated : { ...stated, locale };
  const likelyOrder = ORDER_OF[own];
  if (locale === undefined) return { ...stated, likelyOrder };
  const order = ORDER_OF[locale] === likelyOrder ? { order: likelyOrder } : {};
  const decimal = DECIMAL_OF[locale] === DECIMAL_OF[own] ? { decimal: DECIMAL_OF[own] } : {};
  return { habits: { ...order, ...decimal, ...habits }, likelyOrder };
}

/** What stands over a table and names its columns, and the beginning of its rows. */
function wordsOf({ title, columns, rows }: SourceTable): string {
  const cells = rows.slice(0, SAMPLED_ROWS).flatMap((row) => row.map(({ text }) => text));
  return [title ?? '', ...columns.map(({ label }) => label), ...cells].join(' ');
}
