import type { ChangeTexts } from './change-texts.ts';

/** English, spelled alike on both sides of the Atlantic. */
export const ENGLISH_TEXTS: ChangeTexts = {
  progress: {
    reading: 'Reading the instruction',
    changing: 'Carrying it out',
    checking: 'Checking the result',
  },
  unchanged: 'Nothing was changed.',
  alreadySo: 'The chart already is like that; nothing was changed.',
  nothingUnderstood: 'The instruction was not understood.',
  unknown: (word, say) => `${say.name(word)} is no column, value or setting of this chart.`,
  nearColumns: (labels, say) => `Did you mean ${say.any(labels)}?`,
  allColumns: (labels, say) => `The ${labels.length === 1 ? 'only column is' : 'columns are'} ${say.all(labels)}.`,
  nearValues: (values, column, say) => `Did you mean ${say.any(values)} in ${say.name(column)}?`,
  tidy: { done: 'Tidied the data.', nothing: 'The data is tidy already; nothing was changed.' },
  readAs: (steps) => `It was read like this: ${steps}`,
  otherReading: (steps) => `It could also be read like this: ${steps}`,
  undo: {
    nothing: 'There is no change of the data to undo: the chart carries no earlier state.',
    look: 'The last change was one of the look, and looks are not kept: name the setting to take back, such as “show the legend again”.',
  },
  assumptions: {
    operation: {
      'amounts-add-up': (column, say) => `${say.name(column)} was added up, because its amounts add up.`,
      'levels-average': (column, say) =>
        `${say.name(column)} was averaged, because its values are no amounts that add up.`,
      'groups-compared': (column, say) =>
        `${say.name(column)} was averaged, so that no group comes out ahead for having more rows.`,
    },
    dateColumn: (column, others, say) => `${say.name(column)} was taken for the date, not ${say.any(others)}.`,
    grain: (column, part, say) =>
      `${say.name(column)} was brought down to ${GRAINS[part]}, so that the chart can be read.`,
    column: (word, column, say) => `${say.name(word)} was taken to mean ${say.name(column)}.`,
    value: (word, value, column, say) =>
      `${say.name(word)} was taken to mean ${say.name(value)} in ${say.name(column)}.`,
    lowIsGood: (column, say) => `For ${say.name(column)}, low was taken to be good.`,
    lastPeriod: (column, say) => `${say.name(column)} does not add up over time, so the last period was taken.`,
    spannedRows: (column, say) =>
      `${say.name(column)} leaves out some periods, so the rows of an average may span more of them than they are.`,
    cutPeriods: (periods, column, say) =>
      `${say.name(column)} holds only a part of ${say.all(periods)}: a change from or to it may be due to that.`,
    measure: (column, say) => `No measure was named, so ${say.name(column)} was used.`,
    category: (column, say) => `The chart needs one more grouping than was named, so ${say.name(column)} was used.`,
    rows: (word, say) => `Nothing is called ${say.name(word)} here: it was taken for the rows.`,
    skipped: (word, say) => `${say.name(word)} was not understood and was left out.`,
  },
  unsuited: (type, reason, nearest) =>
    `This data can’t be shown as ${type}: ${reason}${nearest === undefined ? '' : ` It can be shown as ${nearest}.`}`,
  foreignType: (name, nearest, say) =>
    `${say.name(name)} is none of the 20 chart types.${nearest === undefined ? '' : ` The nearest that can show this data is ${nearest}.`}`,
  chosen: (type, reason) => `Chose ${type}. ${reason}`,
  insist: 'To have it all the same, say “anyway”.',
};

const GRAINS = {
  year: 'years',
  half: 'half-years',
  quarter: 'quarters',
  month: 'months',
  week: 'weeks',
  day: 'days',
  hour: 'hours',
  quarterOfYear: 'quarters of the year',
  monthOfYear: 'months of the year',
  weekday: 'weekdays',
  dayOfMonth: 'days of the month',
  hourOfDay: 'hours of the day',
  fiscalYear: 'fiscal years',
  fiscalQuarter: 'fiscal quarters',
} as const;
