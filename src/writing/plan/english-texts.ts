import type { AnnotationType, FieldValue, ReferenceLineName, WaterfallPart } from '../../plan/edit/edit.ts';
import type { StyledParts } from '../../plan/edit/edit-facts.ts';
import type { FieldValues } from '../../plan/edit/edit-fields.ts';
import type { AxisName } from '../../plan/follow/notice.ts';
import type { NeededKind } from '../../plan/plan-error.ts';
import { toBritish } from './british-spelling.ts';
import { AMERICAN_FIELDS, BRITISH_FIELDS } from './english-fields.ts';
import { CELLS, COLUMNS, ENGLISH_TRANSFORMS, MORE, ROWS } from './english-transforms.ts';
import type { FieldTexts } from './field-text.ts';
import type { PlanTexts, StepSay } from './plan-texts.ts';
import type { Say } from './say.ts';
import { capitalise, showValue } from './sentence.ts';

const TYPES: PlanTexts['types'] = {
  line: 'a line chart',
  areaStacked: 'a stacked area chart',
  bar: 'a bar chart',
  groupedBar: 'a grouped bar chart',
  stackedBar: 'a stacked bar chart',
  '100StackedBar': 'a 100% stacked bar chart',
  column: 'a column chart',
  groupedColumn: 'a grouped column chart',
  stackedColumn: 'a stacked column chart',
  '100StackedColumn': 'a 100% stacked column chart',
  combo: 'a combo chart',
  pie: 'a pie chart',
  donut: 'a donut chart',
  funnel: 'a funnel chart',
  heatmap: 'a heatmap',
  scatter: 'a scatter plot',
  bubble: 'a bubble chart',
  waterfall: 'a waterfall chart',
  table: 'a table',
  mekko: 'a mekko chart',
};

const LINES: Readonly<Record<ReferenceLineName, string>> = {
  goalLine: 'a goal line',
  trendline: 'a trend line',
  averageLine: 'an average line',
};

const THE_LINES: Readonly<Record<ReferenceLineName, string>> = {
  goalLine: 'the goal line',
  trendline: 'the trend line',
  averageLine: 'the average line',
};

const REMARKS: Readonly<Record<AnnotationType, string>> = {
  sticker: 'a sticker',
  tooltip: 'a note',
  highlight: 'a highlight',
  text: 'a text',
  arrow: 'an arrow',
  shape: 'a shape',
  'difference-arrow': 'a difference arrow',
};

const PARTS: Readonly<Record<WaterfallPart, string>> = {
  waterfallStart: 'the start',
  waterfallPositive: 'the rises',
  waterfallNegative: 'the falls',
  waterfallTotal: 'the totals',
};

const AXES: Readonly<Record<AxisName, string>> = { x: 'the x axis', y: 'the y axis', y2: 'the second y axis' };

const NEEDS: Readonly<Record<NeededKind, string>> = {
  number: 'numbers',
  date: 'dates',
  text: 'text',
  truth: 'a condition that is true or false',
};

