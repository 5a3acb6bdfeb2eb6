import type { ChartType } from '../../../../chart/chart-type.ts';
import { type ChartReading, readColumns } from '../../../../chart/read-columns.ts';
import type { ChartEdit, FieldValue } from '../../../../plan/edit/edit.ts';
import { type EditFieldPath, LINES } from '../../../../plan/edit/edit-fields.ts';
import { withNatures } from '../../../../table/column-nature.ts';
import type { AxisField, PathAxis } from '../../../readings/settle-edits.ts';
import type { NamedAxis } from '../../chart-parts.ts';
import type { MeaningOf } from '../../meaning.ts';
import { type BuildContext, defineRule, type Parts, type Rule } from '../../rule.ts';

/** What a rule about the drawing gives. */
export type Built = MeaningOf['Edits'];

/** The types that are drawn with lines. */
export const LINE_TYPES: ReadonlySet<ChartType> = new Set(LINES);
/** Joining words between what is changed and how. */
export const JOIN = 'in|on|from|with|to|is|as|of|by|into';
/** Words that hide a part. */
export const HIDE = 'removeVerb|without|not|turnOff';
/** Verbs that may stand before a change and say nothing of it. */
export const MAKE = 'showVerb|useVerb|convertVerb|addVerb|colourVerb|renameVerb|turnOn|swapVerb|has';

/** Edits one after the other. */
export const editsOf = (...edits: readonly ChartEdit[]): Built => ({ edits });

/** Sets a field, or takes it back. */
export const set = (field: EditFieldPath, value: FieldValue | null): ChartEdit => ({ verb: 'setField', field, value });

const PATH_AXES = {
  x: ['x'],
  y: ['y'],
  y2: ['y2'],
  value: ['value'],
  category: ['category'],
  both: ['x', 'y'],
} as const satisfies Record<Exclude<NamedAxis, 'some'>, readonly PathAxis[]>;

/** Sets a field of the axis a wish names; where it only says "axis", of the one that `some` names. */
export function setAxis(
  axis: NamedAxis,
  change: { readonly name: AxisField; readonly value: FieldValue | null; readonly some: Exclude<NamedAxis, 'some'> },
): readonly ChartEdit[] {
  const { name, value, some } = change;
  return PATH_AXES[axis === 'some' ? some : axis].map((path) => ({
    verb: 'setField',
    field: `axes.${path}.${name}`,
    value,
  }));
}

/** How the chart reads its columns. */
export function readingOf({ config, table }: BuildContext): ChartReading {
  return readColumns(config.type, withNatures(table.columns));
}

function valueAt(config: BuildContext['config'], path: string): unknown {
  let value: unknown = config;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    // An object that has the name, as just checked.
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

/** The number that a field of the chart holds, or what holds where none is set. */
export function numberAt({ config }: BuildContext, path: EditFieldPath, otherwise: number): number {
  const value = valueAt(config, path);
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** True where a field of the chart is set to true. */
export function isOn({ config }: BuildContext, path: EditFieldPath): boolean {
  return valueAt(config, path) === true;
}

/** The row along which a value stands. */
export function rowOf(
  value: { readonly column: number; readonly value: string },
  context: BuildContext,
): number | undefined {
  const column = context.table.columns[value.column];
  const row = column?.typed.values.findIndex((cell) => String(cell ?? '') === value.value) ?? -1;
  return row < 0 ? undefined : row;
}

/** The row of a series' highest or lowest value, totals left out. */
export function rowOfExtreme(column: number, isHigh: boolean, { table, profile }: BuildContext): number | undefined {
  const numbers = table.columns[column]?.typed.numbers;
  if (numbers === undefined) return undefined;
  let best: number | undefined;
  numbers.forEach((value, row) => {
    if (Number.isNaN(value) || profile.totalRows.includes(row)) return;
    const there = best === undefined ? Number.NaN : (numbers[best] ?? Number.NaN);
    if (Number.isNaN(there) || (isHigh ? value > there : value < there)) best = row;
  });
  return best;
}

/** Within bounds, with two decimals at most. */
export function within(value: number, least: number, most: number): number {
  return Math.round(Math.min(most, Math.max(least, value)) * 100) / 100;
}

/** A rule whose edits are always the same. */
export function lookRule(id: string, pattern: string, edits: readonly ChartEdit[], weight = 0.3): Rule {
  return defineRule({ id, gives: 'Edits', pattern, weight, build: () => ({ edits }) });
}

/** A rule whose edits depend on its parts and the chart. */
export function editRule(
  id: string,
  pattern: string,
  build: (parts: Parts, context: BuildContext) => Built | undefined,
  weight = 0.3,
): Rule {
  return defineRule({
    id,
    gives: 'Edits',
    pattern,
    weight,
    build: (parts, context) => (context.purpose === 'chart' ? build(parts, context) : undefined),
  });
}
