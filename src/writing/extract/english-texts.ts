import type { ExtractTexts } from './extract-texts.ts';
import { writePictureLack } from './picture-texts.ts';

const ROWS = { one: '# row', other: '# rows' };
const COLUMNS = { one: '# column', other: '# columns' };
const TABLES = { one: '# table', other: '# tables' };
const LINES = { one: '# line', other: '# lines' };
const CELLS = { one: '# cell', other: '# cells' };
const NUMBERS = { one: '# number', other: '# numbers' };
const HAVE = { one: '# row has', other: '# rows have' };
const WERE = { one: 'was', other: 'were' };
const SUCH_AS = { one: '', other: 'such as ' };

/** English, spelled alike on both sides of the Atlantic. */
export const ENGLISH_TEXTS: ExtractTexts = {
  progress: {
    reading: () => 'Reading the text',
    found: ({ count }, say) => (count === 0 ? 'Found no table' : `Found ${say.count(count, TABLES)}`),
    checking: () => 'Checking every number against its source',
  },
  read: ({ rows, columns, names }, say) => `Read ${say.count(rows, ROWS)} in ${say.count(columns, COLUMNS)}: ${names}.`,
  more: { one: 'one more', other: '# more' },
  nothingFound:
    'No data for a chart was found in this text. Could you paste the data, as a table from a spreadsheet, CSV, Markdown, HTML or JSON, or as sentences that state the figures?',
  nothingFoundInFiles:
    'No data for a chart was found in what was sent. Could you send a file that holds a table, or paste the data as text?',
  questions: {
    'unread-picture': ({ lacks }) => writePictureLack(lacks, 'EN_US').question,
    'which-table': ({ first, second }, say) =>
      `${say.name(first)} and ${say.name(second)} could be charted equally well; the first was taken. Which one do you want?`,
    delimiter: ({ joined }, say) =>
      joined === undefined
        ? 'Which character separates the cells?'
        : `Is ${say.name(joined)} one number, or two cells?`,
    'header-row': ({ headerRows }, say) =>
      headerRows === 0
        ? 'No row seems to name the columns, so all were read as data. Is the first row a header?'
        : `${say.count(headerRows, { one: 'The first row was', other: 'The first # rows were' })} read as column names. Is that right, or does the data start there?`,
    'date-order': ({ column, text, first, second }, say) =>
      `In ${say.name(column)}, does ${say.name(text)} mean ${say.day(first)} or ${say.day(second)}?`,
    'decimal-separator': ({ column, text, first, second }, say) =>
      `In ${say.name(column)}, does ${say.name(text)} stand for ${say.number(first)} or for ${say.number(second)}?`,
    'clock-or-length': ({ column, text }, say) =>
      `In ${say.name(column)}, is ${say.name(text)} a time of day or a length of time?`,
    'hedged-figures': () => 'Some figures are stated as approximate. Should they be used as they are?',
    unit: ({ column }, say) => `What is the unit of ${say.name(column)}?`,
    'ragged-rows': ({ count }, say) =>
      `${say.count(count, HAVE)} more cells than there are column names. Are the values in the right columns?`,
  },
  doubts: {
    'unread-picture': ({ lacks }) => writePictureLack(lacks, 'EN_US').doubt,
    'which-table': ({ second }, say) => `Another table, ${say.name(second)}, could be charted just as well.`,
    delimiter: () => 'The text could also be cut into cells at another character.',
    'header-row': () => 'Whether the first row names the columns is not certain.',
    'date-order': ({ column }, say) =>
      `The dates in ${say.name(column)} can be read day first or month first; the more common reading was used.`,
    'decimal-separator': ({ column }, say) =>
      `In ${say.name(column)}, it is not clear whether the point and the comma mark thousands or decimals; the more common reading was used.`,
    'clock-or-length': ({ column }, say) =>
      `The values in ${say.name(column)} can be times of day or lengths of time; they were read as times of day. A heading such as “Duration” settles it.`,
    'hedged-figures': ({ count, example }, say) =>
      `${say.count(count, { one: '# figure is', other: '# figures are' })} stated as approximate (${say.count(count, SUCH_AS)}${say.name(example)}).`,
    unit: () => 'The unit of some figures is not stated.',
    'ragged-rows': ({ count }, say) => `${say.count(count, HAVE)} more cells than there are column names.`,
  },
  notices: {
    'other-table': ({ name }, say) =>
      name === '' ? 'Another table was not used.' : `Another table was not used: ${say.name(name)}.`,
    'lines-above': ({ count }, say) => `${say.count(count, LINES)} above the table ${say.count(count, WERE)} left out.`,
    'notes-below': ({ count }, say) =>
      `${say.count(count, LINES)} of notes below the table ${say.count(count, WERE)} left out.`,
    'notes-beside': ({ count }, say) =>
      `${say.count(count, { one: '# note', other: '# notes' })} beside the table ${say.count(count, WERE)} left out.`,
    'repeated-header': ({ count }, say) =>
      `${say.count(count, { one: '# repeated header row', other: '# repeated header rows' })} ${say.count(count, WERE)} left out.`,
    'carried-sums': ({ count }, say) =>
      `${say.count(count, ROWS)} that only carry sums from page to page were left out.`,
    'list-unfolded': ({ count }, say) =>
      `The list stood in ${say.count(count, { one: '# part', other: '# parts' })} side by side under the same names; they were put below one another.`,
    'letters-unread': ({ count }, say) =>
      `The file does not say which letters some of its signs are: ${say.count(count, CELLS)} ${say.count(count, { one: 'lacks', other: 'lack' })} letters, where “\ufffd” stands.`,
    'text-unused': ({ count, text }, say) =>
      `The text that came with the file was not used: it holds ${say.count(count, NUMBERS)} that are not in the data (such as ${say.name(text)}).`,
    'names-in-steps': ({ count }, say) =>
      `Names that stood in ${say.count(count, COLUMNS)}, set in by their level, were put into one.`,
    'column-numbers': () => 'A row that only numbers the columns was left out.',
    turned: () => 'The table lay on its side: rows and columns were swapped.',
    'ragged-rows': ({ count }, say) => `${say.count(count, HAVE)} more or fewer cells than the header.`,
    'section-rows': ({ count }, say) =>
      `${say.count(count, { one: '# heading or note', other: '# headings or notes' })} across the whole table ${say.count(count, WERE)} left out.`,
    'empty-columns': ({ count }, say) =>
      `${say.count(count, { one: '# empty column', other: '# empty columns' })} ${say.count(count, WERE)} left out.`,
    'unnamed-columns': ({ count }, say) =>
      `${say.count(count, { one: '# column has', other: '# columns have' })} no name.`,
    'totals-rows': ({ count }, say) =>
      `The data includes ${say.count(count, { one: '# row of totals or averages', other: '# rows of totals or averages' })}.`,
    'source-joined': ({ name, rows, columns }, say) =>
      `The data of ${name === '' ? 'the text' : name} was joined with the rest (${say.count(rows, ROWS)} and ${say.count(columns, COLUMNS)} added).`,
    'sources-disagree': ({ count, column, row, taken, left, winner, loser }, say) =>
      `${say.count(count, { one: '# value differs', other: '# values differ' })} between ${winner === '' ? 'the text' : winner} and ${loser === '' ? 'the text' : loser} (such as ${say.name(column)} of ${say.name(row)}: ${taken} and ${left}); ${winner === '' ? 'the text' : winner} was followed.`,
    'measured-values': () =>
      'The values were measured against the axis of a chart, so they are near rather than exact.',
    'gaps-in-lines': ({ count }, say) =>
      `The lines of the chart have gaps: ${say.count(count, { one: '# value was', other: '# values were' })} left empty.`,
    'level-lines': ({ count }, say) =>
      `${say.count(count, { one: '# level line that crosses the chart marks a value and was', other: '# level lines that cross the chart mark a value and were' })} left out.`,
    'bars-left-out': ({ count }, say) =>
      `${say.count(count, { one: '# bar was', other: '# bars were' })} left out: what stands below could not be read, so the length is not the value.`,
    'series-left-out': ({ count }, say) =>
      `${say.count(count, { one: '# series of the legend has no marks that could be told apart and was', other: '# series of the legend have no marks that could be told apart and were' })} left out.`,
    'places-left-out': () => 'The lines of the chart bend between the named places too. What lies there was left out.',
    'two-value-axes': () =>
      'The chart has two axes of values. Each series was read by the axis that its colour or its name points to.',
    'pages-left': ({ count }, say) =>
      `${say.count(count, { one: '# page', other: '# pages' })} ${say.count(count, WERE)} not read.`,
    'hidden-columns': ({ count }, say) =>
      `${say.count(count, { one: '# column is', other: '# columns are' })} hidden on the sheet, and so in the chart.`,
    'hidden-rows': ({ count }, say) =>
      `The data includes ${say.count(count, { one: '# row that is', other: '# rows that are' })} hidden on the sheet.`,
    'hidden-sheet': ({ name }, say) => `The data is from the sheet ${say.name(name)}, which is hidden in the workbook.`,
    'filtered-rows': ({ count }, say) =>
      `${say.count(count, { one: '# row', other: '# rows' })} that a filter hides ${say.count(count, WERE)} left out.`,
    'error-values': ({ count, text }, say) =>
      `${say.count(count, { one: '# cell holds an error', other: '# cells hold errors' })} instead of a value (${say.count(count, SUCH_AS)}${say.name(text)}).`,
    'unsaved-formulas': ({ count }, say) =>
      `${say.count(count, { one: '# cell holds a formula', other: '# cells hold formulas' })} whose result was not saved with the file, so ${say.count(count, { one: 'it is', other: 'they are' })} empty here. Open the workbook in a spreadsheet program, save it and send it again.`,
    'sheets-joined': ({ count, name }, say) =>
      `${say.count(count, { one: '# sheet', other: '# sheets' })} of the same shape were joined; the column ${say.name(name)} says which sheet each row is from.`,
    'lists-left-out': ({ count, text }, say) =>
      `${say.count(count, { one: '# list', other: '# lists' })} inside the records ${say.count(count, WERE)} left out (${say.name(text)}).`,
    'texts-among-numbers': ({ column, count, text }, say) =>
      `${say.count(count, CELLS)} in ${say.name(column)} ${say.count(count, WERE)} kept as text (${say.count(count, SUCH_AS)}${say.name(text)}).`,
    placeholders: ({ column, count, text }, say) =>
      `${say.count(count, CELLS)} in ${say.name(column)} ${say.count(count, WERE)} read as empty (${say.name(text)}).`,
    'marks-left-out': ({ column, count, text }, say) =>
      `${say.count(count, CELLS)} in ${say.name(column)} ${say.count(count, WERE)} read without the mark for “about”, “or more” or a note (${say.count(count, SUCH_AS)}${say.name(text)}).`,
    'amounts-as-text': ({ column, text }, say) =>
      `${say.name(column)} was kept as text, because not all of its cells are plain numbers (such as ${say.name(text)}).`,
    'may-be-codes': ({ column, text }, say) =>
      `${say.name(column)} may hold telephone numbers or codes rather than amounts (such as ${say.name(text)}).`,
    'may-be-two-columns': ({ column, text }, say) =>
      `${say.name(column)} may be two columns that only one space separates (such as ${say.name(text)}).`,
    'may-be-of-name': ({ text }, say) =>
      `${say.name(text)} was read as one number; its first digits may belong to the name before it.`,
    'mixed-currencies': ({ column }, say) => `${say.name(column)} holds amounts of more than one currency.`,
    'mixed-percentages': ({ column, text }, say) =>
      `${say.name(column)} holds percentages (such as ${say.name(text)}) among other numbers: show them apart.`,
    'open-shares': ({ column, text }, say) =>
      `${say.name(column)} holds no number above 1 (such as ${say.name(text)}): they were taken for shares of one, of which 1 is 100%.`,
    'names-carried-down': ({ column, count }, say) =>
      `${say.name(column)} names each group once; the name was carried down to ${say.count(count, { one: '# row', other: '# rows' })} below.`,
    'titles-in-column': ({ count }, say) =>
      `The table stood in ${say.number(count)} parts; the title of each part is in the first column.`,
    'mixed-names': ({ column }, say) => `Only some of the names in ${say.name(column)} are times.`,
    'compared-figures': ({ text }, say) =>
      `${say.name(text)} is a difference from another figure, not a value by itself.`,
    'scale-elsewhere': ({ text }, say) =>
      `The text gives another figure in thousands, millions or more; ${say.name(text)} may be meant in the same way.`,
    'may-be-time': ({ text }, say) => `${say.name(text)} may be a time of day.`,
    'words-unread': ({ text }, say) => `The sentences say more than the table shows (such as ${say.name(text)}).`,
    'title-unit': ({ unit }, say) => `The title gives the figures as ${say.name(unit)}; they were kept as written.`,
    'footnote-marks': ({ count }, say) =>
      `${say.count(count, { one: '# mark that points', other: '# marks that point' })} to a note ${say.count(count, WERE)} left out.`,
    'wrapped-rows': ({ count }, say) =>
      `${say.count(count, { one: '# line that goes on with a row was', other: '# lines that go on with a row were' })} joined to the row above.`,
    'row-numbers': () => 'A first column without a name that only counts the rows was left out.',
    'rows-not-shown': () => 'The text itself leaves out rows of this table.',
    'may-be-two-tables': () =>
      'An empty column stands between names of rows at both of its sides: these may be two tables, and were read as one.',
    'figures-elsewhere': ({ count }, say) =>
      `${say.count(count, { one: '# figure', other: '# figures' })} ${say.count(count, { one: 'is', other: 'are' })} in no table.`,
    'figures-left-out': ({ count, examples }, say) =>
      `${say.count(count, { one: '# figure in the text fits', other: '# figures in the text fit' })} no column (${say.name(examples)}).`,
    'derived-rest': ({ value }, say) =>
      `${say.name(value)} is not stated in the text: it was worked out as what is left of the whole.`,
    'derived-multiple': ({ value }, say) =>
      `${say.name(value)} is not stated in the text: it was worked out as a multiple of another figure.`,
    'laid-out-by-model': () =>
      'A language model pointed out this table; every cell was found in the source and read from there.',
    'cells-not-found': ({ count }, say) =>
      `${say.count(count, CELLS)} that the language model named ${say.count(count, WERE)} not found in the source and left empty.`,
    'cells-read-again': ({ count }, say) =>
      `${say.count(count, CELLS)} ${say.count(count, WERE)} read in two ways; what the language model saw in the picture decided. Please check.`,
    'names-by-model': ({ text }, say) => `The language model named these columns: ${say.name(text)}.`,
  },
  issues: {
    untraced: ({ count, text }, say) =>
      `${say.count(count, NUMBERS)} could not be found in the source (${say.count(count, SUCH_AS)}${say.name(text)}).`,
    'read-otherwise': ({ count, text }, say) =>
      `${say.count(count, NUMBERS)} ${say.count(count, WERE)} read differently by a second method (${say.count(count, SUCH_AS)}${say.name(text)}).`,
    'total-off': ({ column, stated, sum }, say) =>
      `${say.name(column)}: the stated total is ${say.number(stated)}, but the rows add up to ${say.number(sum)}.`,
    'shares-off': ({ column, sum }, say) =>
      `${say.name(column)}: the percentages add up to ${say.number(sum)}%, not 100%.`,
    'unread-lines': ({ count }, say) =>
      `${say.count(count, LINES)} inside the table ${say.count(count, WERE)} not read.`,
  },
  checked: ({ numbers, found, rows, recomputed }, say) =>
    `Numbers found in the source: ${say.number(found)} of ${say.number(numbers)}, in ${say.count(rows, ROWS)}.${
      recomputed === 0 ? '' : ` Sums recomputed: ${say.number(recomputed)}.`
    }`,
  readTwice: ({ numbers, found, rows, recomputed }, say) =>
    `Numbers that a second method read alike: ${say.number(found)} of ${say.number(numbers)}, in ${say.count(rows, ROWS)}.${
      recomputed === 0 ? '' : ` Sums recomputed: ${say.number(recomputed)}.`
    }`,
  columnName: ({ position }, say) => `Column ${say.number(position)}`,
  listNames: ['Item', 'Value'],
  groupName: 'Group',
  sheetName: 'Sheet',
  periodNames: { year: 'Year', quarter: 'Quarter', month: 'Month', date: 'Date', time: 'Time' },
};
