import { trimBlanks } from '../../table/notation/characters.ts';
import { parseNumber } from '../../table/notation/number-notation.ts';
import { weekdayOf } from '../../table/notation/weekday-names.ts';
import { type NeededKind, PlanError } from '../plan-error.ts';
import { roundTo } from '../table/clean-number.ts';
import { filledRows } from '../table/column-numbers.ts';
import { type NumberLook, PLAIN, withoutDecimals } from '../table/made-column.ts';
import { civilDate, GRAIN_PLACE, hourOf, isoWeek } from '../table/periods.ts';
import { nameOf } from '../table/plan-column.ts';
import {
  type Compiled,
  type CompiledAs,
  type CompiledMoment,
  maybeMomentOf,
  maybeNumbers,
  type NumberAt,
  numberOf,
  textOf,
  toTexts,
  truthOf,
} from './compiled.ts';
import type { FunctionName } from './expression.ts';

/** The arguments of a call, with what is needed of each. */
class Arguments {
  readonly all: readonly Compiled[];
  readonly source: string;

  constructor(all: readonly Compiled[], source: string) {
    this.all = all;
    this.source = source;
  }

  number(place: number): CompiledAs<'number'> {
    const given = this.at(place);
    const numbers = maybeNumbers(given);
    if (numbers === undefined) throw wrongKind(given, 'number');
    return numbers;
  }

  text(place: number): CompiledAs<'text'> {
    return toTexts(this.at(place));
  }

  truth(place: number): NumberAt {
    const given = this.at(place);
    if (given.type === 'nothing') return () => Number.NaN;
    if (given.type !== 'truth') throw wrongKind(given, 'truth');
    return given.at;
  }

  /** A moment; a text in the expression is read as one. */
  moment(place: number): CompiledMoment {
    const given = this.at(place);
    const written = given.type === 'text' && given.isConstant ? given.at(0) : null;
    const moment = written === null ? given : maybeMomentOf(written, given.source);
    if (moment?.type === 'moment' && !moment.isCyclic) return moment;
    throw wrongKind(given, 'date');
  }

  at(place: number): Compiled {
    return this.all[place] ?? { type: 'nothing', source: 'null', isConstant: true };
  }
}

type Call = {
  /** The fewest and the most arguments. */
  readonly takes: readonly [least: number, most: number];
  readonly make: (given: Arguments) => Compiled;
};

const MOST_ARGUMENTS = 100;

const CALLS = {
  abs: ofNumber(Math.abs),
  round: {
    takes: [1, 2],
    make: (given) => {
      const { at, look } = given.number(0);
      const { at: decimals } = given.all.length > 1 ? given.number(1) : { at: () => 0 };
      return numberOf(given.source, (row) => roundTo(at(row), Math.trunc(decimals(row))), withoutDecimals(look));
    },
  },
  floor: ofNumber(Math.floor),
  ceil: ofNumber(Math.ceil),
  sqrt: ofNumber(Math.sqrt, () => PLAIN),
  ln: ofNumber(Math.log, () => PLAIN),
  log10: ofNumber(Math.log10, () => PLAIN),
  exp: ofNumber(Math.exp, () => PLAIN),
  least: ofNumbers(Math.min),
  greatest: ofNumbers(Math.max),
  if: {
    takes: [2, 3],
    make: (given) => {
      const condition = given.truth(0);
      return chosen([given.at(1), given.at(2)], given.source, (row) => (condition(row) === 1 ? 0 : 1));
    },
  },
  coalesce: {
    takes: [1, MOST_ARGUMENTS],
    make: (given) => {
      const areEmpty = given.all.map(emptyAt);
      const last = areEmpty.length - 1;
      return chosen(given.all, given.source, (row) => {
        const place = areEmpty.findIndex((isEmpty) => isEmpty(row) === 0);
        return place < 0 ? last : place;
      });
    },
  },
  isEmpty: { takes: [1, 1], make: (given) => truthOf(given.source, emptyAt(given.at(0))) },
  lower: ofText((text) => text.toLowerCase()),
  upper: ofText((text) => text.toUpperCase()),
  trim: ofText(trimBlanks),
  length: {
    takes: [1, 1],
    make: (given) => {
      const { at } = given.text(0);
      return numberOf(given.source, (row) => lengthOf(at(row)));
    },
  },
  left: ofTextAndNumber((letters, count) => letters.slice(0, Math.max(0, count))),
  right: ofTextAndNumber((letters, count) => (count <= 0 ? [] : letters.slice(-count))),
  replace: {
    takes: [3, 3],
    make: (given) => {
      const [text, from, to] = [given.text(0).at, given.text(1).at, given.text(2).at];
      return textOf(given.source, (row) => replaced(text(row), from(row), to(row)));
    },
  },
  concat: {
    takes: [1, MOST_ARGUMENTS],
    make: (given) => {
      const texts = given.all.map((_, place) => given.text(place).at);
      return textOf(given.source, (row) => texts.map((at) => at(row) ?? '').join(''));
    },
  },
  year: ofMoment('year', (time) => civilDate(time).year),
  quarter: ofMoment('quarter', (time) => Math.ceil(civilDate(time).month / 3)),
  month: ofMoment('month', (time) => civilDate(time).month),
  week: ofMoment('week', (time) => isoWeek(time).week),
  day: ofMoment('day', (time) => civilDate(time).day),
  weekday: ofMoment('day', (time) => weekdayOf(time) + 1),
  hour: ofMoment('hour', hourOf),
  daysBetween: {
    takes: [2, 2],
    make: (given) => {
      const [from, to] = [given.moment(0).at, given.moment(1).at];
      return numberOf(given.source, (row) => (to(row) - from(row)) / 86_400_000);
    },
  },
  toNumber: {
    takes: [1, 1],
    make: (given) => {
      const numbers = maybeNumbers(given.at(0));
      if (numbers !== undefined) return numbers;
      const { at } = given.text(0);
      return numberOf(given.source, (row) => parseNumber(at(row) ?? '')?.value ?? Number.NaN);
    },
  },
  toText: { takes: [1, 1], make: (given) => given.text(0) },
} as const satisfies Record<FunctionName, Call>;

