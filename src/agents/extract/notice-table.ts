import type { Notice } from '../../documents/source-table.ts';
import type { Mixture } from './find-mixtures.ts';
import type { KeptAmounts } from './kept-amounts.ts';
import type { Disagreement, JoinedSource, MergedSources } from './merge-sources.ts';
import { maybeTitleUnit, takesTitleUnit } from './title-unit.ts';
import type { ExtractedTable } from './type-table.ts';
import type { UnusedText } from './unused-text.ts';
import type { WordsAround } from './words-around.ts';

/** What the notices on a table need beside the table. */
export type NoticeFacts = {
  readonly labels: readonly string[];
  readonly totalRows: number;
  /** The names of the tables that were not taken. */
  readonly others: readonly string[];
  /** Figures of the text that no table holds, where they are most of them. */
  readonly leftFigures: number;
  readonly wordsAround: readonly WordsAround[];
  readonly mixtures: readonly Mixture[];
  readonly keptAmounts: readonly KeptAmounts[];
  /** Figures of a text beside a file of which none went into the table. */
  readonly unusedText: UnusedText | undefined;
  readonly merged: Pick<MergedSources, 'joined' | 'disagreements'>;
};

/** Everything done or left out on the way from the text to the chart that a caller should know. */
export function noticeTable(table: ExtractedTable, facts: NoticeFacts): readonly Notice[] {
  const { labels, totalRows, others, leftFigures, wordsAround, mixtures, keptAmounts, unusedText, merged } = facts;
  const { source, columns } = table;
  const unnamed = source.columns.filter(({ label }) => label === '').length;
  const isList = source.method === 'list' || source.method === 'key-value';
  return [
    ...merged.disagreements.map((disagreement) => disagreementNotice(disagreement, labels)),
    ...merged.joined.filter(({ rows, columns }) => rows + columns > 0).map(joinedNotice),
    ...(source.isMeasured === true ? [{ kind: 'measured-values', values: {} }] : []),
    ...others.map((name): Notice => ({ kind: 'other-table', values: { name } })),
    ...source.notices,
    ...counted('unnamed-columns', isList ? 0 : unnamed),
    ...(source.origin?.isSheetHidden === true ? [{ kind: 'hidden-sheet', values: { name: source.origin.sheet } }] : []),
    ...counted('hidden-columns', source.columns.filter(({ isHidden }) => isHidden === true).length),
    ...counted('totals-rows', totalRows),
    ...counted('figures-elsewhere', leftFigures),
    ...counted('text-unused', unusedText?.count ?? 0, { text: unusedText?.example ?? '' }),
    ...wordsAround.map(({ kind, text }): Notice => ({ kind, values: { text } })),
    ...titleUnitNotice(table),
    ...mixtures.map(({ kind, column, text }): Notice => ({ kind, values: { column: labels[column] ?? '', text } })),
    ...keptAmounts
      .filter(({ isWhole }) => isWhole)
      .map(
        ({ column, example }): Notice => ({
          kind: 'amounts-as-text',
          values: { column: labels[column] ?? '', text: example },
        }),
      ),
    ...columns.flatMap((typedColumn, i): readonly Notice[] => {
      const { cells, values, isNumeric, unmarked } = typedColumn;
      const column = labels[i] ?? '';
      if (!isNumeric) return [];
      const texts = values.filter((value) => typeof value === 'string');
      const nothings = cells.filter(({ text }, row) => text !== '' && values[row] === null);
      return [
        ...counted('marks-left-out', unmarked?.count ?? 0, { column, text: unmarked?.example ?? '' }),
        ...counted('texts-among-numbers', texts.length, { column, text: String(texts[0]) }),
        ...counted('placeholders', nothings.length, { column, text: nothings[0]?.text ?? '' }),
      ];
    }),
  ];
}

function joinedNotice({ from, rows, columns }: JoinedSource): Notice {
  return { kind: 'source-joined', values: { name: from.name, rows, columns } };
}

function disagreementNotice(
  { count, column, row, taken, left, winner, loser }: Disagreement,
  labels: readonly string[],
): Notice {
  const values = { taken: String(taken), left: String(left), winner: winner.name, loser: loser.name };
  return { kind: 'sources-disagree', values: { count, column: labels[column] ?? '', row, ...values } };
}

function titleUnitNotice(table: ExtractedTable): readonly Notice[] {
  const unit = maybeTitleUnit(table);
  const isTaken = unit !== undefined && table.columns.some((column, index) => takesTitleUnit(column, index, unit));
  return isTaken ? [{ kind: 'title-unit', values: { unit } }] : [];
}

function counted(kind: string, count: number, values: Notice['values'] = {}): readonly Notice[] {
  return count === 0 ? [] : [{ kind, values: { ...values, count } }];
}
