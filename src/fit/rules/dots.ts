import type { TableView } from '../view.ts';
import { axisFacts, BAR_TYPES, COLUMN_TYPES, labelsOf, ONE_SERIES_TYPES, type Rule, when } from './rule.ts';

const CLEVELAND = 'Cleveland and McGill 1984: position on a common scale is read most precisely';
const HARRISON = 'Harrison et al. 2014: scatterplots show correlation best; Saket et al. 2019: and what stands apart';
const FEWEST_DOTS = 10;
const CLEAR_CORRELATION = 0.5;

const hasTwo = ({ numbers }: TableView): boolean => numbers.length > 1;
const positions = (view: TableView) => ({ measures: labelsOf(view.numbers.slice(0, 2)), rows: view.rows });
const isEnough = ({ rows }: TableView): boolean => rows >= FEWEST_DOTS;

/** True where rows are things with several measures, not positions along an axis. */
function isCloud(view: TableView): boolean {
  return view.axis === undefined || (view.axis.preparation === 'aggregate' && view.measures.length > 1);
}

const POSITION_NAMES: readonly (readonly [RegExp, RegExp])[] = [
  [/^x\b/i, /^y\b/i],
  [/^(?:lon|lng|long|longitude|خط الطول)$/i, /^(?:lat|latitude|خط العرض)$/i],
];

/** Two measures called x and y, or longitude and latitude, are positions by their name. */
function areNamedPositions({ numbers, axis }: TableView): boolean {
  if (axis?.kind === 'number') return false;
  const labels = numbers.map(({ label }) => label.trim());
  return POSITION_NAMES.some(
    ([across, up]) => labels.some((label) => across.test(label)) && labels.some((label) => up.test(label)),
  );
}

const isOverTime = ({ axis }: TableView): boolean =>
  axis?.kind === 'time' || axis?.kind === 'cycle' || axis?.kind === 'number';

/** Traits of things (income, age, a rate) are set against each other; two amounts of a category are compared as lengths. */
function relatesTraits({ measures, hasOneScale, isAdditive }: TableView): boolean {
  return measures.length > 1 && !hasOneScale && (measures.length > 2 || !isAdditive);
}

/** When dots show how measures go together. */
export const DOT_RULES: readonly Rule[] = [
  {
    id: 'dot-positions',
    kind: 'pro',
    types: ['scatter'],
    source: CLEVELAND,
    check: (view) => when(hasTwo(view) && !isOverTime(view), () => positions(view)),
  },
  {
    id: 'dot-cloud',
    kind: 'pro',
    types: ['scatter', 'bubble'],
    source: HARRISON,
    check: (view) => when(hasTwo(view) && isCloud(view) && isEnough(view), () => positions(view)),
  },
  {
    id: 'named-positions',
    kind: 'pro',
    types: ['scatter'],
    source: 'Cleveland and McGill 1984: positions are shown as positions',
    check: (view) => when(areNamedPositions(view), () => positions(view)),
  },
  {
    id: 'only-measures',
    kind: 'pro',
    types: ['scatter'],
    source: 'Mackinlay, Hanrahan and Stolte 2007, "Show Me": two measures without a category make a scatterplot',
    check: (view) =>
      when(hasTwo(view) && view.dimensions.length === 0 && view.axis === undefined, () => positions(view)),
  },
  {
    id: 'correlated',
    kind: 'pro',
    types: ['scatter', 'bubble'],
    source: HARRISON,
    check: (view) => {
      const strongest = view.profile.correlation;
      const [left, right] = [strongest?.left, strongest?.right].map((index) =>
        view.numbers.find((column) => column.index === index),
      );
      if (strongest === undefined || left === undefined || right === undefined || !isEnough(view)) return undefined;
      return when(Math.abs(strongest.coefficient) >= CLEAR_CORRELATION, () => ({
        measures: labelsOf([left, right]),
        coefficient: Math.round(strongest.coefficient * 100) / 100,
      }));
    },
  },
  {
    id: 'unlike-measures',
    kind: 'pro',
    types: ['scatter', 'bubble'],
    source: 'Abela 2006: relationship between variables',
    check: (view) =>
      when(relatesTraits(view) && !isCloud(view) && isEnough(view) && !isOverTime(view), () => ({
        measures: labelsOf(view.measures),
      })),
  },
  {
    id: 'places-are-no-amounts',
    kind: 'con',
    types: [...BAR_TYPES, ...COLUMN_TYPES, ...ONE_SERIES_TYPES, 'line', 'areaStacked', 'combo', 'mekko'],
    source: 'Cleveland and McGill 1984: positions are shown as positions',
    check: (view) => {
      const places = view.measures.filter(({ number }) => number?.isCoordinate === true);
      return when(places.length > 1, () => ({ measures: labelsOf(places) }));
    },
  },
  {
    id: 'few-dots',
    kind: 'con',
    types: ['scatter', 'bubble'],
    source: HARRISON,
    check: (view) => {
      const hasDots = hasTwo(view) || (view.measures.length > 0 && view.axis?.preparation === 'aggregate');
      return when(hasDots && !isEnough(view), () => ({ rows: view.rows }));
    },
  },
  {
    id: 'dots-over-time',
    kind: 'pro',
    types: ['scatter'],
    source: 'Cleveland 1994: a dot per moment shows the spread that a line hides',
    check: (view) => when(isOverTime(view) && isEnough(view), () => axisFacts(view)),
  },
  {
    id: 'dots-by-group',
    kind: 'pro',
    types: ['scatter'],
    source: 'FT Visual Vocabulary, "Distribution": dot strip plot',
    check: (view) =>
      when(
        !isOverTime(view) && view.measures.length === 1 && view.axis?.preparation === 'aggregate' && isEnough(view),
        () => ({ ...axisFacts(view), rows: view.rows }),
      ),
  },
];
