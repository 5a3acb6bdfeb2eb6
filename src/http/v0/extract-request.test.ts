import { describe, expect, test } from 'vitest';
import { catchIssues } from '../../../test/http/catch-issues.ts';
import { proves } from '../../../test/proves.ts';
import type { ValidationIssue } from './endpoint.ts';
import { createExtractParser } from './extract-request.ts';
import { parseJsonBody } from './json-body.ts';
import { CONTRACT_LIMITS, MEGABYTE } from './limits.ts';

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADS = {
  png: '\x89PNG\r\n\x1a\n',
  jpeg: '\xff\xd8\xff\xe0',
  webp: 'RIFF\x00\x00\x00\x00WEBPVP8 ',
  gif: 'GIF89a',
  pdf: '%PDF-1.7\n',
  zip: 'PK\x03\x04',
};

/** A file of a size that begins like a format; the rest is zeros. */
function toBase64(head: string, sizeBytes = head.length): string {
  const bytes = Buffer.alloc(sizeBytes);
  bytes.write(head, 'latin1');
  return bytes.toString('base64');
}

const image = (sizeBytes?: number) => ({
  kind: 'image',
  mimeType: 'image/png',
  dataBase64: toBase64(HEADS.png, sizeBytes),
});
const pdf = (sizeBytes?: number) => ({
  kind: 'document',
  mimeType: 'application/pdf',
  dataBase64: toBase64(HEADS.pdf, sizeBytes),
});
const sheet = (sizeBytes?: number) => ({
  kind: 'spreadsheet',
  mimeType: SHEET_TYPE,
  dataBase64: toBase64(HEADS.zip, sizeBytes),
});

const read = (body: unknown) =>
  createExtractParser(CONTRACT_LIMITS)(parseJsonBody(new TextEncoder().encode(JSON.stringify(body))));
const issuesOf = (body: unknown) => catchIssues(() => read(body));

const FAULTLESS: readonly ValidationIssue[] = [];
const attachmentIssues = (...attachments: readonly unknown[]): readonly ValidationIssue[] => issuesOf({ attachments });

describe('sourceText', () => {
  test('is taken as it is', () => {
    expect(read({ sourceText: ' a,b\r\n1,2 ' })).toEqual({
      sourceText: ' a,b\r\n1,2 ',
      attachments: [],
      field: 'attachments',
      includeProvenance: false,
      includePages: false,
      includeQuestions: false,
      answers: undefined,
      metadata: undefined,
    });
  });

  test(proves('extract.source-text', 'is a string of at most 500000 characters'), () => {
    expect(read({ sourceText: 'a'.repeat(500_000) }).sourceText).toHaveLength(500_000);
    expect(issuesOf({ sourceText: 'a'.repeat(500_001) })).toEqual([
      { path: 'sourceText', message: 'This has 500001 characters; the limit is 500000.' },
    ]);
    expect(issuesOf({ sourceText: ['a'] })[0]?.path).toBe('sourceText');
  });

  test.each([{}, { sourceText: '' }, { attachments: [] }, { images: [], attachments: [], sourceText: '' }])(
    'must not be missing where there are no files: %j',
    (body) => {
      expect(issuesOf(body)).toEqual([
        { path: '', message: 'The request has no source: send sourceText, attachments, or both.' },
      ]);
    },
  );

  test('of white space only is no source', () => {
    expect(issuesOf({ sourceText: ' \n\t' })[0]?.path).toBe('sourceText');
  });

  test('may come with empty lists of files', () => {
    expect(read({ sourceText: 'a', attachments: [], images: [] }).attachments).toEqual([]);
  });
});

describe('answers', () => {
  test('to questions are taken as they were offered', () => {
    const answers = { table: 'sourceText#2', delimiter: ';', headerRows: 0, dateOrder: 'day-first', decimalMark: ',' };
    expect(read({ sourceText: 'a', answers }).answers).toEqual(answers);
  });

  test.each([
    [{ delimiter: '::' }, 'answers.delimiter'],
    [{ headerRows: -1 }, 'answers.headerRows'],
    [{ dateOrder: 'year-first' }, 'answers.dateOrder'],
    [{ decimalMark: ' ' }, 'answers.decimalMark'],
    [{ longRows: true }, 'answers.longRows'],
  ])('that there are not are refused: %j', (answers, path) => {
    expect(issuesOf({ sourceText: 'a', answers }).map((issue) => issue.path)).toEqual([path]);
  });
});

