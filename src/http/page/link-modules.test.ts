import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { linkModules } from './link-modules.ts';

const at = (name: string): string => `file:///page/${name}`;
const linkAll = (modules: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  linkModules(
    Object.entries(modules).map(([name, code]) => ({ url: at(name), code })),
    new URL(at('main.js')),
    'page.js',
  );
const link = (modules: Readonly<Record<string, string>>): string => linkAll(modules).get('page.js') ?? '';
/** Runs a script as a browser would, and gives what it told. */
const run = (script: string): readonly unknown[] => {
  const told: unknown[] = [];
  new Function('tell', script)((value: unknown) => told.push(value));
  return told;
};

test('modules run once each, those that are needed first, under the names they are imported by', () => {
  const script = link({
    'main.js':
      "import { one as first, make } from './a.js';\nimport { two } from './b.js';\ntell([first, two, make()]);",
    'a.js': "import { two } from './b.js';\nexport const one = two - 1;\nexport function make() {\n  return one;\n}",
    'b.js': "tell('b');\nconst hidden = 2;\nexport { hidden as two };",
  });
  expect(run(script)).toEqual(['b', [1, 2, 1]]);
});

test('names of one module do not reach another', () => {
  const script = link({
    'main.js': "import { read } from './a.js';\nconst name = 'main';\ntell(name + read());",
    'a.js': "const name = 'a';\nexport const read = () => name;",
  });
  expect(run(script)).toEqual(['maina']);
});

test('comments at the beginning of lines are left out, and texts that look like them elsewhere stay', () => {
  const script = link({ 'main.js': "/** Says it. */\n// Twice.\ntell('/* no comment */ // at all');" });
  expect(script).not.toContain('Says it');
  expect(run(script)).toEqual(['/* no comment */ // at all']);
});

test('indentation is left out, and kept where a text goes over several lines', () => {
  const plain = link({ 'main.js': "if (true) {\n  tell('  a');\n}" });
  expect(plain).toContain("{\ntell('  a');\n}");
  const long = link({ 'main.js': 'tell(`a\n  b`);' });
  expect(run(long)).toEqual(['a\n  b']);
});

test.each([
  ['an import by default', "import all from './a.js';"],
  ['an export by default', 'export default 1;'],
  ['an export that may change', 'export let one = 1;'],
])('%s is refused by name', (_what, code) => {
  expect(() => link({ 'main.js': code, 'a.js': '' })).toThrow(code);
});

test('a module that was not read is named', () => {
  expect(() => link({ 'main.js': "import { one } from './gone.js';" })).toThrow('gone.js');
});

describe('what is imported later', () => {
  const MODULES = {
    'main.js':
      "import { count } from './count.js';\ncount();\nimport('./later.js').then(({ tellMore }) => tellMore());",
    'count.js': 'let times = 0;\nexport const count = () => {\n  times += 1;\n  return times;\n};',
    'later.js':
      "import { count } from './count.js';\nimport { words } from './words.js';\nexport const tellMore = () => tell([words, count()]);",
    'words.js': "export const words = 'later';",
  };

  test('is a script of its own, with what the first does not hold', () => {
    const scripts = linkAll(MODULES);
    expect([...scripts.keys()]).toEqual(['page.js', 'later.js']);
    expect(scripts.get('page.js')).not.toContain("'later'");
    expect(scripts.get('later.js')).not.toContain('times');
  });

  test('shares the modules of the first: they run once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'linked-'));
    for (const [name, code] of linkAll(MODULES))
      await writeFile(join(folder, name.replace('.js', '.mjs')), code.replaceAll(".js'", ".mjs'"));
    const told = new Promise((resolve) => Object.assign(globalThis, { tell: resolve }));
    await import(pathToFileURL(join(folder, 'page.mjs')).href);
    expect(await told).toEqual(['later', 2]);
    await rm(folder, { recursive: true });
  });

  test('is named where it was not read', () => {
    expect(() => linkAll({ 'main.js': "import('./gone.js');" })).toThrow('gone.js');
  });
});
