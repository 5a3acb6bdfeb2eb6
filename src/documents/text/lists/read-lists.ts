import { parseNumber } from '../../../table/notation/number-notation.ts';
import { EMPTY_CELL, type RawGrid } from '../../grid/raw-grid.ts';
import type { SourceCell } from '../../source-table.ts';
import { type Line, trimSpan } from '../lines.ts';
import { areOfMixedScale } from '../mixed-scale.ts';
import { hasOnlyNumberCommas } from '../number-commas.ts';
import { foldWord } from '../prose/lexicon/fold-word.ts';
import { LEXICONS } from '../prose/lexicon/lexicons.ts';
import { cutCell, spanOfRows } from '../source-cells.ts';
import { isFigureText, type ListEntry, maybeListEntry } from './list-entry.ts';
import { maybeSeveralValues, type SeveralValues } from './read-several.ts';

/** Entries that follow one another, each with the heading it stands under, and the line above all that names them. */
export type Run = {
  readonly entries: readonly ListEntry[];
  readonly headings: readonly (SourceCell | undefined)[];
  readonly title: string | undefined;
};

/** Marks that part a name from its value and nothing else; a blank alone does so before an amount of money or a share, and leaders do. */
const SURE_MARK = /^(?:[:=]?|\.{3,}|…+)$/;
const FIGURE_SHARE = 0.6;
const FEWEST_SURE = 3;
const FEWEST_KEYS = 2;
const LONGEST_TITLE = 120;
const LONGEST_HEADING = 60;
const WORDS_OF_LEAD_IN = /\S\s+\S+\s+\S/;
/** Enough of a unit, or of what an amount is stated for, to tell it from another, in singular and plural. */
const UNIT_BEGINNING = /^(?:\/\s?)?\p{L}{1,2}/u;
/** A unit of measure, or what an amount is stated for. */
const UNIT = /^[/°]?\s?\p{L}{1,5}[²³]?$/u;
const WORD_OR_TWO = /^\S*(?: \S+)?$/;

/** Finds lists of names with values: `key: value` lines, bullet lists, and records that repeat their keys. */
export function readLists(text: string, lines: readonly Line[]): readonly RawGrid[] {
  return findRuns(text, lines).flatMap((run) => gridOfRecords(run) ?? gridOfValues(run) ?? []);
}

/**
 * Finds only those lists whose values are numbers all through, behind colons or equals signs. They go before delimited
 * text, because the commas in such numbers could pass for delimiters.
 */
export function readNumberLists(text: string, lines: readonly Line[]): readonly RawGrid[] {
  return findRuns(text, lines).flatMap((run) => {
    const isSure = run.entries.every(
      ({ mark, value }) => SURE_MARK.test(mark) && parseNumber(value.text) !== undefined,
    );
    return isSure && hasOnlyNumberCommas(linesWithCommas(run)) ? (gridOfRecords(run) ?? gridOfValues(run) ?? []) : [];
  });
}

/** The title and the entries of a list whose values all hold commas: such a title may be a header, and they delimiters. */
function linesWithCommas({ title = '', entries }: Run): readonly string[] {
  const haveCommas = entries.every(({ value }) => /[,،]/.test(value.text));
  return haveCommas ? [title, ...entries.map(({ name, mark, value }) => `${name.text}${mark} ${value.text}`)] : [];
}

