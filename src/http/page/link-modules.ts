import { type BrowserModule, resolveModule } from './collect-modules.ts';

const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?/gm;
const EMPTY_IMPORT = /^import\s+['"][^'"]+['"];?/gm;
const EXPORTED_NAME = /^export\s+((?:async\s+)?function\*?|class|const)\s+([\w$]+)/gm;
const EXPORT_LIST = /^export\s*\{([^}]*)\}(?:\s*from\s*['"]([^'"]+)['"])?;?/gm;
/** Comments that begin a line. Any others stay, since a pattern can't tell them from text. */
const COMMENT_BLOCK = /^[ \t]*\/\*\*?(?:(?!\*\/)[\s\S])*\*\/[ \t]*\n/gm;
const COMMENT_LINES = /^[ \t]*\/\/[^\n]*\n/gm;

/**
 * Joins modules into one script, so that a browser asks once and not two hundred times. Each module becomes a function of its
 * own that gives what it exports; they stand in the order in which they need one another. Only what this house and its
 * libraries write is understood: imports and exports by name at the beginning of a line, no circles, nothing exported
 * changes later. Throws where a module is missing or exports in another way.
 */
export function linkModules(modules: readonly BrowserModule[], entry: URL): string {
  const byUrl = new Map(modules.map((module) => [module.url, module]));
  const numbers = new Map<string, number>();
  const linked: string[] = [];
  const link = (url: string): number => {
    const known = numbers.get(url);
    if (known !== undefined) return known;
    const module = byUrl.get(url);
    if (module === undefined) throw new Error(`The page has no module "${url}".`);
    const code = toFunctionBody(module, (specifier) => `m${link(resolveModule(url, specifier))}`);
    const number = numbers.size;
    numbers.set(url, number);
    linked.push(`const m${number} = (() => {\n${code}\n})();`);
    return number;
  };
  link(entry.href);
  return `${linked.join('\n')}\n`;
}

function toFunctionBody({ url, code }: BrowserModule, nameOf: (specifier: string) => string): string {
  const exported: string[] = [];
  const body = code
    .replace(COMMENT_BLOCK, '')
    .replace(COMMENT_LINES, '')
    .replace(IMPORT, (_whole, names: string, specifier: string) => {
      const list = readNames(names).map(({ name, as }) => (name === as ? name : `${name}: ${as}`));
      return `const { ${list.join(', ')} } = ${nameOf(specifier)};`;
    })
    .replace(EMPTY_IMPORT, '')
    .replace(EXPORTED_NAME, (_whole, kind: string, name: string) => {
      exported.push(name);
      return `${kind} ${name}`;
    })
    .replace(EXPORT_LIST, (_whole, names: string, specifier: string | undefined) => {
      const from = specifier === undefined ? '' : `${nameOf(specifier)}.`;
      exported.push(...readNames(names).map(({ name, as }) => `${as}: ${from}${name}`));
      return '';
    });
  const strange = /^(?:import|export)\b.*/m.exec(body);
  if (strange !== null) throw new Error(`"${url}" can't be joined with the others: ${strange[0]}`);
  return `${toCompact(body)}\nreturn { ${exported.join(', ')} };`;
}

/** Without the blanks that types leave behind at the ends of lines, and without empty lines. */
function toCompact(code: string): string {
  return code.replace(/[ \t]+$/gm, '').replace(/\n{2,}/g, '\n');
}

function readNames(list: string): readonly { readonly name: string; readonly as: string }[] {
  return list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => {
      const [name = '', as = name] = item.split(/\s+as\s+/);
      return { name, as };
    });
}
