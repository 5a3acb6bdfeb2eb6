import type { Locale } from '../../chart/locale.ts';
import { sayIn } from '../plan/say.ts';
import { writeCount } from '../plural.ts';
import { SUGGESTION_TEXTS } from './suggestion-texts.ts';

/** What a table holds, where no chart can show it: its size and the names of its columns. */
export function writeTable(rows: number, labels: readonly string[], locale: Locale): string {
  const texts = SUGGESTION_TEXTS[locale];
  return texts.table(
    writeCount(rows, texts.rows, locale),
    writeCount(labels.length, texts.columns, locale),
    sayIn(locale).names(labels, texts.columns),
  );
}
