import { LOCALES } from '../../../chart/locale.ts';
import { grammarOf } from '../../../writing/story/grammar-of.ts';
import { labelWords } from '../../../writing/story/label.ts';
import { type Chart, namingColumns } from './chart-values.ts';

/** A name that a text holds. */
export type FoundName = { readonly name: string; readonly at: number };

/** The names of a chart, in small letters: what its cells name, in every language for periods, and what its columns are called. */
export type KnownNames = { readonly cells: ReadonlySet<string>; readonly labels: ReadonlySet<string> };

/** Names of one column beyond these are not looked for. */
const MOST_NAMES = 2_000;
const MOST_PERIODS = 200;
const SHORTEST = 2;

/** Reads the names of a chart. */
export function readKnownNames(chart: Chart): KnownNames {
  const cells = new Set<string>();
  for (const { typed } of namingColumns(chart)) {
    const values = new Set(typed.values.slice(0, MOST_NAMES * 10));
    for (const value of [...values].slice(0, MOST_NAMES)) if (value !== null) cells.add(String(value).toLowerCase());
    if (typed.times === undefined) continue;
    for (const value of [...values].slice(0, MOST_PERIODS)) for (const name of periodNames(value)) cells.add(name);
  }
  const labels = chart.profile.columns.flatMap(({ label }) => [label.toLowerCase(), labelWords(label).toLowerCase()]);
  return { cells, labels: new Set(labels) };
}

/** A period as its languages write it, with its year. */
function periodNames(value: unknown): readonly string[] {
  const iso = String(value ?? '');
  const year = /^\d{4}(?=-|$)/.exec(iso);
  if (year === null) return [];
  const written = LOCALES.flatMap((locale) =>
    (['full', 'short'] as const).map((form) => grammarOf(locale).period(iso, form).toLowerCase()),
  );
  return [year[0], ...written];
}

/** The names that a text in small letters holds as whole words, none over another, longest first. */
export function findNames(lower: string, names: Iterable<string>): readonly FoundName[] {
  const found: FoundName[] = [];
  const isTaken = (at: number, end: number): boolean =>
    found.some((one) => at < one.at + one.name.length && one.at < end);
  const sorted = [...new Set(names)]
    .filter((name) => name.length >= SHORTEST)
    .sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
  for (const name of sorted) {
    for (let at = lower.indexOf(name); at >= 0; at = lower.indexOf(name, at + 1)) {
      const [before = ' ', after = ' '] = [lower[at - 1], lower[at + name.length]];
      const isWhole = !/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after);
      if (isWhole && !isTaken(at, at + name.length)) found.push({ name, at });
    }
  }
  return found.sort((one, other) => one.at - other.at);
}
