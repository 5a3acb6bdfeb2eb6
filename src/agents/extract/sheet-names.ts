import { foldWords } from '../../table/notation/characters.ts';
import { MONTH_NAMES } from '../../table/notation/month-names.ts';
import { totalsClaim } from '../../table/notation/totals-words.ts';
import { WEEKDAY_NAMES } from '../../table/notation/weekday-names.ts';

/** The stretches of time that sheets are named by, from short to long. */
const STRETCHES = ['weekday', 'week', 'month', 'quarter', 'half', 'year'] as const;
type Stretch = (typeof STRETCHES)[number];

const WEEK = /^(?:w\d\d?|week|semana|الاسبوع|اسبوع)$/;
const QUARTER = /^(?:[qt][1-4]|[1-4][qt]|quarter|trimestre|الربع|ربع)$/;
const HALF = /^(?:[hs][12]|[12][hs]|half|semester|semestre|النصف|نصف)$/;
const YEAR = /^(?:(?:fy)?(?:19|20)\d\d|fy\d\d|year|yearly|annual|ytd|ano|anual|anuais|السنه|سنه|العام|سنوي)$/;
/** Names that a workbook gives by itself say nothing of what its sheets hold. */
const GIVEN = /^(?:sheet|folha|planilha|hoja|feuil|tabelle|ورقه?)?$/;
const NUMBER = /^(.*?)[\s_.#-]*(\d{1,4})$/;
const SUMMARIES: ReadonlySet<string> = new Set(
  'summary|overview|resumo|sumario|sintese|ملخص|الملخص|خلاصه|الخلاصه'.split('|'),
);

/** The words of a sheet's name that name no time, and the shortest stretch of time that the others name. */
type NameOfTime = { readonly stretch: Stretch | undefined; readonly stem: string };

function readName(name: string): NameOfTime {
  const words = foldWords(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const stretches = words.map((word, at) => maybeStretch(word) ?? maybeMonth(words, at));
  const stretch = STRETCHES.find((one) => stretches.includes(one));
  const stem = words.filter((word, at) => stretches[at] === undefined && !/^\d+$/.test(word)).join(' ');
  return { stretch, stem };
}

function maybeStretch(word: string): Stretch | undefined {
  if (WEEKDAY_NAMES.has(word)) return 'weekday';
  if (WEEK.test(word)) return 'week';
  if (MONTH_NAMES.has(word)) return 'month';
  if (QUARTER.test(word)) return 'quarter';
  if (HALF.test(word)) return 'half';
  return YEAR.test(word) ? 'year' : undefined;
}

/** A month whose name is of two words, one of which stands at a place. */
function maybeMonth(words: readonly string[], at: number): Stretch | undefined {
  const pairs = [words.slice(at, at + 2), words.slice(Math.max(0, at - 1), at + 1)];
  return pairs.some((pair) => MONTH_NAMES.has(pair.join(' '))) ? 'month' : undefined;
}

/** True for names of sheets that sum up the others: "Total", "All", "Resumo", "الإجمالي". */
export function isSummaryName(name: string): boolean {
  const claim = totalsClaim(name);
  const [first = ''] = foldWords(name).split(/[^\p{L}\p{N}]+/u);
  return claim === 'total' || claim === 'doubtful' || claim === 'summary' || SUMMARIES.has(first);
}

/**
 * The things named by the shortest stretch of time, where some are: a half year holds its quarters, and what is named by no time stands
 * beside months for something else. All of them where none is named by a time.
 */
export function ofShortestTime<Named>(things: readonly Named[], nameOf: (thing: Named) => string): readonly Named[] {
  const stretches = things.map((thing) => readName(nameOf(thing)).stretch);
  const shortest = STRETCHES.find((stretch) => stretches.includes(stretch));
  return shortest === undefined ? things : things.filter((_, at) => stretches[at] === shortest);
}

/** True for names that differ only in the time they name: "Jan" and "Feb", "Sales 2023" and "Sales 2024". */
export function areTimes(names: readonly string[]): boolean {
  const [first, ...others] = names.map(readName);
  return (
    first?.stretch !== undefined &&
    others.every(({ stretch, stem }) => stretch === first.stretch && stem === first.stem) &&
    new Set(names.map(foldWords)).size === names.length
  );
}

/** True for names that differ only in the number at their end: "Region 1" and "Region 2", but not "Sheet1" and "Sheet2". */
export function areNumbered(names: readonly string[]): boolean {
  const stems = names.map((name) => NUMBER.exec(foldWords(name))?.[1]);
  const [stem] = stems;
  return stem !== undefined && !GIVEN.test(stem) && stems.every((other) => other === stem);
}
