import { describe, expect, it } from 'vitest';
import { EDIT_FIELD_PATHS } from '../edit/edit-fields.ts';
import { parsePlan } from '../parse-plan.ts';
import { describeVocabulary } from './describe-vocabulary.ts';
import { EDIT_FORMS, TRANSFORM_FORMS } from './verb-forms.ts';

const COLUMNS = ['city', 'date', 'sales'].map((key) => ({ key, label: key }));
const FORMS = Object.entries({ ...TRANSFORM_FORMS, ...EDIT_FORMS });

describe('the vocabulary as it is taught', () => {
  it.each(FORMS)('shows %s by a step that is one', (verb, { example }) => {
    expect(parsePlan(JSON.parse(example), COLUMNS).steps).toMatchObject([{ verb }]);
  });

  it('names every field that can be set, and is short enough for a small model', () => {
    const text = describeVocabulary();
    for (const path of EDIT_FIELD_PATHS) expect(text).toContain(`- ${path}:`);
    expect(Buffer.byteLength(text)).toBeLessThan(14_000);
  });
});
