import type { TypedColumn, Value } from '../column.ts';
import { type ColumnReading, listMisfits } from './column-context.ts';
import { type ColumnEntries, cellText, ROW } from './column-entries.ts';

const BOOLEAN_TEXTS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['TRUE', true],
  ['FALSE', false],
  ['True', true],
  ['False', false],
]);

const LONGEST_BOOLEAN = 5;

/** Builds a column that keeps its cells as text; numbers among words become their own text, booleans too. */
export function buildTextColumn(reading: ColumnReading): TypedColumn {
  const { entries } = reading;
  if (entries.texts.length === entries.codes.length) return textColumn(reading, entries.texts);
  const values: Value[] = new Array(entries.codes.length);
  for (let row = 0; row < values.length; row++) {
    const code = entries.codes[row] ?? ROW.blank;
    if (code >= 0) values[row] = entries.texts[code] ?? '';
    else values[row] = code === ROW.blank ? null : cellText(entries.cells[row]);
  }
  return textColumn(reading, values);
}

function textColumn({ entries, label }: ColumnReading, values: readonly Value[]): TypedColumn {
  return {
    label,
    kind: 'text',
    format: 'text',
    values,
    fitShare: 1,
    misfits: [],
    placeholders: [],
    ...groupsOf(entries),
  };
}

function groupsOf(entries: ColumnEntries): Pick<TypedColumn, 'groups'> {
  const isTextAlone = entries.numberCount + entries.booleanCount + entries.oddCount === 0;
  if (!entries.isGathered || !isTextAlone) return {};
  return { groups: { codes: entries.codes, texts: entries.texts, counts: entries.counts } };
}

/** Rows that are true or false, as JSON or as text. */
export function countBooleans(entries: ColumnEntries): number {
  let count = entries.booleanCount;
  for (let place = 0; place < entries.texts.length; place++) {
    const text = entries.texts[place] ?? '';
    if (text.length <= LONGEST_BOOLEAN && BOOLEAN_TEXTS.has(text)) count += entries.counts[place] ?? 1;
  }
  return count;
}

/** Builds a column of true and false. */
export function buildBooleanColumn(reading: ColumnReading): TypedColumn {
  const { entries, label } = reading;
  const values = Array.from(entries.codes, (code, row): Value => {
    if (code === ROW.boolean) return entries.cells[row] === true;
    return code >= 0 ? (BOOLEAN_TEXTS.get(entries.texts[code] ?? '') ?? null) : null;
  });
  return { label, kind: 'boolean', format: 'text', values, ...listMisfits(reading, (row) => values[row] !== null) };
}
