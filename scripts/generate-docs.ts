/**
 * Writes the documents that are made from the code. `test/generated-docs.test.ts` fails where one of them is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeCommandLine } from '../src/cli/help-page.ts';
import { SETTING_PREFIX, SETTINGS } from '../src/settings.ts';
import { describeFitRules } from '../src/writing/fit/describe-fit-rules.ts';
import { describeChartFields } from '../src/writing/plan/describe-chart-fields.ts';
import { GALLERY_FILES } from './draw-gallery.ts';

/** A document made from the code: its file below `docs/` and its text. */
export type GeneratedDocument = { readonly file: string; readonly make: () => string };

function describeSettings(): string {
  const rows = Object.values(SETTINGS).map(
    ({ name, fallback, description, expected }) =>
      `| \`${SETTING_PREFIX}${name}\` | ${fallback === '' ? '(empty)' : `\`${fallback}\``} | ${description} | ${expected} |`,
  );
  return [
    '# Configuration',
    '',
    'Environment variables, read once at the start. None is needed. An unknown `CHART_AGENTS_` name, or a value that',
    "can't be, stops the start with one line that names it. An empty variable counts as not set.",
    '',
    'They may stand in a file `.env` in the folder of the start ([.env.example](../.env.example) is one to copy). A variable of the',
    "process comes before the file's. The file may hold the keys of model providers too; processes that answer requests get none of it.",
    '',
    '| variable | default | what it does | a right value |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Every generated document. */
export const GENERATED_DOCUMENTS: readonly GeneratedDocument[] = [
  { file: 'configuration.md', make: describeSettings },
  { file: 'command-line.md', make: describeCommandLine },
  { file: 'fit-rules.md', make: describeFitRules },
  ...GALLERY_FILES,
  { file: 'chart-fields.md', make: describeChartFields },
];

/** The path of a generated document on this machine. */
export function pathOf(document: GeneratedDocument): string {
  return fileURLToPath(new URL(`../docs/${document.file}`, import.meta.url));
}

function isStale(document: GeneratedDocument): boolean {
  try {
    return readFileSync(pathOf(document), 'utf8') !== document.make();
  } catch {
    return true;
  }
}

if (import.meta.main) {
  for (const document of GENERATED_DOCUMENTS.filter(isStale)) {
    writeFileSync(pathOf(document), document.make());
    console.log(`docs/${document.file} written`);
  }
}
