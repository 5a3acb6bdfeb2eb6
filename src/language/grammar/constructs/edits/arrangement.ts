import { defineRule, type Rule } from '../../rule.ts';
import { type Built, editRule, editsOf, JOIN, lookRule, MAKE, set } from './look-tools.ts';

const legend = (position: string): Built => editsOf(set('legend.position', position));

const LEGEND: readonly Rule[] = [
  ...(
    [
      ['insideTop|top', 'top'],
      ['rightSide', 'right'],
      ['standard', 'auto'],
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
    id: 'turned-into',
    gives: 'Type',
    pattern: 'convertVerb|swapVerb|reverseVerb Type',
    weight: 0.1,
    build: (parts, { purpose }) => (purpose === 'chart' ? parts.get('Type') : undefined),
  }),
];

const RESETS: readonly Rule[] = [
  ...[
    'and? resetVerb all? lookWord',
    'and? resetVerb all? everySeries',
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
export const ARRANGEMENT_RULES: readonly Rule[] = [...LEGEND, ...TURNS, ...RESETS, ...HIGHLIGHT_STYLES];
