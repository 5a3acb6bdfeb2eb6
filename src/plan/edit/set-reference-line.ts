import { TREND_METHODS } from '../../chart/trend-method.ts';
import { findColumn } from '../table/find-column.ts';
import { type ChartView, nameColumn } from './chart-view.ts';
import { checkValue } from './check-value.ts';
import { type EditOf, type NewReferenceLine, REFERENCE_LINES, type ReferenceLineName } from './edit.ts';
import type { EditSetting } from './edit-error.ts';
import type { Edited } from './edit-facts.ts';
import type { FieldValues } from './edit-fields.ts';
import { isBranch, readPath, setPath } from './patch.ts';

type LineField = { readonly setting: EditSetting; readonly takes: FieldValues; readonly isOptional?: boolean };

const label: LineField = { setting: 'referenceLine.label', takes: { kind: 'text', longest: 200 }, isOptional: true };

const LINE_FIELDS = {
  goalLine: {
    value: { setting: 'referenceLine.value', takes: { kind: 'number' } },
    axis: { setting: 'referenceLine.axis', takes: { kind: 'choice', choices: ['x', 'y'] } },
    label,
  },
  trendline: { method: { setting: 'referenceLine.method', takes: { kind: 'choice', choices: TREND_METHODS } } },
  averageLine: { label },
} as const satisfies Record<ReferenceLineName, Readonly<Record<string, LineField>>>;

/** Draws a goal, a trend or an average across the plot. A line of that kind is changed in what is named. */
export function setReferenceLine(
  { config, table }: ChartView,
  { referenceLine }: EditOf<'setReferenceLine'>,
): Edited<'setReferenceLine'> {
  checkReferenceLine(referenceLine);
  const columnKey = 'columnKey' in referenceLine ? referenceLine.columnKey : undefined;
  if (columnKey !== undefined) findColumn(table, columnKey);
  const { line, ...fields } = referenceLine;
  const path = `referenceLines.${line}`;
  const drawn = isBranch(readPath(config, path)) ? config : setPath(config, path, {});
  const changed = Object.entries(fields).reduce(
    (patched, [name, value]) => (value === undefined ? patched : setPath(patched, `${path}.${name}`, value)),
    drawn,
  );
  return {
    config: changed,
    facts: {
      verb: 'setReferenceLine',
      referenceLine,
      ...(columnKey === undefined ? {} : { column: nameColumn(table, columnKey) }),
      isAlready: changed === config,
    },
  };
}

/** Throws an `EditError` for a line of an unknown kind, or with a field that does not take its value. */
export function checkReferenceLine(referenceLine: NewReferenceLine): void {
  checkValue('referenceLine.line', { kind: 'choice', choices: REFERENCE_LINES }, referenceLine.line);
  const given = new Map<string, unknown>(Object.entries(referenceLine));
  const fields: Readonly<Record<string, LineField>> = LINE_FIELDS[referenceLine.line];
  for (const [name, { setting, takes, isOptional }] of Object.entries(fields)) {
    const value = given.get(name);
    if (value !== undefined || isOptional !== true) checkValue(setting, takes, value);
  }
}
