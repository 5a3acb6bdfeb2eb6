import { styleScopeOf } from '../../../../chart/read-columns.ts';
import type { ChartEdit, StyleTarget, WaterfallPart } from '../../../../plan/edit/edit.ts';
import { PALETTES } from '../../../../plan/edit/edit-fields.ts';
import { type BuildContext, defineRule, type Parts, type Rule, type SlotName } from '../../rule.ts';
import { type Built, editRule, editsOf, JOIN, lookRule, readingOf, rowOf, rowOfExtreme, set } from './look-tools.ts';

const EVERY: StyleTarget = { kind: 'every' };

/** The series of the columns that are named; a column that a pie or a waterfall is made of is all of it. */
function seriesTargets(parts: Parts, context: BuildContext): readonly StyleTarget[] | undefined {
  const keys = (parts.get('Columns')?.columns ?? []).map(({ column }) => context.table.columns[column]?.key ?? '');
  const { series } = readingOf(context);
  const isWhole = styleScopeOf(context.config.type) !== 'series';
  if (context.config.type === 'table') return keys.every((key) => isFigure(key, context)) ? [EVERY] : undefined;
  if (keys.length === 0 || !keys.every((key) => series.includes(key))) return undefined;
  return isWhole ? [EVERY] : keys.map((column) => ({ kind: 'series', column }));
}

function isFigure(key: string, { profile }: BuildContext): boolean {
  return profile.columns.some((column) => column.key === key && column.role === 'measure');
}

/** The slices that values name; where series are drawn, places along the axis, of which the answer says that they have no look. */
function sliceTargets(parts: Parts, context: BuildContext): readonly StyleTarget[] | undefined {
  const scope = styleScopeOf(context.config.type);
  if (scope !== 'slice' && scope !== 'series') return undefined;
  const { along } = readingOf(context);
  const named = parts.get('Values')?.values ?? [];
  const rows = named.map((value) =>
    context.table.columns[value.column]?.key === along ? rowOf(value, context) : undefined,
  );
  const found = rows.filter((row) => row !== undefined);
  return found.length === rows.length && found.length > 0
    ? found.map((rowIndex) => ({ kind: 'slice', rowIndex }))
    : undefined;
}

const WATERFALL: readonly (readonly [SlotName, WaterfallPart])[] = [
  ['gains', 'waterfallPositive'],
  ['losses', 'waterfallNegative'],
  ['totalLabels', 'waterfallTotal'],
  ['beginning', 'waterfallStart'],
];

const NOUN = 'linesWord|barsWord|everySeries|columnWord|slicesWord|pointsWord|columnShapes';

const TARGETS: readonly Rule[] = [
  ...['Columns', `Columns ${NOUN}`, `${NOUN} of|for|with Columns`].map((pattern, at) =>
    defineRule({
      id: `target-series-${at}`,
      gives: 'Target',
      pattern,
      weight: 0.05,
      build: (parts, context) => {
        const targets = seriesTargets(parts, context);
        return targets && { targets };
      },
    }),
  ),
  ...['Values', `Values ${NOUN}`, `${NOUN} of|for|with Values`].map((pattern, at) =>
    defineRule({
      id: `target-slices-${at}`,
      gives: 'Target',
      pattern,
      weight: 0.05,
      build: (parts, context) => {
        const targets = sliceTargets(parts, context);
        return targets && { targets };
      },
    }),
  ),
  ...WATERFALL.map(([word, part]) =>
    defineRule({
      id: `target-${part}`,
      gives: 'Target',
      pattern: `${word} barsWord|columnWord|everySeries|valuesWord?`,
      weight: 0.1,
      build: (_, { purpose }) =>
        purpose === 'chart' ? { targets: [{ kind: 'waterfall', part } as const] } : undefined,
    }),
  ),
  defineRule({
    id: 'target-all',
    gives: 'Target',
    pattern: 'all? linesWord|barsWord|everySeries|slicesWord|pointsWord|columnShapes',
    weight: 0,
    build: () => ({ targets: [EVERY] }),
  }),
  defineRule({
    id: 'target-extreme-slice',
    gives: 'Target',
    pattern: 'Superlative slicesWord',
    weight: 0.3,
    build: (parts, context) => extremeSlice(parts, context),
  }),
  defineRule({
    id: 'target-numbered',
    gives: 'Target',
    pattern: 'columnWord|slicesWord Number',
    weight: 0.1,
    build: (parts, context) => numbered((parts.get('Number')?.value ?? 0) - 1, context),
  }),
];

