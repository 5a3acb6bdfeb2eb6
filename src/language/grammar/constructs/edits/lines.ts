import { styleScopeOf } from '../../../../chart/read-columns.ts';
import type { ChartEdit } from '../../../../plan/edit/edit.ts';
import { EDIT_FIELDS } from '../../../../plan/edit/edit-fields.ts';
import { type BuildContext, defineRule, type Parts, type Rule, type SlotName } from '../../rule.ts';
import {
  type Built,
  editRule,
  editsOf,
  JOIN,
  LINE_TYPES,
  lookRule,
  MAKE,
  numberAt,
  set,
  within,
} from './look-tools.ts';

const LINE = 'linesWord';
/** What the renderer draws where nothing is set. */
const USUAL = { thickness: 2.4, pointSize: 8, textScale: 1 } as const;

const STYLES: readonly Rule[] = (['dashed', 'dotted', 'solid'] as const).map((lineStyle) =>
  defineRule({
    id: `line-${lineStyle}`,
    gives: 'LineStyle',
    pattern: lineStyle,
    weight: 0,
    build: () => ({ lineStyle }),
  }),
);

function style(parts: Parts): Built | undefined {
  const lineStyle = parts.get('LineStyle')?.lineStyle;
  const targets = parts.get('Target')?.targets ?? [{ kind: 'every' } as const];
  if (lineStyle === undefined || !targets.every(({ kind }) => kind === 'series' || kind === 'every')) return undefined;
  return { edits: targets.map((target): ChartEdit => ({ verb: 'styleSeries', target, look: { lineStyle } })) };
}

const TIMES: readonly (readonly [SlotName, number])[] = [
  ['bigger', 1.5],
  ['thicker', 1.5],
  ['double', 2],
  ['smaller', 0.67],
  ['thinner', 0.6],
  ['halve', 0.5],
];
const FIXED_THICKNESS: readonly (readonly [SlotName, number])[] = [
  ['thick', 4],
  ['thin', 1],
  ['medium', 2],
];
const FIXED_POINT: readonly (readonly [SlotName, number])[] = [
  ['small', 5],
  ['medium', 9],
  ['large', 14],
];
const FIXED_TEXT: readonly (readonly [SlotName, number])[] = [
  ['small', 0.8],
  ['medium', 1],
  ['large', 1.4],
];

const factorOf = (parts: Parts): number | undefined => TIMES.find(([word]) => parts.has(word))?.[1];

type Measure = {
  readonly field: 'options.lineThickness' | 'options.pointSize' | 'appearance.textScale';
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  readonly fixed: readonly (readonly [SlotName, number])[];
};

const THICKNESS: Measure = {
  field: 'options.lineThickness',
  usual: USUAL.thickness,
  least: 0.5,
  most: 20,
  fixed: FIXED_THICKNESS,
};
const POINTS: Measure = {
  field: 'options.pointSize',
  usual: USUAL.pointSize,
  least: 1,
  most: 100,
  fixed: FIXED_POINT,
};
const TEXT: Measure = {
  field: 'appearance.textScale',
  usual: USUAL.textScale,
  least: 0.25,
  most: 4,
  fixed: FIXED_TEXT,
};

/** Sets a measure by a number, by a word, or against what it is now. */
function sizeBy({ field, usual, least, most, fixed }: Measure) {
  return (parts: Parts, context: BuildContext): Built | undefined => {
    const number = parts.get('Number');
    const share = number?.isPercentage === true ? (number.value > 4 ? number.value / 100 : number.value) : undefined;
    const sign = parts.has('bigger') ? 1 : parts.has('smaller') ? -1 : 0;
    if (share !== undefined && sign !== 0)
      return editsOf(set(field, within(numberAt(context, field, usual) * (1 + sign * share), least, most)));
    const value = share ?? number?.value;
    if (value !== undefined) return value >= least && value <= most ? editsOf(set(field, value)) : undefined;
    const word = fixed.find(([name]) => parts.has(name))?.[1];
    if (word !== undefined) return editsOf(set(field, word));
    const factor = factorOf(parts);
    if (parts.has('standard')) return editsOf(set(field, null));
    if (factor === undefined) return undefined;
    return editsOf(set(field, within(numberAt(context, field, usual) * factor, least, most)));
  };
}

const RELATIVE = 'bigger|smaller|double|halve';
const THICK = 'thicker|thinner|thick|thin|standard';

