import { styleScopeOf } from '../../../../chart/read-columns.ts';
import type { ChartEdit } from '../../../../plan/edit/edit.ts';
import type { Parts, Rule, SlotName } from '../../rule.ts';
import { type Built, editRule, editsOf, HIDE, JOIN, lookRule, MAKE, readingOf, set } from './look-tools.ts';

const NUMBERS = 'labelsWord|number|valuesWord|axisWord|amount|AxisName|everySeries';

const SHORT: readonly (readonly [SlotName, string])[] = [
  ['inThousands', 'k'],
  ['inMillions', 'm'],
  ['inBillions', 'b'],
  ['inFull', 'none'],
];

const SHORTENING: readonly Rule[] = [
  ...SHORT.flatMap(([word, value]) => {
    const edit = set('appearance.numberFormat.abbreviation', value);
    return [
      editRule(`short-${value}`, `and? ${MAKE}? in|as|with? ${word}`, () => editsOf(edit), 0.1),
      editRule(`short-numbers-${value}`, `and? ${MAKE}? ${NUMBERS} ${JOIN}? in? ${word}`, () => editsOf(edit), 0.6),
      editRule(`short-column-${value}`, `and? ${MAKE}? Columns ${JOIN}? ${word}`, (parts, context) => {
        const columns = parts.get('Columns')?.columns ?? [];
        const { series } = readingOf(context);
        const isDrawn = columns.every(({ column }) => series.includes(context.table.columns[column]?.key ?? ''));
        return isDrawn ? { edits: [edit], ...(context.config.type === 'table' ? { columns } : {}) } : undefined;
      }),
    ];
  }),
  ...SHORT.map(([word, value]) =>
    editRule(`shorten-${value}`, `and? shortenVerb number|labelsWord|valuesWord? to|in|as? ${word}`, () =>
      editsOf(set('appearance.numberFormat.abbreviation', value)),
    ),
  ),
  lookRule('shorten', 'and? shortenVerb number|labelsWord|valuesWord', [
    set('appearance.numberFormat.abbreviation', 'auto'),
  ]),
  ...['not|without shortenVerb number|labelsWord|valuesWord?', 'number|labelsWord not shortenVerb'].map((pattern, at) =>
    lookRule(`shorten-not-${at}`, pattern, [set('appearance.numberFormat.abbreviation', 'none')], 0.4),
  ),
  ...[
    `and? ${MAKE}? number|labelsWord|valuesWord|amount ${JOIN}? standard`,
    'and? standard number|labelsWord lookWord?',
    'resetVerb number lookWord?',
  ].map((pattern, at) =>
    lookRule(`short-back-${at}`, pattern, [
      set('appearance.numberFormat.abbreviation', 'auto'),
      set('appearance.numberFormat.decimalPlaces', 'auto'),
    ]),
  ),
];

function decimals(parts: Parts): Built | undefined {
  const count = parts.get('Number')?.value;
  const isPlaces = count !== undefined && Number.isInteger(count) && count >= 0 && count <= 10;
  return isPlaces ? editsOf(set('appearance.numberFormat.decimalPlaces', count)) : undefined;
}

const DECIMALS: readonly Rule[] = [
  ...[
    `and? ${MAKE}|with? Number decimals`,
    `and? ${MAKE}? ${NUMBERS} ${JOIN}? Number decimals`,
    `and? ${MAKE}? Number decimals on|in|for ${NUMBERS}`,
    `and? ${MAKE}? decimals ${JOIN}? Number`,
    'and? only Number decimals',
  ].map((pattern, at) => editRule(`decimals-${at}`, pattern, decimals, 0.35)),
  ...[
    `and? ${MAKE}? as|in|to? wholeNumbers`,
    `and? ${MAKE}? ${NUMBERS} ${JOIN}? wholeNumbers`,
    `and? ${HIDE} decimals`,
    `and? wholeNumbers on|in|for ${NUMBERS}`,
  ].map((pattern, at) =>
    lookRule(`decimals-none-${at}`, pattern, [set('appearance.numberFormat.decimalPlaces', 0)], 0.35),
  ),
  ...['standard decimals', 'decimals to|in|is? standard'].map((pattern, at) =>
    lookRule(`decimals-back-${at}`, pattern, [set('appearance.numberFormat.decimalPlaces', 'auto')], 0.35),
  ),
];

const SHARES: readonly ChartEdit[] = [
  set('dataLabels.showDataLabels', true),
  set('dataLabels.dataLabelFormat', 'percentage'),
];
const PLACES = 'slicesWord|barsWord|everySeries|columnWord|pointsWord|labelsWord|stacked';

