import type { Locale } from '../../chart/locale.ts';
import type { PluralForms } from '../plural.ts';

/** What is told while views are looked for, and of data that only a table shows. */
export type SuggestionTexts = {
  readonly progress: { readonly looking: string; readonly weighing: string };
  /** The prompt asks for what is not there; the views are of the data all the same. */
  readonly unheeded: string;
  /** The request says in words what no view of these data is. */
  readonly unmet: string;
  /** The request names nothing that is in the data, nor any way to show them. */
  readonly unrelated: string;
  /** Where the numbers of a column lie: the range that holds most, and how many of all it holds. */
  readonly spread: (name: string, range: string, count: string, total: string) => string;
  /** Values that hardly differ. */
  readonly even: (name: string, low: string, high: string) => string;
  /** Two columns that do not go together, by their rank correlation. */
  readonly unrelatedColumns: (one: string, other: string, relation: string) => string;
  readonly rows: PluralForms;
  readonly columns: PluralForms;
  readonly table: (rows: string, columns: string, names: string) => string;
};

const ENGLISH: SuggestionTexts = {
  progress: { looking: 'Looking at the data', weighing: 'Weighing up ways to show it' },
  unheeded: 'The views are of the data as a whole.',
  unmet: 'Nothing in these data can be shown in just the way that was asked for.',
  unrelated: 'The request names nothing that is in these data.',
  spread: (name, range, count, total) => `${name} lies most often in ${range}: ${count} of ${total} times.`,
  unrelatedColumns: (one, other, relation) => `${one} and ${other} hardly go together (rank correlation ${relation}).`,
  even: (name, low, high) => `${name} is much the same throughout: from ${low} to ${high}.`,
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
    unmet: 'Não há nada nestes dados que se possa mostrar exatamente da forma pedida.',
    unrelated: 'O pedido não refere nada que esteja nestes dados.',
    spread: (name, range, count, total) =>
      `O intervalo mais frequente de ${name} é ${range}: ${count} de ${total} ocorrências.`,
    unrelatedColumns: (one, other, relation) =>
      `Quase não há relação entre ${one} e ${other} (correlação de postos de ${relation}).`,
    even: (name, low, high) => `${name} varia muito pouco: de ${low} a ${high}.`,
    rows: { one: '# linha', other: '# linhas' },
    columns: { one: '# coluna', other: '# colunas' },
    table: (rows, columns, names) => `A tabela tem ${rows} e ${columns}: ${names}.`,
  },
  AR: {
    progress: { looking: 'جارٍ فحص البيانات', weighing: 'جارٍ الموازنة بين طرق عرضها' },
    unheeded: 'لذلك تتناول الاقتراحات البيانات كلها.',
    unmet: 'لا شيء في هذه البيانات يمكن عرضه بالطريقة المطلوبة تحديدًا.',
    unrelated: 'لا يذكر الطلب شيئًا موجودًا في هذه البيانات.',
    spread: (name, range, count, total) =>
      `الفئة الأكثر تكرارًا في ${name} هي ${range}، وفيها ${count} من أصل ${total}.`,
    unrelatedColumns: (one, other, relation) =>
      `لا تكاد توجد علاقة بين ${one} و${other} (معامل ارتباط الرتب ${relation}).`,
    even: (name, low, high) => `تتقارب قيم ${name}: من ${low} إلى ${high}.`,
    rows: { one: 'صف واحد', two: 'صفان', few: '# صفوف', many: '# صفًا', other: '# صف' },
    columns: { one: 'عمود واحد', two: 'عمودان', few: '# أعمدة', many: '# عمودًا', other: '# عمود' },
    table: (rows, columns, names) => `محتوى الجدول: ${rows} و${columns}، وأسماء الأعمدة ${names}.`,
  },
};
