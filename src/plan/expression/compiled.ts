import type { TimeGrain, ValueFormat, ValueGroups } from '../../table/column.ts';
import { parseMoment } from '../../table/notation/date-notation.ts';
import { MOMENT_SHAPES, timeOfDay } from '../../table/notation/moment.ts';
import { grainOfTimes } from '../../table/reading/time-grain.ts';
import type { NeededKind } from '../plan-error.ts';
import { cleanNumber } from '../table/clean-number.ts';
import { type NumberLook, PLAIN } from '../table/made-column.ts';
import type { PlanColumn } from '../table/plan-column.ts';

/** Gives the value of a row. Numbers and truths: NaN is null, 1 is true, 0 is false. */
export type NumberAt = (row: number) => number;
/** Gives the text of a row, or null. */
export type TextAt = (row: number) => string | null;

type Facts = {
  /** The part of the expression as it is written, for errors. */
  readonly source: string;
  /** True where every row has the same value. */
  readonly isConstant: boolean;
  /** The column whose cells these are, where they are nothing else. */
  readonly column?: PlanColumn;
};

/** A part of an expression made ready for a table: its type, and its value in any row. No cell makes it throw. */
export type Compiled = Facts &
  (
    | { readonly type: 'number'; readonly at: NumberAt; readonly look: NumberLook }
    | { readonly type: 'truth'; readonly at: NumberAt }
    /** `groups` gives the distinct texts, so that work on one is done once. */
    | { readonly type: 'text'; readonly at: TextAt; readonly groups?: ValueGroups }
    | CompiledMoment
    /** Null in every row. */
    | { readonly type: 'nothing' }
  );

/** Moments as sortable times, with the text of each. Years are numbers too. */
export type CompiledMoment = Facts & {
  readonly type: 'moment';
  readonly at: NumberAt;
  readonly textAt: TextAt;
  readonly numberAt?: NumberAt;
  readonly grain: TimeGrain;
  readonly isCyclic: boolean;
  readonly format: ValueFormat;
};

/** One type of compiled expressions. */
export type CompiledAs<Type extends Compiled['type']> = Extract<Compiled, { readonly type: Type }>;

/** What a type is called where another is needed. */
export const NEEDED_NAME = {
  number: 'number',
  truth: 'truth',
  text: 'text',
  moment: 'date',
  nothing: 'text',
} as const satisfies Record<Compiled['type'], NeededKind>;

const nothingAt = (): number => Number.NaN;

/** Numbers computed from others. */
export function numberOf(source: string, at: NumberAt, look: NumberLook = PLAIN): CompiledAs<'number'> {
  return { type: 'number', at, look, source, isConstant: false };
}

/** The same number in every row. */
export function constantNumber(source: string, value: number, look: NumberLook = PLAIN): CompiledAs<'number'> {
  return { type: 'number', at: () => value, look, source, isConstant: true };
}

/** Truths computed from values. */
export function truthOf(source: string, at: NumberAt): CompiledAs<'truth'> {
  return { type: 'truth', at, source, isConstant: false };
}

/** Texts computed from values. */
export function textOf(source: string, at: TextAt): CompiledAs<'text'> {
  return { type: 'text', at, source, isConstant: false };
}

/** The same text in every row. */
export function constantText(source: string, value: string): CompiledAs<'text'> {
  return { type: 'text', at: () => value, source, isConstant: true };
}

/** Numbers of an expression that has them: numbers, truths as 1 and 0, years; undefined for any other. */
export function maybeNumbers(compiled: Compiled): CompiledAs<'number'> | undefined {
  const { source, isConstant } = compiled;
  if (compiled.type === 'number') return compiled;
  if (compiled.type === 'nothing') return { type: 'number', at: nothingAt, look: PLAIN, source, isConstant };
  if (compiled.type === 'truth') return { type: 'number', at: compiled.at, look: PLAIN, source, isConstant };
  if (compiled.type === 'moment' && compiled.numberAt !== undefined)
    return { type: 'number', at: compiled.numberAt, look: PLAIN, source, isConstant };
  return undefined;
}

/** Texts of any expression: what a reader would see. */
export function toTexts(compiled: Compiled): CompiledAs<'text'> {
  const { source, isConstant } = compiled;
  const texts = (at: TextAt): CompiledAs<'text'> => ({ type: 'text', at, source, isConstant });
  switch (compiled.type) {
    case 'text':
      return compiled;
    case 'moment':
      return texts(compiled.textAt);
    case 'nothing':
      return texts(() => null);
    case 'truth':
      return texts((row) => shownTruth(compiled.at(row)));
    case 'number':
      return texts((row) => shownNumber(compiled.at(row)));
  }
}

function shownTruth(truth: number): string | null {
  return Number.isNaN(truth) ? null : truth === 1 ? 'true' : 'false';
}

function shownNumber(value: number): string | null {
  const clean = cleanNumber(value);
  return Number.isNaN(clean) ? null : String(clean);
}

const YEAR = /^\s*([12]\d{3})\s*$/;

/** The moment that a text names, a bare year included; undefined where it names none. */
export function maybeMomentOf(text: string, source: string): CompiledMoment | undefined {
  const year = YEAR.exec(text)?.[1];
  if (year !== undefined)
    return constantMoment({ time: timeOfDay(Number(year), 1, 1), text: year, grain: 'year' }, source);
  const moment = parseMoment(text);
  if (moment === undefined) return undefined;
  const { grain, isCyclic, format } = MOMENT_SHAPES[moment.shape];
  const finest = moment.shape === 'datetime' ? grainOfTimes(Float64Array.of(moment.time)) : grain;
  return { ...constantMoment({ time: moment.time, text: moment.text, grain: finest }, source), isCyclic, format };
}

function constantMoment(
  { time, text, grain }: { readonly time: number; readonly text: string; readonly grain: TimeGrain },
  source: string,
): CompiledMoment {
  return {
    type: 'moment',
    at: () => time,
    textAt: () => text,
    grain,
    isCyclic: false,
    format: grain === 'year' ? 'year' : 'date',
    source,
    isConstant: true,
  };
}