const LABELS: readonly Rule[] = [
  ...[...SHORT, ['wholeNumbers', undefined] as const].map(([word, value], at) =>
    lookRule(
      `labels-written-${at}`,
      `and? showVerb|addVerb|turnOn|with labelsWord with|in|without ${word}`,
      [
        set('dataLabels.showDataLabels', true),
        value === undefined
          ? set('appearance.numberFormat.decimalPlaces', 0)
          : set('appearance.numberFormat.abbreviation', value),
      ],
      0.9,
    ),
  ),
  ...[
    'and? labelsWord|nameVerb slicesWord|pointsWord with|by categoryLabels|namesWord',
    'and? categoryLabels|namesWord on|for|in slicesWord|pointsWord',
  ].map((pattern, at) => lookRule(`labels-names-${at}`, pattern, [set('dataLabels.showCategoryLabels', true)], 0.4)),
  ...[
    `and? ${MAKE}|with? labelsWord ${JOIN}? asPercentages|percentage`,
    `and? ${MAKE}|with? asPercentages|percentage on|in|for|over|above ${PLACES}`,
    `and? ${MAKE}|with? asPercentages|percentage as|in|for|on|to? labelsWord`,
    `and? ${MAKE}|with? shareWord of|on|for|in each? slicesWord`,
    'and? asPercentages instead labelsWord|valuesWord?',
    `and? ${MAKE}|with? ${PLACES} with|in|as asPercentages|percentage labelsWord?`,
  ].map((pattern, at) => lookRule(`labels-shares-${at}`, pattern, SHARES, 0.4)),
  lookRule('labels-shares-with', 'and? with asPercentages|percentage labelsWord?', SHARES, 0.6),
  editRule(
    'labels-shares-bare',
    `and? ${MAKE}|with? asPercentages`,
    (_, { config }) => {
      const isWhole = styleScopeOf(config.type) === 'slice' || /stacked|funnel|mekko/i.test(config.type);
      return isWhole ? { edits: SHARES } : undefined;
    },
    0.45,
  ),
  ...[
    'and? showVerb|convertVerb|useVerb? labelsWord|valuesWord instead asPercentages|percentage',
    `and? ${MAKE}? labelsWord as|in|to|with labelsWord|valuesWord|amount|number`,
    'not|without|turnOff asPercentages labelsWord?',
  ].map((pattern, at) =>
    lookRule(`labels-absolute-${at}`, pattern, [set('dataLabels.dataLabelFormat', 'absolute')], 0.4),
  ),
];

const FIGURES: readonly (readonly [SlotName, string])[] = [
  ['sum', 'total'],
  ['totalLabels', 'total'],
  ['average', 'average'],
  ['current', 'current'],
  ['last', 'current'],
  ['most', 'current'],
  ['conversion', 'conversion'],
];

const HEADLINES: readonly Rule[] = [
  ...FIGURES.flatMap(([word, value]) =>
    [
      `and? ${MAKE}|with? ${word} valuesWord|labelsWord? as|in headlineWord`,
      `and? ${MAKE}|with? ${word} headlineWord`,
      `and? ${MAKE}|with? headlineWord ${JOIN}|for|with|showVerb? ${word} valuesWord|labelsWord?`,
      `and? ${MAKE}|with? headlineWord ${JOIN}|for|with|that? showVerb? ${word}`,
      `and? ${MAKE}|with? headlineWord on? insideTop with|of|for|that? showVerb? ${word}`,
    ].map((pattern, at) =>
      lookRule(`headline-${value}-${word}-${at}`, pattern, [set('headlineNumbers.show', value)], 0.4),
    ),
  ),
  ...(
    [
      ['previous', 'previous'],
      ['first', 'first'],
    ] as const
  ).flatMap(([word, value]) =>
    [
      `and? compare headlineWord with|to|versus? ${word} valuesWord|labelsWord|rows|pointsWord|Unit?`,
      `and? ${MAKE}|with? headlineWord compare|versus with|to? ${word} valuesWord|labelsWord|rows|pointsWord|Unit?`,
      `and? ${MAKE}? headlineWord compare? from|since|versus ${word} valuesWord|labelsWord|rows|pointsWord|Unit?`,
      `and? compare with|to ${word} valuesWord|labelsWord in|on headlineWord`,
      `and compare with|to ${word} valuesWord|labelsWord|pointsWord?`,
    ].map((pattern, at) =>
      lookRule(`headline-compare-${value}-${at}`, pattern, [set('headlineNumbers.compareWith', value)], 0.45),
    ),
  ),
  ...[
    'not|without|removeVerb|turnOff compare|difference in|on|for|of headlineWord',
    'headlineWord without compare',
  ].map((pattern, at) => lookRule(`headline-alone-${at}`, pattern, [set('headlineNumbers.compareWith', 'none')], 0.45)),
  ...(['small', 'medium', 'large'] as const).flatMap((size) =>
    [
      `and? ${MAKE}? headlineWord ${JOIN}? ${size}`,
      `and? ${MAKE}|with? ${size} headlineWord`,
      `and? ${MAKE}? headlineWord sizeWord ${JOIN}? ${size}`,
    ].map((pattern, at) => lookRule(`headline-${size}-${at}`, pattern, [set('headlineNumbers.size', size)], 0.35)),
  ),
  ...(
    [
      ['bigger', 'large'],
      ['smaller', 'small'],
      ['standard', 'auto'],
    ] as const
  ).flatMap(([word, size]) =>
    [`and? ${MAKE}? headlineWord sizeWord? ${JOIN}? ${word}`, `and? ${MAKE}? ${word} headlineWord`].map((pattern, at) =>
      lookRule(`headline-${word}-${at}`, pattern, [set('headlineNumbers.size', size)], 0.35),
    ),
  ),
];

/** How numbers are written: shortening, decimals, labels as shares, and headline figures. */
export const NUMBER_RULES: readonly Rule[] = [...SHORTENING, ...DECIMALS, ...LABELS, ...HEADLINES];