const notices: PlanTexts['notices'] = {
  annotationsDropped: ({ count }, say) =>
    `Removed ${say.count(count, { one: '# annotation whose place in the data is', other: '# annotations whose places in the data are' })} gone.`,
  stylesDropped: ({ names }, say) => `Removed the style of ${say.names(names, MORE)}, no longer drawn.`,
  referenceLineDropped: ({ line, column }, say) =>
    `Removed ${THE_LINES[line]}, since ${say.name(column)} is no longer in the data.`,
  axisLabelCleared: ({ axis, label }, say) => `Cleared the title of ${AXES[axis]}, which named ${say.name(label)}.`,
  axisLabelRenamed: ({ axis, to }, say) => `The title of ${AXES[axis]} is now ${say.name(to)}, too.`,
  boundDropped: ({ axis, bound, value }, say) =>
    `Took back the ${bound === 'min' ? 'start' : 'end'} of ${AXES[axis]} at ${say.number(value)}, which no longer left a range.`,
  typeCannotShow: ({ type, nearest }) =>
    nearest === undefined
      ? `This data can no longer be shown as ${TYPES[type]}. The type was left as it is.`
      : `This data can no longer be shown as ${TYPES[type]}. The type was left as it is; ${TYPES[nearest]} would show the data.`,
  notOnLogScale: ({ axis, count }, say) =>
    `${say.count(count, { one: '# value is zero or below and has no place', other: '# values are zero or below and have no place' })} on the logarithmic ${AXES[axis].replace(/^the /, '')}: not drawn.`,
  rowsWithoutFigure: ({ type, count }, say) =>
    `${say.count(count, { one: '# row has no figure and is', other: '# rows have no figure and are' })} left out of ${TYPES[type].replace(/^an? /, 'the ')}.`,
  seriesNotDrawn: ({ type, drawn, columns }, say) =>
    `Only ${say.name(drawn)} is drawn: ${TYPES[type]} has no place for ${say.list(columns.map(say.name))}.`,
  noWhole: ({ type, columns }, say) =>
    `${say.list(columns.map(say.name))} ${columns.length === 1 ? 'does' : 'do'} not add up to a whole, which ${TYPES[type]} shows: bars side by side compare such figures better.`,
  sameColour: ({ columns }, say) =>
    `${say.list(columns.map(say.name))} now have the same color, which no longer tells them apart.`,
  scalesApart: ({ small, large }, say) =>
    `${say.list(small.map(say.name))} can hardly be read beside ${say.name(large)}, whose values are far larger: “as a combo chart with a second axis” gives the last series an axis of its own.`,
  nothingLeft: () => 'No row is left to draw.',
};

const notes: PlanTexts['notes'] = {
  unreadableCells: ({ column, needs, count, examples }, say) =>
    `${say.count(count, CELLS)} in ${say.name(column)} could not be read as ${NEEDS[needs]} and took no part${
      examples[0] === undefined ? '' : ` (such as ${say.name(examples[0].text)})`
    }.`,
  totalsLeftOut: ({ count, labels }, say) =>
    `${say.count(count, { one: '# row of totals', other: '# rows of totals' })}${
      labels.length === 0 ? '' : ` (${say.names(labels, MORE)})`
    } took no part.`,
  emptyCells: ({ column, count }, say) =>
    `${say.count(count, { one: '# row has', other: '# rows have' })} nothing in ${say.name(column)}.`,
  mixedCurrencies: ({ column, currencies }, say) =>
    `${say.name(column)} holds several currencies (${say.list(currencies)}), which were brought together.`,
  columnsDropped: ({ columns }, say) =>
    `${say.names(columns, MORE)} ${columns.length === 1 ? 'is' : 'are'} no longer there, since rows were brought together.`,
  hiddenDropped: ({ columns }, say) =>
    `${say.count(columns.length, { one: '# hidden column is', other: '# hidden columns are' })} no longer there.`,
  tiesCut: ({ count }, say) =>
    `${say.count(count, { one: '# row that equals the last one kept was', other: '# rows that equal the last one kept were' })} cut off.`,
};

const faults: PlanTexts['faults'] = {
  unknownColumn: ({ name, nearest }, say) =>
    `There is no column ${say.name(name)}.${suggest(nearest.map(say.name), say)}`,
  unknownFunction: ({ name, nearest }, say) =>
    `There is no function ${say.name(name)}.${suggest(nearest.map(say.name), say)}`,
  wrongKind: ({ column, text, needs }, say) =>
    `${say.name(column ?? text ?? '')} does not hold ${NEEDS[needs]}, which are needed here.`,
  badArgument: ({ argument, value }, say) => `${say.name(showValue(value))} cannot be used as ${say.name(argument)}.`,
  syntax: ({ text, at }, say) =>
    at >= text.length
      ? `The condition ${say.name(text)} breaks off.`
      : `The condition ${say.name(text)} cannot be read from ${say.name(text.slice(at, at + 20))} on.`,
  tooLarge: ({ cells, mostCells }, say) =>
    `The result would have ${say.number(cells)} cells; at most ${say.number(mostCells)} are possible.`,
  unknownField: ({ field, nearest }, say) =>
    `A chart has no setting ${say.name(field)}.${suggest(nearest.map(say.setting), say)}`,
  badValue: ({ setting, value, takes }, say) =>
    `${capitalise(say.setting(setting))} cannot be ${say.name(showValue(value))}: it takes ${say.takes(takes)}.`,
  unknownRow: ({ rowIndex, rowCount }, say) =>
    `There is no row ${say.number(rowIndex + 1)}: the data has ${say.count(rowCount, ROWS)}.`,
  notStyled: ({ type, target }) => `${capitalise(TYPES[type])} has no ${TARGETS[target]} to give a look of their own.`,
  placeNotStyled: ({ type, place, series }, say) =>
    `${say.name(place)} is a place along the axis of ${TYPES[type]}: only its series can be given a look of their own (${say.names(series, MORE)}). To make the place stand out, it can be highlighted.`,
  noSeries: ({ column, series }, say) =>
    `${say.name(column)} is not drawn as a series.${series.length === 0 ? '' : ` The series are ${say.names(series, MORE)}.`}`,
  cannotSwap: ({ type }) => `${capitalise(TYPES[type])} cannot be put the other way round.`,
  emptyRange: ({ axis, least, most }, say) =>
    `${capitalise(AXES[axis])} cannot run from ${say.number(least)} to ${say.number(most)}.`,
};

