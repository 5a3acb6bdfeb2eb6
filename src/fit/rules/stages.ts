import type { TableView } from '../view.ts';
import { axisFacts, type Rule, when } from './rule.ts';

const MOST_STAGES = 12;
const FUNNEL = 'FT Visual Vocabulary, "Flow": a process that loses part of its input at each stage';

const isFalling = ({ measures }: TableView): boolean => measures[0]?.number?.isDescending === true;
const hasStages = ({ axis }: TableView): boolean => axis?.column?.text?.order === 'stages';
const isPlain = ({ axis, seriesCount }: TableView): boolean =>
  axis !== undefined && axis.preparation === 'none' && seriesCount === 1 && axis.points <= MOST_STAGES;

/** When values pass through stages. */
export const STAGE_RULES: readonly Rule[] = [
  {
    id: 'stages',
    kind: 'specificity',
    types: ['funnel'],
    source: FUNNEL,
    check: (view) => when(isPlain(view) && hasStages(view) && isFalling(view), () => axisFacts(view)),
  },
  {
    id: 'no-stages',
    kind: 'con',
    types: ['funnel'],
    source: FUNNEL,
    check: (view) => when(view.axis !== undefined && !(hasStages(view) && isFalling(view)), () => axisFacts(view)),
  },
];
