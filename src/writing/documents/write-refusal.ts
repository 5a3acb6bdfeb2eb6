import type { Locale } from '../../chart/locale.ts';
import type { RefusalReason } from '../../documents/document-refusal.ts';
import { writeNumber } from '../number.ts';
import { quoteName } from '../quote.ts';

/** One sentence or two for each reason, of a file that is called `file`. */
type RefusalTexts = { readonly file: string; readonly fileNumber: (number: string) => string } & Readonly<
  Record<RefusalReason, (file: string) => string>
>;

const ENGLISH: RefusalTexts = {
  file: 'The file',
  fileNumber: (number) => `File ${number}`,
  'wrong-kind': (file) => `${file} is not the kind of file it is sent as.`,
  'other-format': (file) =>
    `${file} is in a format that is not read here, such as .xls, .xlsb or .ods. Save it as .xlsx and send it again.`,
  encrypted: (file) => `${file} asks for a password. Take the password off and send it again.`,
  damaged: (file) => `${file} is damaged: it is cut off, or broken inside. Save it again in the program it comes from.`,
  'forbidden-markup': (file) =>
    `${file} declares a document type, which no genuine file does. For safety it was not read.`,
  'too-large': (file) => `${file} holds more than can be read in one request. Send only the part that matters.`,
  'too-slow': (file) => `${file} took longer to read than a file may. Send only the part that matters.`,
  'too-much-memory': (file) => `${file} needs more memory than a file may. Send only the part that matters.`,
  'not-understood': (file) =>
    `${file} holds something that could not be read. Save it again in the program it comes from, or send the data as text.`,
};

const PORTUGUESE: RefusalTexts = {
  file: 'O ficheiro',
  fileNumber: (number) => `O ficheiro ${number}`,
  'wrong-kind': (file) => `${file} não é do tipo com que foi enviado.`,
  'other-format': (file) =>
    `${file} está num formato que aqui não é lido, como .xls, .xlsb ou .ods. Guarde-o como .xlsx e envie-o de novo.`,
  encrypted: (file) => `${file} pede uma palavra-passe. Retire a palavra-passe e envie-o de novo.`,
  damaged: (file) =>
    `${file} está danificado: está cortado, ou tem erros no interior. Guarde-o de novo no programa de origem.`,
  'forbidden-markup': (file) =>
    `${file} declara um tipo de documento, o que nenhum ficheiro genuíno faz. Por segurança, não foi lido.`,
  'too-large': (file) => `${file} contém mais do que se pode ler num só pedido. Envie apenas a parte que interessa.`,
  'too-slow': (file) => `${file} demorou mais a ler do que é permitido. Envie apenas a parte que interessa.`,
  'too-much-memory': (file) =>
    `${file} precisa de mais memória do que é permitido. Envie apenas a parte que interessa.`,
  'not-understood': (file) =>
    `${file} contém algo que não foi possível ler. Guarde-o de novo no programa de origem ou envie os dados como texto.`,
};

const ARABIC: RefusalTexts = {
  file: 'الملف',
  fileNumber: (number) => `الملف ${number}`,
  'wrong-kind': (file) => `${file}: ليس من النوع الذي أُرسل به.`,
  'other-format': (file) => `${file}: صيغة لا تُقرأ هنا، مثل ‎.xls أو ‎.xlsb أو ‎.ods. احفظه بصيغة ‎.xlsx وأرسله مجددًا.`,
  encrypted: (file) => `${file}: محمي بكلمة مرور. أزل كلمة المرور وأرسله مجددًا.`,
  damaged: (file) => `${file}: تالف، مقطوع أو معطوب من الداخل. احفظه مجددًا في برنامجه الأصلي.`,
  'forbidden-markup': (file) => `${file}: يصرّح بنوع مستند، وهو ما لا يفعله أي ملف سليم. لم يُقرأ حرصًا على الأمان.`,
  'too-large': (file) => `${file}: يحتوي أكثر مما يمكن قراءته في طلب واحد. أرسل الجزء المهم فقط.`,
  'too-slow': (file) => `${file}: استغرقت قراءته أكثر من المسموح. أرسل الجزء المهم فقط.`,
  'too-much-memory': (file) => `${file}: يحتاج ذاكرة أكثر من المسموح. أرسل الجزء المهم فقط.`,
  'not-understood': (file) => `${file}: فيه ما تعذّرت قراءته. احفظه مجددًا في برنامجه الأصلي، أو أرسل البيانات نصًا.`,
};

const TEXTS_OF = {
  EN_GB: ENGLISH,
  EN_US: ENGLISH,
  AR: ARABIC,
  PT_PT: PORTUGUESE,
} as const satisfies Record<Locale, RefusalTexts>;

/** What is known of a file: its name, and its place among several, counted from 1. */
export type RefusedFile = { readonly filename?: string | undefined; readonly position?: number | undefined };

/**
 * Why a document was not read and what would help, in the caller's language.
 * @example writeRefusal('encrypted', { filename: 'q1.xlsx' }, 'EN_US') // “q1.xlsx” asks for a password. Take …
 */
export function writeRefusal(reason: RefusalReason, { filename, position }: RefusedFile, locale: Locale): string {
  const texts = TEXTS_OF[locale];
  if (filename !== undefined && filename.trim() !== '') return texts[reason](quoteName(filename, locale));
  return texts[reason](position === undefined ? texts.file : texts.fileNumber(writeNumber(position, locale)));
}
