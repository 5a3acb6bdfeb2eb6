import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';

/** A module as a browser takes it, at its place below the root. */
export type BrowserModule = { readonly path: string; readonly code: string };

const RELATIVE_IMPORT = /\b(?:from|import)\s*'(\.{1,2}\/[^']+)'/g;

/**
 * Reads a module and all it imports, in the order in which they are met. TypeScript loses its types, which leaves every
 * line where it was; JavaScript stays as it is. Paths are relative to `root`, and so are the addresses of the modules:
 * imports lead on without being rewritten. Throws where an import is not relative: a browser could not follow it.
 */
export async function collectModules(root: URL, entry: string): Promise<readonly BrowserModule[]> {
  const modules = new Map<string, BrowserModule>();
  const waiting = [entry];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (modules.has(path)) continue;
    const url = new URL(path, root);
    const code = toJavaScript(await readFile(url, 'utf8'), path);
    modules.set(path, { path, code });
    waiting.push(...importsOf(code).map((specifier) => new URL(specifier, url).href.slice(root.href.length)));
  }
  return [...modules.values()];
}

function toJavaScript(source: string, path: string): string {
  return path.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
}

function importsOf(code: string): readonly string[] {
  return Array.from(code.matchAll(RELATIVE_IMPORT), ([, specifier = '']) => specifier);
}
