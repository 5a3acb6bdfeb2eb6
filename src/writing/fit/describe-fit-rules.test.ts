import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../fit/rules/all-rules.ts';
import { describeFitRules } from './describe-fit-rules.ts';

describe('the document of fit rules', () => {
  it('names every rule once', () => {
    const text = describeFitRules();
    for (const { id } of RULES) expect(text.split(`| \`${id}\` |`).length, id).toBe(2);
  });

  it('is fresh: `npm run docs` writes it', () => {
    expect(readFileSync(new URL('../../../docs/fit-rules.md', import.meta.url), 'utf8')).toBe(describeFitRules());
  });
});
