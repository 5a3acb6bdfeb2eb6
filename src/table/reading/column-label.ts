import { foldWords } from '../notation/characters.ts';
import { CURRENCY_CODES, CURRENCY_SIGNS, CURRENCY_WORDS } from '../notation/currency-names.ts';
import { remembering } from '../notation/remembering.ts';
import { type NumberScale, SCALE_WORDS } from '../notation/scale-words.ts';

/** What a label and a stated unit tell of all the values below them. */
export type LabelFacts = {
  /** The label folded (`foldWords`), for looking up words. */
  readonly folded: string;
  readonly words: ReadonlySet<string>;
  readonly isPercentage: boolean;
  readonly currency?: string;
  readonly scale?: NumberScale;
  /** The words that state the scale, as written: "$ millions". */
  readonly scaleText?: string;
  /** True where the rest of the table shows that whole numbers below are amounts, however like years they look. */
  readonly isAmount?: boolean;
  /** True where other columns show that this one holds lengths of time. */
  readonly isLength?: boolean;
  /** A word that only amounts bear ("sales", "população"). */
  readonly measureWord?: string;
};

const WORDS = /[\p{L}\p{N}$€£¥₹%]+(?:\$|\.)?/gu;
const BRACKETED = /[([]([^()[\]]{1,30})[)\]]\s*$/;

/** "in thousands", "em milhões de euros" at the end of a label. */
const IN_UNITS = /(?:^|[\s,;])(?:in|em)\s+([^()[\],;]{1,30})$/;
const GLUED = /^((?:[a-z]{0,3}\$)|\p{Sc})?([a-z]{1,3}|000s?)(\p{Sc})?$/u;
/** "000s" and "'000": three noughts are left out. */
const THOUSANDS = /^000s?$/;
/** "by the" in front of an Arabic scale, which may itself begin with the same letters. */
const ARABIC_BY_THE = /^بال(?=\p{L}{3})/u;
/** Portugal's "mil milhões" as it is abbreviated, told from "mm" by its letters alone. */
const LONG_SCALE = /mM€/;

/** The scale that a label or a unit states, as a column keeps it. */
export function scaleFields({ scale, scaleText }: LabelFacts): {
  readonly statedScale?: NumberScale;
  readonly scaleText?: string;
} {
  return scale === undefined || scaleText === undefined ? {} : { statedScale: scale, scaleText };
}

/** Reads a label such as "Revenue ($ millions)" or "Share, %", and the unit stated elsewhere for the column. */
export function readLabel(label: string, unit?: string): LabelFacts {
  return unit === undefined ? readAlone(label) : readWith(label, unit);
}

const MOST_REMEMBERED = 1000;
const readAlone = remembering((label) => readWith(label, undefined), MOST_REMEMBERED);

function readWith(label: string, unit: string | undefined): LabelFacts {
  const folded = foldWords(splitCamelCase(label));
  const words = new Set(folded.match(WORDS) ?? []);
  const stated = `${BRACKETED.exec(folded)?.[1] ?? ''} ${IN_UNITS.exec(folded)?.[1] ?? ''} ${unit === undefined ? '' : foldWords(unit)}`;
  const statedWords: readonly string[] = (stated.match(WORDS) ?? []).flatMap(partsOf);
  const money = scaledMoney((folded.match(WORDS) ?? []).flatMap(partsOf));
  const currency =
    currencyAmong(
      statedWords.length <= MOST_UNIT_WORDS ? statedWords : standingOut(statedWords, `${label} ${unit ?? ''}`),
    ) ??
    money?.currency ??
    currencyAmong([...words].filter((word) => CURRENCY_SIGNS.has(word) && /[^a-z.]/.test(word)));
  const scale = LONG_SCALE.test(label)
    ? 'bn'
    : (statedWords
        .filter((word) => currency !== undefined || !isUnitRather(word, words))
        .map(scaleOf)
        .find((found) => found !== undefined) ?? money?.scale);
  const scaleText = scale === undefined ? undefined : (statedText(label, unit) ?? `${currency ?? ''} ${scale}`.trim());
  const measureWord = folded.match(WORDS)?.find((word) => MEASURE_WORDS.has(word));
  return {
    folded,
    words,
    isPercentage:
      folded.includes('%') ||
      folded.includes('٪') ||
      statedWords.some((word) => PERCENT.has(word)) ||
      words.has('percent'),
    ...(currency === undefined ? {} : { currency }),
    ...(scale === undefined ? {} : { scale }),
    ...(scaleText === undefined ? {} : { scaleText }),
    ...(measureWord === undefined ? {} : { measureWord }),
  };
}

/** What a label or a unit says of all values, as written; undefined where its words stand within the label. */
function statedText(label: string, unit: string | undefined): string | undefined {
  const ofLabel = BRACKETED.exec(label)?.[1] ?? IN_UNITS.exec(label)?.[1];
  return [ofLabel, unit].find((text) => text !== undefined && hasScale(text))?.trim();
}

