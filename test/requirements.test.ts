import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createEndpoints } from '../src/http/v0/endpoints.ts';
import { type AwaitedWork, REQUIREMENTS } from './requirements.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** A skipped test proves nothing. */
const PROOF = /(?<!\.(?:skip|todo)\(\s*)\bproves\(\s*'([^']*)'/g;

/** Every proof in the sources of the tests: the id it names, and the file it stands in. */
function findProofs(): readonly { readonly id: string; readonly file: string }[] {
  return globSync(['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'], { cwd: ROOT }).flatMap((file) =>
    Array.from(readFileSync(join(ROOT, file), 'utf8').matchAll(PROOF), ([, id = '']) => ({ id, file })),
  );
}

/** True once the awaited work is there: its endpoint is mounted, or its files are there. */
function hasCome(work: AwaitedWork): boolean {
  if (work === 'models') return globSync('src/models/*.ts', { cwd: ROOT }).length > 0;
  return createEndpoints().some((endpoint) => endpoint.name === work);
}

describe('the list of behaviours', () => {
  const proofs = findProofs();
  const proved = new Set<string>(proofs.map((proof) => proof.id));

  test('names each behaviour once', () => {
    const ids = REQUIREMENTS.map((requirement) => requirement.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('has a proof of every behaviour that is not awaited', () => {
    const missing = REQUIREMENTS.filter((one) => one.awaits === undefined && !proved.has(one.id));
    expect(missing.map((one) => `${one.id}: ${one.sentence}`)).toEqual([]);
  });

  test('knows every id that a proof names', () => {
    const known = new Set<string>(REQUIREMENTS.map((requirement) => requirement.id));
    expect(proofs.filter((proof) => !known.has(proof.id))).toEqual([]);
  });

  test('awaits nothing that has come: drop `awaits` and prove the behaviour', () => {
    const come = REQUIREMENTS.filter((one) => one.awaits !== undefined && hasCome(one.awaits));
    expect(come.map((one) => one.id)).toEqual([]);
  });
});
