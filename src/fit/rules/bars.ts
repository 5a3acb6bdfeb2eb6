import type { TableView } from '../view.ts';
import { axisFacts, BAR_TYPES, COLUMN_TYPES, labelsOf, type Rule, when } from './rule.ts';

const CLEVELAND = 'Cleveland and McGill 1984: lengths on a common scale are read most precisely after positions';
const FEW = 'Few 2012: turn the chart when its labels do not fit below it';
const MOST_COLUMNS = 8;
const MOST_BARS = 50;
const LONG_NAME = 12;
const LONGEST_NAME = 20;

const isNamed = ({ axis }: TableView): boolean =>
  axis?.kind === 'category' || axis?.kind === 'ordered' || axis?.kind === 'bins';

function namesAreLong({ axis }: TableView): boolean {
  const text = axis?.column?.text;
  return text !== undefined && (text.averageLength > LONG_NAME || text.longest > LONGEST_NAME);
}

const pointsOf = ({ axis }: TableView): number => axis?.points ?? 0;
const namedBeyond = (view: TableView, most: number): boolean => isNamed(view) && pointsOf(view) > most;
const bandsAreOrdered = ({ axis }: TableView): boolean => axis?.kind === 'ordered' || axis?.kind === 'bins';

/** Levels over time, such as temperatures, have no zero to stand on; amounts have, and so has anything compared by name. */
function hasZeroLine(view: TableView): boolean {
  return view.axis !== undefined && (isNamed(view) || view.isAdditive);
}

/** Names to compare by: one alone has nothing beside it, and bins yet to be made are `distribution-bins`' to judge. */
function hasNames(view: TableView): boolean {
  return isNamed(view) && pointsOf(view) > 1 && view.axis?.preparation !== 'bin';
}

/** How bars and columns stand over categories, and which way round. */
export const BAR_RULES: readonly Rule[] = [
  {
    id: 'category-bars',
    kind: 'pro',
    types: [...BAR_TYPES, ...COLUMN_TYPES],
    source: CLEVELAND,
    check: (view) => when(hasNames(view), () => axisFacts(view)),
  },
  {
    id: 'few-short-names',
    kind: 'pro',
    types: COLUMN_TYPES,
    source: 'Abela 2006: comparison among items, few categories',
    check: (view) =>
      when(isNamed(view) && pointsOf(view) <= MOST_COLUMNS && !namesAreLong(view), () => axisFacts(view)),
  },
  {
    id: 'ordered-columns',
    kind: 'continuity',
    types: COLUMN_TYPES,
    source: 'Tversky, Kugelmass and Winter 1991: an order is read along the line of writing',
    check: (view) => when(bandsAreOrdered(view), () => axisFacts(view)),
  },
  {
    id: 'long-names',
    kind: 'pro',
    types: BAR_TYPES,
    source: FEW,
    check: (view) => when(isNamed(view) && namesAreLong(view), () => axisFacts(view)),
  },
  {
    id: 'long-names-crowd',
    kind: 'con',
    types: COLUMN_TYPES,
    source: FEW,
    check: (view) => when(isNamed(view) && namesAreLong(view), () => axisFacts(view)),
  },
  {
    id: 'many-categories',
    kind: 'pro',
    types: BAR_TYPES,
    source: 'Abela 2006: comparison among items, many categories',
    check: (view) => when(namedBeyond(view, MOST_COLUMNS) && !bandsAreOrdered(view), () => axisFacts(view)),
  },
  {
    id: 'many-categories-crowd',
    kind: 'con',
    types: [...COLUMN_TYPES, 'combo'],
    source: 'Abela 2006: comparison among items, many categories',
    check: (view) => when(namedBeyond(view, MOST_COLUMNS) && !bandsAreOrdered(view), () => axisFacts(view)),
  },
  {
    id: 'too-many-categories',
    kind: 'con',
    types: [...BAR_TYPES, ...COLUMN_TYPES, 'combo'],
    source: "Few 2012: what does not fit on one screen can't be compared at a glance",
    check: (view) => when(namedBeyond(view, MOST_BARS), () => axisFacts(view)),
  },
  {
    id: 'signed-bars',
    kind: 'pro',
    types: ['bar', 'column', 'groupedBar', 'groupedColumn'],
    source: 'FT Visual Vocabulary, "Deviation": diverging bars',
    check: (view) => when(view.hasNegatives && hasZeroLine(view), () => ({ measures: labelsOf(view.measures) })),
  },
];
