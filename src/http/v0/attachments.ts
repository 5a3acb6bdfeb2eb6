import { z } from 'zod';
import { decodeHead, findBase64Fault, toDecodedLength } from './base64.ts';
import type { ValidationIssue } from './endpoint.ts';
import {
  ATTACHMENT_KINDS,
  type AttachmentKind,
  describeHead,
  FILE_TYPES,
  findFileType,
  HEAD_BYTES,
} from './file-type.ts';
import { toPath } from './issues.ts';
import { MEGABYTE, type RequestLimits } from './limits.ts';

const mimeTypesOf = (types: typeof FILE_TYPES) => ({ enum: types.map((type) => type.mimeType) });
const mimeTypeSchema = z.string().meta(mimeTypesOf(FILE_TYPES));
const imageTypeSchema = z.string().meta(mimeTypesOf(FILE_TYPES.filter((type) => type.kind === 'image')));
const dataSchema = z.string().meta({
  contentEncoding: 'base64',
  description: 'The raw bytes of the file as standard base64 (RFC 4648) with padding; not a `data:` URL.',
});

/** An attachment of an `extract` request. */
export const attachmentSchema = z
  .object({
    kind: z.enum(ATTACHMENT_KINDS),
    mimeType: mimeTypeSchema,
    dataBase64: dataSchema,
    filename: z.string().optional().meta({ description: 'For spreadsheets only; ignored elsewhere.' }),
  })
  .meta({ id: 'ExtractAttachment', description: 'A file to read. Its bytes must be what `kind` and `mimeType` say.' });

/** A member of the deprecated `images`. */
export const imageSchema = z
  .object({ mimeType: imageTypeSchema, dataBase64: dataSchema })
  .meta({ id: 'ExtractImage', description: 'Deprecated: use an attachment of kind `image`.', deprecated: true });

/** An attachment whose shape is right. */
export type Attachment = z.output<typeof attachmentSchema>;

type KindLimit = { readonly plural: string; readonly count: number; readonly bytes: number };

/**
 * Everything that is wrong with attachments beyond their shape: media types, base64, the bytes themselves, and the limits
 * on numbers and sizes. `field` is where they stand in the body.
 */
export function findAttachmentIssues(
  attachments: readonly Attachment[],
  field: 'attachments' | 'images',
  limits: RequestLimits,
): readonly ValidationIssue[] {
  const kindLimits: Readonly<Record<AttachmentKind, KindLimit>> = {
    image: { plural: 'images', count: limits.images, bytes: limits.imageBytes },
    document: { plural: 'PDFs', count: limits.pdfs, bytes: limits.pdfBytes },
    spreadsheet: { plural: 'spreadsheets', count: limits.spreadsheets, bytes: limits.spreadsheetBytes },
  };
  const single = attachments.flatMap((attachment, index) =>
    findSingleIssues(attachment, kindLimits[attachment.kind].bytes).map(([name, message]) => ({
      path: toPath([field, index, name]),
      message,
    })),
  );
  const counts = ATTACHMENT_KINDS.flatMap((kind) => {
    const { plural, count } = kindLimits[kind];
    const sent = attachments.filter((attachment) => attachment.kind === kind).length;
    return sent <= count ? [] : [{ path: field, message: `${sent} ${plural} were sent; the limit is ${count}.` }];
  });
  return [...single, ...counts, ...findCombinedIssue(attachments, field, limits)];
}

type FieldIssue = readonly [field: 'mimeType' | 'dataBase64', message: string];

function findSingleIssues({ kind, mimeType, dataBase64 }: Attachment, limitBytes: number): readonly FieldIssue[] {
  const type = findFileType(mimeType);
  const fault = findBase64Fault(dataBase64) ?? findSizeFault(dataBase64, limitBytes);
  return [
    ...(type?.kind === kind ? [] : [['mimeType', refuseMimeType(kind, mimeType)] as const]),
    ...(fault === undefined ? [] : [['dataBase64', fault] as const]),
    ...(type?.kind === kind && fault === undefined ? findContentIssue(type, dataBase64) : []),
  ];
}

function refuseMimeType(kind: AttachmentKind, mimeType: string): string {
  const allowed = FILE_TYPES.filter((type) => type.kind === kind).map((type) => type.mimeType);
  const shown = JSON.stringify(mimeType.slice(0, 80));
  return `The mimeType of kind ${kind} must be ${allowed.length > 1 ? 'one of ' : ''}${allowed.join(', ')}; ${shown} was sent.`;
}

function findSizeFault(dataBase64: string, limitBytes: number): string | undefined {
  const sizeBytes = toDecodedLength(dataBase64);
  return sizeBytes <= limitBytes ? undefined : `The file has ${sizeBytes} bytes; the limit is ${toLimit(limitBytes)}.`;
}

function findContentIssue(type: (typeof FILE_TYPES)[number], dataBase64: string): readonly FieldIssue[] {
  const head = decodeHead(dataBase64, HEAD_BYTES);
  if (type.matches(head)) return [];
  return [['dataBase64', `The bytes must be ${type.name}, as mimeType says; they look like ${describeHead(head)}.`]];
}

function findCombinedIssue(
  attachments: readonly Attachment[],
  field: string,
  { attachmentsBytes }: RequestLimits,
): readonly ValidationIssue[] {
  const sizes = attachments.map(({ dataBase64 }) => toDecodedLength(dataBase64));
  const sum = Math.ceil(sizes.reduce((total, size) => total + size, 0));
  if (sum <= attachmentsBytes) return [];
  return [{ path: field, message: `The files have ${sum} bytes together; the limit is ${toLimit(attachmentsBytes)}.` }];
}

function toLimit(bytes: number): string {
  return bytes < MEGABYTE ? `${bytes} bytes` : `${bytes} bytes (${Number((bytes / MEGABYTE).toFixed(2))} MB)`;
}
