import { parseNumber } from '../../../table/notation/number-notation.ts';
import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import type { Line } from '../lines.ts';
import { foldWord } from '../prose/lexicon/fold-word.ts';
import { LEXICONS } from '../prose/lexicon/lexicons.ts';
import { cutCell, joinCells } from '../source-cells.ts';
import { blocksOf } from './blocks-of.ts';
import { LINE_MOMENT } from './line-moment.ts';

/** A line that begins with a moment: that, and the words behind it. */
type Message = { readonly line: Line; readonly moment: SourceCell; readonly words: readonly SourceCell[] };

const LONGEST_LINE = 400;
/** A word or a figure; no dash that stands by itself. */
const WORD = /(?![-–]\s)[^\s,;:()[\]]+(?:[,:][^\s,;:()[\]]+)*/g;
const FEWEST_LINES = 3;
/** The share of the lines of a block that say the same sentence; others say something else. */
const LEAST_SHARE = 0.6;
const FEWEST_SAME_WORDS = 2;
const MOST_OTHER_WORDS = 3;
const LONGEST_UNIT = 3;
const SURE = 0.9;
const SURE_OF_SOME = 0.7;

/**
 * Finds lines that begin with a moment and say the same sentence with other figures, as programs log them: "2024-03-01 08:12:05 INFO
 * request served in 120 ms". A column for the moment, for each figure, and for each word that changes.
 */
export function readMessages(text: string, lines: readonly Line[]): readonly RawGrid[] {
  return blocksOf(lines, (line) => maybeMessage(text, line)).flatMap(toGrid);
}

function maybeMessage(text: string, line: Line): Message | undefined {
  if (line.end - line.start > LONGEST_LINE) return undefined;
  const written = text.slice(line.start, line.end);
  const [moment = ''] = LINE_MOMENT.exec(written) ?? [];
  if (moment === '') return undefined;
  const bracket = moment.startsWith('[') ? 1 : 0;
  const rest = line.start + moment.length;
  const words = [...text.slice(rest, line.end).matchAll(WORD)];
  return {
    line,
    moment: cutCell(text, line.start + bracket, rest - bracket),
    words: words.map(({ index, 0: word }) => cutCell(text, rest + index, rest + index + word.length)),
  };
}

function toGrid(block: readonly Message[]): readonly RawGrid[] {
  const bySize = Map.groupBy(block, ({ words }) => words.length);
  const [alike = []] = [...bySize.values()].toSorted((one, other) => other.length - one.length);
  const [first] = alike;
  const last = alike.at(-1);
  if (first === undefined || last === undefined) return [];
  if (alike.length < FEWEST_LINES || alike.length < block.length * LEAST_SHARE) return [];
  const places = [...first.words.keys()];
  const textsAt = (place: number): readonly string[] => alike.map(({ words }) => words[place]?.text ?? '');
  const isFigure = places.map((place) => textsAt(place).every((text) => parseNumber(text) !== undefined));
  const isSame = places.map((place) => new Set(textsAt(place)).size === 1);
  const shown = places.filter((place) => isFigure[place] === true || isSame[place] !== true);
  const figures = shown.filter((place) => isFigure[place] === true);
  const same = places.length - shown.length;
  if (figures.length === 0 || same < FEWEST_SAME_WORDS || shown.length - figures.length > MOST_OTHER_WORDS) return [];
  const [firstFigure = 0] = figures;
  // No word stands between what changes before the first figure, or the moment, and that figure.
  const isNamedBehind = firstFigure === 0 || shown.includes(firstFigure - 1);
  const header = shown.map((place) =>
    isFigure[place] === true ? labelOf(first.words, { shown, place, isNamedBehind }) : EMPTY_CELL,
  );
  const rows = alike.map(({ moment, words }) => [moment, ...shown.map((place) => words[place] ?? EMPTY_CELL)]);
  return [
    {
      method: 'key-value',
      span: { start: first.line.start, end: last.line.end },
      rows: [[EMPTY_CELL, ...header], ...rows],
      headerRows: 1,
      certainty: alike.length === block.length ? SURE : SURE_OF_SOME,
    },
  ];
}

/**
 * What the sentence calls a figure: the words before it, with its unit behind ("served in 120 ms"); or, where it begins with a figure,
 * those behind ("12 visits and 3 sales"), as where no more than a preposition stands before.
 */
function labelOf(
  words: readonly SourceCell[],
  { shown, place, isNamedBehind }: { shown: readonly number[]; place: number; isNamedBehind: boolean },
): SourceCell {
  const at = shown.indexOf(place);
  const between = words.slice((shown[at - 1] ?? -1) + 1, place);
  // The unit of the figure before is no part of this one's name.
  const before = at > 0 && isUnit(between[0]) ? between.slice(1) : between;
  const behind = words.slice(place + 1, shown[at + 1] ?? words.length);
  const [next] = behind;
  if (isNamedBehind && next !== undefined) {
    const isJoined = behind.length > 1 && at < shown.length - 1 && (behind.at(-1)?.text.length ?? 0) <= LONGEST_UNIT;
    return joinCells(isJoined ? behind.slice(0, -1) : behind);
  }
  const unit = isUnit(next) ? next : undefined;
  // "in 340 ms", "(1200 rows)": what stands behind says more than a preposition, or nothing, before.
  if (before.every(isPreposition) && next !== undefined && !isPreposition(next)) return next;
  const name = joinCells(before);
  if (unit === undefined || before.length === 0) return name;
  return { text: `${name.text} (${unit.text})`, spans: [...name.spans, ...unit.spans] };
}

const isPreposition = ({ text }: SourceCell): boolean =>
  Object.values(LEXICONS).some(({ roles }) => roles.get(foldWord(text))?.has('preposition') === true);

function isUnit(word: SourceCell | undefined): boolean {
  return word !== undefined && word.text.length <= LONGEST_UNIT && !isPreposition(word);
}
