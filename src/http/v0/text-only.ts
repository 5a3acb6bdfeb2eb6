import type { ValidationIssue } from './endpoint.ts';

/** The issue of a request that brings files to a version of the service that reads text alone. */
export function refuseFiles(field: 'attachments' | 'images'): ValidationIssue {
  const message =
    'This version reads text and no files yet. Send the content as sourceText: a table as CSV, Markdown, HTML or JSON, or plain prose.';
  return { path: field, message };
}
