/** What an attachment may be for. */
export const ATTACHMENT_KINDS = ['image', 'document', 'spreadsheet'] as const;

/** The kind of an attachment. */
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** How many bytes at the start of a file are looked at. A PDF may have other bytes before its header. */
export const HEAD_BYTES = 1024;

type FileType = {
  readonly name: string;
  readonly kind: AttachmentKind;
  readonly mimeType: string;
  readonly matches: (head: Uint8Array) => boolean;
};

/** The files that are read: their names, media types, and the bytes they begin with. */
export const FILE_TYPES: readonly FileType[] = [
  { name: 'PNG', kind: 'image', mimeType: 'image/png', matches: startsWith('\x89PNG\r\n\x1a\n') },
  { name: 'JPEG', kind: 'image', mimeType: 'image/jpeg', matches: startsWith('\xff\xd8\xff') },
  { name: 'WebP', kind: 'image', mimeType: 'image/webp', matches: isWebp },
  { name: 'GIF', kind: 'image', mimeType: 'image/gif', matches: isGif },
  // ISO 32000-2, annex: readers accept a header anywhere in the first 1024 bytes.
  { name: 'PDF', kind: 'document', mimeType: 'application/pdf', matches: (head) => toLatin(head).includes('%PDF-') },
  {
    name: '.xlsx',
    kind: 'spreadsheet',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    matches: startsWith('PK\x03\x04'),
  },
];

/** Files that people send by mistake, for a message that names them. */
const OTHER_TYPES: readonly { readonly name: string; readonly matches: (head: Uint8Array) => boolean }[] = [
  { name: 'an old Office file (.xls), or one protected by a password', matches: startsWith('\xd0\xcf\x11\xe0') },
  { name: 'SVG or XML', matches: (head) => /^\s*<(\?xml|svg)/.test(toLatin(head)) },
  { name: 'a web page', matches: (head) => /^\s*<(!doctype html|html)/i.test(toLatin(head)) },
  { name: 'BMP', matches: startsWith('BM') },
  { name: 'TIFF', matches: (head) => /^(II\*\0|MM\0\*)/.test(toLatin(head)) },
  { name: 'HEIC or AVIF', matches: (head) => toLatin(head).slice(4, 8) === 'ftyp' },
];

/** The file type that a media type names; parameters and case do not matter, and `image/jpg` is taken for JPEG. */
export function findFileType(mimeType: string): FileType | undefined {
  const [essence = ''] = mimeType.toLowerCase().split(';');
  const name = essence.trim() === 'image/jpg' ? 'image/jpeg' : essence.trim();
  return FILE_TYPES.find((type) => type.mimeType === name);
}

/** What the first bytes of a file look like, in words. */
export function describeHead(head: Uint8Array): string {
  return [...FILE_TYPES, ...OTHER_TYPES].find((type) => type.matches(head))?.name ?? 'something else';
}

function toLatin(head: Uint8Array): string {
  return Buffer.from(head).toString('latin1');
}

function startsWith(signature: string): (head: Uint8Array) => boolean {
  return (head) => toLatin(head.subarray(0, signature.length)) === signature;
}

function isWebp(head: Uint8Array): boolean {
  const text = toLatin(head.subarray(0, 12));
  return text.startsWith('RIFF') && text.endsWith('WEBP') && text.length === 12;
}

function isGif(head: Uint8Array): boolean {
  return ['GIF87a', 'GIF89a'].includes(toLatin(head.subarray(0, 6)));
}
