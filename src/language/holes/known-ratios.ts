import type { Locale } from '../../chart/locale.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import type { RATIO_SENSES } from '../lexicon/analysis-senses.ts';
import { conceptsOf, toCanonical } from '../links/table-index.ts';
import { isTimelike } from './column-nature.ts';
import { isPrice } from './known-figures.ts';

/** One of the figures that two columns make up by division. */
export type KnownRatio = (typeof RATIO_SENSES)[number];

type RatioForm = {
  /** Words of labels for what is divided, and for what it is a part of, the first that labels have. */
  readonly part: ReadonlySet<string>;
  readonly wholes: readonly ReadonlySet<string>[];
  /** What the part is left of where no column tells it: earnings less their cost. */
  readonly leftOf?: { readonly all: ReadonlySet<string>; readonly less: ReadonlySet<string> };
  /** Words of labels of columns that hold the figure itself. */
  readonly own: ReadonlySet<string>;
  /** What the figure is called, where it is told in percent; others are called after their columns. */
  readonly names?: Readonly<Record<Locale, string>>;
};

const called = (english: string, portuguese: string, arabic: string): Readonly<Record<Locale, string>> => ({
  EN_US: `${english} (%)`,
  EN_GB: `${english} (%)`,
  PT_PT: `${portuguese} (%)`,
  AR: `${arabic} (%)`,
});

/** The words and what stands for them in any language. */
const wordsFor = (words: string): ReadonlySet<string> =>
  new Set(toCanonical(words).flatMap((word) => [word, ...conceptsOf(word)]));
/** The words alone: what else a concept holds says something else here. */
const justWords = (words: string): ReadonlySet<string> => new Set(toCanonical(words));

const EARNED = wordsFor('revenue gross bilheteira');
const SPENT = wordsFor('cost investment budget');
const RATIO_WORDS = 'rate ratio margin margem percentage percentagem percent pct taxa indice هامش معدل نسبة';

const FORMS = {
  marginWord: {
    part: justWords('profit earnings lucro resultado الربح أرباح'),
    wholes: [wordsFor('revenue')],
    leftOf: { all: wordsFor('revenue'), less: wordsFor('expense') },
    own: justWords('margin margem هامش profitability rentabilidade'),
    names: called('Profit margin', 'Margem de lucro', 'هامش الربح'),
  },
  returnOnCost: {
    part: justWords('profit lucro الربح'),
    wholes: [SPENT],
    leftOf: { all: EARNED, less: SPENT },
    own: justWords('roi roas return retorno العائد'),
    names: called('Return on cost', 'Retorno do investimento', 'العائد على الاستثمار'),
  },
  conversionRate: {
    part: justWords(
      'conversion converted purchase order signup registration subscription sale transaction lead conversao compra encomenda pedido inscricao registo venda ' +
        'التحويلات المشتريات الطلبات التسجيلات الاشتراكات المبيعات',
    ),
    // Of what comes to be a sale the visits are nearest; pages are looked at several times in each.
    wholes: [
      justWords('visit session traffic visita sessao الزيارات الجلسات'),
      justWords('visitor user visitante utilizador usuario الزوار المستخدمون'),
      justWords('click clique النقرات'),
      justWords('pageview view visualizacao المشاهدات'),
    ],
    own: justWords(RATIO_WORDS),
    names: called('Conversion rate', 'Taxa de conversão', 'معدل التحويل'),
  },
  clickRate: {
    part: justWords('click cliques النقرات'),
    wholes: [justWords('impression view visualizacao impressao الظهور المشاهدات')],
    own: justWords('ctr rate taxa معدل'),
    names: called('Click-through rate', 'Taxa de cliques', 'معدل النقر'),
  },
  fatalityRate: {
    part: justWords('death fatality obito morte الوفيات وفيات'),
    wholes: [justWords('case caso infection infecao الحالات الإصابات')],
    own: justWords(RATIO_WORDS),
    names: called('Fatality rate', 'Taxa de letalidade', 'معدل الوفيات'),
  },
  winRate: {
    part: justWords('win won wins w vitoria الفوز فاز انتصارات'),
    // Standings write "P" and "GP" for the matches played.
    wholes: [justWords('played pld game match jogo partida المباريات لعب p mp gp pj')],
    own: justWords(RATIO_WORDS),
    names: called('Win rate', 'Taxa de vitórias', 'نسبة الفوز'),
  },
  density: {
    part: wordsFor('population'),
    wholes: [justWords('area surface superficie المساحة km2 sqkm')],
    own: justWords('density densidade الكثافة'),
  },
  unitPrice: {
    part: wordsFor('revenue'),
    wholes: [justWords('quantity unit units piece quantidade unidade peca كمية الكمية وحدة الوحدات قطعة القطع')],
    own: justWords('price preco سعر السعر ثمن الثمن'),
  },
} as const satisfies Record<KnownRatio, RatioForm>;

