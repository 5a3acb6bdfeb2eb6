import type { ChartType } from '../../chart/chart-type.ts';
import { nearestNames } from '../table/find-column.ts';
import type { ChartView } from './chart-view.ts';
import { checkValue } from './check-value.ts';
import type { EditOf, FieldValue } from './edit.ts';
import { EditError } from './edit-error.ts';
import type { Edited } from './edit-facts.ts';
import { EDIT_FIELD_PATHS, EDIT_FIELDS, type EditFieldPath, isEditFieldPath } from './edit-fields.ts';
import { readPath, removePath, setPath } from './patch.ts';

/** Passes the path of a field that may be set; throws an `EditError` with the nearest for any other. */
export function checkField(field: string): EditFieldPath {
  if (isEditFieldPath(field)) return field;
  throw new EditError({ kind: 'unknownField', field, nearest: findNearFields(field) });
}

/** Sets one field of `EDIT_FIELDS`, or takes it back where the value is null. */
export function setField({ config }: ChartView, { field, value }: EditOf<'setField'>): Edited<'setField'> {
  const path = checkField(field);
  if (value !== null) checkValue(path, EDIT_FIELDS[path].values, value);
  const before = readPath(config, path);
  const changed = value === null ? removePath(config, path) : setPath(config, path, value);
  return {
    config: changed,
    facts: {
      verb: 'setField',
      field: path,
      value,
      ...(isFieldValue(before) ? { before } : {}),
      type: config.type,
      isShown: isShownOn(path, config.type),
      isAlready: changed === config,
    },
  };
}

/** True where the drawing of a type shows a field. */
function isShownOn(field: EditFieldPath, type: ChartType): boolean {
  return EDIT_FIELDS[field].shownOn.includes(type);
}

function isFieldValue(value: unknown): value is FieldValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A whole path that is near, else paths whose last name is near: "position" is near "legend.position". */
function findNearFields(field: string): readonly EditFieldPath[] {
  const near = nearestNames(EDIT_FIELD_PATHS, field).filter(isEditFieldPath);
  if (near.length > 0) return near;
  const last = lastName(field);
  const names = new Set(nearestNames([...new Set(EDIT_FIELD_PATHS.map(lastName))], last));
  return EDIT_FIELD_PATHS.filter((path) => names.has(lastName(path))).slice(0, MOST_NEAREST);
}

const MOST_NEAREST = 4;

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
