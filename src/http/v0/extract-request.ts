import { z } from 'zod';
import { type Attachment, attachmentSchema, findAttachmentIssues, imageSchema } from './attachments.ts';
import { boundedArray, boundedString } from './bounded.ts';
import { ValidationError, type ValidationIssue } from './endpoint.ts';
import { type Answers, answersSchema } from './extract-answers.ts';
import { parseWith } from './issues.ts';
import type { JsonBody } from './json-body.ts';
import type { RequestLimits } from './limits.ts';
import { type Metadata, metadataSchema } from './metadata.ts';

/** The shape of an `extract` body under the given limits. */
export function createExtractSchema(limits: RequestLimits) {
  return z
    .object({
      sourceText: boundedString(limits.sourceTextLength)
        .optional()
        .meta({ description: 'Text with figures in it: a table in any usual notation, or prose.' }),
      attachments: boundedArray(attachmentSchema, limits.attachments)
        .optional()
        .meta({ description: 'Files to read: images, PDFs, .xlsx spreadsheets.' }),
      images: boundedArray(imageSchema, limits.images)
        .optional()
        .meta({ description: 'Use `attachments`. Cannot be combined with them.', deprecated: true }),
      includeProvenance: z.boolean().optional().meta({
        description: 'Whether `data._provenance` of the answer is to say where every cell came from.',
        default: false,
      }),
      includePages: z.boolean().optional().meta({
        description:
          'With `includeProvenance`: whether its sources are to hold pictures of the pages that cells came from.',
        default: false,
      }),
      includeQuestions: z.boolean().optional().meta({
        description:
          'Whether `extractMeta.questions` of the answer is to list what is open, with the answers it can be given.',
        default: false,
      }),
      answers: answersSchema.optional(),
      metadata: metadataSchema.optional(),
    })
    .meta({ id: 'ExtractRequest', description: 'At least one of `sourceText` and `attachments` is required.' });
}

/** A checked `extract` request. */
export type ExtractRequest = {
  readonly sourceText: string;
  readonly attachments: readonly Attachment[];
  /** Where the attachments stand in the body. */
  readonly field: 'attachments' | 'images';
  readonly includeProvenance: boolean;
  readonly includePages: boolean;
  readonly includeQuestions: boolean;
  readonly answers: Answers | undefined;
  readonly metadata: Metadata | undefined;
};

/** Gives the reader of `extract` bodies under the given limits; it throws a `ValidationError`. */
export function createExtractParser(limits: RequestLimits): (body: JsonBody) => ExtractRequest {
  const schema = createExtractSchema(limits);
  return (body) => {
    const {
      sourceText = '',
      attachments = [],
      images = [],
      includeProvenance = false,
      includePages = false,
      includeQuestions = false,
      answers,
      metadata,
    } = parseWith(schema, body.value);
    const field = images.length > 0 ? 'images' : 'attachments';
    const files = [...attachments, ...images.map((image) => ({ kind: 'image' as const, ...image }))];
    // Files that may not come together have no common place in the body that an issue could name.
    const sourceIssues = findSourceIssues(sourceText, attachments.length, images.length);
    const issues = sourceIssues.length > 0 ? sourceIssues : findAttachmentIssues(files, field, limits);
    if (issues.length > 0) throw new ValidationError(issues);
    return {
      sourceText,
      attachments: files,
      field,
      includeProvenance,
      includePages,
      includeQuestions,
      answers,
      metadata,
    };
  };
}

/** An empty array of files is as good as none; white space is no source. */
function findSourceIssues(sourceText: string, attachments: number, images: number): readonly ValidationIssue[] {
  if (attachments > 0 && images > 0) {
    return [{ path: 'images', message: 'images and attachments cannot be combined: send every file in attachments.' }];
  }
  if (attachments + images > 0 || sourceText.trim() !== '') return [];
  if (sourceText !== '')
    return [{ path: 'sourceText', message: 'This holds white space only: there is nothing to read.' }];
  return [{ path: '', message: 'The request has no source: send sourceText, attachments, or both.' }];
}
