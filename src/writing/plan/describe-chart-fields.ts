import { CHART_TYPES, type ChartType } from '../../chart/chart-type.ts';
import { EDIT_EXAMPLES } from '../../language/edit-examples.ts';
import { describeValues } from '../../plan/edit/edit-error.ts';
import { EDIT_FIELD_PATHS, EDIT_FIELDS, type EditFieldPath } from '../../plan/edit/edit-fields.ts';
import { FIELD_NAMES } from './write-steps.ts';

/** The page of the fields that a person may set, made from `EDIT_FIELDS`, the words of each language and a wish for each. */
export function describeChartFields(): string {
  const rows = EDIT_FIELD_PATHS.map((path) => {
    const { values, description, shownOn } = EDIT_FIELDS[path];
    const names = (['EN_GB', 'PT_PT', 'AR'] as const).map((locale) => FIELD_NAMES[locale][path]);
    return `| \`${path}\` | ${description} | ${escapeCell(describeValues(values))} | ${describeTypes(shownOn)} | ${names.join(' · ')} |`;
  });
  return [
    '# Chart fields',
    '',
    'Made from the code (`src/plan/edit/edit-fields.ts`, `src/writing/plan/`): do not edit by hand.',
    '',
    'Every field of a chart that a wish or a plan may set, by its dotted path in the `GraphConfig`. Each is set alone: what is',
    'not named stays as it was, and so does every field that is not listed here. Taking a field back removes it, so that the',
    'renderer’s default holds again. The x axis runs across the page and the y axis up it: bars that lie have their values',
    'along the x axis.',
    '',
    'Titles, the source, the looks of series, annotations and reference lines have edits of their own',
    '(`src/plan/edit/edit.ts`).',
    '',
    '| field | what it does | takes | shows on | what it is called |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '## In words',
    '',
    'A wish for each field, with the value it sets (`src/language/edit-examples.ts`; a test proves each). Other words do as well.',
    '',
    '| field | value | English | Portuguese | Arabic |',
    '|---|---|---|---|---|',
    ...EDIT_FIELD_PATHS.map(describeExample),
    '',
  ].join('\n');
}

function describeExample(path: EditFieldPath): string {
  const { value, en, pt, ar } = EDIT_EXAMPLES[path];
  return `| \`${path}\` | ${value} | ${[en, pt, ar].map(escapeCell).join(' | ')} |`;
}

/** The shorter way to name a set of types: those it holds, or those it lacks. */
function describeTypes(types: readonly ChartType[]): string {
  const missing = CHART_TYPES.filter((type) => !types.includes(type));
  if (missing.length === 0) return 'all';
  return missing.length < 4 ? `all but ${missing.join(', ')}` : types.join(', ');
}

function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
