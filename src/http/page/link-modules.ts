import { type BrowserModule, resolveModule } from './collect-modules.ts';

const IMPORT = /^import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?/gm;
const EMPTY_IMPORT = /^import\s+['"][^'"]+['"];?/gm;
const LATER_IMPORT = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
const EXPORTED_NAME = /^export\s+((?:async\s+)?function\*?|class|const)\s+([\w$]+)/gm;
const EXPORT_LIST = /^export\s*\{([^}]*)\}(?:\s*from\s*['"]([^'"]+)['"])?;?/gm;
/** Comments that begin a line. Any others stay, since a pattern can't tell them from text. */
const COMMENT_BLOCK = /^[ \t]*\/\*\*?(?:(?!\*\/)[\s\S])*\*\/[ \t]*\n/gm;
const COMMENT_LINES = /^[ \t]*\/\/[^\n]*\n/gm;
/** What types leave behind: lines of blanks, and long gaps before a comma, a bracket or the end of a statement. */
const BLANK_LINES = /^[ \t]*\n/gm;
const GAPS = /(?<=\S) {3,}(?=[,);])/g;

/** A script under way: its modules as functions, the modules of other scripts that it needs, and its own that others do. */
type Script = {
  readonly file: string;
  readonly linked: string[];
  readonly needed: Map<string, Set<string>>;
  readonly given: Set<string>;
};

/**
 * Joins modules into one script, and into one more for each module that is imported later (`import('./drawing.ts')`), with all
 * that the first does not hold: a browser asks once or twice, and not two hundred times. Each module becomes a function of its
 * own that gives what it exports; they stand in the order in which they need one another. Only what this house and its
 * libraries write is understood: imports and exports by name at the beginning of a line, no circles, nothing exported
 * changes later. Throws where a module is missing or exports in another way.
 * @returns the scripts by the names of their files, that of the entry first
 */
export function linkModules(modules: readonly BrowserModule[], entry: URL, file: string): ReadonlyMap<string, string> {
  const byUrl = new Map(modules.map((module) => [module.url, module]));
  const known = new Map<string, { readonly name: string; readonly script: Script }>();
  const later: string[] = [];
  const link = (url: string, script: Script): string => {
    const placed = known.get(url) ?? add(url, script);
    if (placed.script !== script) {
      placed.script.given.add(placed.name);
      const names = script.needed.get(placed.script.file) ?? new Set();
      script.needed.set(placed.script.file, names.add(placed.name));
    }
    return placed.name;
  };
  const add = (url: string, script: Script) => {
    const module = byUrl.get(url);
    if (module === undefined) throw new Error(`The page has no module "${url}".`);
    const code = toFunctionBody(module, {
      nameOf: (specifier) => link(resolveModule(url, specifier), script),
      fileOf(specifier) {
        const target = resolveModule(url, specifier);
        if (!later.includes(target)) later.push(target);
        return toFile(target);
      },
    });
    const placed = { name: `m${known.size}`, script };
    known.set(url, placed);
    script.linked.push(`const ${placed.name} = (() => {\n${code}\n})();`);
    return placed;
  };
  const first = createScript(file);
  link(entry.href, first);
  const scripts = [first];
  // What is imported later may import more later still: the list grows while it is gone through.
  for (const url of later) {
    const script = createScript(toFile(url));
    script.linked.push(`export { ${link(url, script)} as all };`);
    scripts.push(script);
  }
  return new Map(scripts.map((script) => [script.file, write(script)]));
}

function createScript(file: string): Script {
  return { file, linked: [], needed: new Map(), given: new Set() };
}

function toFile(url: string): string {
  return `${/([^/]+)\.\w+$/.exec(url)?.[1] ?? 'part'}.js`;
}

function write({ linked, needed, given }: Script): string {
  const imports = [...needed].map(([file, names]) => `import { ${[...names].join(', ')} } from './${file}';`);
  const exports = given.size === 0 ? [] : [`export { ${[...given].join(', ')} };`];
  return `${[...imports, ...linked, ...exports].join('\n')}\n`;
}

type Names = { readonly nameOf: (specifier: string) => string; readonly fileOf: (specifier: string) => string };

function toFunctionBody({ url, code }: BrowserModule, { nameOf, fileOf }: Names): string {
  const exported: string[] = [];
  const body = code
    .replace(COMMENT_BLOCK, '')
    .replace(COMMENT_LINES, '')
    .replace(BLANK_LINES, '')
    .replace(GAPS, '')
    .replace(IMPORT, (_whole, names: string, specifier: string) => {
      const list = readNames(names).map(({ name, as }) => (name === as ? name : `${name}: ${as}`));
      return `const { ${list.join(', ')} } = ${nameOf(specifier)};`;
    })
    .replace(EMPTY_IMPORT, '')
    .replace(LATER_IMPORT, (_whole, specifier: string) => `import('./${fileOf(specifier)}').then(({ all }) => all)`)
    .replace(EXPORTED_NAME, (_whole, kind: string, name: string) => {
      exported.push(name);
      return `${kind} ${name}`;
    })
    .replace(EXPORT_LIST, (_whole, names: string, specifier: string | undefined) => {
      const from = specifier === undefined ? '' : `${nameOf(specifier)}.`;
      exported.push(...readNames(names).map(({ name, as }) => `${as}: ${from}${name}`));
      return '';
    });
  const strange = /^(?:import\b(?!\()|export\b).*/m.exec(body);
  if (strange !== null) throw new Error(`"${url}" can't be joined with the others: ${strange[0]}`);
  return `${toCompact(body)}\nreturn { ${exported.join(', ')} };`;
}

/**
 * Without the blanks that types leave behind, without empty lines, and without indentation where no text goes over several lines. Lines
 * that may hold a text or a pattern keep the blanks within them.
 */
function toCompact(code: string): string {
  const close = code.replace(/[ \t]+$/gm, '').replace(/\n{2,}/g, '\n');
  return hasLongText(close)
    ? close
    : close.replace(/^[ \t]+/gm, '').replace(PLAIN_LINE, (line) => line.replace(BLANKS, ' '));
}

const PLAIN_LINE = /^[^'"`/\n]+$/gm;
const BLANKS = / {2,}/g;

/** True where a template may begin in one line and end in another: a line has an odd number of its marks. */
function hasLongText(code: string): boolean {
  return code.split('\n').some((line) => line.split('`').length % 2 === 0);
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
