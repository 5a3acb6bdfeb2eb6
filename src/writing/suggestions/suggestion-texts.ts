import type { Locale } from '../../chart/locale.ts';
import type { PluralForms } from '../plural.ts';

/** What is told while views are looked for, and of data that only a table shows. */
export type SuggestionTexts = {
  readonly progress: { readonly looking: string; readonly weighing: string };
  /** The prompt asks for what is not there; the views are of the data all the same. */
  readonly unheeded: string;
  readonly rows: PluralForms;
  readonly columns: PluralForms;
  readonly table: (rows: string, columns: string, names: string) => string;
};

const ENGLISH: SuggestionTexts = {
  progress: { looking: 'Looking at the data', weighing: 'Weighing up ways to show it' },
  unheeded: 'The views are of the data as a whole.',
  rows: { one: '# row', other: '# rows' },
  columns: { one: '# column', other: '# columns' },
  table: (rows, columns, names) => `The table has ${rows} and ${columns}: ${names}.`,
};

/** The texts of each locale. */
export const SUGGESTION_TEXTS: Readonly<Record<Locale, SuggestionTexts>> = {
  EN_GB: ENGLISH,
  EN_US: ENGLISH,
  PT_PT: {
    progress: { looking: 'A analisar os dados', weighing: 'A comparar formas de os mostrar' },
    unheeded: 'As sugestões referem-se ao conjunto dos dados.',
    rows: { one: '# linha', other: '# linhas' },
    columns: { one: '# coluna', other: '# colunas' },
    table: (rows, columns, names) => `A tabela tem ${rows} e ${columns}: ${names}.`,
  },
  AR: {
    progress: { looking: 'جارٍ فحص البيانات', weighing: 'جارٍ الموازنة بين طرق عرضها' },
    unheeded: 'لذلك تتناول الاقتراحات البيانات كلها.',
    rows: { one: 'صف واحد', two: 'صفان', few: '# صفوف', many: '# صفًا', other: '# صف' },
    columns: { one: 'عمود واحد', two: 'عمودان', few: '# أعمدة', many: '# عمودًا', other: '# عمود' },
    table: (rows, columns, names) => `محتوى الجدول: ${rows} و${columns}، وأسماء الأعمدة ${names}.`,
  },
};