const TARGETS = { series: 'series', slice: 'slices', waterfall: 'steps', every: 'parts' } as const;

function suggest(names: readonly string[], say: StepSay): string {
  return names.length === 0 ? '' : ` Did you mean ${say.alternatives(names)}?`;
}

function takes(values: FieldValues, say: Say): string {
  switch (values.kind) {
    case 'choice':
      return say.alternatives(values.choices.map(say.name));
    case 'boolean':
      return 'yes or no';
    case 'colour':
      return `a hex value such as ${say.name('#d62728')}`;
    case 'url':
      return `an address that begins with ${say.name('https://')}`;
    case 'text':
      return `a text of at most ${say.count(values.longest, { one: '# character', other: '# characters' })}`;
    case 'number': {
      const kind = values.isWhole === true ? 'a whole number' : 'a number';
      const { least, most } = values;
      if (least === undefined || most === undefined) return kind;
      return `${kind} from ${say.number(least)} to ${say.number(most)}`;
    }
  }
}

/** Puts a phrase of our own into the spelling of a country. */
type Spell = (phrase: string) => string;

function edits(spell: Spell): PlanTexts['edits'] {
  const ofParts = (parts: StyledParts, say: StepSay): string => {
    if (parts.kind === 'series') return say.name(parts.column);
    if (parts.kind === 'slice') return say.name(parts.name);
    return parts.kind === 'waterfall' ? PARTS[parts.part] : 'everything';
  };
  return {
    setType: ({ to }) => `Made it ${TYPES[to]}.`,
    setField: ({ field, value }, say) => {
      if (value === null) return `Reset ${say.setting(field)}.`;
      return `Set ${say.setting(field)} to ${sayValue(value, say)}.`;
    },
    setContent: ({ part, text, isHidden }, say) => {
      if (text === null) return `Removed the ${part}.`;
      return `Set the ${part} to ${say.name(text)}.${isHidden ? ` It is hidden.` : ''}`;
    },
    setSource: ({ label, url }, say) => {
      const named = label ?? url;
      if (named === null || named === undefined) return 'Removed the source.';
      return `Named ${say.name(named)} as the source.`;
    },
    styleSeries: ({ parts, look }, say) => {
      const { customColor, paletteColorId, lineStyle, fillStyle } = look;
      const target = ofParts(parts, say);
      const said = [
        ...(typeof customColor === 'string' ? [`${spell('Colored')} ${target} ${say.colour(customColor)}`] : []),
        ...(customColor === null || paletteColorId === null
          ? [`Gave ${target} the ${spell('color')} of the palette again`]
          : []),
        ...(typeof paletteColorId === 'string'
          ? [`Gave ${target} the palette ${spell('color')} ${say.name(paletteColorId)}`]
          : []),
        ...(lineStyle === null ? [`Gave ${target} its usual line again`] : []),
        ...(lineStyle === undefined || lineStyle === null ? [] : [`Gave ${target} a ${lineStyle} line`]),
        ...(fillStyle === null ? [`Gave ${target} its usual filling again`] : []),
        ...(typeof fillStyle === 'string' ? [`Gave ${target} the filling ${say.name(fillStyle)}`] : []),
      ];
      return `${said.join('. ')}.`;
    },
    addAnnotation: ({ type, anchors }, say) => {
      const places = anchors.map(({ row, column }) => `${say.name(column)} of ${say.name(row)}`);
      return `Added ${REMARKS[type]}${places.length === 0 ? '' : ` at ${say.list(places)}`}.`;
    },
    removeAnnotations: ({ count }, say) =>
      count === 0
        ? 'There is no annotation to remove.'
        : `Removed ${say.count(count, { one: '# annotation', other: '# annotations' })}.`,
    setReferenceLine: ({ referenceLine, column }, say) => {
      const at = referenceLine.line === 'goalLine' ? ` at ${say.number(referenceLine.value)}` : '';
      const of = column === undefined ? '' : ` for ${say.name(column)}`;
      const label =
        'label' in referenceLine && referenceLine.label !== undefined
          ? `, ${spell('labeled')} ${say.name(referenceLine.label)}`
          : '';
      return `Added ${LINES[referenceLine.line]}${at}${of}${label}.`;
    },
    removeReferenceLines: ({ lines }, say) => `Removed ${say.list(lines.map((line) => THE_LINES[line]))}.`,
    swapAxes: ({ from, to, columns }, say) =>
      columns === undefined || from !== to
        ? `Put the chart the other way round: it is now ${TYPES[to]}.`
        : `Swapped the axes of ${say.names(columns, MORE)}.`,
    resetLook: ({ fields }, say) =>
      `Took back ${say.count(fields.length, { one: '# setting', other: '# settings' })} of the drawing.`,
  };
}

