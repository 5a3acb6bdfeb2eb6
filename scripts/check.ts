/**
 * Every check of the project, in the order in which they are cheapest to fail: format and lint, types, tests, sizes.
 * Arguments narrow the tests (`npm test -- src/fit`); then only types and those tests run.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

type Step = { readonly name: string; readonly command: readonly string[] };

function binary(name: string, entry: string): readonly string[] {
  return [process.execPath, fileURLToPath(new URL(`../node_modules/${name}/${entry}`, import.meta.url))];
}

function stepsFor(testArguments: readonly string[]): readonly Step[] {
  const types = { name: 'types', command: [...binary('typescript', 'bin/tsc'), '-p', '.'] };
  const pageTypes = {
    name: 'types of the page',
    command: [...binary('typescript', 'bin/tsc'), '-p', 'tsconfig.web.json'],
  };
  const tests = { name: 'tests', command: [...binary('vitest', 'vitest.mjs'), 'run', ...testArguments] };
  if (testArguments.length > 0) return [types, pageTypes, tests];
  return [
    {
      name: 'format and lint',
      command: [...binary('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'],
    },
    types,
    pageTypes,
    { name: 'sizes', command: [process.execPath, 'scripts/report-sizes.ts'] },
    tests,
  ];
}

for (const step of stepsFor(process.argv.slice(2))) {
  console.log(`\n== ${step.name}`);
  const [command = '', ...args] = step.command;
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) {
    console.error(`\n${step.name} failed`);
    process.exit(status ?? 1);
  }
}
