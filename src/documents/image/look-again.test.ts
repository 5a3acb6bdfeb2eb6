import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { NATIVE_SANDBOX_OPTIONS, Sandbox } from '../sandbox/sandbox.ts';
import { lookAgain } from './look-again.ts';

const native = new Sandbox({ ...NATIVE_SANDBOX_OPTIONS, wallMs: 120_000, cpuSeconds: 120 });
afterAll(() => native.close());

describe('a second look at a picture', { timeout: 180_000 }, () => {
  it('gives what stands in each box, and nothing where nothing surely does', async () => {
    const bytes = readFileSync(new URL('../../../test/fixtures/pictures/bold-tiles.png', import.meta.url));
    const boxes = [
      { left: 42, top: 116, width: 148, height: 41 },
      { left: 481, top: 116, width: 107, height: 41 },
      { left: 259, top: 64, width: 123, height: 17 },
      { left: 60, top: 185, width: 60, height: 20 },
      { left: 2_000, top: 10, width: 60, height: 20 },
    ];
    const context = { sandboxes: { native, plain: native }, signal: new AbortController().signal };
    expect(await lookAgain(bytes, boxes, context)).toEqual(['$1.9M', '$41K', 'Active users', undefined, undefined]);
  });
});