/** The largest or smallest slice of a pie. */
function extremeSlice(parts: Parts, context: BuildContext): { readonly targets: readonly StyleTarget[] } | undefined {
  if (styleScopeOf(context.config.type) !== 'slice') return undefined;
  const [key] = readingOf(context).series;
  const column = context.table.columns.findIndex((one) => one.key === key);
  const rowIndex = rowOfExtreme(column, parts.get('Superlative')?.direction === 'descending', context);
  return rowIndex === undefined ? undefined : { targets: [{ kind: 'slice', rowIndex }] };
}

function numbered(index: number, context: BuildContext): { readonly targets: readonly StyleTarget[] } | undefined {
  const isSlice = styleScopeOf(context.config.type) === 'slice';
  if (isSlice)
    return index >= 0 && index < context.table.rowCount ? { targets: [{ kind: 'slice', rowIndex: index }] } : undefined;
  const column = readingOf(context).series[index];
  return column === undefined ? undefined : { targets: [{ kind: 'series', column }] };
}

/** One look of several manners: "orange and dashed". */
function paintStyled(parts: Parts): Built | undefined {
  const customColor = parts.get('Colour')?.hex;
  const lineStyle = parts.get('LineStyle')?.lineStyle;
  const targets = parts.get('Target')?.targets ?? [EVERY];
  if (customColor === undefined || lineStyle === undefined) return undefined;
  return {
    edits: targets.map((target): ChartEdit => ({ verb: 'styleSeries', target, look: { customColor, lineStyle } })),
  };
}

/** "Colour the lines red, green and blue": one colour each, in their order. */
function paintEach(parts: Parts, context: BuildContext): Built | undefined {
  const { series } = readingOf(context);
  const isSlice = styleScopeOf(context.config.type) === 'slice';
  const count = isSlice ? context.table.rowCount : series.length;
  const colours = parts.all('Colour').slice(0, count);
  if (parts.get('Target')?.targets[0]?.kind !== 'every' || colours.length < 2) return undefined;
  return {
    edits: colours.map(({ hex: customColor }, at): ChartEdit => {
      const column = series[at] ?? '';
      const target: StyleTarget = isSlice ? { kind: 'slice', rowIndex: at } : { kind: 'series', column };
      return { verb: 'styleSeries', target, look: { customColor } };
    }),
  };
}

function paint(parts: Parts): Built | undefined {
  const customColor = parts.get('Colour')?.hex;
  const targets = parts.get('Target')?.targets ?? [EVERY];
  if (customColor === undefined) return undefined;
  return { edits: targets.map((target): ChartEdit => ({ verb: 'styleSeries', target, look: { customColor } })) };
}

const VERB = 'colourVerb|showVerb|convertVerb|useVerb|swapVerb|has';

const PAINT: readonly Rule[] = [
  ...[
    `and? ${VERB} Target ${JOIN}? Colour colourWord?`,
    `and? ${VERB}? Target colourWord ${JOIN}? Colour`,
    `and? ${VERB}? colourWord of|for Target ${JOIN}? Colour`,
    `and? ${VERB}? Colour colourWord? for|on|to|in|as|of Target`,
    'and? Target is|in|as|to|with Colour colourWord?',
  ].map((pattern, at) => editRule(`paint-${at}`, pattern, paint, 0.35)),
  ...[
    `and? ${VERB}? Target ${JOIN}? Colour and? LineStyle linesWord?`,
    `and? ${VERB}? Target ${JOIN}? LineStyle and? Colour`,
    `and? ${VERB}? LineStyle Colour linesWord for|on|of Target`,
    `and? ${VERB}? Colour LineStyle linesWord? for|on|of Target`,
  ].map((pattern, at) => editRule(`paint-styled-${at}`, pattern, paintStyled, 0.6)),
  ...[
    `and? ${VERB}? Target ${JOIN}? Colour and Colour`,
    `and? ${VERB}? Target ${JOIN}? Colour and Colour and? and Colour`,
    `and? ${VERB}? Target ${JOIN}? Colour and Colour and Colour and? and Colour`,
  ].map((pattern, at) => editRule(`paint-each-${at}`, pattern, paintEach, 0.8)),
  editRule('paint-named', 'and? Target Colour', paint, 0.1),
  editRule(
    'paint-bars',
    'and? with|in|as? Colour barsWord|linesWord|everySeries|slicesWord|pointsWord|columnShapes',
    paint,
    0.2,
  ),
  editRule('paint-it', `and? colourVerb|convertVerb ${JOIN}? Colour`, paint, 0.25),
  // «Muda a cor para verde».
  editRule('paint-colour', 'and? colourVerb|convertVerb|replaceVerb colourWord to|into|in|as Colour', paint, 0.05),
  editRule('paint-chart', `and? ${VERB}? chartWord ${JOIN} Colour`, paint, 0),
  editRule('paint-all', 'and? in Colour', paint, -0.1),
];