function sizeRules(id: string, noun: string, how: string, measure: Measure): readonly Rule[] {
  return [
    `and? ${MAKE}? ${how} ${noun}`,
    `and? ${MAKE}? ${noun} sizeWord? in|to|by|as|is? ${how}`,
    `and? ${MAKE}? ${how} sizeWord of|for|on? ${noun}`,
    `and? ${MAKE}? sizeWord|thicknessWord of|for? ${noun} ${JOIN}? ${how}|Number`,
    `and? ${MAKE}? ${noun} sizeWord|thicknessWord ${JOIN}? Number`,
    `and? ${how} sizeWord|thicknessWord of|for|on? ${noun}`,
    `and? ${MAKE}? ${noun} Number times? ${JOIN}? thick|sizeWord|bigger|smaller|large?`,
    `and? ${MAKE}? ${noun} by? Number ${how}`,
  ].map((pattern, at) => editRule(`${id}-${at}`, pattern, sizeBy(measure), 0.3));
}

/** "Smooth lines" where the chart has none asks for lines too. */
function smoothed(parts: Parts, { config }: BuildContext): Built {
  const isLine = LINE_TYPES.has(config.type);
  const isNamed = parts.has('linesWord');
  return editsOf(
    ...(isLine || !isNamed ? [] : [{ verb: 'setType', type: 'line' } as const]),
    set('options.isSmoothLine', true),
  );
}

const MISSING = 'missing|gapsWord';

/** Gaps are drawn where lines are; elsewhere the cells are filled. */
function zeroed(_: Parts, { config }: BuildContext): Built | undefined {
  const { shownOn } = EDIT_FIELDS['options.missingValues'];
  return shownOn.includes(config.type) ? editsOf(set('options.missingValues', 'zero')) : undefined;
}

const GAPS: readonly Rule[] = [
  ...[
    `and? connectVerb over|in|on|insideTop|by? insideTop? ${MISSING}`,
    `and? connectVerb ${LINE}|pointsWord over|in|on? ${MISSING}`,
    `and? connectVerb ${LINE}|pointsWord? over? missing labelsWord`,
    `and? ${LINE} over ${MISSING}`,
  ].map((pattern, at) => lookRule(`gaps-connect-${at}`, pattern, [set('options.missingValues', 'connect')], 0.5)),
  ...[
    'and? gapsWord in|on|for|over? missing labelsWord?',
    'and? showVerb missing labelsWord? as gapsWord',
    'and? missing labelsWord? as|to|is? gapsWord',
    'and? showVerb gapsWord',
    'and? gapsWord in|on linesWord',
    'and? gapsWord that|questionWord? labelsWord|rows|Word|Entity? is? missing',
    'and? not connectVerb missing|gapsWord',
    `and? connectVerb? ${LINE} in|on|to? missing gapsWord`,
  ].map((pattern, at) => lookRule(`gaps-leave-${at}`, pattern, [set('options.missingValues', 'gap')], 0.4)),
  ...[
    'and? showVerb|useVerb|convertVerb missing labelsWord? as|to|by|with|in zero',
    'and? missing labelsWord? as|to|is|by|with zero',
    'and? zero for|in|instead of? missing',
  ].map((pattern, at) => editRule(`gaps-zero-${at}`, pattern, zeroed, 0.9)),
];

/** "IBM Plex Sans Arabic" has as many as a font is called by. */
const MOST_FONT_WORDS = 4;

function fontOf(part: 'heading' | 'body') {
  return (parts: Parts): Built | undefined => {
    const text = parts.get('Wording')?.text;
    // «ارسم خطا يبين المبيعات»: the same word is a line, and what a line shows is no font.
    const isOther = text === undefined || parts.says('showVerb') || text.split(' ').length > MOST_FONT_WORDS;
    return isOther ? undefined : editsOf(set(`appearance.textStyle.${part}.fontId`, text));
  };
}

function inkOf(part: 'heading' | 'body') {
  return (parts: Parts): Built | undefined => {
    const hex = parts.get('Colour')?.hex;
    return hex === undefined ? undefined : editsOf(set(`appearance.textStyle.${part}.color`, hex));
  };
}

const LETTERS: readonly Rule[] = [
  ...(
    [
      ['heading', 'titleWord'],
      ['body', 'writtenText|labelsWord|textWord'],
    ] as const
  ).flatMap(([part, noun]) => [
    ...[
      `and? ${MAKE}? ${noun} in|to|as|with|of? Colour`,
      `and? ${MAKE}? Colour ${noun}`,
      `and? ${MAKE}? Colour for|on|in|as ${noun}`,
      `and? ${MAKE}? colourWord of|for ${noun} ${JOIN}? Colour`,
      `and? ${MAKE}? ${noun} colourWord ${JOIN}? Colour`,
    ].map((pattern, at) => editRule(`ink-${part}-${at}`, pattern, inkOf(part), 0.9)),
    ...[
      `and? ${MAKE}? fontWord of|for|on|in? ${noun} ${JOIN}? calledWord? Wording`,
      `and? ${MAKE}? ${noun} in? fontWord ${JOIN}? calledWord? Wording`,
      `and? ${MAKE}? Wording as|for|in? fontWord? for|on|of|in ${noun}`,
    ].map((pattern, at) => editRule(`font-${part}-${at}`, pattern, fontOf(part), 0.6)),
  ]),
  ...[`and? ${MAKE}? fontWord ${JOIN}? calledWord? Wording`, `and? ${MAKE}? Wording as|for|in? fontWord`].map(
    (pattern, at) => editRule(`font-${at}`, pattern, fontOf('body'), 0.4),
  ),
];

