import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { DocumentContent } from '../document-reading.ts';
import { NATIVE_SANDBOX_OPTIONS, Sandbox } from '../sandbox/sandbox.ts';
import { readImage } from './read-image.ts';

// Bounded by the processor's time, not by the clock: others may be at work on the machine.
const native = new Sandbox({ ...NATIVE_SANDBOX_OPTIONS, wallMs: 240_000 });
afterAll(() => native.close());

async function read(bytes: Uint8Array): Promise<DocumentContent> {
  const reading = readImage(bytes, { sandboxes: { native, plain: native }, signal: new AbortController().signal });
  for (;;) {
    const step = await reading.next();
    if (step.done === true) return step.value;
  }
}

const GENUINE = readFileSync(new URL('../../../test/fixtures/pictures/plain-table.png', import.meta.url));

/** The same picture with another size in its header. */
function declaring(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(GENUINE);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

async function noise(width: number, height: number): Promise<Uint8Array> {
  let state = 7;
  const data = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

describe('a hostile picture', { timeout: 300_000 }, () => {
  it('that ends in its middle is refused as damaged', async () => {
    await expect(read(GENUINE.subarray(0, GENUINE.length / 2))).rejects.toMatchObject({ reason: 'damaged' });
  });

  it('that lies about its size is refused', async () => {
    await expect(read(declaring(60_000, 60_000))).rejects.toMatchObject({ name: 'DocumentRefusal' });
  });

  it('that is a page of another kind as well is refused for its first bytes', async () => {
    const page = Buffer.concat([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), GENUINE]);
    await expect(read(page)).rejects.toMatchObject({ reason: 'wrong-kind' });
  });

  it('of one pixel has no table and says so', async () => {
    const { tables, doubts } = await read(await noise(1, 1));
    expect([tables.length, doubts[0]?.kind]).toEqual([0, 'unread-picture']);
  });

  it('with something behind its end is read as the picture that it is', async () => {
    const { tables } = await read(Buffer.concat([GENUINE, Buffer.from('PK\u0003\u0004 an archive')]));
    expect(tables.length).toBe(1);
  });
});