/** The plain colour of a palette. */
function paletteOf(kind: 'mono' | 'neon', parts: Parts): Built | undefined {
  const family = parts.get('Colour')?.family ?? (kind === 'neon' ? 'blue' : 'grey');
  const paletteId = `preset:${kind}:${family}`;
  return PALETTES.includes(paletteId) ? editsOf(set('appearance.paletteId', paletteId)) : undefined;
}

const PALETTE_WORDS = 'paletteWord|colourWord';

const PALETTE: readonly Rule[] = [
  ...[
    `and? showVerb|useVerb|convertVerb|swapVerb|addVerb? in|with|to|into|as? pastel ${PALETTE_WORDS}?`,
    `and? showVerb|useVerb|convertVerb|swapVerb? ${PALETTE_WORDS} in|with|to|into|as|is? pastel`,
  ].map((pattern, at) => lookRule(`pastel-${at}`, pattern, [set('appearance.paletteId', 'preset:pastel')])),
  ...(['neon', 'mono'] as const).flatMap((kind) =>
    [
      `and? ${VERB}? ${JOIN}? ${kind} Colour ${PALETTE_WORDS}?`,
      `and? ${VERB}? ${JOIN}? Colour ${kind} ${PALETTE_WORDS}?`,
      `and? ${VERB}? ${PALETTE_WORDS} ${JOIN}? ${kind} Colour`,
      `and? ${VERB}? everySeries|chartWord? ${JOIN}? ${kind} ${JOIN}? Colour ${PALETTE_WORDS}?`,
    ].map((pattern, at) => editRule(`${kind}-${at}`, pattern, (parts) => paletteOf(kind, parts), 0.4)),
  ),
  ...[`and? ${VERB}? ${JOIN}? neon ${PALETTE_WORDS}?`, `${PALETTE_WORDS} ${JOIN}? neon`].map((pattern, at) =>
    editRule(`neon-plain-${at}`, pattern, (parts) => paletteOf('neon', parts), 0.1),
  ),
  ...[`and? ${VERB}? Colour ${JOIN}? paletteWord`, `and? ${VERB}? paletteWord ${JOIN}? Colour`].map((pattern, at) =>
    editRule(`palette-colour-${at}`, pattern, (parts) => paletteOf('mono', parts), 0.3),
  ),
  ...[
    `and? resetVerb|convertVerb|swapVerb|showVerb|useVerb? to|in|with? standard ${PALETTE_WORDS}`,
    `and? resetVerb|removeVerb|turnOff paletteWord`,
    `and? ${PALETTE_WORDS} to|in|as? standard`,
  ].map((pattern, at) => lookRule(`palette-back-${at}`, pattern, [set('appearance.paletteId', 'preset:default')], 0.3)),
];

const GROUND = 'backgroundWord of|for? chartWord?';

function background(parts: Parts): Built | undefined {
  const hex = parts.get('Colour')?.hex;
  if (hex === undefined) return undefined;
  return editsOf(set('appearance.background.type', 'solid'), set('appearance.background.color', hex));
}

function border(parts: Parts): Built | undefined {
  const colour = parts.get('Colour');
  const word = parts.has('thin') ? 1 : parts.has('thick') ? 6 : undefined;
  const width = parts.get('Number')?.value ?? word;
  if (colour === undefined && width === undefined) return undefined;
  if (width !== undefined && (width < 0 || width > 100)) return undefined;
  return editsOf(
    ...(colour === undefined
      ? []
      : [set('appearance.border.style', 'custom'), set('appearance.border.color', colour.hex)]),
    ...(width === undefined ? [] : [set('appearance.border.width', width)]),
  );
}

