import type { Locale } from '../../chart/locale.ts';
import type { Doubt } from '../../documents/source-table.ts';
import type { Ambiguity } from '../../table/column.ts';
import { writeList } from '../../writing/list.ts';
import type { TableChoice } from './choose-table.ts';
import type { ExtractAnswers } from './extract-answers.ts';
import type { ExtractedTable } from './type-table.ts';

/** What is open about an answer. `asks`: a person must settle it; the others only lower the confidence. */
export type OpenDoubt = Doubt & { readonly asks: boolean };

/** Doubts from the weightiest, whose answer changes most of the table, to the lightest. */
const WEIGHTIEST_FIRST = [
  'unread-picture',
  'which-table',
  'delimiter',
  'header-row',
  'date-order',
  'decimal-separator',
  'clock-or-length',
  'hedged-figures',
  'unit',
  'ragged-rows',
] as const satisfies readonly Doubt['kind'][];

const QUIET: ReadonlySet<Doubt['kind']> = new Set(['unit', 'hedged-figures', 'clock-or-length']);
/** The share of rows of another length than the header's above which their cells may stand in the wrong columns. */
const MANY_RAGGED = 0.1;

/** Everything that the readers and the types leave open about the chosen table, weightiest first. */
export function findDoubts(
  choice: TableChoice,
  labels: readonly string[],
  { locale, answers = {} }: { readonly locale: Locale; readonly answers?: ExtractAnswers | undefined },
): readonly OpenDoubt[] {
  const { best, others, isTied } = choice;
  const doubts: Doubt[] = [
    ...best.source.doubts,
    ...best.columns.flatMap(({ typed }, i) =>
      typed.ambiguity === undefined ? [] : [ambiguityDoubt(typed.ambiguity, labels[i] ?? '')],
    ),
    ...raggedDoubt(best),
  ];
  const [other] = others;
  if (isTied && other !== undefined)
    doubts.push({
      kind: 'which-table',
      values: { first: nameBeside(best, choice, locale), second: nameBeside(other, choice, locale) },
    });
  const open = doubts.filter((doubt) => !isAnswered(doubt, answers));
  const first = WEIGHTIEST_FIRST.flatMap((kind) => open.find((doubt) => doubt.kind === kind) ?? []);
  return first.map((doubt) => ({ ...doubt, asks: !QUIET.has(doubt.kind) }));
}

/** True where a person has settled it; a source that was joined may bring it along once more. */
function isAnswered({ kind, values }: Doubt, answers: ExtractAnswers): boolean {
  if (kind === 'header-row') return answers.headerRows !== undefined;
  if (kind === 'ragged-rows') return answers.longRows !== undefined;
  if (kind !== 'delimiter') return false;
  return (values.joined === undefined ? answers.delimiter : answers.numberCommas) !== undefined;
}

function ambiguityDoubt({ kind, readings }: Ambiguity, column: string): Doubt {
  const [first, second] = readings;
  return { kind, values: { column, text: first.text, first: first.value, second: second.value } };
}

function raggedDoubt({ source }: ExtractedTable): readonly Doubt[] {
  const ragged = source.notices.find(({ kind }) => kind === 'ragged-rows');
  const long = Number(ragged?.values.long ?? 0);
  return long > source.rows.length * MANY_RAGGED ? [{ kind: 'ragged-rows', values: { count: long } }] : [];
}

/** How a table is called in a question: its title, else its first labels. */
export function nameOf({ source }: ExtractedTable, locale: Locale): string {
  const labels = source.columns.map(({ label }) => label).filter((label) => label !== '');
  return source.title ?? writeList(labels.slice(0, 3), locale);
}

/** How a table is called among the others of a choice: by its sheet, where one of another sheet has the same name. */
export function nameBeside(table: ExtractedTable, { best, others }: TableChoice, locale: Locale): string {
  const name = nameOf(table, locale);
  const { sheet } = table.from;
  const isShared = [best, ...others].some((one) => one.from.sheet !== sheet && nameOf(one, locale) === name);
  return sheet !== undefined && isShared ? sheet : name;
}
