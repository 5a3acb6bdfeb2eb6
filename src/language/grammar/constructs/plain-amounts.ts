import { type BuildContext, defineRule, type Rule } from '../rule.ts';
import { editRule, set } from './edits/look-tools.ts';

/** Words that want amounts in the place of the shares that a chart shows of them. */
const PATTERNS = [
  'goBack to? plainAmounts|valuesWord goBack?',
  'as|in|with|showVerb|convertVerb plainAmounts instead|goBack?',
  'plainAmounts goBack|instead',
  'removeVerb|without|not as|in? shareWord|percentage|asPercentages|shareOfTotal',
] as const;
const WEIGHT = 0.45;

function hasShareLabels({ config }: BuildContext): boolean {
  const labels = config.dataLabels;
  return (
    typeof labels === 'object' &&
    labels !== null &&
    'dataLabelFormat' in labels &&
    labels.dataLabelFormat === 'percentage'
  );
}

/**
 * "Back to amounts" after shares: figures along the groups make room for what they are of; stacks that are filled, and labels that
 * tell percentages, show amounts again.
 */
export const PLAIN_AMOUNT_RULES: readonly Rule[] = PATTERNS.flatMap((pattern, at) => [
  defineRule({
    id: `amounts-again-${at}`,
    gives: 'Restore',
    pattern,
    weight: WEIGHT,
    build: (_, { isFollowing }) => (isFollowing ? { kind: 'amounts' } : undefined),
  }),
  defineRule({
    id: `amounts-in-stacks-${at}`,
    gives: 'Type',
    pattern,
    weight: WEIGHT,
    build: (_, { config, isFollowing }) =>
      !isFollowing && config.type.startsWith('100') ? { words: ['stacked'] } : undefined,
  }),
  editRule(
    `amounts-in-labels-${at}`,
    pattern,
    (_, context) =>
      !context.isFollowing && hasShareLabels(context)
        ? { edits: [set('dataLabels.dataLabelFormat', 'absolute')] }
        : undefined,
    WEIGHT,
  ),
]);
