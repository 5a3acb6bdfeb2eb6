import { numbersIn } from '../../language/text/numbers-in.ts';
import type { Plan } from '../../plan/plan.ts';
import type { TypedTable } from '../../table/parse-table.ts';

/** Factors between units of time, counts and scales: they say nothing about the data. */
const CONVERSIONS: ReadonlySet<number> = new Set([
  0, 1, 2, 3, 4, 7, 10, 12, 24, 30, 52, 60, 100, 365, 1000, 3600, 1_000_000, 1_000_000_000,
]);

/** Fields whose numbers only say how much is shown or how it is drawn; each step is told with them. */
const MANNER: ReadonlySet<string> = new Set([
  'count',
  'percent',
  'offset',
  'width',
  'height',
  'edges',
  'percentile',
  'factor',
  'size',
  'decimals',
  'seed',
  'fiscalStart',
  'rowIndex',
  'x',
  'y',
  'startX',
  'startY',
  'endX',
  'endY',
  'fillOpacity',
  'strokeWidth',
]);

/** Fields whose text is a name of the vocabulary or of a column, checked elsewhere. */
const NAMES: ReadonlySet<string> = new Set([
  'verb',
  'key',
  'column',
  'columns',
  'columnKey',
  'field',
  'kind',
  'by',
  'keys',
  'names',
  'values',
  'iso',
]);

/** What a mind outside was given to plan with. */
export type PlanGround = { readonly wish: string; readonly table: TypedTable };

/**
 * What a plan of a model says that neither the wish nor the table says: numbers that would come into the data or onto the chart from
 * nowhere, texts and addresses that nobody dictated. Each complaint is fit to be sent back; none means that the plan invents nothing.
 */
export function findInventions(plan: Plan, ground: PlanGround): readonly string[] {
  const known = new Ground(ground);
  return plan.steps.flatMap((step, index) => {
    const isDrawing = step.verb === 'setField';
    return walk(step, isDrawing ? 'value' : '', known, step.verb).map((complaint) => `steps[${index}]: ${complaint}`);
  });
}

/** Verbs whose texts are shown to readers as they stand: they must have been dictated. */
const DICTATED: ReadonlySet<string> = new Set(['setContent', 'setSource', 'addAnnotation']);

function walk(value: unknown, field: string, known: Ground, verb: string): readonly string[] {
  if (typeof value === 'number') {
    if (MANNER.has(field) || verb === 'setField' || known.hasNumber(value)) return [];
    return [
      `the number ${value} stands neither in the request nor in the table; use an operation such as mean(…) instead`,
    ];
  }
  if (typeof value === 'string') return NAMES.has(field) ? [] : known.complainOf(value, DICTATED.has(verb));
  if (Array.isArray(value)) return value.flatMap((item) => walk(item, field, known, verb));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => walk(inner, name, known, verb));
}

const ADDRESS = /(?:https?:|www\.|\/\/|<[a-z/!]|javascript:|data:)/i;
/** ISO text of a date or period, as cells hold it. */
const MOMENT = /^(\d{4})(?:-(?:\d\d(?:-\d\d(?:T[\d:]{5,8})?)?|Q[1-4]|W\d\d|H[12]))?$/;
const LONGEST_NAME = 80;
/** How much of a dictated text must be words of the request. */
const DICTATED_SHARE = 0.7;

/** What the wish and the table say. */
class Ground {
  readonly #wish: string;
  readonly #words: ReadonlySet<string>;
  readonly #numbers: ReadonlySet<number>;
  readonly #table: TypedTable;
  #cells: ReadonlySet<unknown> | undefined;
  #years: ReadonlySet<number> | undefined;

  constructor({ wish, table }: PlanGround) {
    this.#wish = wish;
    this.#words = new Set(wordsOf(wish));
    this.#numbers = numbersIn(wish);
    this.#table = table;
  }

  hasNumber(value: number): boolean {
    if (CONVERSIONS.has(Math.abs(value))) return true;
    const said = [value, -value, value * 100, value / 100];
    return (
      said.some((one) => this.#numbers.has(one)) || this.#cellsOfTable().has(value) || this.#yearsOfTable().has(value)
    );
  }

  complainOf(text: string, isDictated: boolean): readonly string[] {
    if (this.#wish.includes(text) || this.#cellsOfTable().has(text) || this.#isMoment(text)) return [];
    const shown = JSON.stringify(text.slice(0, LONGEST_NAME));
    if (ADDRESS.test(text)) return [`the address or markup ${shown} does not stand in the request`];
    const strange = [...numbersIn(text)].filter((number) => !this.hasNumber(number));
    if (strange.length > 0)
      return [`the text ${shown} has the number ${strange[0]}, which stands neither in the request nor in the table`];
    if (!isDictated) return text.length > LONGEST_NAME ? [`the name ${shown} is too long`] : [];
    const words = wordsOf(text);
    const said = words.filter((word) => this.#words.has(word)).length;
    return said >= words.length * DICTATED_SHARE ? [] : [`the text ${shown} was not dictated in the request`];
  }

  /** A date or period of a year that the request names or the table has. */
  #isMoment(text: string): boolean {
    const year = MOMENT.exec(text)?.[1];
    return year !== undefined && this.hasNumber(Number(year));
  }

  #yearsOfTable(): ReadonlySet<number> {
    this.#years ??= new Set(
      [...this.#cellsOfTable()].flatMap((cell) => {
        const year = typeof cell === 'string' ? MOMENT.exec(cell)?.[1] : undefined;
        return year === undefined ? [] : [Number(year)];
      }),
    );
    return this.#years;
  }

  #cellsOfTable(): ReadonlySet<unknown> {
    this.#cells ??= new Set(this.#table.columns.flatMap(({ typed, label }) => [label, ...typed.values]));
    return this.#cells;
  }
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
