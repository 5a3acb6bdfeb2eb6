import { readFileSync } from 'node:fs';
import { extract } from '../src/agents/extract/agent.ts';

type Expected = {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly rowCount?: number;
};
type StrangerCase = { readonly id: string; readonly sourceText: string; readonly expected: Expected | null };

const CASES = new URL('./strangers/cases.jsonl', import.meta.url);

function readCases(): readonly StrangerCase[] {
  const lines = readFileSync(CASES, 'utf8').trim().split('\n');
  // The file is ours, one case a line.
  return lines.map((line) => JSON.parse(line) as StrangerCase);
}

async function answer(sourceText: string) {
  const context = {
    locale: 'EN_US',
    isLocaleExplicit: false,
    effort: 'medium',
    signal: new AbortController().signal,
  } as const;
  const steps = extract({ sourceText, attachments: [] }, context);
  let step = await steps.next();
  while (step.done !== true) step = await steps.next();
  return step.value;
}

/** The first rows as they stand; the names of columns that the text does not name are free. */
function isRight({ config }: Awaited<ReturnType<typeof answer>>, expected: Expected): boolean {
  const { columns, rows } = config.data;
  const shown = rows.slice(0, expected.rows.length).map((row) => columns.map(({ key }) => row[key] ?? null));
  const hasCount = expected.rowCount === undefined || rows.length === expected.rowCount;
  return hasCount && JSON.stringify(shown) === JSON.stringify(expected.rows);
}

/**
 * Prints how many texts that a stranger pasted are read as the stranger expected, and how many of the answers that call
 * themselves `high` are. The expected rows of texts that were read well at first are the answers of that day, looked at.
 */
export async function run(): Promise<void> {
  let [right, high, highRight, all] = [0, 0, 0, 0];
  for (const { sourceText, expected } of readCases()) {
    if (expected === null || !Array.isArray(expected.rows)) continue;
    const result = await answer(sourceText);
    const isAnswerRight = isRight(result, expected);
    const isHigh = result.extractMeta.confidence === 'high';
    all += 1;
    right += Number(isAnswerRight);
    high += Number(isHigh);
    highRight += Number(isHigh && isAnswerRight);
  }
  console.log(`\n${right} of ${all} texts read as expected; of ${high} answers called high, ${highRight} are`);
}
