import { MONTH_NAMES } from '../../../table/notation/month-names.ts';
import { parseNumber } from '../../../table/notation/number-notation.ts';
import { isPeriodLabel } from '../../grid/cell-shape.ts';
import type { RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell, Span } from '../../source-table.ts';
import type { Line } from '../lines.ts';
import { hasOnlyNumberCommas } from '../number-commas.ts';
import { cutCell, spanOfRows } from '../source-cells.ts';
import { gridOfGroups } from './grouped-lines.ts';
import { gridOfNamedLines, gridOfWords } from './word-columns.ts';

type Row = readonly SourceCell[];

/** A line cut at every blank: where its words stand, and how many numbers it ends with. */
type SpacedLine = { readonly line: Line; readonly words: readonly Span[]; readonly numbers: number };

const FEWEST_ROWS = 3;
const FEWEST_ROWS_BELOW_HEADER = 2;
const LONGEST_LINE = 300;
const MOST_LABEL_WORDS = 8;
/** Letters, and the pictures that some set before a name. */
const PLAIN_NAME = /^(?:\p{Extended_Pictographic}[\uFE0F\u200D]? ?)?\p{L}[\p{L}\p{M}.'’&/ ]*$/u;
const PICTURE = /^\p{Extended_Pictographic}[\uFE0F\u200D]?$/u;
const MOST_PLAIN_WORDS = 3;
/** Signs that other readers cut at, and those that begin a list. */
const NOT_IN_LABELS = /[,;|\t:="،؛–—…·•*]|\.\.|(?:^|\s)-|^[\p{N}]/u;
const DELIMITER = /[;|\t]/;
const WIDE_GAP = /[^ \t] {2,}[^ \t]|\t/;

/**
 * Finds tables set with single blanks: lines of a name and as many numbers each (`Lisbon 545,796 100.05`), and columns of
 * bare numbers, with or without a line of labels above. Lines with delimiters in them are left to others.
 */
export function readSpaced(text: string, lines: readonly Line[]): readonly RawGrid[] {
  const grids: RawGrid[] = [];
  let block: SpacedLine[] = [];
  const close = (): void => {
    block = withoutSentences(text, block);
    const isSpaced = !block.some(({ line }) => WIDE_GAP.test(text.slice(line.start, line.end)));
    const grid = isSpaced
      ? (gridOfBlock(text, block) ??
        gridOfWords(text, block) ??
        gridOfNamedLines(text, block) ??
        gridOfGroups(text, block, (line) => maybeNamedRow(text, line)))
      : undefined;
    if (grid !== undefined) grids.push(grid);
    block = [];
  };
  for (const line of lines) {
    if (line.isBlank || line.end - line.start > LONGEST_LINE) close();
    else block.push(cutAtBlanks(text, line));
  }
  close();
  return grids;
}

/** What ends a sentence; a colon does so behind several words, else it stands behind a label. */
const ENDS_SENTENCE = /[.!?؟]$|\S\s+\S+\s+\S+\s+\S+:$/;

/** A block without the sentence below it, and without all but the last of those above it, which may be its title. */
function withoutSentences(text: string, block: readonly SpacedLine[]): SpacedLine[] {
  const isSentence = (line: SpacedLine | undefined): boolean =>
    line?.numbers === 0 && ENDS_SENTENCE.test(lineText(text, line).trimEnd());
  let [start, end] = [0, block.length];
  while (start < end && isSentence(block[start]) && isSentence(block[start + 1])) start += 1;
  while (end > start + 1 && isSentence(block[end - 1])) end -= 1;
  return block.slice(start, end);
}

function cutAtBlanks(text: string, line: Line): SpacedLine {
  const words = [...text.slice(line.start, line.end).matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: line.start + index,
    end: line.start + index + word.length,
  }));
  let numbers = 0;
  while (numbers < words.length && isNumberWord(text, words.at(-1 - numbers))) numbers += 1;
  return { line, words, numbers };
}

function isNumberWord(text: string, word: Span | undefined): boolean {
  return (
    word !== undefined &&
    /\p{N}/u.test(text.slice(word.start, word.end)) &&
    parseNumber(text.slice(word.start, word.end)) !== undefined
  );
}

