import type { ExtractedTable } from './type-table.ts';

/** The table that is worth charting, the others in the order of their worth, and whether the next is as good. */
export type TableChoice = {
  readonly best: ExtractedTable;
  readonly others: readonly ExtractedTable[];
  readonly isTied: boolean;
};

const WORTH_WITHOUT_NUMBERS = 0.35;
const WORTH_OF_PROSE = 0.6;
const AS_GOOD = 0.9;
/** Candidates of less worth than this share of the best are scraps that no one would miss. */
const WORTH_NAMING = 0.2;
const MOST_OTHERS = 6;
/** A table that a chart of its workbook draws is one that somebody charted. */
const WORTH_OF_CHARTED = 1.3;
/** What stands with others like it in one table is worth less by itself. */
const WORTH_OF_PART = 0.5;
const SHORTEST_NAME = 2;
const ENDING = /\.\w{2,5}$/;
/** Seven digits and more that begin with a plus sign, a bracket or a zero. */
const TELEPHONE = /^[+(0](?:[\s()./-]*\d){6,15}[\s)]*$/;

/**
 * Chooses the table a person would chart: surely read, with numbers in it, and more rows rather than fewer. A table of a file
 * whose sheet, title or file name the text beside it speaks of ("chart the Costs sheet") is preferred, and the one of a name that
 * a person chose before all. What stands on a hidden sheet comes behind all that has numbers and can be seen: whoever hid it means
 * to show something else, and may not know that it is there.
 */
export function chooseTable(
  tables: readonly ExtractedTable[],
  words = '',
  chosen: string | undefined = undefined,
): TableChoice | undefined {
  const isNamed = toNameSeeker(words);
  const named = tables.filter((table) => isSpokenOf(table, isNamed));
  // Who names several sheets of one shape means them together.
  const parts = named.filter(({ isPart }) => isPart === true);
  const areTogether = parts.length > 1 && named.some(({ sheets }) => sheets !== undefined);
  const isChosen = ({ ref }: ExtractedTable): boolean => chosen !== undefined && ref === chosen;
  const ranked = tables
    .filter((table) => isChosen(table) || !isDirectory(table))
    .map((table) => ({
      table,
      worth: worthOf(table),
      isSpokenOf: named.includes(table) && !(areTogether && table.isPart === true),
      isChosen: isChosen(table),
      isShown: isShown(table),
    }))
    .sort(
      (a, b) =>
        Number(b.isChosen) - Number(a.isChosen) ||
        Number(b.isSpokenOf) - Number(a.isSpokenOf) ||
        Number(b.isShown) - Number(a.isShown) ||
        b.worth - a.worth,
    );
  const [best, second] = ranked;
  if (best === undefined) return undefined;
  const isTied =
    second !== undefined &&
    !best.isChosen &&
    second.isSpokenOf === best.isSpokenOf &&
    second.isShown === best.isShown &&
    second.table.isPart !== true &&
    second.worth >= best.worth * AS_GOOD &&
    hasNumbers(second.table);
  const others = ranked.slice(1).filter(({ worth }) => worth >= best.worth * WORTH_NAMING);
  return { best: best.table, others: others.slice(0, MOST_OTHERS).map(({ table }) => table), isTied };
}

/** Names with telephone numbers or codes beside them, and no labels that ask for them: nothing of it can be drawn. */
function isDirectory({ source, columns }: ExtractedTable): boolean {
  if (source.columns.some(({ label }) => label !== '')) return false;
  const isDrawable = columns.some(({ isNumeric }) => isNumeric);
  return !isDrawable && columns.some(({ cells }) => cells.every(({ text }) => TELEPHONE.test(text)));
}

/** True for tables with numbers that whoever opens the source sees. */
function isShown(table: ExtractedTable): boolean {
  return table.source.origin?.isSheetHidden !== true && hasNumbers(table);
}

function isSpokenOf({ from, source, sheets }: ExtractedTable, isNamed: NameSeeker): boolean {
  if (from.kind === 'text') return false;
  if (sheets?.every(isNamed) === true) return true;
  return [from.sheet, source.title, from.filename?.replace(ENDING, '')].some((name) => isNamed(name ?? ''));
}

type NameSeeker = (name: string) => boolean;

/** Makes what tells whether the words of a name stand in a text, one after the other. */
export function toNameSeeker(text: string): NameSeeker {
  const spoken = toWords(text);
  return (name) => {
    const words = toWords(name);
    return words.trim().length >= SHORTEST_NAME && spoken.includes(words);
  };
}

/** The words of a text in lower case, a blank before and behind each. */
function toWords(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
}

function hasNumbers(table: ExtractedTable): boolean {
  return table.columns.some((column) => column.isNumeric);
}

function worthOf(table: ExtractedTable): number {
  const { source, columns } = table;
  const measures = columns.filter((column) => column.isNumeric && column.typed.format !== 'year').length;
  const kind = measures === 0 ? WORTH_WITHOUT_NUMBERS : 1 + 0.3 * Math.log2(measures);
  const method = source.method === 'prose' ? WORTH_OF_PROSE : 1;
  const charted = source.origin?.isCharted === true ? WORTH_OF_CHARTED : 1;
  const whole = table.isPart === true ? WORTH_OF_PART : 1;
  return whole * source.certainty * kind * method * charted * Math.log2(1 + source.rows.length);
}
