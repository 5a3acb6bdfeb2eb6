import { describe, expect, it } from 'vitest';
import { RULES } from '../../fit/rules/all-rules.ts';
import { describeFitRules } from './describe-fit-rules.ts';

describe('the document of fit rules', () => {
  it('names every rule once', () => {
    const text = describeFitRules();
    for (const { id } of RULES) expect(text.split(`| \`${id}\` |`).length, id).toBe(2);
  });
});
