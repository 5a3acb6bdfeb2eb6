import type { AccuracyCheck } from './check-accuracy.ts';
import type { OpenDoubt } from './find-doubts.ts';
import type { Mixture } from './find-mixtures.ts';
import type { KeptAmounts } from './kept-amounts.ts';
import type { ExtractedTable } from './type-table.ts';
import type { WordsAround } from './words-around.ts';

/** How sure an answer is, in the contract's words. */
export type Confidence = 'high' | 'medium' | 'low';

const HIGH = 0.8;
const MEDIUM = 0.5;
const QUESTION_COSTS = 0.2;
const FAILED_CHECK_COSTS = 0.2;
const RAGGED_COSTS = 0.5;
/** Amounts that stay text, for the marks or units in their cells, are not yet what a chart draws. */
const KEPT_TEXT_COSTS = 0.25;
/** Columns that nothing names and that hold no number are hardly a table. */
const BARE_TEXT_COSTS = 0.25;
/** Columns that may be codes or two in one, figures that the words around them make something else. */
const MIXTURE_COSTS = 0.25;
/** Where most figures of the text stand outside the table, it may not be the text's table, or no table at all. */
const LEFT_FIGURES_COST = 0.25;
/** So many figures of a sheet in no table, beside those in this one, may belong to it. */
const ELSEWHERE_SHARE = 0.2;
/** A row of words among numbers, or values without their names. */
const ODD_LAYOUT_COST = 0.25;
/** Sources that contradict each other: one of them is wrong. */
const DISAGREEMENT_COSTS = 0.25;
/** Formulas whose results were not saved: what a chart would show may be missing. */
const UNSAVED_COSTS = 0.25;
const FEW_ROWS = 2;
const FEW_ROWS_COST = 0.1;

/** What was found out about a table beside its own cells. */
export type Evidence = {
  readonly doubts: readonly OpenDoubt[];
  readonly check: AccuracyCheck;
  /** Figures of the text that no table holds, where they are most of them; else 0. */
  readonly leftFigures: number;
  readonly wordsAround: readonly WordsAround[];
  readonly mixtures: readonly Mixture[];
  readonly keptAmounts: readonly KeptAmounts[];
  /** True where the shape of the table speaks against it. */
  readonly isOdd: boolean;
  /** True where two sources state some value differently. */
  readonly hasDisagreements?: boolean;
};

/**
 * Judges how sure an answer is from what can be computed: how sure the reader was of cells and header, open doubts, how
 * well the types of the columns hold, rows of another length, and whether what was checked holds. The weights were set on
 * the texts of `test/fixtures/text-tables` and `bench/strangers`, so that `high` is right in at least 95 of 100.
 */
export function judgeConfidence(
  table: ExtractedTable,
  { doubts, check, leftFigures, wordsAround, mixtures, keptAmounts, isOdd, hasDisagreements = false }: Evidence,
): Confidence {
  const { source, columns } = table;
  const questions = doubts.filter((doubt) => doubt.asks).length;
  const typed = columns.filter((column) => column.typed.kind !== 'text' && column.typed.kind !== 'empty');
  const misfits = typed.reduce((sum, column) => sum + 1 - column.typed.fitShare, 0) / Math.max(1, typed.length);
  const ragged =
    Number(source.notices.find(({ kind }) => kind === 'ragged-rows')?.values.count ?? 0) / source.rows.length;
  const score =
    source.certainty -
    questions * QUESTION_COSTS -
    misfits * RAGGED_COSTS -
    Math.min(1, ragged) * RAGGED_COSTS -
    (source.rows.length < FEW_ROWS ? FEW_ROWS_COST : 0) -
    (check.isTraced ? 0 : FAILED_CHECK_COSTS) -
    (source.notices.some(({ kind }) => kind === 'unsaved-formulas') ? UNSAVED_COSTS : 0) -
    (hasDisagreements ? DISAGREEMENT_COSTS : 0) -
    (isOdd ? ODD_LAYOUT_COST : 0) -
    (isBareText(table) ? BARE_TEXT_COSTS : 0) -
    (leftFigures > 0 || hasManyElsewhere(table) ? LEFT_FIGURES_COST : 0) -
    (mixtures.length > 0 ? MIXTURE_COSTS : 0) -
    (wordsAround.length > 0 ? MIXTURE_COSTS : 0) -
    (keptAmounts.length > 0 ? KEPT_TEXT_COSTS : 0);
  if (questions > 0) return score >= MEDIUM ? 'medium' : 'low';
  return score >= HIGH ? 'high' : score >= MEDIUM ? 'medium' : 'low';
}

/** True where a small table stands beside figures of its sheet that are in none: they may be more of its rows. */
function hasManyElsewhere({ source, columns }: ExtractedTable): boolean {
  const elsewhere = Number(source.notices.find(({ kind }) => kind === 'figures-elsewhere')?.values.count ?? 0);
  if (elsewhere === 0) return false;
  const held = columns.reduce((sum, { values }) => sum + values.filter((value) => typeof value === 'number').length, 0);
  return elsewhere >= held * ELSEWHERE_SHARE;
}

function isBareText({ source, columns }: ExtractedTable): boolean {
  return source.columns.every(({ label }) => label === '') && !columns.some(({ isNumeric }) => isNumeric);
}