const BORDER_STYLES = ['gradient', 'tinted'] as const;

const GROUNDS: readonly Rule[] = [
  ...[
    `and? ${VERB}|addVerb|with? Colour ${GROUND}`,
    `and? ${VERB}|addVerb|with? ${GROUND} ${JOIN}? Colour`,
    `and? ${VERB}|addVerb? Colour for|in|on|as ${GROUND}`,
    `and? ${VERB}|addVerb? colourWord of ${GROUND} ${JOIN}? Colour`,
  ].map((pattern, at) => editRule(`background-${at}`, pattern, background, 0.4)),
  ...[`and? ${VERB}|addVerb|with? tinted ${GROUND}`, `and? ${VERB}? ${GROUND} ${JOIN}? tinted`].map((pattern, at) =>
    lookRule(`background-tint-${at}`, pattern, [set('appearance.background.type', 'tinted')], 0.3),
  ),
  ...[`and? ${VERB}|resetVerb? standard ${GROUND}`, `and? resetVerb ${GROUND}`, `and? ${GROUND} ${JOIN}? standard`].map(
    (pattern, at) =>
      lookRule(
        `background-back-${at}`,
        pattern,
        [set('appearance.background.type', 'theme'), set('appearance.background.color', null)],
        0.3,
      ),
  ),
  ...[
    `and? ${VERB}|addVerb|with? thin|thick? Colour borderWord`,
    `and? ${VERB}|addVerb|with? Number Colour? borderWord`,
    `and? ${VERB}|addVerb|with? borderWord colourWord|thicknessWord? ${JOIN}? Colour|Number`,
    `and? ${VERB}? colourWord|thicknessWord of|for borderWord ${JOIN}? Colour|Number`,
    `and? ${VERB}|addVerb|with? Colour? borderWord of|with|in? Number`,
    `and? ${VERB}|addVerb? borderWord in|of|with? chartWord? ${JOIN}? Colour`,
  ].map((pattern, at) => editRule(`border-${at}`, pattern, border, 0.35)),
  ...BORDER_STYLES.flatMap((style) =>
    [`and? ${VERB}|addVerb|with? ${style} borderWord`, `and? ${VERB}? borderWord ${JOIN}? ${style}`].map(
      (pattern, at) => lookRule(`border-${style}-${at}`, pattern, [set('appearance.border.style', style)], 0.35),
    ),
  ),
  ...(
    [
      ['thicker', 1.5, 4],
      ['thick', 0, 6],
      ['thin', 0, 1],
      ['thinner', 0.66, 1],
    ] as const
  ).flatMap(([word, factor, otherwise]) =>
    [`and? ${VERB}|addVerb|with? ${word} borderWord`, `and? ${VERB}? borderWord ${word}`].map((pattern, at) =>
      editRule(`border-${word}-${at}`, pattern, (_, context) => borderBy(factor, otherwise, context), 0.35),
    ),
  ),
  ...[`and? ${VERB}|addVerb? rounded cornersWord`, `and? ${VERB}? cornersWord ${JOIN}? rounded`].map((pattern, at) =>
    lookRule(`corners-round-${at}`, pattern, [set('appearance.hasRoundedCorners', true)], 0.35),
  ),
  ...[`and? ${VERB}|addVerb? squared cornersWord`, `and? ${VERB}? cornersWord ${JOIN}? squared`].map((pattern, at) =>
    lookRule(`corners-square-${at}`, pattern, [set('appearance.hasRoundedCorners', false)], 0.35),
  ),
];

function borderBy(factor: number, otherwise: number, { config }: BuildContext): Built {
  const appearance = config.appearance;
  const border =
    typeof appearance === 'object' && appearance !== null && 'border' in appearance ? appearance.border : {};
  const width = typeof border === 'object' && border !== null && 'width' in border ? border.width : undefined;
  const now =
    factor > 0 && typeof width === 'number' && width > 0 ? Math.min(100, Math.max(0.5, width * factor)) : otherwise;
  return editsOf(set('appearance.border.width', Math.round(now * 100) / 100));
}

/** Colours of series, slices and waterfalls, palettes, background, border and corners. */
export const COLOUR_RULES: readonly Rule[] = [...TARGETS, ...PAINT, ...PALETTE, ...GROUNDS];