describe('attachments', () => {
  test('that have no fault are taken beside a text', () => {
    expect(issuesOf({ sourceText: 'a', attachments: [image(), pdf(), sheet()] })).toEqual(FAULTLESS);
  });

  test(proves('extract.attachments', 'are at most 12, counted before they are looked at'), () => {
    expect(attachmentIssues(...Array.from({ length: 13 }, () => 0))).toEqual([
      { path: 'attachments', message: 'This has 13 items; the limit is 12.' },
    ]);
    expect(issuesOf({ attachments: {} })[0]?.path).toBe('attachments');
  });

  test.each([undefined, 'Image', 'pdf', null])(proves('attachment.kind', 'have a kind: %j is refused'), (kind) => {
    const [issue] = attachmentIssues({ ...image(), kind });
    expect(issue?.path).toBe('attachments[0].kind');
    expect(issue?.message).toContain('one of image, document, spreadsheet');
  });

  test.each([undefined, 7])(proves('attachment.mime-type', 'have a mimeType: %j is refused'), (mimeType) => {
    expect(attachmentIssues({ ...image(), mimeType })[0]?.path).toBe('attachments[0].mimeType');
  });

  test.each([
    [{ ...image(), mimeType: 'application/pdf' }, 'image/png, image/jpeg'],
    [{ ...image(), mimeType: 'image/svg+xml' }, '"image/svg+xml" was sent'],
    [{ ...sheet(), mimeType: 'application/vnd.ms-excel' }, SHEET_TYPE],
    [{ ...pdf(), mimeType: '' }, 'application/pdf'],
  ])('have a mimeType of their kind', (attachment, words) => {
    expect(attachmentIssues(attachment)).toEqual([
      { path: 'attachments[0].mimeType', message: expect.stringContaining(words) },
    ]);
  });

  test('may have a mimeType in capitals or with parameters', () => {
    expect(attachmentIssues({ ...image(), mimeType: 'IMAGE/PNG; name=x' })).toEqual(FAULTLESS);
  });

  test.each([undefined, null, 5, '', 'data:image/png;base64,AAAA', 'iVBORw0KGg_o', 'iVBO Rw0K', 'iVBORw0KGgo'])(
    proves('attachment.data', 'have dataBase64, standard base64: %j is refused'),
    (dataBase64) => {
      expect(attachmentIssues(pdf(), { ...image(), dataBase64 }).map((issue) => issue.path)).toEqual([
        'attachments[1].dataBase64',
      ]);
    },
  );

  test(proves('attachment.filename', 'may have a filename, which must be a string'), () => {
    expect(attachmentIssues({ ...sheet(), filename: 'Q1.xlsx' })).toEqual(FAULTLESS);
    expect(attachmentIssues({ ...image(), filename: 'ignored.png' })).toEqual(FAULTLESS);
    expect(attachmentIssues({ ...sheet(), filename: 5 })[0]?.path).toBe('attachments[0].filename');
  });
});

describe('the bytes of an attachment', () => {
  test.each([
    ['image', 'image/png', HEADS.png],
    ['image', 'image/jpeg', HEADS.jpeg],
    ['image', 'image/jpg', HEADS.jpeg],
    ['image', 'image/webp', HEADS.webp],
    ['image', 'image/gif', HEADS.gif],
    ['document', 'application/pdf', HEADS.pdf],
    ['document', 'application/pdf', `${'\n'.repeat(1000)}${HEADS.pdf}`],
    ['spreadsheet', SHEET_TYPE, HEADS.zip],
  ])('are accepted where they are what %s %s says', (kind, mimeType, head) => {
    expect(attachmentIssues({ kind, mimeType, dataBase64: toBase64(head) })).toEqual(FAULTLESS);
  });

  test.each([
    ['image/png', HEADS.jpeg, 'JPEG'],
    ['image/jpeg', HEADS.gif, 'GIF'],
    ['image/webp', 'RIFF\x00\x00\x00\x00WAVE', 'something else'],
    ['image/gif', '<svg xmlns="">', 'SVG'],
    ['application/pdf', HEADS.zip, '.xlsx'],
    ['application/pdf', `${' '.repeat(1024)}${HEADS.pdf}`, 'something else'],
    [SHEET_TYPE, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'an old Office file'],
    [SHEET_TYPE, 'a;b\n1;2\n', 'something else'],
  ])(proves('values.magic-bytes', 'are refused where %s says otherwise'), (mimeType, head, look) => {
    const kind = mimeType.startsWith('image') ? 'image' : mimeType.endsWith('pdf') ? 'document' : 'spreadsheet';
    expect(attachmentIssues({ kind, mimeType, dataBase64: toBase64(head) })).toEqual([
      { path: 'attachments[0].dataBase64', message: expect.stringContaining(`they look like ${look}`) },
    ]);
  });
});

