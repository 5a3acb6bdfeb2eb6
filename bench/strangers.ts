import { readFileSync } from 'node:fs';
import { createExtract, type ExtractResult } from '../src/agents/extract/agent.ts';
import { contextOf, resultOf } from '../test/fixtures/ask-agent.ts';

const extract = createExtract();

/** Rows that a careful person would write down, in one of several ways; or that there is no table; or that nobody could be sure of one. */
type Expected =
  | {
      readonly columns: readonly string[];
      readonly rows: Rows;
      readonly or?: readonly Rows[];
      readonly rowCount?: number;
    }
  | { readonly none: true }
  | { readonly doubtful: true };
type Rows = readonly (readonly unknown[])[];
type StrangerCase = { readonly id: string; readonly sourceText: string; readonly expected: Expected | null };

function readCases(file: string): readonly StrangerCase[] {
  const lines = readFileSync(new URL(`./strangers/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  // The files are ours, one case a line.
  return lines.map((line) => JSON.parse(line) as StrangerCase);
}

const answer = (sourceText: string): Promise<ExtractResult> =>
  resultOf(extract({ sourceText, attachments: [] }, contextOf()));

/** The first rows as they stand; the names of columns that the text does not name are free. What is doubtful must not be `high`. */
function isRight({ config, extractMeta }: ExtractResult, expected: Expected): boolean {
  if ('doubtful' in expected) return extractMeta.confidence !== 'high';
  const { columns, rows } = config.data;
  if (!('rows' in expected)) return rows.length === 0;
  const shown = rows.map((row) => columns.map(({ key }) => row[key] ?? null));
  const hasCount = expected.rowCount === undefined || rows.length === expected.rowCount;
  const ways = [expected.rows, ...(expected.or ?? [])];
  return hasCount && ways.some((way) => JSON.stringify(shown.slice(0, way.length)) === JSON.stringify(way));
}

async function count(file: string): Promise<void> {
  let [right, high, highRight, all, tables, highTables] = [0, 0, 0, 0, 0, 0];
  for (const { id, sourceText, expected } of readCases(file)) {
    if (expected === null || 'status' in expected) continue;
    const result = await answer(sourceText);
    const isAnswerRight = isRight(result, expected);
    const isHigh = result.extractMeta.confidence === 'high';
    const isTable = isAnswerRight && 'rows' in expected && expected.rows.length > 0;
    all += 1;
    tables += Number(isTable);
    highTables += Number(isTable && isHigh);
    right += Number(isAnswerRight);
    high += Number(isHigh);
    highRight += Number(isHigh && isAnswerRight);
    if (isHigh && !isAnswerRight) console.log(`  high and wrong: ${id}`);
  }
  const share = ((100 * highRight) / Math.max(1, high)).toFixed(1);
  console.log(
    `${file}: ${right} of ${all} texts read as expected; ${highRight} of ${high} answers called high (${share} %)`,
  );
  console.log(`${file}: ${highTables} of ${tables} tables read as expected called high`);
}

/**
 * Prints how many texts that a stranger pasted are read as the stranger expected, and how many of the answers that call
 * themselves `high` are. The expected rows of texts that were read well at first are the answers of that day, looked at.
 */
export async function run(): Promise<void> {
  await count('cases');
  await count('pasted');
  await count('unseen');
}

/** The same for texts kept aside: run rarely, to see how the reading fares where nothing was mended for a text. */
export async function runHeldBack(): Promise<void> {
  await count('held-back');
}
