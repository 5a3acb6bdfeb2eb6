import { foldWords } from '../../table/notation/characters.ts';
import { type Candidate, saturate } from '../candidate.ts';
import type { CellReference } from '../figure.ts';
import type { PartToWholeFact, SeriesName } from '../insight.ts';
import {
  about,
  cellAt,
  holdsNegatives,
  pointAt,
  type Scene,
  type Series,
  subjectOf,
  valueAt,
} from '../reading/series.ts';
import { allComparable } from '../reading/side-by-side.ts';
import { sum } from '../statistics/spread.ts';

const FEWEST_SERIES = 2;
/** Two columns are measures of a thing as often as they are its parts. */
const FEWEST_COLUMNS = 3;
/** Ten points of share are a large shift. */
const TYPICAL_SHIFT = 10;

/** All parts of a whole together: no column holds them. */
export const WHOLE_SERIES = { measure: '', columnKey: '', isWhole: true } as const satisfies SeriesName;
/** What all parts came to says more than what one of them did. */
export const WHOLE_IMPORTANCE = 1.3;

/**
 * What share of the sum of all series of one unit each has: at the last period and how it moved since the first, or over all rows
 * where they have no order. Plain arithmetic, without a test. Effect: the share; surprise: the shift in points.
 */
export function findParts(scene: Scene): readonly Candidate[] {
  const parts = partsOf(scene);
  return parts.flatMap((series) => toCandidates(scene, series, parts));
}

/** The series that are parts of one whole, all of them; none where they make up no whole. */
export function partsOf(scene: Scene): readonly Series[] {
  if (!scene.isUnique || scene.isCut) return [];
  const comparable = allComparable(scene);
  // Where one lies below 0, what the others make up is no whole.
  if (comparable.some(holdsNegatives)) return [];
  const parts = comparable.filter(({ nature, isRowShare }) => nature.isAdditive || isRowShare);
  if (parts.some(({ name }) => name.group === undefined && isFlow(name.measure))) return [];
  // Shares of rows that may be of any size add up to no share of all.
  if (!scene.isCourse && parts.some(({ isRowShare }) => isRowShare)) return [];
  const [first] = parts;
  const isComplete = parts.every((part) => first !== undefined && areAlike(first.positions, part.positions));
  const fewest = first?.name.group === undefined && first?.isRowShare !== true ? FEWEST_COLUMNS : FEWEST_SERIES;
  return parts.length < fewest || !isComplete ? [] : parts;
}

/** True for the same places: two series that leave out different months add up in none of both. */
const areAlike = (one: Float64Array, other: Float64Array): boolean =>
  one === other || (one.length === other.length && one.every((place, at) => place === other[at]));

/** Labels of amounts that are measured beside each other and make up no whole: revenue and cost, imports and exports. */
const FLOWS: ReadonlySet<string> = new Set(
  'revenue revenues sales cost costs expense expenses profit profits income spending budget budgeted actual target plan planned forecast price prices imports exports debt assets liabilities receita receitas vendas custo custos despesa despesas lucro lucros preco orcamento importacoes exportacoes divida previsao objetivo الايرادات ايرادات المبيعات مبيعات التكاليف تكاليف التكلفه الارباح ارباح المصروفات الميزانيه الصادرات الواردات'.split(
    ' ',
  ),
);

function isFlow(label: string): boolean {
  return foldWords(label)
    .split(' ')
    .some((word) => FLOWS.has(word));
}

function toCandidates(scene: Scene, series: Series, parts: readonly Series[]): readonly Candidate[] {
  const last = series.values.length - 1;
  const shareAt = (place: number): number =>
    (valueAt(series, place) / sum(parts.map((part) => valueAt(part, place)))) * 100;
  const now = scene.isCourse ? shareAt(last) : (sum(series.values) / sum(parts.map(({ values }) => sum(values)))) * 100;
  const shift = scene.isCourse && last > 0 ? now - shareAt(0) : 0;
  if (!Number.isFinite(now) || !Number.isFinite(shift)) return [];
  return [
    {
      kind: 'part-to-whole',
      subject: subjectOf(series),
      effect: Math.max(now / 100, saturate(shift, TYPICAL_SHIFT)),
      surprise: 0.15 + 0.65 * saturate(shift, TYPICAL_SHIFT),
      importance: Math.max(series.importance, 0.8),
      state: () => (scene.isCourse ? stateCourse(scene, series, parts) : stateRows(scene, series, parts)),
    },
  ];
}

function stateRows(scene: Scene, series: Series, parts: readonly Series[]): PartToWholeFact {
  const cells = [...series.cells, ...parts.flatMap((part) => part.cells)];
  const operation = { name: 'share-of-sum', parts: series.cells.length } as const;
  return {
    kind: 'part-to-whole',
    ...about(scene, series),
    share: scene.maker.figure(operation, cells, { kind: 'percent' }),
  };
}

function stateCourse(scene: Scene, series: Series, parts: readonly Series[]): PartToWholeFact {
  const last = series.values.length - 1;
  const others = parts.filter((part) => part !== series);
  const rowAt = (place: number): readonly CellReference[] => [series, ...others].map((part) => cellAt(part, place));
  const shareAt = (place: number): PartToWholeFact['share'] =>
    scene.maker.figure({ name: 'share-of-sum', parts: 1 }, [cellAt(series, place), ...rowAt(place)], {
      kind: 'percent',
    });
  const shift = [...rowAt(0), ...rowAt(last)];
  return {
    kind: 'part-to-whole',
    ...about(scene, series),
    share: shareAt(last),
    at: pointAt(scene, series, last),
    ...(last === 0
      ? {}
      : {
          earlier: { at: pointAt(scene, series, 0), share: shareAt(0) },
          shift: scene.maker.figure({ name: 'share-shift', parts: parts.length }, shift, { kind: 'points' }),
        }),
  };
}
