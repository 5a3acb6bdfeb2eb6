import { afterAll, describe, expect, it } from 'vitest';
import { bombs, twistedWorkbooks } from '../../../test/workbooks/hostile-workbooks.ts';
import { DocumentRefusal } from '../document-refusal.ts';
import { SANDBOX_OPTIONS, Sandbox } from '../sandbox/sandbox.ts';
import { readWorkbook } from './read-workbook.ts';
import { readWorkbookTables } from './read-workbook-tables.ts';
import { limitsForSize } from './workbook-limits.ts';

/** What became of a file: how many tables, or why it was refused. */
async function outcomeOf(bytes: Uint8Array): Promise<string> {
  let tables = 0;
  let text = '';
  try {
    for await (const table of readWorkbookTables(bytes, limitsForSize(bytes.length))) {
      tables += 1;
      text += JSON.stringify(table.rows);
    }
  } catch (error) {
    if (error instanceof DocumentRefusal) return error.reason;
    throw error;
  }
  expect(text).not.toContain('root:');
  return `${Math.min(tables, 1)} tables`;
}

describe('a twisted workbook', { timeout: 60_000 }, () => {
  it('is read or refused, each of them', async () => {
    const files = twistedWorkbooks();
    expect(files.size).toBeGreaterThan(300);
    const outcomes = new Map<string, number>();
    for (const [name, bytes] of files) {
      const outcome = await outcomeOf(bytes).catch((cause: unknown) => {
        throw new Error(`${name} is neither read nor refused`, { cause });
      });
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect([...outcomes.keys()].sort()).toEqual(
      [
        '0 tables',
        '1 tables',
        'damaged',
        'encrypted',
        'forbidden-markup',
        'other-format',
        'too-large',
        'wrong-kind',
      ].sort(),
    );
  });

  it('with a document type in a part that is read is refused for it, whatever the type holds', async () => {
    for (const [name, bytes] of twistedWorkbooks()) {
      if (!/^(?:an entity flood|a file as an entity|an outer document type) in /.test(name)) continue;
      expect(await outcomeOf(bytes), name).toBe('forbidden-markup');
    }
  });
});

describe('a bomb', () => {
  const sandbox = new Sandbox(SANDBOX_OPTIONS);
  afterAll(() => sandbox.close());

  it.each([...bombs()])(
    'of %s is refused',
    async (_, bytes) => {
      const before = process.memoryUsage().rss;
      const signal = new AbortController().signal;
      await expect(
        readWorkbook(bytes, { sandboxes: { plain: sandbox, native: sandbox }, signal }).next(),
      ).rejects.toBeInstanceOf(DocumentRefusal);
      expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
    },
    // The sandbox ends its task after 20 s; the rest is for a busy machine.
    60_000,
  );
});
