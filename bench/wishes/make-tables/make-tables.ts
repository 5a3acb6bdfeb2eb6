import { writeFileSync } from 'node:fs';
import { ARABIC_FIELD_TABLES } from './arabic-field-tables.ts';
import { ARABIC_TABLES } from './arabic-tables.ts';
import { ENGLISH_BUSINESS_TABLES } from './english-business-tables.ts';
import { ENGLISH_FIELD_TABLES } from './english-field-tables.ts';
import { ENGLISH_MEASURE_TABLES } from './english-measure-tables.ts';
import { PORTUGUESE_FIELD_TABLES } from './portuguese-field-tables.ts';
import { PORTUGUESE_TABLES } from './portuguese-tables.ts';

/** Writes the tables of the wishes, one row a line: `node bench/wishes/make-tables/make-tables.ts`. Same bytes in every run. */
const tables = {
  ...ENGLISH_BUSINESS_TABLES,
  ...ENGLISH_MEASURE_TABLES,
  ...ENGLISH_FIELD_TABLES,
  ...PORTUGUESE_TABLES,
  ...PORTUGUESE_FIELD_TABLES,
  ...ARABIC_TABLES,
  ...ARABIC_FIELD_TABLES,
};
for (const [name, { columns, rows }] of Object.entries(tables)) {
  const lines = (items: readonly unknown[]): string => items.map((item) => JSON.stringify(item)).join(',\n');
  const text = `{"columns":[\n${lines(columns)}\n],"rows":[\n${lines(rows)}\n]}\n`;
  writeFileSync(new URL(`../tables/${name}.json`, import.meta.url), text);
}
