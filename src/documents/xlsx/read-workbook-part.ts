import { DocumentRefusal } from '../document-refusal.ts';
import type { OfficePackage } from './open-package.ts';
import { readXml } from './read-xml.ts';
import { type Relationship, readRelationships } from './relationships.ts';

/** A sheet as the workbook lists it. A part that is listed twice counts once. */
export type ListedSheet = {
  readonly name: string;
  readonly part: string;
  readonly isChart: boolean;
  readonly isHidden: boolean;
};

/** What the first part of a workbook says: its sheets in order, and where the parts are that all of them need. */
export type WorkbookPart = {
  readonly sheets: readonly ListedSheet[];
  readonly is1904: boolean;
  readonly strings: string | undefined;
  readonly styles: string | undefined;
};

const USUAL_PART = 'xl/workbook.xml';
const BINARY_PART = 'xl/workbook.bin';
/** Other programs' documents are zip files too. */
const OTHER_PARTS = ['mimetype', 'content.xml', 'word/document.xml', 'ppt/presentation.xml', 'index/document.iwa'];

/** Reads the list of sheets. Throws `DocumentRefusal` where the file is no workbook: `wrong-kind`, `other-format`, `damaged`. */
export async function readWorkbookPart(file: OfficePackage, mostSheets: number): Promise<WorkbookPart> {
  const part = await findWorkbook(file);
  const relationships = await readRelationships(file, part);
  const byId = new Map(relationships.map((relationship) => [relationship.id, relationship]));
  const sheets: ListedSheet[] = [];
  const seen = new Set<string>();
  let is1904 = false;
  await readXml(file.read(part), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key === 'r:id' || key.endsWith(':id'))?.[1];
      const listed = toSheet(attributes.name ?? '', attributes.state, byId.get(id ?? ''));
      if (listed === undefined || !file.has(listed.part) || seen.has(listed.part)) return;
      seen.add(listed.part);
      if (sheets.length >= mostSheets) throw new DocumentRefusal('too-large', `more than ${mostSheets} sheets`);
      sheets.push(listed);
    },
    close: () => undefined,
  });
  const partOf = (type: string): string | undefined => relationships.find((found) => found.type === type)?.target;
  return { sheets, is1904, strings: partOf('sharedStrings'), styles: partOf('styles') };
}

async function findWorkbook(file: OfficePackage): Promise<string> {
  const named = (await readRelationships(file, '')).find(({ type }) => type === 'officeDocument')?.target;
  const part = [named, USUAL_PART].find((name) => name !== undefined && file.has(name));
  if (part !== undefined && !part.endsWith('.bin') && !OTHER_PARTS.includes(part.toLowerCase())) return part;
  if (file.has(BINARY_PART)) throw new DocumentRefusal('other-format', 'a binary workbook');
  if (OTHER_PARTS.some((name) => file.has(name)))
    throw new DocumentRefusal('other-format', 'a document of another program');
  throw new DocumentRefusal('wrong-kind', 'a zip file without a workbook');
}

function toSheet(name: string, state: string | undefined, target: Relationship | undefined): ListedSheet | undefined {
  if (target === undefined || (target.type !== 'worksheet' && target.type !== 'chartsheet')) return undefined;
  const isHidden = state === 'hidden' || state === 'veryHidden';
  return { name, part: target.target, isChart: target.type === 'chartsheet', isHidden };
}
