import type { Locale } from '../../chart/locale.ts';
import { writeNumber } from '../number.ts';
import { quoteName } from '../quote.ts';

/** A file among the files of a request: its place is counted from 1. */
export type FileName = { readonly filename?: string | undefined; readonly position: number; readonly of: number };

/** What a reader is at. `of` is absent where it is not known. */
export type FileStep = {
  readonly kind: 'sheet' | 'page';
  readonly number: number;
  readonly of?: number;
  /** The file, as `writeSourceName` calls it. */
  readonly name: string;
};

/** Where the table of an answer stands: the names as they are to be written. */
export type TakenFrom = {
  readonly file: string;
  readonly sheet?: string | undefined;
  readonly page?: number | undefined;
};

type Words = Readonly<Record<'file' | 'name' | 'sheet', string>> & Readonly<Record<'number' | 'of' | 'page', string>>;
type Texts = {
  readonly theFile: string;
  readonly fileNumber: (words: Pick<Words, 'number'>) => string;
  readonly reading: (words: Pick<Words, 'name' | 'number' | 'of'>) => string;
  readonly readingOnly: (words: Pick<Words, 'name'>) => string;
  readonly step: Readonly<Record<FileStep['kind'], (words: Pick<Words, 'name' | 'number' | 'of'>) => string>>;
  readonly fromSheet: (words: Pick<Words, 'file' | 'sheet'>) => string;
  readonly fromPage: (words: Pick<Words, 'file' | 'page'>) => string;
  readonly fromFile: (words: Pick<Words, 'file'>) => string;
};

const ENGLISH: Texts = {
  theFile: 'the file',
  fileNumber: ({ number }) => `file ${number}`,
  reading: ({ name, number, of }) => `Reading ${name} (${number} of ${of})`,
  readingOnly: ({ name }) => `Reading ${name}`,
  step: {
    page: ({ name, number, of }) => `Reading page ${number}${of === '' ? '' : ` of ${of}`} in ${name}`,
    sheet: ({ name, number, of }) => `Reading sheet ${number}${of === '' ? '' : ` of ${of}`} in ${name}`,
  },
  fromSheet: ({ file, sheet }) => `The data is from the sheet ${sheet} in ${file}.`,
  fromPage: ({ file, page }) => `The data is from page ${page} of ${file}.`,
  fromFile: ({ file }) => `The data is from ${file}.`,
};

const PORTUGUESE: Texts = {
  theFile: 'o ficheiro',
  fileNumber: ({ number }) => `o ficheiro ${number}`,
  reading: ({ name, number, of }) => `A ler ${name} (${number} de ${of})`,
  readingOnly: ({ name }) => `A ler ${name}`,
  step: {
    page: ({ name, number, of }) => `A ler a página ${number}${of === '' ? '' : ` de ${of}`}: ${name}`,
    sheet: ({ name, number, of }) => `A ler a folha ${number}${of === '' ? '' : ` de ${of}`}: ${name}`,
  },
  fromSheet: ({ file, sheet }) => `Origem dos dados: folha ${sheet}, ${file}.`,
  fromPage: ({ file, page }) => `Origem dos dados: página ${page}, ${file}.`,
  fromFile: ({ file }) => `Origem dos dados: ${file}.`,
};

const ARABIC: Texts = {
  theFile: 'الملف',
  fileNumber: ({ number }) => `الملف ${number}`,
  reading: ({ name, number, of }) => `جارٍ قراءة ${name} (${number} من ${of})`,
  readingOnly: ({ name }) => `جارٍ قراءة ${name}`,
  step: {
    page: ({ name, number, of }) => `جارٍ قراءة الصفحة ${number}${of === '' ? '' : ` من ${of}`} في ${name}`,
    sheet: ({ name, number, of }) => `جارٍ قراءة الورقة ${number}${of === '' ? '' : ` من ${of}`} في ${name}`,
  },
  fromSheet: ({ file, sheet }) => `مصدر البيانات: الورقة ${sheet} في ${file}.`,
  fromPage: ({ file, page }) => `مصدر البيانات: الصفحة ${page} من ${file}.`,
  fromFile: ({ file }) => `مصدر البيانات: ${file}.`,
};

const TEXTS_OF = { EN_GB: ENGLISH, EN_US: ENGLISH, AR: ARABIC, PT_PT: PORTUGUESE } as const satisfies Record<
  Locale,
  Texts
>;

/** What a file is called within a sentence: its name, else its number, else "the file" where it is the only one. */
export function writeSourceName({ filename, position, of }: FileName, locale: Locale): string {
  if (filename !== undefined && filename.trim() !== '') return quoteName(filename, locale);
  const { theFile, fileNumber } = TEXTS_OF[locale];
  return of === 1 ? theFile : fileNumber({ number: writeNumber(position, locale) });
}

/** The line of progress with which a file begins. */
export function writeFileProgress(
  { name, position, of }: { readonly name: string; readonly position: number; readonly of: number },
  locale: Locale,
): string {
  const { reading, readingOnly } = TEXTS_OF[locale];
  if (of === 1) return readingOnly({ name });
  return reading({ name, number: writeNumber(position, locale), of: writeNumber(of, locale) });
}

/** The line of progress with which a sheet or page begins. */
export function writeFileStep({ kind, number, of, name }: FileStep, locale: Locale): string {
  return TEXTS_OF[locale].step[kind]({
    name,
    number: writeNumber(number, locale),
    of: of === undefined ? '' : writeNumber(of, locale),
  });
}

/** One sentence that says where in which file the data stands. */
export function writeTakenFrom({ file, sheet, page }: TakenFrom, locale: Locale): string {
  const texts = TEXTS_OF[locale];
  if (sheet !== undefined) return texts.fromSheet({ file, sheet: quoteName(sheet, locale) });
  return page === undefined ? texts.fromFile({ file }) : texts.fromPage({ file, page: writeNumber(page, locale) });
}
