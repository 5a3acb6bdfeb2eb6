import { CHART_TYPES } from '../../chart/chart-type.ts';
import { EDIT_FIELDS, type EditField } from '../edit/edit-fields.ts';
import { AGGREGATE_OPERATIONS, BINARY_OPERATORS, FUNCTION_NAMES } from '../expression/expression.ts';
import { EDIT_FORMS, TRANSFORM_FORMS, type VerbForm } from './verb-forms.ts';

/**
 * The whole vocabulary of plans in English, for a mind that proposes one as JSON: about 10 KB, the same every time. What is not
 * named here can't happen to a chart.
 */
export function describeVocabulary(): string {
  return [
    'A plan is {"steps": [step, …]}. Steps are carried out in order; each sees the table that the step before it left.',
    'Columns are named by their keys, new columns by a label. These are all the steps there are.',
    '',
    'Steps that change the data:',
    ...describeForms(TRANSFORM_FORMS),
    '',
    'Steps that change the drawing:',
    ...describeForms(EDIT_FORMS),
    '',
    `Chart types: ${CHART_TYPES.join(', ')}.`,
    `Operations: ${AGGREGATE_OPERATIONS.join(', ')}.`,
    "Conditions and expressions are text: column names (in [brackets] where they have spaces), numbers, 'texts', dates as '2024-01-31', true, false, null,",
    `operators ${BINARY_OPERATORS.join(' ')}, not, in (…), between … and …, operations over a whole column such as mean(sales),`,
    `and functions ${FUNCTION_NAMES.join(', ')}.`,
    '',
    'Fields of setField:',
    ...Object.entries(EDIT_FIELDS).map(([path, field]: [string, EditField]) => `- ${path}: ${describeValues(field)}`),
  ].join('\n');
}

function describeForms(forms: Readonly<Record<string, VerbForm>>): readonly string[] {
  return Object.entries(forms).map(
    ([verb, { fields, does, example }]) => `- ${verb}${fields === '' ? '' : ` (${fields})`}: ${does}. ${example}`,
  );
}

function describeValues({ values }: EditField): string {
  switch (values.kind) {
    case 'choice':
      return values.choices.join('|');
    case 'number':
      return ['number', ...(values.words ?? [])].join('|');
    case 'text':
      return ['text', ...(values.known ?? [])].join('|');
    case 'colour':
      return 'colour as #rrggbb';
    default:
      return values.kind;
  }
}
