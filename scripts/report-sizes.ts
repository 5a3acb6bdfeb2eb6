/**
 * How large the project's files are, and which are past what a person reads in one sitting. Data tables (lexicons and
 * other files whose lines are nearly all literals) are named in `DATA_TABLES` and do not count.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LARGEST_FILE_LINES = 400;
const DATA_TABLES = [
  /\/lexicon\//,
  /\/fixtures\//,
  /^test\/requirements\.ts$/,
  /^src\/writing\/.*\/(english|portuguese|arabic)-/,
];

type SourceFile = { readonly name: string; readonly lines: number };

function sourceFiles(): readonly SourceFile[] {
  return globSync('{src,test,bench,scripts,web}/**/*.{ts,tsx,cjs,js}', { cwd: ROOT })
    .filter((name) => !name.includes('node_modules'))
    .map((name) => ({ name, lines: readFileSync(`${ROOT}${name}`, 'utf8').split('\n').length - 1 }));
}

function report(title: string, files: readonly SourceFile[]): void {
  const sorted = [...files].sort((a, b) => a.lines - b.lines);
  const total = sorted.reduce((sum, file) => sum + file.lines, 0);
  const median = sorted[Math.floor(sorted.length / 2)]?.lines ?? 0;
  const largest = sorted.at(-1);
  console.log(
    `${title}: ${sorted.length} files, ${total} lines, median ${median}, largest ${largest?.lines ?? 0} (${largest?.name ?? 'none'})`,
  );
}

const files = sourceFiles();
const isTest = (file: SourceFile): boolean => /\.test\.ts$|^test\/|^bench\//.test(file.name);
report(
  'source',
  files.filter((file) => !isTest(file)),
);
report('tests and benches', files.filter(isTest));

const tooLarge = files.filter(
  (file) => file.lines > LARGEST_FILE_LINES && !DATA_TABLES.some((pattern) => pattern.test(file.name)),
);
for (const file of tooLarge) {
  console.error(
    `${file.name}: ${file.lines} lines; at most ${LARGEST_FILE_LINES}. Find the missing idea and split it.`,
  );
}
if (tooLarge.length > 0) process.exit(1);
