import type { Locale } from '../../chart/locale.ts';
import type { RefusalReason } from '../../documents/document-refusal.ts';
import { writeNumber } from '../number.ts';
import { quoteName } from '../quote.ts';

/** What would help where a file is too much to read, by its kind. */
type FileKind = 'spreadsheet' | 'document' | 'image';

/** What a sentence may say of a file beside its name: its size, the seconds it may take, and what would help. */
type Facts = { readonly size: string; readonly seconds: string; readonly help: string };

/** One sentence or two for each reason, of a file that is called `file`. */
type RefusalTexts = {
  readonly file: string;
  readonly fileNumber: (number: string) => string;
  readonly megabytes: (number: string) => string;
  readonly kilobytes: (number: string) => string;
  readonly help: Readonly<Record<FileKind, string>>;
} & Readonly<Record<RefusalReason, (file: string, facts: Facts) => string>>;

const ENGLISH: RefusalTexts = {
  file: 'The file',
  fileNumber: (number) => `File ${number}`,
  megabytes: (number) => `${number} MB`,
  kilobytes: (number) => `${number} KB`,
  help: {
    spreadsheet: 'Send only the sheet and the rows that matter, or totals of them.',
    document: 'Send only the pages that matter.',
    image: 'Send it smaller, or cut to the part that matters.',
  },
  'wrong-kind': (file) => `${file} is not the kind of file it is sent as.`,
  'other-format': (file) =>
    `${file} is in a format that is not read here, such as .xls, .xlsb or .ods. Save it as .xlsx and send it again.`,
  encrypted: (file) => `${file} asks for a password. Take the password off and send it again.`,
  damaged: (file) => `${file} is damaged: it is cut off, or broken inside. Save it again in the program it comes from.`,
  'forbidden-markup': (file) =>
    `${file} declares a document type, which no genuine file does. For safety it was not read.`,
  'too-large': (file, { size, help }) => `${file} (${size}) holds more than can be read in one request. ${help}`,
  'too-slow': (file, { size, seconds, help }) =>
    `${file} (${size}) is too much to read: it was not done after ${seconds} seconds. ${help}`,
  'too-much-memory': (file, { size, help }) =>
    `${file} (${size}) is too much to read: it needs more memory than one file may take. ${help}`,
  'not-understood': (file) =>
    `${file} holds something that could not be read. Save it again in the program it comes from, or send the data as text.`,
};

const PORTUGUESE: RefusalTexts = {
  file: 'O ficheiro',
  fileNumber: (number) => `O ficheiro ${number}`,
  megabytes: (number) => `${number} MB`,
  kilobytes: (number) => `${number} KB`,
  help: {
    spreadsheet: 'Envie apenas a folha e as linhas que interessam, ou os seus totais.',
    document: 'Envie apenas as páginas que interessam.',
    image: 'Envie-o mais pequeno, ou recortado à parte que interessa.',
  },
  'wrong-kind': (file) => `${file} não é do tipo com que foi enviado.`,
  'other-format': (file) =>
    `${file} está num formato que aqui não é lido, como .xls, .xlsb ou .ods. Guarde-o como .xlsx e envie-o de novo.`,
  encrypted: (file) => `${file} pede uma palavra-passe. Retire a palavra-passe e envie-o de novo.`,
  damaged: (file) =>
    `${file} está danificado: está cortado, ou tem erros no interior. Guarde-o de novo no programa de origem.`,
  'forbidden-markup': (file) =>
    `${file} declara um tipo de documento, o que nenhum ficheiro genuíno faz. Por segurança, não foi lido.`,
  'too-large': (file, { size, help }) => `${file} (${size}) contém mais do que se pode ler num só pedido. ${help}`,
  'too-slow': (file, { size, seconds, help }) =>
    `${file} (${size}) é demasiado para ler: ao fim de ${seconds} segundos, a leitura não tinha terminado. ${help}`,
  'too-much-memory': (file, { size, help }) =>
    `${file} (${size}) é demasiado para ler: precisa de mais memória do que um só ficheiro pode ocupar. ${help}`,
  'not-understood': (file) =>
    `${file} contém algo que não foi possível ler. Guarde-o de novo no programa de origem ou envie os dados como texto.`,
};