describe('the limits of attachments', () => {
  test(proves('limits.images', '8 images of 2 MB each'), () => {
    expect(attachmentIssues(...Array.from({ length: 8 }, () => image()))).toEqual(FAULTLESS);
    expect(attachmentIssues(...Array.from({ length: 9 }, () => image()))).toEqual([
      { path: 'attachments', message: '9 images were sent; the limit is 8.' },
    ]);
    expect(attachmentIssues(image(2 * MEGABYTE))).toEqual(FAULTLESS);
    expect(attachmentIssues(image(2 * MEGABYTE + 1))).toEqual([
      { path: 'attachments[0].dataBase64', message: 'The file has 2097153 bytes; the limit is 2097152 bytes (2 MB).' },
    ]);
  });

  test(proves('limits.pdfs', '2 PDFs of 6 MB each'), () => {
    expect(attachmentIssues(pdf(6 * MEGABYTE), pdf())).toEqual(FAULTLESS);
    expect(attachmentIssues(pdf(), pdf(), pdf())[0]?.message).toBe('3 PDFs were sent; the limit is 2.');
    expect(attachmentIssues(pdf(6 * MEGABYTE + 1))[0]?.message).toContain('6291457 bytes');
  });

  test(proves('limits.spreadsheets', '2 spreadsheets of 6 MB each'), () => {
    expect(attachmentIssues(sheet(6 * MEGABYTE), sheet())).toEqual(FAULTLESS);
    expect(attachmentIssues(sheet(), sheet(), sheet())[0]?.message).toBe('3 spreadsheets were sent; the limit is 2.');
    expect(attachmentIssues(sheet(6 * MEGABYTE + 1))[0]?.message).toContain('6291457 bytes');
  });

  test(proves('limits.combined', '12 MB together'), () => {
    expect(attachmentIssues(pdf(6 * MEGABYTE), sheet(6 * MEGABYTE))).toEqual(FAULTLESS);
    expect(attachmentIssues(pdf(6 * MEGABYTE), sheet(6 * MEGABYTE), image())).toEqual([
      { path: 'attachments', message: 'The files have 12582920 bytes together; the limit is 12582912 bytes (12 MB).' },
    ]);
  });

  test(proves('values.megabytes', 'a megabyte is 1048576 decoded bytes'), () => {
    expect(MEGABYTE).toBe(1_048_576);
    expect(attachmentIssues(image(2 * 1_048_576))).toEqual(FAULTLESS);
  });

  test(proves('errors.limit-named', 'every message names the limit and the value, as settings have them'), () => {
    const readStrict = createExtractParser({ ...CONTRACT_LIMITS, images: 1, imageBytes: 9, sourceTextLength: 3 });
    const body = parseJsonBody(new TextEncoder().encode(JSON.stringify({ attachments: [image(10), image(9)] })));
    expect(catchIssues(() => readStrict(body)).map((issue) => issue.message)).toEqual([
      'The file has 10 bytes; the limit is 9 bytes.',
      '2 images were sent; the limit is 1.',
    ]);
  });
});

describe('the deprecated images', () => {
  const old = () => ({ mimeType: 'image/png', dataBase64: toBase64(HEADS.png) });

  test(proves('extract.images', 'are checked as attachments of kind image, at most 8'), () => {
    expect(issuesOf({ images: [old()] })).toEqual(FAULTLESS);
    expect(issuesOf({ images: [{ ...old(), dataBase64: toBase64(HEADS.gif) }] })[0]?.path).toBe('images[0].dataBase64');
    expect(issuesOf({ images: [{ ...old(), mimeType: 'application/pdf' }] })[0]?.path).toBe('images[0].mimeType');
    expect(issuesOf({ images: Array.from({ length: 9 }, old) })).toEqual([
      { path: 'images', message: 'This has 9 items; the limit is 8.' },
    ]);
  });

  test(proves('extract.images-or-attachments', 'cannot be combined with attachments'), () => {
    expect(issuesOf({ images: [old()], attachments: [pdf()] })).toEqual([
      { path: 'images', message: expect.stringContaining('cannot be combined') },
    ]);
  });

  test('name no place of a file that is not there', () => {
    const broken = { mimeType: 'image/png', dataBase64: 'AA==' };
    const issues = issuesOf({ images: [broken], attachments: [{ kind: 'image', ...broken }] });
    expect(issues.map(({ path }) => path)).toEqual(['images']);
  });

  test('that are an empty array do no harm', () => {
    expect(issuesOf({ images: [], attachments: [pdf()] })).toEqual(FAULTLESS);
  });
});
