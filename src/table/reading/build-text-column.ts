import type { TypedColumn, Value } from '../column.ts';
import { maybeBoolean } from '../notation/boolean-notation.ts';
import { type ColumnReading, listMisfits } from './column-context.ts';
import { type ColumnEntries, cellText, ROW } from './column-entries.ts';
import { withLazyValues } from './lazy-values.ts';

/** Builds a column that keeps its cells as text; numbers among words become their own text, booleans too. */
export function buildTextColumn({ entries, label }: Pick<ColumnReading, 'entries' | 'label'>): TypedColumn {
  return withLazyValues(() => textsByRow(entries), {
    label,
    kind: 'text',
    format: 'text',
    fitShare: 1,
    misfits: [],
    placeholders: [],
    ...groupsOf(entries),
  });
}

function textsByRow({ cells, codes, texts }: ColumnEntries): readonly Value[] {
  if (texts.length === codes.length) return texts;
  const values: Value[] = new Array(codes.length);
  for (let row = 0; row < values.length; row++) {
    const code = codes[row] ?? ROW.blank;
    if (code >= 0) values[row] = texts[code] ?? '';
    else values[row] = code === ROW.blank ? null : cellText(cells[row]);
  }
  return values;
}

function groupsOf(entries: ColumnEntries): Pick<TypedColumn, 'groups'> {
  const isTextAlone = entries.numberCount + entries.booleanCount + entries.oddCount === 0;
  if (!entries.isGathered || !isTextAlone) return {};
  return { groups: { codes: entries.codes, texts: entries.texts, counts: entries.counts } };
}

/** Builds a column of true and false. */
export function buildBooleanColumn(reading: ColumnReading): TypedColumn {
  const { entries, label } = reading;
  const values = Array.from(entries.codes, (code, row): Value => {
    if (code === ROW.boolean) return entries.cells[row] === true;
    return code >= 0 ? (maybeBoolean(entries.texts[code] ?? '') ?? null) : null;
  });
  return { label, kind: 'boolean', format: 'text', values, ...listMisfits(reading, (row) => values[row] !== null) };
}
