import type { Locale } from '../../chart/locale.ts';
import { writeRequests } from '../../writing/suggestions/write-requests.ts';
import { writeTable } from '../../writing/suggestions/write-table.ts';
import type { Examined } from './examine.ts';
import type { Suggestion } from './suggestion.ts';

/** The suggestion for data that no chart can show: the table as it is, and what it holds. */
export function describeTable({ profile }: Examined, locale: Locale): Suggestion {
  const [dataPrepPrompt = ''] = writeRequests({ shape: { kind: 'as-is' } }, [], locale);
  const labels = profile.columns.map(({ label }) => label);
  return { dataPrepPrompt, chartType: 'table', summary: writeTable(profile.rowCount, labels, locale) };
}
