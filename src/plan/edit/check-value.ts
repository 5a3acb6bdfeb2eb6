import { EditError, type EditSetting } from './edit-error.ts';
import type { EditFieldPath, FieldValues } from './edit-fields.ts';

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const LONGEST_ADDRESS = 2000;

/** True for a colour as renderers take it: #rgb, #rgba, #rrggbb or #rrggbbaa. */
function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && HEX_COLOUR.test(value);
}

function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > LONGEST_ADDRESS || !URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  return protocol === 'https:' || protocol === 'http:';
}

/** True where a field with these values takes a value. Numbers are finite. */
function takesValue(values: FieldValues, value: unknown): boolean {
  switch (values.kind) {
    case 'choice':
      return typeof value === 'string' && values.choices.includes(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'colour':
      return isHexColour(value);
    case 'url':
      return isWebAddress(value);
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= values.longest;
    case 'number':
      return takesNumber(values, value);
  }
}

function takesNumber(
  { least = -Infinity, most = Infinity, isWhole = false, words = [] }: Extract<FieldValues, { kind: 'number' }>,
  value: unknown,
): boolean {
  if (typeof value === 'string') return words.includes(value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return value >= least && value <= most && (!isWhole || Number.isInteger(value));
}

/** Passes a value that a field or setting takes; throws an `EditError` that quotes any other. */
export function checkValue(setting: EditFieldPath | EditSetting, takes: FieldValues, value: unknown): void {
  if (!takesValue(takes, value)) throw new EditError({ kind: 'badValue', setting, value, takes });
}
