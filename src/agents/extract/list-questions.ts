import type { Locale } from '../../chart/locale.ts';
import type { Doubt } from '../../documents/source-table.ts';
import { CHOICE_TEXTS } from '../../writing/extract/choice-texts.ts';
import { writeHeaderChoice, writeSign, writeUngrouped } from '../../writing/extract/write-choice.ts';
import { writeDay, writeQuestion } from '../../writing/extract/write-extract.ts';
import type { TableChoice } from './choose-table.ts';
import type { ExtractAnswers } from './extract-answers.ts';
import { nameOf, type OpenDoubt } from './find-doubts.ts';
import type { ExtractedTable } from './type-table.ts';

/** An answer that can be given: its words, and what a request then sends in `answers`. */
export type ExtractChoice = { readonly label: string; readonly answers: ExtractAnswers };

/** A question about a reading. */
export type ExtractQuestion = {
  readonly kind: Doubt['kind'];
  readonly text: string;
  /** False for what may be changed and need not be answered. */
  readonly isOpen: boolean;
  /** Empty where no choice would settle it: other data would. */
  readonly choices: readonly ExtractChoice[];
};

type List = (values: Doubt['values'], facts: Facts) => readonly ExtractChoice[];
type Facts = { readonly choice: TableChoice; readonly locale: Locale };

const CHOICES_OF: Readonly<Record<Doubt['kind'], List>> = {
  'which-table': (_values, { choice, locale }) => listTables([choice.best, ...choice.others], locale),
  delimiter: ({ joined, taken, other }, { locale }) =>
    joined === undefined
      ? [taken, other].map((sign) => ({
          label: writeSign(String(sign), locale),
          answers: { delimiter: String(sign) },
        }))
      : [
          { label: CHOICE_TEXTS[locale].oneNumber(String(joined)), answers: { numberCommas: 'join' } },
          { label: CHOICE_TEXTS[locale].twoCells, answers: { numberCommas: 'cut' } },
        ],
  'header-row': ({ headerRows }, { locale }) =>
    [Math.max(1, Number(headerRows)), 0].map((count) => ({
      label: writeHeaderChoice(count, locale),
      answers: { headerRows: count },
    })),
  'date-order': ({ first, second }, { locale }) => [
    { label: writeDay(String(first), locale), answers: { dateOrder: 'day-first' } },
    { label: writeDay(String(second), locale), answers: { dateOrder: 'month-first' } },
  ],
  'decimal-separator': ({ first, second }, { locale }) => [
    { label: writeUngrouped(Number(first), locale), answers: { decimalMark: '.' } },
    { label: writeUngrouped(Number(second), locale), answers: { decimalMark: ',' } },
  ],
  'ragged-rows': (_values, { locale }) => [
    { label: CHOICE_TEXTS[locale].longRowsKept, answers: { longRows: 'keep' } },
    { label: CHOICE_TEXTS[locale].longRowsLeftOut, answers: { longRows: 'leave-out' } },
  ],
  'unread-picture': () => [],
  'clock-or-length': () => [],
  'hedged-figures': () => [],
  unit: () => [],
};

/**
 * The questions about a reading, those first whose answers change most, each with the answers it can be given. The other tables
 * of a source may be chosen where the best is beyond doubt, too.
 */
export function listQuestions(
  doubts: readonly OpenDoubt[],
  choice: TableChoice,
  locale: Locale,
): readonly ExtractQuestion[] {
  const asked = doubts
    .filter(({ asks }) => asks)
    .map(({ kind, values }) => ({
      kind,
      text: writeQuestion({ kind, values }, locale),
      isOpen: true,
      choices: withoutTwins(CHOICES_OF[kind](values, { choice, locale })),
    }));
  if (choice.others.length === 0 || asked.some(({ kind }) => kind === 'which-table')) return asked;
  const choices = listTables(choice.others, locale);
  return [...asked, { kind: 'which-table', text: CHOICE_TEXTS[locale].otherTables, isOpen: false, choices }];
}

/** Choices that say the same are none. */
function withoutTwins(choices: readonly ExtractChoice[]): readonly ExtractChoice[] {
  const labels = new Set(choices.map(({ label }) => label));
  return labels.size < choices.length ? [] : choices;
}

const LONGEST_NAME = 60;

function listTables(tables: readonly ExtractedTable[], locale: Locale): readonly ExtractChoice[] {
  const names = tables.map((table) => nameOf(table, locale));
  return tables.map((table, i) => {
    const isAlone = names.filter((name) => name === names[i]).length === 1;
    const { sheet, filename } = table.from;
    const words = [isAlone ? undefined : filename, sheet, names[i]].filter((word) => word !== undefined);
    const label = [...new Set(words)].join(' · ');
    return { label: shorten(isAlone ? label : `${label} (${i + 1})`), answers: { table: table.ref } };
  });
}

function shorten(name: string): string {
  const letters = [...name];
  return letters.length <= LONGEST_NAME ? name : `${letters.slice(0, LONGEST_NAME - 1).join('')}…`;
}
