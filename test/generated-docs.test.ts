import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GENERATED_DOCUMENTS, pathOf } from '../scripts/generate-docs.ts';

describe('generated documents', () => {
  test.each(GENERATED_DOCUMENTS)('docs/$file is fresh: `npm run docs` writes it', (document) => {
    expect(readFileSync(pathOf(document), 'utf8')).toBe(document.make());
  });
});
