import type { ExtractTexts } from './extract-texts.ts';

const ROWS = { one: '# row', other: '# rows' };
const COLUMNS = { one: '# column', other: '# columns' };
const TABLES = { one: '# table', other: '# tables' };
const LINES = { one: '# line', other: '# lines' };
const CELLS = { one: '# cell', other: '# cells' };
const NUMBERS = { one: '# number', other: '# numbers' };
const SUMS = { one: '# total', other: '# totals' };

/** English, spelled alike on both sides of the Atlantic. */
export const ENGLISH_TEXTS: ExtractTexts = {
  progress: {
    reading: () => 'Reading the text',
    found: ({ count }, say) => (count === 0 ? 'Found no table' : `Found ${say.count(count, TABLES)}`),
    checking: () => 'Checking every number against the text',
  },
  read: ({ rows, columns, names }, say) => `Read ${say.count(rows, ROWS)} in ${say.count(columns, COLUMNS)}: ${names}.`,
  more: { one: 'one more', other: '# more' },
  nothingFound:
    'There is no table and there are no figures in this text. Could you paste the data, as a table from a spreadsheet, CSV, Markdown, HTML or JSON, or as sentences that state the figures?',
  questions: {
    'which-table': ({ first, second }, say) =>
      `${say.name(first)} and ${say.name(second)} could be charted equally well; the first was taken. Which one do you want?`,
    delimiter: () => 'Which sign separates the cells?',
    'header-row': ({ headerRows }) =>
      headerRows === 0
        ? 'No row seems to name the columns, so all were read as data. Is the first row a header?'
        : 'The first row was read as the names of the columns. Is it a header, or is it data?',
    'date-order': ({ column, text, first, second }, say) =>
      `In ${say.name(column)}, does ${say.name(text)} mean ${say.day(first)} or ${say.day(second)}?`,
    'decimal-separator': ({ column, text, first, second }, say) =>
      `In ${say.name(column)}, does ${say.name(text)} stand for ${say.number(first)} or for ${say.number(second)}?`,
    'hedged-figures': () => 'Some figures are stated as approximate. Should they be used as they stand?',
    unit: ({ column }, say) => `In which unit is ${say.name(column)}?`,
    'ragged-rows': ({ count }, say) =>
      `${say.count(count, ROWS)} have more cells than there are column names. Do their values stand in the right columns?`,
  },
  doubts: {
    'which-table': ({ second }, say) => `Another table, ${say.name(second)}, could be charted as well.`,
    delimiter: () => 'The text could also be cut into cells at another sign.',
    'header-row': () => 'Whether the first row names the columns is not certain.',
    'date-order': ({ column }, say) =>
      `The dates in ${say.name(column)} can be read day first or month first; the commoner way was taken.`,
    'decimal-separator': ({ column }, say) =>
      `In ${say.name(column)} it is open whether point and comma separate thousands or decimals; the commoner way was taken.`,
    'hedged-figures': () => 'Some figures are stated as approximate.',
    unit: () => 'The unit of some figures is not stated.',
    'ragged-rows': ({ count }, say) => `${say.count(count, ROWS)} have more cells than there are column names.`,
  },
  notices: {
    'other-table': ({ name }, say) =>
      name === '' ? 'Another table in the text was not used.' : `Another table was not used: ${say.name(name)}.`,
    'lines-above': ({ count }, say) => `${say.count(count, LINES)} above the table left out.`,
    'notes-below': ({ count }, say) => `${say.count(count, LINES)} of notes below the table left out.`,
    'repeated-header': ({ count }, say) => `Repeated headers left out: ${say.count(count, ROWS)}.`,
    turned: () => 'The table lay on its side: rows and columns were exchanged.',
    'ragged-rows': ({ count }, say) => `Rows with more or fewer cells than the header: ${say.number(count)}.`,
    'section-rows': ({ count }, say) =>
      `Headings and notes across the whole table left out: ${say.count(count, ROWS)}.`,
    'empty-columns': ({ count }, say) => `Columns without any text left out: ${say.number(count)}.`,
    'unnamed-columns': ({ count }, say) => `Columns without a name in the text: ${say.number(count)}.`,
    'totals-rows': ({ count }, say) =>
      `The data holds ${say.count(count, { one: '# row of totals', other: '# rows of totals' })}.`,
    'texts-among-numbers': ({ column, count, text }, say) =>
      `${say.count(count, CELLS)} in ${say.name(column)} kept as text, such as ${say.name(text)}.`,
    placeholders: ({ column, count, text }, say) =>
      `${say.count(count, CELLS)} in ${say.name(column)} read as empty (${say.name(text)}).`,
    'figures-left-out': ({ count, examples }, say) =>
      `Figures in the text that fit no column: ${say.number(count)} (${say.name(examples)}).`,
    'hedged-figures': ({ count, example }, say) =>
      `Figures stated as approximate: ${say.number(count)}, such as ${say.name(example)}.`,
  },
  issues: {
    untraced: ({ count, text }, say) =>
      `${say.count(count, NUMBERS)} could not be found again in the text, such as ${say.name(text)}.`,
    'total-off': ({ column, stated, sum }, say) =>
      `${say.name(column)}: the stated total is ${say.number(stated)}, but the rows add up to ${say.number(sum)}.`,
    'shares-off': ({ column, sum }, say) => `${say.name(column)}: the percentages add up to ${say.number(sum)}.`,
    'unread-lines': ({ count }, say) => `${say.count(count, LINES)} inside the table not read.`,
  },
  checked: ({ numbers, found, rows, recomputed }, say) =>
    `${say.number(found)} of ${say.count(numbers, NUMBERS)} found again in the text, ${say.count(rows, ROWS)} compared${
      recomputed === 0 ? '' : `, ${say.count(recomputed, SUMS)} recomputed`
    }.`,
  columnName: ({ position }, say) => `Column ${say.number(position)}`,
  listNames: ['Item', 'Value'],
};
