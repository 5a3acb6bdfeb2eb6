import type { ExtractAttachment } from '../../src/client/wire.ts';
import type { SourceFile } from './source-file.ts';

/** What a person brought: files for the service, and the texts of files that are texts. */
export type TakenFiles = { readonly files: readonly SourceFile[]; readonly text: string };

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const KINDS: Readonly<Record<string, Pick<ExtractAttachment, 'kind' | 'mimeType'>>> = {
  xlsx: { kind: 'spreadsheet', mimeType: SHEET_TYPE },
  xlsm: { kind: 'spreadsheet', mimeType: SHEET_TYPE },
  xls: { kind: 'spreadsheet', mimeType: SHEET_TYPE },
  ods: { kind: 'spreadsheet', mimeType: SHEET_TYPE },
  pdf: { kind: 'document', mimeType: 'application/pdf' },
  png: { kind: 'image', mimeType: 'image/png' },
  jpg: { kind: 'image', mimeType: 'image/jpeg' },
  jpeg: { kind: 'image', mimeType: 'image/jpeg' },
  webp: { kind: 'image', mimeType: 'image/webp' },
  gif: { kind: 'image', mimeType: 'image/gif' },
};

/** What the chooser of files offers. */
export const ACCEPTED_FILES = '.xlsx,.csv,.tsv,.txt,.md,.json,.html,.pdf,image/png,image/jpeg,image/webp,image/gif';

/** Photos of telephones are larger than the 2 MB that the service takes. */
const LARGEST_PICTURE_BYTES = 2_000_000;
const LONGEST_SIDE = 2600;
const SMALLER_QUALITY = 0.86;

/** Reads files: workbooks, PDFs and pictures for the service, everything else as text. */
export async function takeFiles(files: readonly File[]): Promise<TakenFiles> {
  const taken = await Promise.all(files.map(takeFile));
  return {
    files: taken.filter((one) => typeof one !== 'string'),
    text: taken.filter((one) => typeof one === 'string').join('\n\n'),
  };
}

async function takeFile(file: File): Promise<SourceFile | string> {
  const kind = kindOf(file);
  if (kind === undefined) return toText(await file.arrayBuffer());
  const isLargePicture = kind.kind === 'image' && file.size > LARGEST_PICTURE_BYTES;
  const content = isLargePicture ? await shrinkPicture(file) : file;
  const dataBase64 = toBase64(new Uint8Array(await content.arrayBuffer()));
  const mimeType = isLargePicture ? 'image/jpeg' : kind.mimeType;
  const filename = kind.kind === 'spreadsheet' ? { filename: file.name } : {};
  return { name: file.name, attachment: { kind: kind.kind, mimeType, dataBase64, ...filename } };
}

function kindOf({ name, type }: File): Pick<ExtractAttachment, 'kind' | 'mimeType'> | undefined {
  const ending = name.toLowerCase().split('.').at(-1) ?? '';
  return KINDS[ending] ?? Object.values(KINDS).find(({ mimeType }) => mimeType === type);
}

/** UTF-8 or UTF-16 by its mark; what is no UTF-8 is taken for Windows-1252, as spreadsheets save CSV. */
function toText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return file;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: SMALLER_QUALITY });
}

const PIECE = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += PIECE) binary += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(binary);
}

/**
 * Takes files that are dropped anywhere on the page, and pictures that are pasted. Without the first the browser would leave
 * the page and show the file. A paste that also holds text is that text: a spreadsheet adds a picture of its cells.
 */
export function listenForFiles(take: (files: readonly File[]) => void): void {
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;
  const mark = (isOver: boolean): void => void document.body.toggleAttribute('data-dragging', isOver);
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(true);
  });
  addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) mark(false);
  });
  addEventListener('drop', (event) => {
    mark(false);
    if (!hasFiles(event)) return;
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])]);
  });
  addEventListener('paste', (event) => {
    const { clipboardData } = event;
    if (clipboardData === null || clipboardData.files.length === 0 || clipboardData.types.includes('text/plain'))
      return;
    event.preventDefault();
    take([...clipboardData.files]);
  });
}