function hasScale(text: string): boolean {
  const words = (foldWords(text).match(WORDS) ?? []).flatMap(partsOf);
  return LONG_SCALE.test(text) || words.some((word) => scaleOf(word) !== undefined);
}

/** More words than these are no unit but a remark, in which "all" and "try" are words, no currencies. */
const MOST_UNIT_WORDS = 3;

/** Of the words of a remark those that can be a currency: signs, names, and codes that capitals set off from the rest. */
function standingOut(words: readonly string[], written: string): readonly string[] {
  const isShouted = !/\p{Ll}/u.test(written);
  const capitals = new Set(isShouted ? [] : written.match(/\b\p{Lu}{3}\b/gu));
  return words.filter((word) => !CURRENCY_CODES.has(word.toUpperCase()) || capitals.has(word.toUpperCase()));
}

/** A currency and the scale beside it, in either order, anywhere in a label: "$ millions", "€m", "USD bn". */
function scaledMoney(parts: readonly string[]): { readonly currency: string; readonly scale: NumberScale } | undefined {
  for (const [i, part] of parts.entries()) {
    const currency = currencyAmong([part]);
    const scale = scaleOf(parts[i + 1] ?? '') ?? scaleOf(parts[i - 1] ?? '');
    if (currency !== undefined && scale !== undefined) return { currency, scale };
  }
  return undefined;
}

/** "€m" as "€" and "m", "$000" as "$" and "000", "بالمليون" as "مليون": what was written as one word. */
function partsOf(word: string): readonly string[] {
  if (CURRENCY_SIGNS.has(word)) return [word];
  const [, before = '', letters = '', after = ''] = GLUED.exec(word) ?? [];
  if (letters !== '' && before + after !== '') return [before, letters, after].filter((part) => part !== '');
  return [word.replace(ARABIC_BY_THE, '')];
}

/** Words of lengths, beside which "m" means metres. */
const LENGTHS: ReadonlySet<string> = new Set(
  'height length distance depth width altitude elevation altura comprimento distancia profundidade largura altitude طول الطول ارتفاع الارتفاع مسافه المسافه عمق العمق'.split(
    ' ',
  ),
);

/** Where no money is meant, "mm" and "t" are millimetres and tonnes, and "m" metres where the label speaks of a length. */
function isUnitRather(word: string, words: ReadonlySet<string>): boolean {
  return word === 'mm' || word === 't' || (word === 'm' && [...words].some((other) => LENGTHS.has(other)));
}

function scaleOf(word: string): NumberScale | undefined {
  return THOUSANDS.test(word) ? 'k' : SCALE_WORDS.get(word);
}

/** Words for amounts, folded, that no column of years bears. */
const MEASURE_WORDS: ReadonlySet<string> = new Set(
  (
    'sales revenue revenues income profit profits cost costs price prices amount amounts value values population count counts units orders visits ' +
    'visitors users customers employees staff people students total totals sum quantity qty volume weight height length distance area score scores ' +
    'points votes deaths births cases clicks views downloads sessions budget expenses spend spending salary wage wages calories seats number ' +
    'receita receitas vendas custo custos preco precos valor valores populacao quantidade unidades encomendas visitas clientes pessoas alunos lucro ' +
    'despesa despesas orcamento salario peso altura distancia votos mortes nascimentos casos montante volume numero ' +
    'المبيعات مبيعات الايرادات ايرادات الدخل الربح الارباح التكلفه السعر المبلغ القيمه السكان عدد الكميه الوحدات الطلبات الزوار العملاء الموظفين الطلاب ' +
    'الوزن الطول المسافه المساحه الاصوات الوفيات الحالات الميزانيه المصروفات الراتب'
  ).split(' '),
);

const PERCENT: ReadonlySet<string> = new Set(['%', 'percent', 'pct', 'percentage', 'percentagem']);

function currencyAmong(words: readonly string[]): string | undefined {
  for (const word of words) {
    const code = word.toUpperCase();
    if (CURRENCY_CODES.has(code)) return code;
    const currency = CURRENCY_SIGNS.get(word) ?? CURRENCY_WORDS.get(word);
    if (currency !== undefined && word.length > 1) return currency;
    if (currency !== undefined && /[^a-z]/.test(word)) return currency;
  }
  return undefined;
}

/** "unitPrice" as "unit Price": keys often stand in for labels. Signs of units stay whole: the k of "kWh" is no thousand. */
function splitCamelCase(label: string): string {
  return label
    .replace(/(?<!(?<!\p{L})[a-z](?=[A-Z][A-Za-z]?(?!\p{L})))(?<=[a-z0-9])(?=[A-Z])/gu, ' ')
    .replace(/_/g, ' ');
}