/** A font that everybody knows, as it was written. */
function knownFont(part: 'heading' | 'body') {
  return ({ lastText }: Parts): Built => editsOf(set(`appearance.textStyle.${part}.fontId`, lastText));
}

const FONTS: readonly Rule[] = [
  ...[
    `and? ${MAKE}|in|with fontName`,
    `and? ${MAKE}? fontWord ${JOIN}? fontName`,
    `and? ${MAKE}? writtenText|textWord ${JOIN} fontName`,
  ].map((pattern, at) => editRule(`known-font-${at}`, pattern, knownFont('body'), 0.4)),
  ...[
    `and? ${MAKE}? titleWord in|to|with|as fontName`,
    `and? ${MAKE}? fontWord of|for titleWord ${JOIN}? fontName`,
  ].map((pattern, at) => editRule(`known-title-font-${at}`, pattern, knownFont('heading'), 1.2)),
];

function comboStacked({ config }: BuildContext, comboType: string): Built | undefined {
  return config.type === 'combo' ? editsOf(set('options.comboType', comboType)) : undefined;
}

const BARS = 'columnWord|barsWord|everySeries|columnShapes';

const COMBO: readonly Rule[] = [
  ...[`and? ${MAKE}? stackVerb|stacked ${BARS}`, `and? ${MAKE}? ${BARS} is? stackVerb|stacked`].map((pattern, at) =>
    editRule(`combo-stacked-${at}`, pattern, (_, context) => comboStacked(context, 'stacked-bars'), 0.5),
  ),
  ...[
    `and? ${MAKE}? grouped ${BARS}`,
    `and? ${MAKE}? ${BARS} is? grouped`,
    'not|turnOff stackVerb|stacked columnWord|barsWord|everySeries?',
  ].map((pattern, at) =>
    editRule(`combo-grouped-${at}`, pattern, (_, context) => comboStacked(context, 'grouped-bars'), 0.5),
  ),
];

/** Whether a chart is drawn with lines: thickness and dashes are seen there. */
const isStyled = ({ config }: BuildContext): boolean => styleScopeOf(config.type) === 'series';

/** Lines: their style, thickness, smoothing, gaps; points, letters, and the columns of a combo. */
export const LINE_RULES: readonly Rule[] = [
  ...STYLES,
  ...[
    `and? ${MAKE}? Target ${JOIN}? LineStyle linesWord?`,
    `and? ${MAKE}? Target ${JOIN}? ${LINE} LineStyle`,
    `and? ${MAKE}? LineStyle ${LINE} for|on|of|in? Target?`,
    `and? ${MAKE}? LineStyle for|on Target`,
    `and? ${MAKE} LineStyle`,
    `and? ${MAKE}? Target LineStyle`,
    `and? ${MAKE}? ${LINE} ${JOIN}? LineStyle`,
  ].map((pattern, at) =>
    editRule(`line-style-${at}`, pattern, (parts, context) => (isStyled(context) ? style(parts) : undefined), 0.35),
  ),
  ...sizeRules('thickness', LINE, `${RELATIVE}|${THICK}`, THICKNESS),
  editRule('thickness-word', `and? ${MAKE}? thicknessWord ${JOIN}? Number`, sizeBy(THICKNESS), 0.2),
  ...sizeRules('point-size', 'pointsWord', `${RELATIVE}|small|medium|large|standard|thicker|thinner`, POINTS),
  ...sizeRules('text-size', 'writtenText|textWord|letter|fontWord', `${RELATIVE}|small|medium|large|standard`, TEXT),
  ...[`and? ${MAKE}? smooth ${LINE}`, `and? ${MAKE}? ${LINE} is|in? smooth`, 'and? smooth'].map((pattern, at) =>
    editRule(`smooth-${at}`, pattern, smoothed, at === 2 ? -0.5 : 0.5),
  ),
  ...[`and? ${MAKE}? straight ${LINE}`, `and? ${MAKE}? ${LINE} is? straight`, 'and? straight', 'not smooth'].map(
    (pattern, at) => lookRule(`straight-${at}`, pattern, [set('options.isSmoothLine', false)], at < 2 ? 0.5 : -0.3),
  ),
  ...GAPS,
  ...LETTERS,
  ...FONTS,
  ...COMBO,
];