/** A call of a function made ready. Throws `PlanError` for too few or too many arguments, or one of another kind than is needed. */
export function compileCall(name: FunctionName, given: readonly Compiled[], source: string): Compiled {
  const { takes, make }: Call = CALLS[name];
  const [least, most] = takes;
  if (given.length < least || given.length > most) {
    const needs = least === most ? `${least} values in brackets` : `${least} to ${most} values in brackets`;
    throw new PlanError({ kind: 'badArgument', argument: name, value: given.length, needs });
  }
  return make(new Arguments(given, source));
}

function ofNumber(compute: (value: number) => number, toLook: (look: NumberLook) => NumberLook = (look) => look): Call {
  return {
    takes: [1, 1],
    make: (given) => {
      const { at, look } = given.number(0);
      return numberOf(given.source, (row) => finite(compute(at(row))), toLook(look));
    },
  };
}

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
}

function ofNumbers(compute: (left: number, right: number) => number): Call {
  return {
    takes: [1, MOST_ARGUMENTS],
    make: (given) => {
      const numbers = given.all.map((_, place) => given.number(place));
      const at = numbers.map((each) => each.at).reduce((one, other) => (row) => compute(one(row), other(row)));
      return numberOf(given.source, at, numbers[0]?.look ?? PLAIN);
    },
  };
}

function ofText(change: (text: string) => string): Call {
  return {
    takes: [1, 1],
    make: (given) => {
      const { at } = given.text(0);
      return textOf(given.source, (row) => {
        const text = at(row);
        return text === null ? null : change(text);
      });
    },
  };
}

/** A part of a text by a count of letters, where a letter with its marks beyond the basic plane is one. */
function ofTextAndNumber(cut: (letters: readonly string[], count: number) => readonly string[]): Call {
  return {
    takes: [2, 2],
    make: (given) => {
      const { at } = given.text(0);
      const { at: countAt } = given.number(1);
      return textOf(given.source, (row) => {
        const text = at(row);
        const count = countAt(row);
        return text === null || Number.isNaN(count) ? null : cut([...text], Math.trunc(count)).join('');
      });
    },
  };
}

/** A part of a date, of moments that are fine enough to have it. */
function ofMoment(grain: keyof typeof GRAIN_PLACE, part: (time: number) => number): Call {
  return {
    takes: [1, 1],
    make: (given) => {
      const moment = given.moment(0);
      if (GRAIN_PLACE[moment.grain] >= GRAIN_PLACE[grain]) return numberOf(given.source, (row) => part(moment.at(row)));
      const needs = `a date with its ${grain}`;
      throw new PlanError({ kind: 'badArgument', argument: given.source, value: moment.source, needs });
    },
  };
}

function lengthOf(text: string | null): number {
  return text === null ? Number.NaN : [...text].length;
}

function replaced(text: string | null, from: string | null, to: string | null): string | null {
  if (text === null || from === null || to === null) return null;
  return from === '' ? text : text.replaceAll(from, () => to);
}

/** 1 where the value is null, else 0. A cell that is no value of its column's kind is not empty. */
function emptyAt(compiled: Compiled): NumberAt {
  if (compiled.column !== undefined && compiled.column.typed.misfits.length > 0) {
    const filled = filledRows(compiled.column);
    return (row) => (filled[row] === 1 ? 0 : 1);
  }
  switch (compiled.type) {
    case 'nothing':
      return () => 1;
    case 'text':
      return (row) => (compiled.at(row) === null ? 1 : 0);
    default:
      return (row) => (Number.isNaN(compiled.at(row)) ? 1 : 0);
  }
}

/** One of several values, by the place that `choose` gives for each row. Values of several kinds become texts. */
function chosen(values: readonly Compiled[], source: string, choose: NumberAt): Compiled {
  const types = new Set(values.map(({ type }) => type).filter((type) => type !== 'nothing'));
  const [type] = types;
  if (type === undefined) return { type: 'nothing', source, isConstant: true };
  if (types.size > 1 || type === 'text') {
    const texts = values.map((value) => toTexts(value).at);
    return textOf(source, (row) => texts[choose(row)]?.(row) ?? null);
  }
  const numbers = values.map((value) =>
    value.type === 'nothing' || value.type === 'text' ? () => Number.NaN : value.at,
  );
  const at: NumberAt = (row) => numbers[choose(row)]?.(row) ?? Number.NaN;
  if (type === 'truth') return truthOf(source, at);
  const moment = values.find((value) => value.type === 'moment');
  if (moment?.type === 'moment') {
    const texts = values.map((value) => toTexts(value).at);
    const { numberAt: _, column: __, ...facts } = moment;
    return { ...facts, at, textAt: (row) => texts[choose(row)]?.(row) ?? null, source, isConstant: false };
  }
  const number = values.find((value) => value.type === 'number');
  return numberOf(source, at, number?.type === 'number' ? number.look : PLAIN);
}

function wrongKind({ column, source }: Compiled, needs: NeededKind): PlanError {
  const what = column === undefined ? { text: source } : { column: nameOf(column) };
  return new PlanError({ kind: 'wrongKind', ...what, needs });
}