function findRuns(text: string, lines: readonly Line[]): readonly Run[] {
  const runs: Run[] = [];
  let entries: ListEntry[] = [];
  let headings: (SourceCell | undefined)[] = [];
  let title: string | undefined;
  let above: Line | undefined;
  let blanks = 0;
  const close = (): void => {
    if (entries.length > 1) runs.push({ entries, headings, title });
    entries = [];
    headings = [];
  };
  for (const [i, line] of lines.entries()) {
    if (line.isBlank) {
      blanks += 1;
      continue;
    }
    const entry = maybeListEntry(text, line);
    const isHeading =
      entry === undefined && blanks === 0 && isEntry(text, lines[i + 1]) && maybeHeading(text, line) !== undefined;
    if (blanks > 1 || (entry === undefined && !isHeading)) close();
    if (entry === undefined) above = line;
    else {
      // A line with its amount in brackets is of another list than one that states "n = 512".
      const last = entries.at(-1);
      if (last !== undefined && (last.mark === '(') !== (entry.mark === '(')) close();
      if (entries.length === 0) title = blanks > 1 || above === undefined ? undefined : titleOf(text, above);
      headings.push(blanks > 1 || above === undefined ? undefined : maybeHeading(text, above));
      entries.push(entry);
    }
    blanks = 0;
  }
  close();
  return joinRecords(runs);
}

/** Runs that say the same things of one name after another, each under that name, as one. */
function joinRecords(runs: readonly Run[]): readonly Run[] {
  const groups: Run[][] = [];
  for (const run of runs) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group === undefined || before === undefined || !areOneKind(before, run)) groups.push([run]);
    else group.push(run);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const entries = group.flatMap((run) => run.entries);
    return [{ ...first, entries, headings: group.flatMap((run) => run.headings) }];
  });
}

/** True for runs under a name each whose entries have names in common, half of them or more, two at least. */
function areOneKind(before: Run, run: Run): boolean {
  const [one, other] = [before, run].map(({ entries }) => new Set(entries.map(({ name }) => name.text)));
  if (one === undefined || other === undefined || other.size < FEWEST_KEYS) return false;
  const shared = [...other].filter((name) => one.has(name)).length;
  const areHeaded = [before, run].every(({ headings: [heading] }) => heading !== undefined);
  return areHeaded && shared * 2 >= Math.max(one.size, other.size) && shared >= FEWEST_KEYS;
}

function isEntry(text: string, line: Line | undefined): boolean {
  return line !== undefined && maybeListEntry(text, line) !== undefined;
}

/** A short line without a value that may head the entries below it: `- Europe`, `Costs:`. */
function maybeHeading(text: string, line: Line): SourceCell | undefined {
  const cell = cutCell(text, line.start, line.end);
  const written = /^(?:#+\s+|[-*+•◦▪‣]\s+)?(.*?)[:：]?$/.exec(cell.text)?.[1] ?? '';
  const name = /^\[([^[\]]+)\]$/.exec(written)?.[1] ?? written;
  if (name === '' || name.length > LONGEST_HEADING || /[.!?;,\d\p{Sc}%]$/u.test(name)) return undefined;
  const start = (cell.spans[0]?.start ?? 0) + cell.text.indexOf(name);
  return cutCell(text, start, start + name.length);
}

function titleOf(text: string, line: Line): string | undefined {
  const { start, end } = trimSpan(text, line.start, line.end);
  if (end - start > LONGEST_TITLE) return undefined;
  return text
    .slice(start, end)
    .replace(/^#+\s*/, '')
    .replace(/^(\*\*?|__)(.*)\1(?=\P{L}*$)/u, '$2')
    .replace(/[:：]$/, '')
    .trim();
}

function gridOf(run: Run, rows: readonly (readonly SourceCell[])[], headerRows: number): RawGrid | undefined {
  const span = spanOfRows(rows);
  if (span === undefined) return undefined;
  const left = run.entries.flatMap(({ rest }) => (/\p{N}/u.test(rest.text) ? [rest.text] : []));
  const hasBullets = run.entries.every((entry) => entry.hasBullet);
  return {
    method: hasBullets ? 'list' : 'key-value',
    span,
    rows,
    headerRows,
    ...(run.title === undefined ? {} : { title: run.title }),
    ...(left.length === 0
      ? {}
      : {
          notices: [
            { kind: 'figures-left-out', values: { count: left.length, examples: left.slice(0, 3).join('; ') } },
          ],
        }),
    certainty:
      isUniform(run.entries) && left.length === 0 && !isLog(run.entries) ? (hasEvidence(run) ? 0.9 : 0.75) : 0.7,
  };
}

/** True where most names are stamped with more than one figure, as lines of a log or a chat are: "[12/06/24, 08:01] Tom". */
function isLog(entries: readonly ListEntry[]): boolean {
  const stamped = entries.filter(({ name }) => (name.text.match(/\S*\p{N}\S*/gu)?.length ?? 0) > 1);
  return stamped.length * 2 > entries.length;
}

/** The units that stand behind the figures, in small letters. */
function unitsOf(entries: readonly ListEntry[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ rest }) => UNIT_BEGINNING.exec(rest.text)?.[0].toLowerCase() ?? []));
}

