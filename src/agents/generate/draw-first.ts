import type { ChartType } from '../../chart/chart-type.ts';
import type { ChartData } from '../../chart/graph-config.ts';
import type { FitEntry } from '../../fit/factor.ts';
import { rankCharts } from '../../fit/rank.ts';
import { showsRows } from '../../fit/shows-rows.ts';
import { viewTable } from '../../fit/view.ts';
import { toPlanTable } from '../../plan/table/plan-table.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { examineData } from '../../table/examine-data.ts';
import type { TableProfile } from '../../table/profile.ts';
import { toPlan } from '../preparation/to-plan.ts';
import { type Candidate, type Goal, PICTURE_OF, type PictureKind, TYPES_OF_GOAL } from '../suggestions/candidate.ts';
import { listCandidates } from '../suggestions/list-candidates.ts';
import { areDatedEvents } from '../suggestions/single-events.ts';
import { type Base, createLayer, drawCandidate } from '../suggestions/view-candidate.ts';
import { widenSeries } from './widen-series.ts';

/** How data are read for pictures. */
export type DrawSetting = Pick<Base, 'locale' | 'parsingLocale' | 'signal'>;

/** What pictures of some data start from. */
export function baseOf(data: ChartData, { locale, parsingLocale, signal }: DrawSetting): Base {
  const examined = examineData(data, parsingLocale);
  const whole = toPlanTable(data, parsingLocale === undefined ? {} : { locale: parsingLocale });
  const ranking = rankCharts(examined.profile);
  return { data, whole, table: whole, examined, ranking, carrier: undefined, locale, parsingLocale, signal };
}

/** Nobody reads more rows than these one by one. */
const MOST_LISTED = 30;

/** A type, and the steps that bring rows to the form in which it draws them. */
type Drawn = { readonly entry: FitEntry; readonly steps: readonly Transform[] };

/**
 * The picture of the type that fits best: of series side by side, of rows gathered by period or by name, counted, or turned, of the
 * measures that one axis can show. As the rows are where it shows them so, or where no way to prepare them is found. A long list is
 * drawn, where it can be, as what is first seen in it.
 */
export function drawFirst(fitting: FitEntry, base: Base): Drawn {
  const { profile } = base.examined;
  const { type } = fitting;
  const widened = widenSeries(profile, type);
  if (widened !== undefined) return { entry: fitting, steps: [widened] };
  const isLong = type === 'table' && base.table.rowCount > MOST_LISTED;
  if (!isLong && showsRows(type, profile) && isSeen(type, profile)) return { entry: fitting, steps: [] };
  const lay = createLayer(base);
  const candidates = listCandidates({ profile, ranking: base.ranking, wanted: new Set() });
  const wants = isLong ? isNear : isOfKind(PICTURE_OF[type]);
  for (const candidate of [...candidates.filter(isPaired), ...candidates]) {
    const isExact = candidate.types.includes(type);
    if (!isExact && !wants(candidate)) continue;
    const drawing = drawCandidate(isExact ? { ...candidate, types: [type] } : candidate, lay);
    if (drawing === undefined) continue;
    const entry = isExact ? fitting : drawing.entry;
    return { entry, steps: toPlan(candidate.preparation, base) };
  }
  return { entry: fitting, steps: [] };
}

/** The picture of the first view that is for one of some goals; `undefined` where the data offer none. */
export function drawFor(goals: readonly Goal[], base: Base): Drawn | undefined {
  const { profile } = base.examined;
  const lay = createLayer(base);
  const candidates = listCandidates({ profile, ranking: base.ranking, wanted: new Set() });
  // The parts of one whole come before those of many.
  const meant = candidates
    .filter(({ goal }) => goals.includes(goal))
    .sort((one, other) => seriesIn(one) - seriesIn(other));
  // Parts that add up may stand beside figures that do not.
  const types = goals.flatMap((goal): readonly ChartType[] => TYPES_OF_GOAL[goal]);
  const others = types.flatMap((type) => candidates.filter(isGathered).map((one) => ({ ...one, types: [type] })));
  for (const candidate of [...meant, ...others]) {
    const drawing = drawCandidate(candidate, lay);
    if (drawing !== undefined) return { entry: drawing.entry, steps: toPlan(candidate.preparation, base) };
  }
  return undefined;
}

/** The measure that a picture shows where nobody named one; `undefined` where it shows several, or counts rows. */
export type Prepared = { readonly steps: readonly Transform[]; readonly measure: string | undefined };

/**
 * How rows are brought to the form that a type draws: gathered by period or by name, counted, or turned. `undefined` where the type
 * shows them as they are, or no way to prepare them is found.
 */
export function prepareFor(type: ChartType, base: Base): Prepared | undefined {
  const { profile } = base.examined;
  const isOfRows = AXIS_OF_EACH.has(PICTURE_OF[type]) || !areDatedEvents(profile);
  if (widenSeries(profile, type) !== undefined || (showsRows(type, profile) && isOfRows)) return undefined;
  const lay = createLayer(base);
  const candidates = listCandidates({ profile, ranking: base.ranking, wanted: new Set() });
  const meant = candidates.filter(({ types }) => types.includes(type));
  const gathered = candidates.filter(isGathered).sort((one, other) => seriesIn(one) - seriesIn(other));
  for (const candidate of [...meant, ...gathered]) {
    const { shape } = candidate.preparation;
    if (shape.kind === 'as-is' || drawCandidate({ ...candidate, types: [type] }, lay) === undefined) continue;
    const [measure] = shape.kind === 'gathered' ? shape.measures : shape.kind === 'top-groups' ? [shape.measure] : [];
    const isCount = measure === undefined || measure.operation === 'count';
    return { steps: toPlan(candidate.preparation, base), measure: isCount ? undefined : measure.column.label };
  }
  return undefined;
}

const isGathered = ({ preparation: { shape } }: Candidate): boolean => shape.kind === 'gathered' && !shape.isGrowth;

/** One figure for each group can be drawn by more types than several. */
const seriesIn = ({ preparation: { shape } }: Candidate): number =>
  shape.kind === 'gathered' && shape.across !== undefined ? 1 : 0;

/** What is further from the first measures and groups of a table says little of it. */
const LEAST_RELEVANCE = 0.8;

const isNear = ({ relevance }: Candidate): boolean => relevance >= LEAST_RELEVANCE;

const isOfKind =
  (kind: PictureKind) =>
  ({ types }: Candidate): boolean =>
    types.every((type) => PICTURE_OF[type] === kind);

/** Two measures that belong beside each other are more than one of them. */
const isPaired = ({ types, preparation }: Candidate): boolean =>
  preparation.shape.kind === 'columns' && types.every((type) => type === 'groupedColumn' || type === 'groupedBar');

const AXIS_OF_EACH: ReadonlySet<PictureKind> = new Set<PictureKind>(['dots', 'table']);

/** True for rows whose measures can all be seen in a picture: on one axis, with no sum beside its parts, and no heap of single events. */
function isSeen(type: ChartType, profile: TableProfile): boolean {
  if (type === 'bubble') return false;
  if (AXIS_OF_EACH.has(PICTURE_OF[type])) return true;
  if (areDatedEvents(profile)) return false;
  const { hasOneScale, measures } = viewTable(profile);
  const isTotalled = (profile.totalColumns ?? []).length > 0;
  return measures.length < 2 || ((hasOneScale || type === 'combo') && !isTotalled);
}
