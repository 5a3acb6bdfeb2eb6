import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCE = join(ROOT, 'src');

type Layer = { readonly room: string; readonly mayImport: ReadonlySet<string> | 'all' };

/** The table of rooms in `docs/architecture.md`: the one place where directions are written. */
function readLayers(): ReadonlyMap<string, Layer> {
  const rows = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').matchAll(
    /^\| `(\w+)`[ *]*\|[^|]*\| ([^|]*) \|$/gm,
  );
  return new Map(
    Array.from(rows, ([, room = '', allowed = '']) => {
      const names = allowed === 'nothing' ? [] : allowed.split(', ');
      return [room, { room, mayImport: allowed === 'all' ? 'all' : new Set(names) }];
    }),
  );
}

/** Files of `src` without tests, each with the files of `src` it imports. */
function readImports(): ReadonlyMap<string, readonly string[]> {
  const files = globSync('**/*.ts', { cwd: SOURCE }).filter((file) => !file.endsWith('.test.ts'));
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): readonly string[] {
  const source = readFileSync(join(SOURCE, file), 'utf8');
  const specifiers = source.matchAll(/(?:from|import|import\()\s*'(\.[^']+)'/g);
  return Array.from(specifiers, ([, specifier = '']) => relative(SOURCE, join(SOURCE, dirname(file), specifier)));
}

const roomOf = (file: string): string => (file.split('/')[0] ?? '').replace(/\.ts$/, '');

/** The first circle reached from a file, as the files it runs through. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = walk(next, [...path, file]);
      if (circle !== undefined) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = walk(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

describe('the rooms', () => {
  const layers = readLayers();
  const imports = readImports();

  test('stand in the table of docs/architecture.md, every one', () => {
    const unknown = [...new Set([...imports.keys()].map(roomOf))].filter((room) => !layers.has(room));
    expect(unknown, 'give each of these rooms a row, with the rooms it may import').toEqual([]);
  });

  test('import only what the table allows', () => {
    const forbidden = [...imports].flatMap(([file, targets]) => {
      const layer = layers.get(roomOf(file));
      const allowed = layer?.mayImport ?? new Set();
      return targets
        .filter((target) => allowed !== 'all' && roomOf(target) !== roomOf(file) && !allowed.has(roomOf(target)))
        .map((target) => `${file} imports ${target}: ${roomOf(file)} may not know ${roomOf(target)}`);
    });
    expect(forbidden, 'move the shared thing down, or pass it in as a parameter').toEqual([]);
  });

  test('have no circle of imports', () => {
    expect(
      findCircle(imports)?.join(' -> '),
      'one of these files holds something that belongs to a third',
    ).toBeUndefined();
  });

  test('a circle would be found', () => {
    const imports = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['c.ts']],
      ['c.ts', ['b.ts']],
    ]);
    expect(findCircle(imports)).toEqual(['b.ts', 'c.ts', 'b.ts']);
  });

  test('only settings.ts reads the environment', () => {
    const readers = [...imports.keys()].filter((file) =>
      /process\.env\b/.test(readFileSync(join(SOURCE, file), 'utf8')),
    );
    expect(readers.filter((file) => !['main.ts', 'cli/main.ts'].includes(file))).toEqual([]);
  });
});