/** The unit of an entry by itself; empty where none stands there. */
function unitOf(entry: ListEntry | undefined): SourceCell {
  return entry !== undefined && UNIT_BEGINNING.test(entry.rest.text) ? entry.rest : EMPTY_CELL;
}

/**
 * True where all entries use one mark, and their values are all amounts of money, all percentages or all neither, with no
 * two units or scales among them: "1.80 m" and "75 kg" describe one thing.
 */
function isUniform(entries: readonly ListEntry[]): boolean {
  if (unitsOf(entries).size > 1) return false;
  const kindOf = (text: string): string => (/\p{Sc}/u.test(text) ? 'money' : /[%٪]/.test(text) ? 'share' : 'other');
  if (areOfMixedScale(entries.map(({ value }) => value.text))) return false;
  // Leaders are as long as there is room.
  const marks = new Set(entries.map(({ mark }) => mark.replace(/^\.{2,}$/, '..')));
  return marks.size === 1 && new Set(entries.map((entry) => kindOf(entry.value.text))).size === 1;
}

/**
 * True where something says that the values are amounts: units, or three entries, a title or headings. Behind equals
 * signs, which set options of programs as well, only units do.
 */
function hasEvidence({ entries, title, headings }: Run): boolean {
  if (entries.every(({ value }) => /[\p{Sc}%٪]|\p{N}\s?\p{L}/u.test(value.text))) return true;
  if (entries.some(({ mark }) => mark === '=')) return false;
  return entries.length >= FEWEST_SURE || title !== undefined || headings.some((heading) => heading !== undefined);
}

/** `Name: Ana / Age: 31`, blank line, the same keys again: one row a record, with the heading that stands over each. */
function gridOfRecords(run: Run): RawGrid | undefined {
  const records: Map<string, ListEntry>[] = [];
  const names: (SourceCell | undefined)[] = [];
  const keys = new Map<string, SourceCell>();
  let record = new Map<string, ListEntry>();
  for (const [i, entry] of run.entries.entries()) {
    if (record.has(entry.name.text) || records.length === 0) {
      record = new Map();
      records.push(record);
      names.push(run.headings[i]);
    }
    record.set(entry.name.text, entry);
    if (!keys.has(entry.name.text)) keys.set(entry.name.text, entry.name);
  }
  const isRepeated = records.length > 1 && keys.size > 1 && run.entries.length >= records.length * keys.size * 0.7;
  if (!isRepeated || ![...keys.keys()].every((key) => /\p{L}/u.test(key)) || isTalk(run.entries)) return undefined;
  const rows = records.map((each) => [...keys.keys()].map((key) => each.get(key)?.value ?? EMPTY_CELL));
  const header = [...keys].map(([key, name]) =>
    withUnit(
      name,
      records.map((each) => each.get(key)?.rest ?? EMPTY_CELL),
    ),
  );
  const areNamed = !names.includes(undefined) && new Set(names.map((name) => name?.text)).size === names.length;
  if (!areNamed) return gridOf(run, [header, ...rows], 1);
  const headed = rows.map((row, i) => [names[i] ?? EMPTY_CELL, ...row]);
  return gridOf({ ...run, title: undefined }, [[EMPTY_CELL, ...header], ...headed], 1);
}

