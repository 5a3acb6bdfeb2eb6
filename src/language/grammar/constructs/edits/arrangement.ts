import { EDIT_FIELDS } from '../../../../plan/edit/edit-fields.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../../rule.ts';
import { type Built, editRule, editsOf, JOIN, lookRule, MAKE, readingOf, set } from './look-tools.ts';

const legend = (position: string): Built => editsOf(set('legend.position', position));

const LEGEND: readonly Rule[] = [
  ...(
    [
      ['insideTop|top', 'top'],
      ['rightSide', 'right'],
      ['standard', 'auto'],
      // No legend stands there: the answer says which places there are.
      ['bottomSide', 'bottom'],
      ['leftSide', 'left'],
    ] as const
  ).flatMap(([where, position]) =>
    [
      `and? ${MAKE}|with? legendWord ${JOIN}? ${where}`,
      `and? ${MAKE}|with? ${where} legendWord`,
      `and? ${MAKE}? ${JOIN}? ${where} of|for legendWord`,
    ].map((pattern, at) => editRule(`legend-${position}-${at}`, pattern, () => legend(position), 0.35)),
  ),
];

const TURNS: readonly Rule[] = [
  lookRule('swap-axes', 'and? otherWay', [{ verb: 'swapAxes' }], 0.3),
  lookRule('swap-x-and-y', 'and? swapVerb|convertVerb|otherWay xAxis and|with yAxis', [{ verb: 'swapAxes' }], 0.5),
  lookRule('swap-both', 'and? swapVerb|reverseVerb|convertVerb bothAxes', [{ verb: 'swapAxes' }], 0.45),
  defineRule({
    id: 'coloured-type',
    gives: 'Type',
    pattern: 'Colour Type',
    weight: 0.35,
    build: (parts, { purpose }) => {
      const words = parts.get('Type')?.words;
      const hex = parts.get('Colour')?.hex;
      // "Red bars" are those there are; "a red bar chart" is a new one.
      const isChart = parts.lastText.includes(' ');
      return purpose === 'chart' && isChart && words !== undefined && hex !== undefined ? { words, hex } : undefined;
    },
  }),
  defineRule({
    id: 'stack-them',
    gives: 'Type',
    pattern: 'stackVerb them|barsWord|columnShapes|everySeries',
    weight: 0.3,
    build: (_, { config, purpose }) =>
      purpose === 'chart' && /bar|column/i.test(config.type) ? { words: ['stacked'] as const } : undefined,
  }),
  defineRule({
    id: 'turned-into',
    gives: 'Type',
    pattern: 'convertVerb|swapVerb|reverseVerb|resetVerb Type',
    weight: 0.1,
    build: (parts, { purpose }) => (purpose === 'chart' ? parts.get('Type') : undefined),
  }),
];

/** The last figure alone is the line of a combo. */
function comboWith(parts: Parts, context: BuildContext): Built | undefined {
  const column = parts.get('Column')?.column;
  const key = column === undefined ? undefined : context.table.columns[column]?.key;
  const figures = readingOf(context).series;
  return key !== undefined && figures.at(-1) === key && figures.length > 1
    ? editsOf({ verb: 'setType', type: 'combo' })
    : undefined;
}

const BARS = 'barsWord|columnShapes|everySeries';

function sortedBars(value: boolean, { config }: BuildContext): Built | undefined {
  const { shownOn } = EDIT_FIELDS['options.sortBars'];
  return shownOn.includes(config.type) ? editsOf(set('options.sortBars', value)) : undefined;
}

const TYPES: readonly Rule[] = [
  ...['chartCombo with|and Column as|in|on linesWord', `and? ${MAKE}? Column as|in|into linesWord`].map((pattern, at) =>
    editRule(`combo-line-${at}`, pattern, comboWith, 0.3),
  ),
  ...[`and? sortVerb ${BARS} dataAlone`, `and? ${MAKE}? ${BARS} sortVerb dataAlone?`, `and? sortVerb ${BARS}`].map(
    (pattern, at) => editRule(`sort-bars-${at}`, pattern, (_, context) => sortedBars(true, context), 0.4),
  ),
  ...[`not|turnOff sortVerb ${BARS}`, `and? ${BARS} not sortVerb`].map((pattern, at) =>
    editRule(`unsort-bars-${at}`, pattern, (_, context) => sortedBars(false, context), 0.5),
  ),
  defineRule({
    id: 'leave-out-total',
    gives: 'Steps',
    pattern: 'without|removeVerb sum rows?',
    weight: 0.2,
    build: (_, { purpose, profile }) =>
      purpose === 'chart' && profile.totalRows.length > 0 ? { steps: [{ verb: 'dropTotals' }] } : undefined,
  }),
  ...['anyway', 'hedge is|has? not? hedge', 'hedge is|has? not? hedge anyway'].map((pattern, at) =>
    defineRule({ id: `anyway-${at}`, gives: 'Insist', pattern, weight: 0, build: () => ({}) }),
  ),
];

const RESETS: readonly Rule[] = [
  ...[
    'and? resetVerb all? lookWord',
    'and? resetVerb all',
    'and? resetVerb chartWord',
    'and? resetVerb to? standard lookWord',
    'and? removeVerb|turnOff all lookWord',
    'and? resetVerb lookWord of|for chartWord',
    'and? convertVerb? lookWord to|in standard',
  ].map((pattern, at) => lookRule(`reset-${at}`, pattern, [{ verb: 'resetLook' }], 0.3)),
  lookRule('reset-bare', 'resetVerb', [{ verb: 'resetLook' }], -0.4),
];

const HIGHLIGHT_STYLES: readonly Rule[] = [
  lookRule(
    'highlight-fading',
    'highlightVerb with|by|in fadeRest|gradient',
    [set('appearance.highlightStyle', 'fade-color')],
    0.3,
  ),
];

/** Where the legend stands, what goes round the other way, and what goes back to how it was. */
export const ARRANGEMENT_RULES: readonly Rule[] = [...LEGEND, ...TURNS, ...TYPES, ...RESETS, ...HIGHLIGHT_STYLES];
