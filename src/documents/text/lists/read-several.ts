import { EMPTY_CELL } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import { isFigureText, type ListEntry } from './list-entry.ts';

/** Entries that each say several things of their name. */
export type SeveralValues = {
  /** What the values are, in order, a blank for the names before them; nothing where that is not said. */
  readonly names: readonly string[];
  readonly rows: readonly (readonly SourceCell[])[];
};

const ARROW = /^(?:=>|→|⟶|->|⇒)$/;
const FIGURE_AT_END = /^(.*\S)\s+(\S*\p{N}\S*)$/su;
const CHANGE = /^(\S*\p{N}\S*)\s*(?:=>|→|⟶|->|⇒)\s*(\S*\p{N}\S*)$/u;
const PERIODS = /([^\s(),:]+)\s*(?:=>|→|⟶|->|⇒)\s*([^\s(),:]+)/u;
const COUNT = /^(?:(\p{Sc}?\p{N}[\p{N}.,]*)\s+)?(\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?)$/u;
const BETWEEN_COUNTS = /\s*[,;،؛]\s+(?:(?:and|e)\s+)?|\s+(?:and|e)\s+|\s+و(?=\p{N})/gu;
const SHARE_BESIDE = /^[(（]\s?([-+−]?\p{N}[\p{N}.,٫]*\s?[%٪])\s?[)）]$/u;
const FEWEST_SHARES = 2;
const MOST_SHARES = 0.75;
const STEM_LETTERS = 4;
const FEWEST_COUNTS = 2;

/**
 * Reads entries that all tell what was and what came of it ("North 54% -> 58%"), that count the same things each
 * ("Norway: 16 gold, 8 silver"), or that have a percentage in brackets beside their figure ("Faro: 120 (45%)"); undefined for others. A
 * title may name the two times: "Turnout (2021 -> 2025)".
 */
export function maybeSeveralValues(
  entries: readonly ListEntry[],
  title: string | undefined,
): SeveralValues | undefined {
  return maybeChanges(entries, title) ?? maybeCounts(entries) ?? maybeShares(entries);
}

/** Name, figure, and the percentage beside it; few entries may lack one. */
function maybeShares(entries: readonly ListEntry[]): SeveralValues | undefined {
  const shares = entries.map(({ value, rest }) => {
    const [, share = ''] = SHARE_BESIDE.exec(rest.text) ?? [];
    if (!isFigureText(value.text) || /[%٪]/.test(value.text) || (share === '') !== (rest.text === '')) return undefined;
    return share === '' ? EMPTY_CELL : partOf(rest, rest.text.indexOf(share), share.length);
  });
  const stated = shares.filter((share) => share !== undefined && share !== EMPTY_CELL).length;
  if (shares.includes(undefined) || stated < FEWEST_SHARES || stated < entries.length * MOST_SHARES) return undefined;
  return {
    names: ['', '', '%'],
    rows: entries.map((entry, i) => [entry.name, entry.value, shares[i] ?? EMPTY_CELL]),
  };
}

function maybeChanges(entries: readonly ListEntry[], title: string | undefined): SeveralValues | undefined {
  const rows = entries.map(changeOf);
  const read = rows.filter((row) => row !== undefined);
  const [, before = '', after = ''] = PERIODS.exec(title ?? '') ?? [];
  return read.length < rows.length ? undefined : { names: before === '' ? [] : ['', before, after], rows: read };
}

/** Name, before and after; undefined for an entry that tells no change. */
function changeOf({ name, mark, value, rest }: ListEntry): readonly SourceCell[] | undefined {
  if (ARROW.test(mark)) {
    const [, own = '', before = ''] = FIGURE_AT_END.exec(name.text) ?? [];
    if (!isFigureText(before) || !isFigureText(value.text) || rest.text !== '') return undefined;
    return [partOf(name, 0, own.length), partOf(name, name.text.length - before.length, before.length), value];
  }
  const [, before = '', after = ''] = CHANGE.exec(value.text) ?? [];
  if (before === '' || rest.text !== '' || !isFigureText(before) || !isFigureText(after)) return undefined;
  return [name, partOf(value, 0, before.length), partOf(value, value.text.length - after.length, after.length)];
}

function maybeCounts(entries: readonly ListEntry[]): SeveralValues | undefined {
  const counted = entries.map(countsOf);
  const [first = []] = counted;
  const stems = first.map(({ noun }) => stemOf(noun));
  if (stems.length < FEWEST_COUNTS || new Set(stems).size < stems.length) return undefined;
  const rows = counted.map((counts, i) => {
    const figures = stems.flatMap((stem) => counts.find(({ noun }) => stemOf(noun) === stem)?.figure ?? []);
    const isWhole = counts.length === stems.length && figures.length === stems.length;
    return isWhole ? [entries[i]?.name ?? EMPTY_CELL, ...figures] : undefined;
  });
  const read = rows.filter((row) => row !== undefined);
  return read.length < rows.length ? undefined : { names: ['', ...first.map(({ noun }) => noun)], rows: read };
}

const stemOf = (noun: string): string => noun.toLowerCase().slice(0, STEM_LETTERS);

type Counted = { readonly figure: SourceCell; readonly noun: string };

/** What an entry counts, figure by figure; nothing where anything else stands between. */
function countsOf({ value, rest }: ListEntry): readonly Counted[] {
  if (!isFigureText(value.text)) return [];
  const counts: Counted[] = [];
  let from = 0;
  for (const { 0: between, index } of [...rest.text.matchAll(BETWEEN_COUNTS), { 0: '', index: rest.text.length }]) {
    const piece = rest.text.slice(from, index).replace(/\.$/, '');
    const [, number = '', noun = ''] = COUNT.exec(piece) ?? [];
    if (noun === '' || (number === '') !== (from === 0)) return [];
    counts.push({ figure: from === 0 ? value : partOf(rest, from, number.length), noun });
    from = index + between.length;
  }
  return counts;
}

/** A stretch of a cell, with its own place. */
function partOf({ text, spans }: SourceCell, at: number, length: number): SourceCell {
  const start = (spans[0]?.start ?? 0) + at;
  return { text: text.slice(at, at + length), spans: [{ start, end: start + length }] };
}
