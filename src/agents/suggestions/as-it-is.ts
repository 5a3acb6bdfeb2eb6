import type { ChartType } from '../../chart/chart-type.ts';
import type { FitEntry } from '../../fit/factor.ts';
import { standsOverAxis } from '../../fit/shows-rows.ts';
import type { TableView } from '../../fit/view.ts';
import { nameOf } from '../../plan/table/plan-column.ts';
import { comeToOthers } from '../../table/profile/come-to-others.ts';
import { areSetAgainstEachOther } from '../../table/profile/plans-and-outcomes.ts';
import type { PreparedShape } from '../../writing/suggestions/data-preparation.ts';
import { ONE_THING } from './bound-measures.ts';
import { type Candidate, PICTURE_OF, type PictureKind } from './candidate.ts';
import { operationOf } from './operation-of.ts';

/** Slices beyond this cannot be told apart. */
export const MOST_SLICES = 7;
/** Columns of rows that are shown as they are. */
export const MOST_AS_IS_COLUMNS = 8;
/** Bars and fields beyond this are too thin to be told apart; lines and dots may be many. */
const MOST_AS_IS_POINTS = 60;

const KIND_GOALS = {
  lines: 'trend',
  bars: 'comparison',
  layers: 'composition',
  slices: 'composition',
  dots: 'relationship',
  grid: 'comparison',
  steps: 'change',
} as const;

/** Dots place two measures, and size by a third; beyond it the pair that goes together says more. */
const MOST_DOTTED = 3;

/** The best type of each kind of picture, where the rows can be drawn as they come. */
export function asItIs(view: TableView, ranking: readonly FitEntry[]): readonly Candidate[] {
  const { profile } = view;
  const { axis } = view;
  const isReady = axis === undefined ? view.numbers.length > 1 : axis.preparation === 'none';
  if (!isReady) return [];
  const seen = new Set<string>();
  return ranking.flatMap(({ type, verdict, score }) => {
    const kind = PICTURE_OF[type];
    if (kind === 'table' || verdict !== 'ok' || score <= 0 || seen.has(kind)) return [];
    // Many columns can be told apart by the fields of a grid alone, and a thing set against itself has no other picture.
    if (kind !== 'grid' && (profile.columns.length > MOST_AS_IS_COLUMNS || profile.isMatrix === true)) return [];
    const isWhole = kind === 'layers' || kind === 'slices';
    if (isWhole && (view.hasNegatives || !mayBeParts(view))) return [];
    if (!shareAxis(view, type)) return [];
    if (kind === 'dots' && (view.numbers.length > MOST_DOTTED || isSparse(view, ranking) || isTwice(view))) return [];
    if (kind === 'grid' && !isField(view)) return [];
    if (kind !== 'dots' && !standsOverAxis(view)) return [];
    if (kind === 'slices' && (axis?.points ?? 0) > MOST_SLICES) return [];
    if (kind !== 'lines' && kind !== 'dots' && (axis?.points ?? 0) > MOST_AS_IS_POINTS) return [];
    seen.add(kind);
    const isSigned = view.hasNegatives && kind === 'bars' && axis?.kind === 'category';
    return [
      {
        goal: isSigned ? 'deviation' : KIND_GOALS[kind],
        preparation: { shape: shapeFor(view, kind) },
        types: [type],
        about: drawnOf(view, kind),
        relevance: 1,
      } satisfies Candidate,
    ];
  });
}

/** What a kind of picture is to draw of rows that it can draw as they come: sums beside their own parts are left out. */
function shapeFor(view: TableView, kind: PictureKind): PreparedShape {
  const { profile, axis, measures, numbers } = view;
  const { totalColumns = [] } = profile;
  if (kind === 'dots') return numbers.length === MOST_DOTTED ? placedBySize(view) : AS_IS;
  if (totalColumns.length === 0 || axis?.column === undefined) return AS_IS;
  const parts = measures.filter(({ index }) => !totalColumns.includes(index));
  return parts.length < 2 ? AS_IS : { kind: 'columns', columns: [axis.column, ...parts].map(nameOf) };
}

/** Of three measures of named things the two that go together are the places of the bubbles, and the third is their size. */
function placedBySize({ profile, axis, numbers }: TableView): PreparedShape {
  const { correlation } = profile;
  const pair = numbers.filter(({ index }) => index === correlation?.left || index === correlation?.right);
  const size = numbers.find((column) => !pair.includes(column));
  const canSize = size?.number?.isAdditive === true && size.number.negatives === 0 && size !== numbers[2];
  if (axis?.kind !== 'category' || axis.column === undefined || pair.length !== 2 || !canSize) return AS_IS;
  return { kind: 'columns', columns: [axis.column, ...pair, size].map(nameOf) };
}

/** True for dots of which two places are one, where bars show each measure. */
function isTwice({ numbers, profile, axis }: TableView): boolean {
  return numbers.length > 2 && axis !== undefined && Math.abs(profile.correlation?.coefficient ?? 0) >= ONE_THING;
}

const AS_IS: PreparedShape = { kind: 'as-is' };

/** Fewer dots show no relation. */
export const FEWEST_DOTS = 8;

/** Keys of the columns that a kind of picture draws of rows as they are. */
function drawnOf({ numbers, measures, axis }: TableView, kind: PictureKind): readonly string[] {
  const drawn = kind === 'dots' ? numbers : [...(axis?.column === undefined ? [] : [axis.column]), ...measures];
  return drawn.map(({ key }) => key);
}

/** Too few dots for a third measure to be their size, where another picture shows the rows. Two measures may be places. */
function isSparse({ rows, numbers }: TableView, ranking: readonly FitEntry[]): boolean {
  const isShownElse = ranking.some(
    ({ type, verdict, score }) => verdict === 'ok' && score > 0 && !['dots', 'table'].includes(PICTURE_OF[type]),
  );
  return rows < FEWEST_DOTS && numbers.length > 2 && isShownElse;
}

const FEWEST_IN_FIELD = 4;

/** Numbers of one kind that can be told apart by one range of colours, and enough of them for a field. */
function isField({ profile, hasOneScale, measures, rows }: TableView): boolean {
  if (profile.isMatrix === true) return true;
  return hasOneScale && Math.min(measures.length, rows) >= FEWEST_IN_FIELD && !comeToOthers(profile);
}

/** Series of unlike size share an axis where a second one takes the other unit; one of them would lie flat otherwise. */
function shareAxis({ hasOneScale, measures }: TableView, type: ChartType): boolean {
  if (hasOneScale || measures.length < 2 || PICTURE_OF[type] === 'dots') return true;
  const units = new Set(measures.map(({ format, currency }) => currency ?? (format === 'percentage' ? format : '')));
  return type === 'combo' && units.size > 1 && measures.length === units.size;
}

const FEWEST_PARTS = 3;

/** Two columns of amounts side by side (plan and outcome, exports and imports) are seldom parts of one whole; one is, by its rows. */
function mayBeParts({ profile, isAdditive, seriesCount, measures }: TableView): boolean {
  if (measures.some((measure) => operationOf(measure, profile) === 'mean') && profile.rowShares.length < 2)
    return false;
  // A total is left out of the picture; of what comes before and after a change none is part of the other.
  if (comeToOthers(profile)) return false;
  if (areSetAgainstEachOther(measures.map(({ label }) => label))) return false;
  return profile.rowShares.length > 1 || (isAdditive && (seriesCount === 1 || seriesCount >= FEWEST_PARTS));
}