function sayValue(value: FieldValue, say: StepSay): string {
  if (typeof value === 'number') return say.number(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value.startsWith('#') ? say.colour(value) : say.name(value);
}

function settings(spell: Spell): PlanTexts['settings'] {
  return {
    'seriesStyle.customColor': spell('the color of a series'),
    'seriesStyle.paletteColorId': spell('the palette color of a series'),
    'seriesStyle.lineStyle': 'the line of a series',
    'seriesStyle.fillStyle': 'the filling of a series',
    'content.text': 'the text',
    'source.label': 'the name of the source',
    'source.url': 'the address of the source',
    'annotation.type': 'the kind of annotation',
    'annotation.sticker': 'the sticker',
    'annotation.highlight': 'the highlight',
    'annotation.text': 'the text of the annotation',
    'annotation.position': 'the place of the annotation',
    'annotation.color': spell('the color of the annotation'),
    'annotation.style': 'the style of the annotation',
    'annotation.strokeWidth': 'the outline of the annotation',
    'referenceLine.line': 'the kind of reference line',
    'referenceLine.value': 'the value of the reference line',
    'referenceLine.label': 'the name of the reference line',
    'referenceLine.axis': 'the axis of the reference line',
    'referenceLine.method': 'the kind of trend',
    chartType: 'the chart type',
  };
}

function createEnglishTexts(fields: FieldTexts, spell: Spell): PlanTexts {
  return {
    types: TYPES,
    transforms: ENGLISH_TRANSFORMS,
    edits: edits(spell),
    notes,
    notices,
    faults,
    settings: settings(spell),
    takes,
    fields,
    already: (name) => `${capitalise(name)} was already so.`,
    alreadyDone: 'That was already so.',
    notShown: (type) => `It does not show in ${type}.`,
    done: {
      nothing: 'Nothing was changed.',
      unchanged: 'The chart was already so; nothing was changed.',
      more: (steps, say) => `Then ${say.count(steps, { one: '# more step', other: '# more steps' })}.`,
      remade: (rows, say) => `Went back to the ${say.count(rows, ROWS)} behind the chart.`,
      undone: (rows, say) => `Undid the last change of the data; the chart has ${say.count(rows, ROWS)} again.`,
      leftBehind: (rows, say) =>
        `The ${say.count(rows, ROWS)} behind the chart are too much to keep with it: a later step sees only what is shown now.`,
      left: (rows, columns, say) => `The chart now has ${say.count(rows, ROWS)} and ${say.count(columns, COLUMNS)}.`,
    },
  };
}

/** What a plan did, in American English. */
export const AMERICAN_TEXTS: PlanTexts = createEnglishTexts(AMERICAN_FIELDS, (phrase) => phrase);

/** What a plan did, in British English. */
export const BRITISH_TEXTS: PlanTexts = createEnglishTexts(BRITISH_FIELDS, toBritish);