function gridOfBlock(text: string, written: readonly SpacedLine[]): RawGrid | undefined {
  const { block, isList, isTitled } = withoutListMarks(text, written);
  const [first, ...rest] = block;
  const last = block.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const width = last.numbers;
  const isRow = (line: SpacedLine): boolean => line.numbers === width && hasPlainLabel(text, line);
  if (width === 0 || !rest.every(isRow)) return undefined;
  if (!hasOnlyNumberCommas(block.map((line) => lineText(text, line)))) return undefined;
  const isNamed = last.words.length > width;
  if (rest.some((line) => line.words.length > width !== isNamed)) return undefined;
  const header = isTitled ? undefined : headerCells(text, first, isNamed ? width + 1 : width);
  const isData = header === undefined && !isTitled && isRow(first) && first.words.length > width === isNamed;
  const data = withoutBullets(text, isData ? block : rest);
  const areBracketed =
    isNamed && data.every((line) => isBracketed(text, line, width === 1 ? IN_BRACKETS : SHARE_IN_BRACKETS));
  const cut = areBracketed ? bracketedCells : rowCells;
  const body = data.map((line) => cut(text, line, width, isNamed));
  if (body.length < (header === undefined ? FEWEST_ROWS : FEWEST_ROWS_BELOW_HEADER)) return undefined;
  if (!isNamed && width > 1 && header === undefined) return undefined;
  const isTitle = header === undefined && !isData;
  if (isTitle && DELIMITER.test(lineText(text, first))) return undefined;
  const rows = header === undefined ? body : [header, ...body];
  const span = spanOfRows(rows);
  if (span === undefined) return undefined;
  const title = isTitle
    ? lineText(text, first)
        .trim()
        .replace(/[:：]$/, '')
    : undefined;
  return {
    method: isList ? 'list' : 'aligned',
    span,
    rows,
    headerRows: header === undefined ? 0 : 1,
    ...(title === undefined ? {} : { title }),
    certainty: (header === undefined && !arePairs(rows)) || mayBeGrouped(header, body) ? 0.7 : 0.85,
  };
}

const GROUP = /^\p{Nd}{3}$/u;
const BEFORE_GROUP = /^[-−]?\p{Nd}{1,3}$/u;
const SMALL_LETTER = /^\p{Ll}/u;

/** True where labels read as a phrase ("Revenue in EUR") over what may be one number in groups of three digits ("1 234 567"). */
function mayBeGrouped(header: Row | undefined, body: readonly Row[]): boolean {
  if (header?.some(({ text }) => SMALL_LETTER.test(text)) !== true) return false;
  return header.some(
    (_, column) =>
      column > 0 &&
      body.every((row) => BEFORE_GROUP.test(row[column - 1]?.text ?? '') && GROUP.test(row[column]?.text ?? '')),
  );
}

function lineText(text: string, { line }: SpacedLine): string {
  return text.slice(line.start, line.end);
}

/** True where the words before the numbers are few and hold no sign that other readers cut at. */
function hasPlainLabel(text: string, { words, numbers }: SpacedLine): boolean {
  const label = words.slice(0, words.length - numbers);
  const [first] = label;
  const last = label.at(-1);
  if (first === undefined || last === undefined) return true;
  return label.length <= MOST_LABEL_WORDS && !NOT_IN_LABELS.test(text.slice(first.start, last.end));
}

/** The labels of a first line that has one word a column and no number but years. */
function headerCells(text: string, { words }: SpacedLine, width: number): Row | undefined {
  const cells = words.map(({ start, end }) => cutCell(text, start, end));
  const isLabel = ({ text: label }: SourceCell): boolean =>
    isPeriodLabel(label) || (parseNumber(label) === undefined && !NOT_IN_LABELS.test(label));
  return cells.length === width && cells.every(isLabel) ? cells : undefined;
}

