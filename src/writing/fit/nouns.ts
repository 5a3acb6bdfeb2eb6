import type { PluralForms } from '../plural.ts';
import type { Language } from './language.ts';

/** Things that reasons count. Arabic forms are oblique, as after a preposition: the sentences are built so. */
export const NOUNS = {
  rows: {
    english: { one: 'one row', other: '# rows' },
    portuguese: { one: 'uma linha', other: '# linhas' },
    arabic: { zero: '# صف', one: 'صف واحد', two: 'صفين', few: '# صفوف', many: '# صفًا', other: '# صف' },
  },
  periods: {
    english: { one: 'one period', other: '# periods' },
    portuguese: { one: 'um período', other: '# períodos' },
    arabic: { zero: '# فترة', one: 'فترة واحدة', two: 'فترتين', few: '# فترات', many: '# فترة', other: '# فترة' },
  },
  categories: {
    english: { one: 'one category', other: '# categories' },
    portuguese: { one: 'uma categoria', other: '# categorias' },
    arabic: { zero: '# فئة', one: 'فئة واحدة', two: 'فئتين', few: '# فئات', many: '# فئة', other: '# فئة' },
  },
  values: {
    english: { one: 'one value', other: '# values' },
    portuguese: { one: 'um valor', other: '# valores' },
    arabic: { zero: '# قيمة', one: 'قيمة واحدة', two: 'قيمتين', few: '# قيم', many: '# قيمة', other: '# قيمة' },
  },
  series: {
    english: { one: 'one series', other: '# series' },
    portuguese: { one: 'uma série', other: '# séries' },
    arabic: { zero: '# سلسلة', one: 'سلسلة واحدة', two: 'سلسلتين', few: '# سلاسل', many: '# سلسلة', other: '# سلسلة' },
  },
  parts: {
    english: { one: 'one part', other: '# parts' },
    portuguese: { one: 'uma parte', other: '# partes' },
    arabic: { zero: '# جزء', one: 'جزء واحد', two: 'جزأين', few: '# أجزاء', many: '# جزءًا', other: '# جزء' },
  },
  stages: {
    english: { one: 'one stage', other: '# stages' },
    portuguese: { one: 'uma etapa', other: '# etapas' },
    arabic: { zero: '# مرحلة', one: 'مرحلة واحدة', two: 'مرحلتين', few: '# مراحل', many: '# مرحلة', other: '# مرحلة' },
  },
  steps: {
    english: { one: 'one step', other: '# steps' },
    portuguese: { one: 'um passo', other: '# passos' },
    arabic: { zero: '# خطوة', one: 'خطوة واحدة', two: 'خطوتين', few: '# خطوات', many: '# خطوة', other: '# خطوة' },
  },
  totals: {
    english: { one: 'a total', other: '# totals' },
    portuguese: { one: 'um total', other: '# totais' },
    arabic: { zero: '# مجموع', one: 'مجموع', two: 'مجموعين', few: '# مجاميع', many: '# مجموعًا', other: '# مجموع' },
  },
  numberColumns: {
    english: { one: 'one number column', other: '# number columns' },
    portuguese: { one: 'uma coluna numérica', other: '# colunas numéricas' },
    arabic: {
      zero: '# عمود رقمي',
      one: 'عمود رقمي واحد',
      two: 'عمودين رقميين',
      few: '# أعمدة رقمية',
      many: '# عمودًا رقميًا',
      other: '# عمود رقمي',
    },
  },
  /** Columns that a list does not name. */
  more: {
    english: { one: 'one more', other: '# more' },
    portuguese: { one: 'mais uma', other: 'mais #' },
    arabic: { one: 'عمود آخر', two: 'عمودين آخرين', few: '# أعمدة أخرى', many: '# عمودًا آخر', other: '# عمود آخر' },
  },
  measuresToPlaceDots: {
    english: { one: 'one more number column', other: '# number columns' },
    portuguese: { one: 'falta mais uma coluna numérica', other: 'faltam # colunas numéricas' },
    arabic: { one: 'عمودًا رقميًا آخر', two: 'عمودين رقميين', other: '# أعمدة رقمية' },
  },
  measuresForBubbles: {
    english: {
      one: 'one more number column for the size of the bubbles',
      other: '# number columns for the place and the size of the bubbles',
    },
    portuguese: {
      one: 'falta mais uma coluna numérica para o tamanho das bolhas',
      other: 'faltam # colunas numéricas para a posição e o tamanho das bolhas',
    },
    arabic: {
      one: 'عمودًا رقميًا آخر لحجم الفقاعات',
      two: 'عمودين رقميين آخرين لموضع الفقاعات وحجمها',
      few: '# أعمدة رقمية لموضع الفقاعات وحجمها',
      other: '# أعمدة رقمية لموضع الفقاعات وحجمها',
    },
  },
} as const satisfies Record<string, Record<Language, PluralForms>>;

/** The name of a counted thing. */
export type Noun = keyof typeof NOUNS;

/** True for the name of a counted thing. */
export function isNoun(name: string | undefined): name is Noun {
  return name !== undefined && Object.hasOwn(NOUNS, name);
}
