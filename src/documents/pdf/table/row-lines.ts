import { maybeMoment } from '../../../table/notation/date-notation.ts';
import { textOfLine, toPhrase } from '../layout/lines.ts';
import type { Ruling } from '../layout/rulings.ts';
import { medianOf } from '../page/geometry.ts';
import { bandsAtEdge, bandsAtMiddle } from './bands-around-figures.ts';
import { bandsByInterlocks } from './interlocked-bands.ts';
import { isFigure, isNumber } from './page-grid.ts';
import type { PlacedLine, PlacedPhrase } from './placed-line.ts';

/** A row of a table: one line, or several where its words wrap. */
export type RowLine = { readonly phrases: readonly PlacedPhrase[]; readonly isHeader: boolean };

/** What is known of the rows before their lines are joined. */
export type JoinOptions = { readonly headerLines: number; readonly levels: readonly Ruling[] };

const UNFINISHED = /(?:[-‐,;/&(]|\b(?:and|or|of|the|in|for|to|with|by|per|e|ou|de|da|do|dos|das|em|para|com|por))$/i;
const BEGINS_LOWER = /^[\p{Ll}(&]/u;

/** Lines of a region as the rows of a table: lines of headers down to one, words that wrap with the row that they belong to. */
export function joinLines(lines: readonly PlacedLine[], { headerLines, levels }: JoinOptions): readonly RowLine[] {
  const header = joinHeader(lines.slice(0, headerLines));
  const body = joinBody(lines.slice(headerLines), levels);
  return [
    ...header.map((phrases) => ({ phrases, isHeader: true })),
    ...body.map((phrases) => ({ phrases, isHeader: false })),
  ];
}

/** A line of headers continues the one above unless that one has phrases that span several columns over it. */
function joinHeader(lines: readonly PlacedLine[]): readonly (readonly PlacedPhrase[])[] {
  const rows: PlacedPhrase[][] = [];
  const widened = lines.map((_, i) => {
    // The header of the first column may stand on a line of its own, halfway between two others.
    const lower = lines.slice(i + 1).find(({ phrases }) => phrases.some(({ first }) => first > 0));
    return widenOver(widenToCentres(lines.slice(i)), lower?.phrases ?? []);
  });
  for (const phrases of widened) {
    const above = rows.at(-1);
    const isBelowSpan = above?.some(
      (upper) =>
        upper.last > upper.first &&
        phrases.filter((lower) => lower.first >= upper.first && lower.last <= upper.last).length > 1,
    );
    if (above === undefined || isBelowSpan === true || !canJoin(above, phrases)) rows.push([...phrases]);
    else rows[rows.length - 1] = mergePhrases(above, phrases);
  }
  return rows;
}

/** How far the middle of a label may be from the middle of those that it is centred over: in heights of the writing, or of their width. */
const [CENTRED, CENTRED_SHARE] = [0.35, 0.08];

/** The first of some lines, its labels widened over columns of a line below that they stand over the middle of, and not over one. */
function widenToCentres([line, ...below]: readonly PlacedLine[]): readonly PlacedPhrase[] {
  const labels = line?.phrases ?? [];
  return labels.map((label) => {
    if (label.first !== label.last || label.first === 0) return label;
    for (const [i, lower] of below.entries()) {
      const between = [...labels, ...below.slice(0, i).flatMap(({ phrases }) => phrases)];
      const isFree = ({ first, last }: PlacedPhrase): boolean =>
        between.every((other) => other === label || other.last < first || other.first > last);
      const run = centredRun(label, lower.phrases.filter(isFree));
      if (run !== undefined) return { ...label, ...run };
    }
    return label;
  });
}

const middleOf = ({ phrase: { box } }: PlacedPhrase): number => (box.left + box.right) / 2;

/** The columns of the labels side by side over whose middle a label stands; undefined where it belongs to one column. */
function centredRun(
  label: PlacedPhrase,
  lower: readonly PlacedPhrase[],
): { readonly first: number; readonly last: number } | undefined {
  const { box, words } = label.phrase;
  const size = words[0]?.size ?? 0;
  const own = lower.find(({ first, last }) => first <= label.first && last >= label.first)?.phrase.box;
  if (own === undefined) return undefined;
  const isFlush = Math.abs(own.left - box.left) < 2 || Math.abs(own.right - box.right) < 2;
  if (isFlush || Math.abs((own.left + own.right) / 2 - middleOf(label)) < size) return undefined;
  for (const [i, from] of lower.entries()) {
    for (const [j, to] of lower.slice(i + 1).entries()) {
      const isBesides = to.last - from.first === j + 1 && from.first <= label.first && to.last >= label.first;
      const middle = (from.phrase.box.left + to.phrase.box.right) / 2;
      const slack = Math.max(CENTRED * size, CENTRED_SHARE * (to.phrase.box.right - from.phrase.box.left));
      if (isBesides && Math.abs(middle - middleOf(label)) < slack) return { first: from.first, last: to.last };
    }
  }
  return undefined;
}

/**
 * Where the same labels come back in a line, those above it stand over one round each: every column goes to the label whose middle
 * is nearest.
 */
function widenOver(upper: readonly PlacedPhrase[], lower: readonly PlacedPhrase[]): readonly PlacedPhrase[] {
  const textsOf = lower.filter(({ first }) => first > 0).map(({ phrase }) => textOfLine(phrase.words));
  const comesBack = (text: string): boolean => textsOf.indexOf(text) !== textsOf.lastIndexOf(text);
  const names = lower.filter(({ first, phrase }) => first > 0 && comesBack(textOfLine(phrase.words)));
  const rounds = new Set(names.map(({ phrase }) => textOfLine(phrase.words))).size;
  const over = upper.filter(({ first }) => first > 0);
  if (over.length < 2 || rounds === 0 || rounds >= names.length || names.length < over.length * 2) return upper;
  const reach = over.map((phrase) => ({ phrase, columns: [] as number[] }));
  for (const name of names) {
    const nearest = reach.reduce((best, next) =>
      Math.abs(middleOf(next.phrase) - middleOf(name)) < Math.abs(middleOf(best.phrase) - middleOf(name)) ? next : best,
    );
    nearest.columns.push(name.first, name.last);
  }
  if (reach.some(({ columns }) => columns.length === 0)) return upper;
  const widened = reach.map(({ phrase, columns }) => ({
    ...phrase,
    first: Math.min(...columns),
    last: Math.max(...columns),
  }));
  return [...upper.filter(({ first }) => first === 0), ...widened];
}

function canJoin(above: readonly PlacedPhrase[], below: readonly PlacedPhrase[]): boolean {
  return below.every(({ first, last }) => {
    const over = above.filter((upper) => upper.first <= last && upper.last >= first);
    return over.length === 0 || (over.length === 1 && over[0]?.first === first && over[0]?.last === last);
  });
}

function mergePhrases(above: readonly PlacedPhrase[], below: readonly PlacedPhrase[]): PlacedPhrase[] {
  const merged = [...above];
  for (const next of below) {
    const at = merged.findIndex((phrase) => phrase.first <= next.last && phrase.last >= next.first);
    const upper = merged[at];
    if (upper === undefined) merged.push(next);
    else {
      const phrase = toPhrase([...upper.phrase.words, ...next.phrase.words]) ?? upper.phrase;
      merged[at] = { phrase, first: Math.min(upper.first, next.first), last: Math.max(upper.last, next.last) };
    }
  }
  return merged.sort((a, b) => a.first - b.first);
}

const textOf = (phrases: readonly PlacedPhrase[], column: number): string => {
  const found = phrases.find(({ first, last }) => first <= column && last >= column);
  return found === undefined ? '' : textOfLine(found.phrase.words);
};

const hasNumbers = (phrases: readonly PlacedPhrase[]): boolean =>
  phrases.some(({ first, phrase }) => first > 0 && isNumber(textOfLine(phrase.words)));

function joinBody(lines: readonly PlacedLine[], levels: readonly Ruling[]): readonly (readonly PlacedPhrase[])[] {
  const gaps = lines.slice(1).map(({ line }, i) => line.baseline - (lines[i]?.line.baseline ?? 0));
  const pitch = medianOf(gaps);
  const banded =
    bandsOf(lines, levels) ??
    bandsAtMiddle(lines) ??
    interlocked(lines) ??
    bandsByGaps(lines, gaps) ??
    bandsByLabels(lines, gaps) ??
    bandsAtEdge(lines);
  const rows: PlacedPhrase[][] = [];
  let pending: readonly PlacedPhrase[] | undefined;
  for (const [i, { line, phrases }] of lines.entries()) {
    const before = lines[i - 1];
    const gap = i === 0 ? Number.POSITIVE_INFINITY : line.baseline - (before?.line.baseline ?? 0);
    const isSameBand = banded !== undefined && i > 0 && banded[i] === banded[i - 1];
    const isOtherBand = banded !== undefined && i > 0 && banded[i] !== banded[i - 1];
    const above = rows.at(-1);
    if (pending !== undefined) {
      rows.push(mergePhrases(pending, phrases));
      pending = undefined;
      continue;
    }
    if (above !== undefined && !isOtherBand && (isSameBand || isContinuation(above, phrases, { gap, pitch }))) {
      rows[rows.length - 1] = mergePhrases(above, phrases);
      continue;
    }
    const next = lines[i + 1];
    const isOfNext = banded === undefined || banded[i] === banded[i + 1];
    if (next !== undefined && isOfNext && beginsRow(phrases, next, { gap: gaps[i] ?? 0, pitch })) pending = phrases;
    else rows.push([...phrases]);
  }
  if (pending !== undefined) rows.push([...pending]);
  return rows;
}

/** Which lines stand together as lines that reach into each other show; undefined where two of one row have figures. */
function interlocked(lines: readonly PlacedLine[]): readonly number[] | undefined {
  const bands = bandsByInterlocks(lines);
  return bands === undefined || hasSeveralInCell(lines, bands) ? undefined : bands;
}

/** True where two lines of a row have figures in one column which are not of one day: "12 Jan" over "2023". */
function hasSeveralInCell(lines: readonly PlacedLine[], bands: readonly number[]): boolean {
  const seen = new Map<string, string>();
  return lines.some(({ phrases }, i) =>
    phrases.some(({ first, phrase }) => {
      const text = textOfLine(phrase.words);
      if (first === 0 || !isNumber(text)) return false;
      const key = `${bands[i]} ${first}`;
      const above = seen.get(key);
      seen.set(key, above === undefined ? text : `${above} ${text}`);
      return above !== undefined && maybeMoment(`${above} ${text}`) === undefined;
    }),
  );
}

/** Which lines stand between the same two drawn lines; undefined where lines are not drawn around most rows. */
function bandsOf(lines: readonly PlacedLine[], levels: readonly Ruling[]): readonly number[] | undefined {
  const left = Math.min(...lines.map(({ line }) => line.box.left));
  const right = Math.max(...lines.map(({ line }) => line.box.right));
  const wide = levels.filter(({ from, to }) => Math.min(to, right) - Math.max(from, left) > 0.7 * (right - left));
  const bands = lines.map(({ line }) => wide.filter(({ at }) => at < (line.box.top + line.box.bottom) / 2).length);
  const isSparse = new Set(bands).size < 3 || hasStackedNumbers(lines, bands);
  return isSparse ? undefined : bands;
}

const WIDER = 1.3;
const FEWEST_WIDE = 2;

/**
 * Which lines stand together where rows are parted by wider gaps: then a line right behind a wide gap has something in its first
 * column, others may not, and no two lines between two gaps have figures. Undefined where it is not so.
 */
function bandsByGaps(lines: readonly PlacedLine[], gaps: readonly number[]): readonly number[] | undefined {
  const narrow = Math.min(...gaps);
  const isWide = gaps.map((gap) => gap > narrow * WIDER);
  const wide = isWide.filter(Boolean).length;
  if (wide < FEWEST_WIDE || wide === gaps.length) return undefined;
  const bands = [0];
  for (const isGap of isWide) bands.push((bands.at(-1) ?? 0) + (isGap ? 1 : 0));
  const hasStub = (i: number): boolean => lines[i]?.phrases[0]?.first === 0;
  const areStarts = isWide.every((isGap, i) => !isGap || hasStub(i + 1));
  const hasWraps = isWide.some((isGap, i) => !isGap && !hasStub(i + 1));
  return areStarts && hasWraps && !hasStackedNumbers(lines, bands) ? bands : undefined;
}

/** Gaps between lines of one label differ less than this, and those between rows are wider than them by more. */
const [SAME_GAP, NEXT_GAP] = [1.05, 1.12];

/**
 * Which lines stand together where labels wrap above or below the line of their figures: the gaps within rows are all alike, those
 * between rows a little wider, and each row has one line with figures. Undefined where it is not so.
 */
function bandsByLabels(lines: readonly PlacedLine[], gaps: readonly number[]): readonly number[] | undefined {
  const narrow = Math.min(...gaps);
  const isWide = gaps.map((gap) => gap > narrow * NEXT_GAP);
  const areClear = gaps.every((gap, i) => isWide[i] === true || gap < narrow * SAME_GAP);
  if (!areClear || isWide.filter(Boolean).length < FEWEST_WIDE || !isWide.includes(false)) return undefined;
  const bands = [0];
  for (const isGap of isWide) bands.push((bands.at(-1) ?? 0) + (isGap ? 1 : 0));
  const rows = Array.from({ length: (bands.at(-1) ?? 0) + 1 }, (_, band) => lines.filter((_, i) => bands[i] === band));
  return rows.every(isWrappedRow) ? bands : undefined;
}

/**
 * True for lines of one row: one of them with figures, the others with words of its label, which no section of rows set in follows, or
 * words over or under those of its cells.
 */
function isWrappedRow(lines: readonly PlacedLine[]): boolean {
  const figures = lines.filter(({ phrases }) => hasNumbers(phrases));
  const [row] = figures;
  if (figures.length !== 1 || row === undefined) return false;
  const label = textOf(row.phrases, 0);
  return lines.every(({ line, phrases }) => {
    if (line === row.line) return true;
    const isLabel = phrases.length === 1 && phrases[0]?.first === 0;
    const isBeside = phrases.every(({ first }) => first === 0 || isWords(textOf(row.phrases, first)));
    const isHead = row.line.box.left - line.box.left > 0.4 * line.size && !BEGINS_LOWER.test(label);
    return (isLabel || isBeside) && !isHead;
  });
}

const isWords = (text: string): boolean => text !== '' && !isFigure(text);

function hasStackedNumbers(lines: readonly PlacedLine[], bands: readonly number[]): boolean {
  const seen = new Set<number>();
  for (const [i, band] of bands.entries()) {
    if (!hasNumbers(lines[i]?.phrases ?? [])) continue;
    if (seen.has(band)) return true;
    seen.add(band);
  }
  return false;
}

type Spacing = { readonly gap: number; readonly pitch: number };

/** True where a line goes on with the words of the row above it. */
function isContinuation(
  above: readonly PlacedPhrase[],
  phrases: readonly PlacedPhrase[],
  { gap, pitch }: Spacing,
): boolean {
  const texts = phrases.map(({ phrase }) => textOfLine(phrase.words));
  // The number of a reference goes on with the words above it, where they stand closer than rows do.
  const isOfWords = ({ first }: PlacedPhrase): boolean =>
    first > 0 && isWords(textOf(above, first)) && gap < pitch * 0.8;
  if (phrases.some((phrase, i) => isNumber(texts[i] ?? '') && !isOfWords(phrase)) || gap > pitch * 1.25) return false;
  const isInside = phrases.every(({ first }) => textOf(above, first) !== '');
  if (!isInside) return false;
  const isStub = phrases.length === 1 && phrases[0]?.first === 0;
  const label = textOf(above, 0);
  const next = texts[0] ?? '';
  if (isStub) return BEGINS_LOWER.test(next) || UNFINISHED.test(label) || gap < pitch * 0.8;
  if (phrases[0]?.first === 0) return gap < pitch * 0.8 && BEGINS_LOWER.test(next);
  return phrases.every(({ first }) => !isFigure(textOf(above, first)));
}

/** True where a line holds only the beginning of a label, whose figures stand on the next line. */
function beginsRow(phrases: readonly PlacedPhrase[], next: PlacedLine, { gap, pitch }: Spacing): boolean {
  const [only] = phrases;
  if (phrases.length !== 1 || only === undefined || only.first !== 0) return false;
  const label = textOfLine(only.phrase.words);
  if (isNumber(label) || !hasNumbers(next.phrases)) return false;
  const below = textOf(next.phrases, 0);
  if (below === '') return gap < pitch * 0.75;
  return !/:$/.test(label) && (BEGINS_LOWER.test(below) || UNFINISHED.test(label)) && gap <= pitch * 1.1;
}