function rowCells(text: string, { words, numbers }: SpacedLine, width: number, isNamed: boolean): Row {
  const values = words.slice(words.length - width).map(({ start, end }) => cutCell(text, start, end));
  const [first] = words;
  const lastOfLabel = words[words.length - numbers - 1];
  if (!isNamed || first === undefined || lastOfLabel === undefined) return values;
  return [cutCell(text, first.start, lastOfLabel.end), ...values];
}

/** The name and the numbers of a line that has both. */
function maybeNamedRow(text: string, line: SpacedLine): Row | undefined {
  const isNamed = line.numbers > 0 && line.words.length > line.numbers && hasPlainLabel(text, line);
  return isNamed ? rowCells(text, line, line.numbers, true) : undefined;
}

const LIST_MARK = /^(?:[-*+•◦▪‣●○·–—]|(\d{1,3})[.)])$/;

/** Lines as they are read, whether they were a list, and whether its first line is a title. */
type Unmarked = { readonly block: readonly SpacedLine[]; readonly isList: boolean; readonly isTitled: boolean };

/** Takes the bullets, or the numbers that count the lines, from their beginning; only a title stands above without one. */
function withoutListMarks(text: string, block: readonly SpacedLine[]): Unmarked {
  const marks = block.map(
    ({ words: [first] }) => LIST_MARK.exec(first === undefined ? '' : textAt(text, first)) ?? undefined,
  );
  const isTitled = marks[0] === undefined;
  const [first, ...others] = isTitled ? marks.slice(1) : marks;
  const isList =
    others.length > 0 && others.every((mark, index) => first !== undefined && follows(mark, first, index + 1));
  if (!isList) return { block, isList: false, isTitled: false };
  const isTitle = (index: number): boolean => isTitled && index === 0;
  const unmarked = block.map((line, index) => (isTitle(index) ? line : { ...line, words: line.words.slice(1) }));
  return { block: unmarked, isList, isTitled };
}

/** True for the mark that stands so many lines below the first: the same bullet, or the number that many higher. */
function follows(mark: RegExpExecArray | undefined, first: RegExpExecArray, below: number): boolean {
  return first[1] === undefined ? mark?.[0] === first[0] : Number(mark?.[1]) === Number(first[1]) + below;
}

const textAt = (text: string, { start, end }: Span): string => text.slice(start, end);

/** Lines without the picture that each of them begins with. */
function withoutBullets(text: string, lines: readonly SpacedLine[]): readonly SpacedLine[] {
  const bullets = lines.map(({ words: [first] }) => (first === undefined ? '' : text.slice(first.start, first.end)));
  const isBullet = new Set(bullets).size === 1 && PICTURE.test(bullets[0] ?? '');
  return isBullet ? lines.map((line) => ({ ...line, words: line.words.slice(1) })) : lines;
}

const IN_BRACKETS = /^\(.*\)$/;
const SHARE_IN_BRACKETS = /^\(.*[%٪]\)$/;

/** "Python (49%)", "Yes 124 (62%)": brackets around every value of names, or every share behind their counts, are no minus signs. */
function isBracketed(text: string, { words }: SpacedLine, brackets: RegExp): boolean {
  const last = words.at(-1);
  return last !== undefined && brackets.test(text.slice(last.start, last.end));
}

function bracketedCells(text: string, line: SpacedLine, width: number, isNamed: boolean): Row {
  const cells = rowCells(text, line, width, isNamed);
  const [span] = cells.at(-1)?.spans ?? [];
  return span === undefined ? cells : [...cells.slice(0, -1), cutCell(text, span.start + 1, span.end - 1)];
}

/** Short names of nothing but letters, each once, and one value each that is neither a year nor the day of a month. */
function arePairs(rows: readonly Row[]): boolean {
  const names = rows.map(([name]) => name?.text ?? '');
  const values = rows.map(([, value]) => value?.text ?? '');
  return (
    rows.every((row) => row.length === 2) &&
    new Set(names).size === names.length &&
    names.every((name) => PLAIN_NAME.test(name) && name.split(' ').length <= MOST_PLAIN_WORDS) &&
    !values.every(isPeriodLabel) &&
    !names.every((name, i) => MONTH_NAMES.has(name.toLowerCase()) && /^\d{1,2}$/.test(values[i] ?? ''))
  );
}
