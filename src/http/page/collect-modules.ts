import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { pathToFileURL } from 'node:url';

/** A module as a browser takes it, and the address of its file. */
export type BrowserModule = { readonly url: string; readonly code: string };

/** What needs another module: a statement at the beginning of a line, or an import for later. */
const NEEDED = /^(?:import|export)\s*(?:\{[^}]*\}\s*from\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/**
 * Reads a module and all it imports, in the order in which they are met. TypeScript loses its types, which leaves every
 * line where it was; JavaScript, that of libraries too, stays as it is. Throws where a module cannot be found.
 */
export async function collectModules(entry: URL): Promise<readonly BrowserModule[]> {
  const modules = new Map<string, BrowserModule>();
  const waiting = [entry.href];
  for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
    if (modules.has(url)) continue;
    const code = toJavaScript(await readFile(new URL(url), 'utf8'), url);
    modules.set(url, { url, code });
    for (const [, now, later = ''] of code.matchAll(NEEDED)) waiting.push(resolveModule(url, now ?? later));
  }
  return [...modules.values()];
}

/** The address of the file that a module names: one beside it, or the entry of an installed library. */
export function resolveModule(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return new URL(specifier, from).href;
  return pathToFileURL(createRequire(from).resolve(specifier)).href;
}

function toJavaScript(source: string, url: string): string {
  return url.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
}