const speaksOf = ({ label }: ColumnProfile, words: ReadonlySet<string>): boolean =>
  toCanonical(label).some((word) => words.has(word) || conceptsOf(word).some((concept) => words.has(concept)));

const TELLS_RATIO = justWords(`${RATIO_WORDS} per por average media medio متوسط`);

/** Words that say of a figure no more than that it is a ratio. */
const ANY_RATIO = justWords('rate ratio percentage percentagem percent pct taxa indice معدل نسبة');

/** True for a label of the ratio itself: a "Conversion rate" is one of conversions, and a "Bounce rate" is not. */
function holdsRatio(
  column: ColumnProfile,
  { own, parts, wholes }: Pick<RatioForm, 'own' | 'wholes'> & { readonly parts: ReadonlySet<string> },
): boolean {
  if (!speaksOf(column, own)) return false;
  const words = toCanonical(column.label);
  const isOpen = words.every((word) => !own.has(word) || ANY_RATIO.has(word));
  const isOfParts = (word: string): boolean =>
    ANY_RATIO.has(word) || [parts, ...wholes].some((those) => speaksOf({ ...column, label: word }, those));
  return !isOpen || words.every(isOfParts);
}

/**
 * The columns of a known ratio, by position: the part, less another where it is what is left, and the whole. It has names where it is
 * told in percent.
 */
export type RatioOfColumns = {
  readonly part: number;
  readonly less?: number;
  readonly whole: number;
  readonly names?: Readonly<Record<Locale, string>>;
};

/**
 * The columns that make up a figure by division: profit and sales of a margin, people and area of a density. Undefined where a
 * column holds the figure itself, and where none or several could be its parts.
 */
export function knownRatio(ratio: KnownRatio, { columns }: TableProfile): RatioOfColumns | undefined {
  const { part: parts, wholes, own, names, leftOf }: RatioForm = FORMS[ratio];
  const isAmount = (column: ColumnProfile): boolean =>
    column.role === 'measure' && !isTimelike(column) && !isPrice(column) && !speaksOf(column, TELLS_RATIO);
  const those = (words: ReadonlySet<string>): readonly number[] =>
    columns.flatMap((column, at) => (isAmount(column) && speaksOf(column, words) ? [at] : []));
  const sole = (words: ReadonlySet<string>, other?: number): number | undefined => {
    const [found, ...rivals] = those(words).filter((column) => column !== other);
    return rivals.length === 0 ? found : undefined;
  };
  if (columns.some((column) => column.role === 'measure' && holdsRatio(column, { own, parts, wholes })))
    return undefined;
  const told = names === undefined ? {} : { names };
  const part = sole(parts);
  const nearest = wholes.find((words) => those(words).some((column) => column !== part));
  const whole = nearest && sole(nearest, part);
  if (whole === undefined) return undefined;
  if (part !== undefined) return { part, whole, ...told };
  const [all, less] = leftOf === undefined || those(parts).length > 0 ? [] : [sole(leftOf.all), sole(leftOf.less)];
  return all === undefined || less === undefined || all === less ? undefined : { part: all, less, whole, ...told };
}

const AREAS = wordsFor('area sqft sqm m2 km2 superficie');

/** The position of the only column that says how large in area each row is. */
export function areaColumn({ columns }: TableProfile): number | undefined {
  const found = columns.flatMap((column, at) =>
    column.role === 'measure' && speaksOf(column, AREAS) && !speaksOf(column, TELLS_RATIO) ? [at] : [],
  );
  return found.length === 1 ? found[0] : undefined;
}

const TOTALS = justWords('total bill conta فاتوره الاجمالي');

/** The position of the only total that a figure is a part of: the bill of a tip. */
export function totalOf(part: number, { columns }: TableProfile): number | undefined {
  const own = columns[part]?.number;
  if (own === undefined) return undefined;
  const found = columns.flatMap((column, at) => {
    const { number } = column;
    const isBeyond = number !== undefined && number.max >= own.max && number.sum > own.sum;
    return at !== part && column.role === 'measure' && isBeyond && speaksOf(column, TOTALS) ? [at] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}
