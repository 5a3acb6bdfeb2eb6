import { isEmptyText } from '../../table/notation/blank-notation.ts';
import { trimBlanks } from '../../table/notation/characters.ts';
import { cleanNumber } from './clean-number.ts';

/** What a cell says as text, without blanks at its ends; null for an empty one. */
export function shownCell(cell: unknown): string | null {
  if (cell === null || cell === undefined) return null;
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cleanNumber(cell)) : null;
  if (typeof cell === 'boolean') return String(cell);
  if (typeof cell !== 'string') return JSON.stringify(cell) ?? null;
  const text = trimBlanks(cell);
  return isEmptyText(text) ? null : text;
}
