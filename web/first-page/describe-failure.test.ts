import { describe, expect, test } from 'vitest';
import { ClientError } from '../../src/client/client-error.ts';
import { describeFailure } from './describe-failure.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import type { SourceFile } from './source-file.ts';

const FILE: SourceFile = {
  name: 'report.pdf',
  attachment: { kind: 'document', mimeType: 'application/pdf', dataBase64: 'aGVsbG8=' },
};

function describeIssue(path: string, message: string, locale: 'EN_US' | 'PT_PT' | 'AR' = 'EN_US'): string {
  const failure = new ClientError(`${path}: ${message}`, {
    code: 'VALIDATION_ERROR',
    status: 400,
    retryable: false,
    issues: [{ path, message }],
  });
  return describeFailure({ failure, files: [FILE], sourceText: 'a'.repeat(600_000) }, PAGE_TEXTS[locale]);
}

describe('what failed', () => {
  test.each(['EN_US', 'PT_PT', 'AR'] as const)('is told of a file by its name, in %s', (locale) => {
    const told = describeIssue('attachments[0].dataBase64', 'The bytes must be PDF, as mimeType says.', locale);
    expect(told).toContain('report.pdf');
    expect(told).not.toMatch(/attachments|mimeType|bytes/);
  });

  test('is told of a text by its length', () => {
    expect(describeIssue('sourceText', 'This has 600000 characters; the limit is 500000.')).toContain('600,000');
  });

  test('is told of anything else without the path that programs read', () => {
    expect(describeIssue('attachments', '9 images were sent; the limit is 8.')).toBe(
      'That did not work: 9 images were sent; the limit is 8.',
    );
  });
});