const ARABIC: RefusalTexts = {
  file: 'الملف',
  fileNumber: (number) => `الملف ${number}`,
  megabytes: (number) => `${number} ميغابايت`,
  kilobytes: (number) => `${number} كيلوبايت`,
  help: {
    spreadsheet: 'أرسل الورقة والصفوف المهمة فقط، أو مجاميعها.',
    document: 'أرسل الصفحات المهمة فقط.',
    image: 'أرسله بحجم أصغر، أو مقصوصًا على الجزء المهم.',
  },
  'wrong-kind': (file) => `${file}: ليس من النوع الذي أُرسل به.`,
  'other-format': (file) => `${file}: صيغة لا تُقرأ هنا، مثل ‎.xls أو ‎.xlsb أو ‎.ods. احفظه بصيغة ‎.xlsx وأرسله مجددًا.`,
  encrypted: (file) => `${file}: محمي بكلمة مرور. أزل كلمة المرور وأرسله مجددًا.`,
  damaged: (file) => `${file}: تالف، مقطوع أو معطوب من الداخل. احفظه مجددًا في برنامجه الأصلي.`,
  'forbidden-markup': (file) => `${file}: يصرّح بنوع مستند، وهو ما لا يفعله أي ملف سليم. لم يُقرأ حرصًا على الأمان.`,
  'too-large': (file, { size, help }) => `${file} (${size}): يحتوي أكثر مما يمكن قراءته في طلب واحد. ${help}`,
  'too-slow': (file, { size, seconds, help }) =>
    `${file} (${size}): أكبر من أن يُقرأ، فلم تنتهِ قراءته خلال ${seconds} ثانية. ${help}`,
  'too-much-memory': (file, { size, help }) =>
    `${file} (${size}): أكبر من أن يُقرأ، إذ يحتاج ذاكرة أكثر مما يُسمح به لملف واحد. ${help}`,
  'not-understood': (file) => `${file}: فيه ما تعذّرت قراءته. احفظه مجددًا في برنامجه الأصلي، أو أرسل البيانات نصًا.`,
};

const TEXTS_OF = {
  EN_GB: ENGLISH,
  EN_US: ENGLISH,
  AR: ARABIC,
  PT_PT: PORTUGUESE,
} as const satisfies Record<Locale, RefusalTexts>;

/** What is known of a file. */
export type RefusedFile = {
  readonly filename?: string | undefined;
  /** Its place among several, counted from 1. */
  readonly position?: number | undefined;
  readonly kind: FileKind;
  readonly sizeBytes: number;
  /** How long a file may take. */
  readonly limitSeconds: number;
};

/**
 * Why a document was not read and what would help, in the caller's language.
 * @example writeRefusal('encrypted', { filename: 'q1.xlsx', … }, 'EN_US') // “q1.xlsx” asks for a password. Take …
 */
export function writeRefusal(reason: RefusalReason, refused: RefusedFile, locale: Locale): string {
  const texts = TEXTS_OF[locale];
  const { kind, sizeBytes, limitSeconds } = refused;
  const facts = {
    size: writeSize(sizeBytes, locale),
    seconds: writeNumber(limitSeconds, locale),
    help: texts.help[kind],
  };
  return texts[reason](nameOf(refused, locale), facts);
}

function nameOf({ filename, position }: RefusedFile, locale: Locale): string {
  const { file, fileNumber } = TEXTS_OF[locale];
  if (filename !== undefined && filename.trim() !== '') return quoteName(filename, locale);
  return position === undefined ? file : fileNumber(writeNumber(position, locale));
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** In megabytes with one decimal, small files in kilobytes. */
function writeSize(sizeBytes: number, locale: Locale): string {
  const { megabytes, kilobytes } = TEXTS_OF[locale];
  if (sizeBytes >= MEGABYTE) return megabytes(writeNumber(Math.round((sizeBytes / MEGABYTE) * 10) / 10, locale));
  return kilobytes(writeNumber(Math.max(1, Math.round(sizeBytes / KILOBYTE)), locale));
}
