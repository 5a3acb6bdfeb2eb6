import type { TableProfile } from '../../table/profile.ts';
import type { Dimension } from '../lexicon/dimension-words.ts';
import { conceptsOf, toCanonical } from '../links/table-index.ts';
import { isNumeric, isTimelike } from './column-nature.ts';
import { otherEnd } from './ends-of-figures.ts';
import { areDegrees, unitIn, unitWords } from './units.ts';

/** Words of labels that hold a dimension, nearest first, of every language. */
const NOUNS: Readonly<Record<Dimension, string>> = {
  age: 'age lifespan idade عمر سن',
  price: 'price cost fee fare rent tariff preco custo renda tarifa سعر ثمن تكلفه ايجار تعرفه',
  pay: 'salary wage pay earning income salario راتب اجر',
  wealth: 'wealth income gdp fortune asset pib riqueza rendimento ثروه دخل ناتج',
  speed: 'speed velocity velocidade سرعه',
  weight: 'weight mass peso وزن كتله',
  length: 'length distance duration runtime extension comprimento distancia extensao طول مسافه مده',
  height: 'height stature elevation altura estatura ارتفاع قامه طول',
  elevation: 'elevation altitude height altura ارتفاع علو',
  width: 'width breadth largura عرض',
  depth: 'depth profundidade عمق',
  thickness: 'thickness espessura سماكه سمك',
  size: 'size area surface capacity tamanho dimensao capacidade مساحه سعه',
  temperature: 'temperature temp temperatura حراره',
  rain: 'precipitation precipitacao rainfall rain chuva مطر امطار humidity humidade رطوبه',
  population: 'population inhabitant populacao سكان',
  power: 'power horsepower strength force magnitude potencia قوه قدره',
  rating: 'rating score grade review avaliacao classificacao nota star estrela تقييم درجه نجمه',
  frequency: 'frequency frequencia تكرار',
  satisfaction: 'satisfaction happiness satisfacao felicidade رضا سعاده',
  popularity: 'popularity vote like follower visitor viewer popularidade voto شعبيه شهره اصوات',
};

/** Labels that name a dimension by its unit alone ("Catch (kg)"), by a word for each kind of unit, nearest first. */
const UNITS: Partial<Readonly<Record<Dimension, string>>> = { weight: 'kg', length: 'km min' };

/** What takes less of itself the more there is of a dimension: the quickest need the least time. */
const INVERSE: Partial<Readonly<Record<Dimension, string>>> = {
  speed: 'duration time minute second hour tempo duracao minuto segundo hora زمن وقت مده ثاني دقيق',
};

/** A dimension that another word stands for where the table has no column of its own: people are short in height. */
const NEXT: Partial<Readonly<Record<Dimension, Dimension>>> = { length: 'height', height: 'length', pay: 'wealth' };

/** A column that an adjective speaks of; `isTurned` where more of the adjective is less of the column. */
export type DimensionColumn = { readonly column: number; readonly isTurned: boolean };

/**
 * The position of the column that an adjective speaks of, as far as labels tell; undefined where none does. Of several it is one that
 * has a word of what the adjective is said of: the longest petals are told by "petal_length".
 */
export function dimensionColumn(dimension: Dimension, profile: TableProfile, saidOf = ''): DimensionColumn | undefined {
  const { columns, rowCount } = profile;
  const all = columns.flatMap((column, at) =>
    isNumeric(column) && !isTimelike(column) && column.role !== 'identifier' ? [{ column, at }] : [],
  );
  const words = toCanonical(saidOf);
  const isOfThem = ({ column }: (typeof all)[number]): boolean => words.some((word) => hasWord(column.label, word));
  const figures = [...all.filter(isOfThem), ...all.filter((one) => !isOfThem(one))];
  const about = (nouns: string): number | undefined => {
    const own = toCanonical(nouns);
    const find = (isNamed: (label: string, noun: string) => boolean): number | undefined =>
      own.flatMap((noun) => figures.find(({ column }) => isNamed(column.label, noun)) ?? [])[0]?.at;
    return find(hasWord) ?? find(hasSynonym);
  };
  const own = about(NOUNS[dimension]);
  if (own !== undefined) return { column: own, isTurned: false };
  const inverse = INVERSE[dimension] === undefined ? undefined : (about(INVERSE[dimension]) ?? wholeLength(profile));
  if (inverse !== undefined) return { column: inverse, isTurned: true };
  const kinds = (UNITS[dimension] ?? '').split(' ').flatMap((word) => unitIn([word])?.kind ?? []);
  const [measured] = kinds.flatMap(
    (kind) => figures.find(({ column }) => unitIn(unitWords(column.label))?.kind === kind) ?? [],
  );
  if (measured !== undefined) return { column: measured.at, isTurned: false };
  // "High (°C)" is told in degrees, and says no more of it.
  if (dimension === 'temperature') return atHand(figures.find(({ column }) => areDegrees(unitWords(column.label)))?.at);
  const next = NEXT[dimension];
  const other = next === undefined ? undefined : about(NOUNS[next]);
  if (other !== undefined) return { column: other, isTurned: false };
  if (dimension === 'price') return atHand(figures.find(({ column }) => column.currency !== undefined)?.at);
  if (dimension !== 'age') return undefined;
  const date = columns.findIndex((column) => isTimelike(column) && column.time?.isCyclic !== true);
  return date < 0 || rowCount === 0 ? undefined : { column: date, isTurned: true };
}

/**
 * The same, from its high end or its low one, where labels tell both ends of each row: a day is hot by its temp_max, and cold by its
 * temp_min.
 */
export function dimensionColumnFrom(
  end: 'high' | 'low',
  dimension: Dimension,
  profile: TableProfile,
  saidOf = '',
): DimensionColumn | undefined {
  const found = dimensionColumn(dimension, profile, saidOf);
  const label = found === undefined ? undefined : profile.columns[found.column]?.label;
  if (found === undefined || label === undefined) return undefined;
  const isHigh = (end === 'high') !== found.isTurned;
  return { ...found, column: otherEnd(label, isHigh ? 'max' : 'min', profile) ?? found.column };
}

/** The position of the column of lengths of time that are longest: of a race that is the whole of it, beside its parts. */
export function wholeLength({ columns }: TableProfile): number | undefined {
  const lengths = columns.flatMap(({ format, role, number }, at) =>
    format === 'duration' && role === 'measure' ? [{ at, longest: number?.max ?? 0 }] : [],
  );
  return lengths.toSorted((one, other) => other.longest - one.longest)[0]?.at;
}

function atHand(column: number | undefined): DimensionColumn | undefined {
  return column === undefined ? undefined : { column, isTurned: false };
}

function hasWord(label: string, noun: string): boolean {
  return toCanonical(label).includes(noun);
}

function hasSynonym(label: string, noun: string): boolean {
  const concepts = conceptsOf(noun);
  return toCanonical(label).some((word) => conceptsOf(word).some((one) => concepts.includes(one)));
}
