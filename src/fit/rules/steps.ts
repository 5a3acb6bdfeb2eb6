import type { TableView } from '../view.ts';
import { axisFacts, labelsOf, type Rule, when } from './rule.ts';

const MOST_STEPS = 15;
const BRIDGE = 'Abela 2006: composition, static, accumulation or subtraction to a total';

const isNamed = ({ axis }: TableView): boolean => axis?.kind === 'category' || axis?.kind === 'ordered';

/** Amounts, and changes of amounts; a change in per cent or with decimals is most likely a rate, and rates do not add up. */
function canAddUp({ isAdditive, measures }: TableView): boolean {
  const [measure] = measures;
  const isAmount = measure?.kind === 'currency' || (measure?.kind === 'number' && measure.number?.isInteger === true);
  return isAdditive || (isAmount && measure.number?.isChange === true);
}

function areSteps(view: TableView): boolean {
  const { axis, measures } = view;
  return axis?.preparation === 'none' && measures.length === 1 && axis.points <= MOST_STEPS && canAddUp(view);
}

/** When rises and falls lead from one total to another. */
export const STEP_RULES: readonly Rule[] = [
  {
    id: 'signed-steps',
    kind: 'specificity',
    types: ['waterfall'],
    source: BRIDGE,
    check: (view) =>
      when(areSteps(view) && isNamed(view) && view.hasNegatives && view.measures[0]?.number?.isChange === true, () => ({
        ...axisFacts(view),
        measures: labelsOf(view.measures),
        negatives: view.measures[0]?.number?.negatives ?? 0,
      })),
  },
  {
    id: 'signed-periods',
    kind: 'pro',
    types: ['waterfall'],
    source: BRIDGE,
    check: (view) =>
      when(areSteps(view) && !isNamed(view) && view.hasNegatives, () => ({
        ...axisFacts(view),
        measures: labelsOf(view.measures),
      })),
  },
  {
    id: 'totals-to-bridge',
    kind: 'pro',
    types: ['waterfall'],
    source: BRIDGE,
    check: (view) =>
      when(areSteps(view) && view.hasNegatives && view.profile.totalRows.length > 0, () => ({
        totals: view.profile.totalRows.length,
      })),
  },
  {
    id: 'no-falls',
    kind: 'con',
    types: ['waterfall'],
    source: BRIDGE,
    check: (view) => when(view.axis !== undefined && !view.hasNegatives, () => ({ measures: labelsOf(view.measures) })),
  },
  {
    id: 'steps-do-not-add-up',
    kind: 'con',
    types: ['waterfall'],
    source: BRIDGE,
    check: (view) => when(!canAddUp(view) && view.axis !== undefined, () => ({ measures: labelsOf(view.measures) })),
  },
];
