import { StorageError } from './storage-error.ts';

/** Reads a column that holds a JSON array of strings. */
export function parseStringList(text: string): readonly string[] {
  return parseList(text, (item) => typeof item === 'string');
}

/** Reads a column that holds a JSON array of numbers. */
export function parseNumberList(text: string): readonly number[] {
  return parseList(text, (item) => typeof item === 'number');
}

function parseList<Item>(text: string, isItem: (item: unknown) => item is Item): readonly Item[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list) || !list.every(isItem)) throw new StorageError(`A stored list can't be read: ${text}`);
  return list;
}