/** A key with the unit that stands behind each of its figures. */
function withUnit(name: SourceCell, rests: readonly SourceCell[]): SourceCell {
  const [first] = rests;
  const isShared = first !== undefined && UNIT.test(first.text) && rests.every(({ text }) => text === first.text);
  return isShared ? { text: `${name.text} (${first.text})`, spans: [...name.spans, ...first.spans] } : name;
}

/** True where names take turns to speak: some ask, and what they say is put in sentences. */
function isTalk(entries: readonly ListEntry[]): boolean {
  return entries.some(({ value, rest }) => /[?؟]$/.test(rest.text || value.text));
}

/** True where words behind a name lead up to entries that all have figures: "Dana: numbers of last week". */
function hasLeadIn({ entries: [first, ...others] }: Run): boolean {
  const isWords = first !== undefined && !/\p{N}/u.test(first.value.text) && WORDS_OF_LEAD_IN.test(first.value.text);
  return isWords && others.length > 1 && others.every(({ value }) => isFigureText(value.text));
}

/** One row an entry, where most of the values are figures. What all of them count, or are measured in, heads the column. */
export function gridOfValues(run: Run): RawGrid | undefined {
  if (hasLeadIn(run)) return gridOfValues({ ...run, entries: run.entries.slice(1), headings: run.headings.slice(1) });
  const several = maybeSeveralValues(run.entries, run.title);
  if (several !== undefined) return gridOfSeveral(run, several);
  const figures = run.entries.filter(({ value }) => isFigureText(value.text)).length;
  if (figures < 2 || figures < run.entries.length * FIGURE_SHARE) return undefined;
  const groups = new Set(run.headings.map((heading) => heading?.text));
  const isGrouped = groups.size > 1 && !groups.has(undefined);
  const rows = run.entries.map(({ name, value }, i) =>
    isGrouped ? [run.headings[i] ?? EMPTY_CELL, name, value] : [name, value],
  );
  const counted = sharedNoun(run.entries);
  if (unitsOf(run.entries).size > 1 && run.entries.every(({ rest }) => WORD_OR_TWO.test(rest.text))) {
    const measured = rows.map((row, i) => [...row, unitOf(run.entries[i])]);
    return gridOf(isGrouped ? { ...run, title: undefined } : run, measured, 0);
  }
  const isHeading = counted !== undefined && (run.title === undefined || !isUnit(counted.text));
  const header = isGrouped ? [EMPTY_CELL, EMPTY_CELL] : [EMPTY_CELL];
  const named = isHeading ? [[...header, counted], ...rows] : rows;
  return gridOf(isGrouped ? { ...run, title: undefined } : run, named, isHeading ? 1 : 0);
}

/** One row an entry with all that it says of its name. */
function gridOfSeveral(run: Run, { names, rows }: SeveralValues): RawGrid | undefined {
  const read = { ...run, entries: run.entries.map((entry) => ({ ...entry, rest: EMPTY_CELL })) };
  const header = names.map((text) => ({ text, spans: [] }));
  return gridOf(read, names.length === 0 ? rows : [header, ...rows], names.length === 0 ? 0 : 1);
}

/** A word or two behind a figure, alike enough to be the same in singular and plural. */
const NOUN = /^°?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?$/u;
const STEM_LETTERS = 4;

/** The noun that stands behind every figure, in its longest form: "tickets" of "34 tickets", "1 ticket". */
function sharedNoun(entries: readonly ListEntry[]): SourceCell | undefined {
  const nouns = entries.map(({ rest }) => rest);
  const stems = new Set(nouns.map(({ text }) => text.toLowerCase().slice(0, STEM_LETTERS)));
  if (stems.size !== 1 || !nouns.every(({ text }) => NOUN.test(text))) return undefined;
  return nouns.reduce((longest, noun) => (noun.text.length > longest.text.length ? noun : longest));
}

/** True for a unit of measure: a title above says better what its figures are. */
function isUnit(word: string): boolean {
  return Object.values(LEXICONS).some(({ roles }) => roles.get(foldWord(word))?.has('unit') === true);
}
