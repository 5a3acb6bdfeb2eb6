import type { TableView } from '../view.ts';
import { axisFacts, labelsOf, type Rule, when } from './rule.ts';

const MOST_STEPS = 15;
const BRIDGE = 'Abela 2006: composition, static, accumulation or subtraction to a total';

const isNamed = ({ axis }: TableView): boolean => axis?.kind === 'category' || axis?.kind === 'ordered';

/** Names of what a bridge is made of: changes, effects and contributions, in the three languages. */
const STEP_WORDS =
  /\b(?:change|changes|effect|effects|impact|contribution|driver|movement|delta|bridge)\b|varia(?:ção|ções)|efeito|impacto|contribu|movimento|تغي|أثر|تأثير|مساهم/iu;

/** Amounts, and changes of amounts; a change in per cent or with decimals is most likely a rate, and rates do not add up. */
function canAddUp({ isAdditive, measures }: TableView): boolean {
  const [measure] = measures;
  if (isAdditive || measure === undefined) return isAdditive;
  const isAmount = measure.kind === 'currency' || (measure.kind === 'number' && measure.number?.isInteger === true);
  return isAmount && STEP_WORDS.test(measure.label);
}

function areSteps(view: TableView): boolean {
  const { axis, measures } = view;
  return axis?.preparation === 'none' && measures.length === 1 && axis.points <= MOST_STEPS && canAddUp(view);
}

const areSigned = (view: TableView): boolean => areSteps(view) && view.hasNegatives;

/**
 * True where signed values lead from a total to another, and are not only compared: by name, by their totals, or by a last
 * value that the others come to.
 */
function isBridge(view: TableView): boolean {
  if (!isNamed(view)) return false;
  if (view.profile.totalRows.length > 0 || view.measures.some(({ number }) => number?.endsInSum === true)) return true;
  return [view.axis?.column?.label ?? '', ...labelsOf(view.measures)].some((label) => STEP_WORDS.test(label));
}

const stepFacts = (view: TableView) => ({ ...axisFacts(view), measures: labelsOf(view.measures) });

/** When rises and falls lead from one total to another. */
export const STEP_RULES: readonly Rule[] = [
  {
    id: 'signed-steps',
    kind: 'specificity',
    types: ['waterfall'],
    source: BRIDGE,
    check: (view) => when(areSigned(view) && isBridge(view), () => stepFacts(view)),
  },
  {
    id: 'gains-and-losses',
    kind: 'pro',
    types: ['waterfall'],
    source: BRIDGE,
    check: (view) => when(areSigned(view) && !isBridge(view), () => stepFacts(view)),
  },
  {
    id: 'totals-to-bridge',
    kind: 'pro',
    types: ['waterfall'],
    source: BRIDGE,
    check: (view) =>
      when(areSigned(view) && view.profile.totalRows.length > 0, () => ({
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
  {
    id: 'too-many-steps',
    kind: 'con',
    types: ['waterfall'],
    source: BRIDGE,
    check: (view) => when((view.axis?.points ?? 0) > MOST_STEPS, () => axisFacts(view)),
  },
];
