import { foldWords } from '../../table/notation/characters.ts';
import { remembering } from '../../table/notation/remembering.ts';
import type { TableColumn, TypedTable } from '../../table/parse-table.ts';
import { ABBREVIATIONS, CONCEPTS } from '../lexicon/concepts.ts';
import { ARABIC, stemWord } from '../text/stem.ts';
import { tokenize } from '../text/tokens.ts';

/** A column as words name it. */
export type NamedColumn = {
  /** Position among the columns of the table. */
  readonly column: number;
  /** Canonical words of the label (or of the key, in an entry of its own). */
  readonly words: readonly string[];
  /** Weight of each word: small for words that most labels have, and for "id", "name", "code". */
  readonly weights: readonly number[];
  /** True for each word that most labels of the table have: it says what the rows are, not which column is meant. */
  readonly isCommon: readonly boolean[];
  /** The place of the word that says what the column holds: "rating" in "Customer Rating", "data" in "data da encomenda". */
  readonly head: number;
  readonly joined: string;
  /** What `joined` is without the unit or remark at the end. */
  readonly bareJoined: string;
};

/** A value of a column. */
export type NamedValue = { readonly column: number; readonly value: string };

/** What words of a wish are looked up in. */
export type TableIndex = {
  readonly names: readonly NamedColumn[];
  /** Entries of `names` and places in them, by canonical word. */
  readonly postings: ReadonlyMap<string, readonly (readonly [name: number, place: number])[]>;
  readonly byJoined: ReadonlyMap<string, readonly number[]>;
  /** Values by their letters and digits alone. */
  readonly values: ReadonlyMap<string, readonly NamedValue[]>;
  /** The most letters that a key of `values` has: nothing longer need be looked up. */
  readonly longestValue: number;
  /** The words that stand in values, by what is near them. Made when first asked for: few wishes need them. */
  readonly nearby: () => NearbyValues;
  /** How many different values of a column are looked up. */
  readonly countValues: (column: number) => number;
};

/** Keys of `values` in their order, as far as they are looked at for what is near. */
export type NearbyValues = {
  /** By the groups of synonyms that they belong to; no synonym has a figure. */
  readonly byConcept: ReadonlyMap<string, readonly number[]>;
  /** By the number of their letters: those without a figure ("Movie 7" is no slip of "movies") and long enough for a slip. */
  readonly byLength: ReadonlyMap<number, readonly number[]>;
  readonly keys: readonly string[];
};

/** Distinct values looked up in one column, and in all. */
const MOST_VALUES = 2000;
const MOST_VALUES_IN_ALL = 10_000;
const LONGEST_VALUE = 80;
/** Columns looked up. */
const MOST_COLUMNS = 300;
const WEAK = 0.25;

/** Words of labels that number rows or name them by a sign: people use one for another. */
export const IDENTIFYING: ReadonlySet<string> = new Set(
  'id code key identifier number codigo numero ref رقم رمز معرف'.split(' '),
);

/** True for "Employee ID" and the like: its other words say what the rows are. */
export function isIdentifying(word: string): boolean {
  return IDENTIFYING.has(word);
}

/** Words that say little of which column is meant. */
const WEAK_WORDS: ReadonlySet<string> = new Set(
  'id code name number type date key of the and value amount total in de da do cod codigo nome numero tipo data valor اسم رقم نوع تاريخ عدد مده سنه يوم معدل متوسط نسب اجمالي مجموع قيم مبلغ'.split(
    ' ',
  ),
);

const MOST_REMEMBERED = 2000;

/** Folded words of a name: split, stemmed, abbreviations written out. */
export const toCanonical: (text: string) => readonly string[] = remembering(
  (text) => tokenize(text).flatMap((token) => (token.kind === 'mark' ? [] : [canonicalWord(token.folded)])),
  MOST_REMEMBERED,
);

const CONCEPTS_OF: ReadonlyMap<string, readonly string[]> = conceptsByWord();

function conceptsByWord(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  CONCEPTS.forEach((words, index) => {
    for (const word of words) {
      const canonical = toCanonical(word).join(' ');
      const list = found.get(canonical) ?? [];
      list.push(`concept ${index}`);
      found.set(canonical, list);
    }
  });
  return found;
}

/** The groups of synonyms that a canonical word or phrase belongs to. */
export function conceptsOf(canonical: string): readonly string[] {
  return CONCEPTS_OF.get(canonical) ?? [];
}

/** One folded word, its abbreviation written out, stemmed. */
export function canonicalWord(folded: string): string {
  return stemWord(ABBREVIATIONS.get(folded) ?? folded);
}

const NOT_PLAIN = /[^ -~]/;
const PLAIN_LETTERS = /^[a-z0-9]*$/;

/** Letters and digits of a text, folded: "Ph.D." and "PhD" are one. */
export function lettersOf(text: string): string {
  if (NOT_PLAIN.test(text)) return foldWords(text).replace(/[^\p{L}\p{N}]/gu, '');
  // Folding changes nothing but capitals and blanks here, and most cells are so written.
  const lower = text.toLowerCase();
  return PLAIN_LETTERS.test(lower) ? lower : lower.replace(/[^a-z0-9]+/g, '');
}

const INDEXES = new WeakMap<TypedTable, TableIndex>();

/** The index of a table's names and values, built once for each table object. Bounded in columns and in values. */
export function indexTable(table: TypedTable): TableIndex {
  const known = INDEXES.get(table);
  if (known !== undefined) return known;
  const index = buildIndex(table);
  INDEXES.set(table, index);
  return index;
}

function buildIndex(table: TypedTable): TableIndex {
  const columns = table.columns.slice(0, MOST_COLUMNS);
  const names = nameColumns(columns);
  const postings = new Map<string, [number, number][]>();
  const byJoined = new Map<string, number[]>();
  const bareNames = countBare(names);
  names.forEach(({ words, head, joined, bareJoined }, index) => {
    addTo(byJoined, joined, index);
    // "Total value" is the whole name of "Total value (R$)", where no other is called so.
    if (bareJoined !== joined && bareNames.get(bareJoined) === 1) addTo(byJoined, bareJoined, index);
    // "Number of rooms" is the whole name of "Room count".
    if (words.length > 1 && words.at(-1) === COUNT) addTo(byJoined, NUMBER + words.slice(0, -1).join(''), index);
    words.forEach((word, place) => {
      addTo(postings, word, [index, place]);
      for (const concept of conceptsOf(word)) addTo(postings, concept, [index, place]);
    });
    // "Square Feet" is a size as a whole.
    if (words.length > 1) for (const concept of conceptsOf(words.join(' '))) addTo(postings, concept, [index, head]);
  });
  const values = indexValues(columns);
  let nearby: NearbyValues | undefined;
  return {
    names,
    postings,
    byJoined,
    values,
    longestValue: longestOf(values.keys()),
    countValues: (column) =>
      [...values.values()].reduce((sum, own) => sum + (own.some((one) => one.column === column) ? 1 : 0), 0),
    nearby: () => {
      nearby ??= indexNearby(values);
      return nearby;
    },
  };
}

function longestOf(words: Iterable<string>): number {
  let longest = 0;
  for (const { length } of words) if (length > longest) longest = length;
  return longest;
}

const COUNT = canonicalWord('count');
const NUMBER = canonicalWord('number');

/** How many columns each name without its unit stands for. */
function countBare(names: readonly NamedColumn[]): ReadonlyMap<string, number> {
  const columns = new Map<string, Set<number>>();
  for (const { bareJoined, column } of names)
    columns.set(bareJoined, new Set([...(columns.get(bareJoined) ?? []), column]));
  return new Map([...columns].map(([name, own]) => [name, own.size]));
}

/** Words whose nearest values are looked for in one wish. */
const MOST_VALUE_KEYS = 4000;
const LONGEST_SYNONYM = 19;
const SHORTEST_SLIP = 5;
const HAS_FIGURE = /\d/;

function indexNearby(values: TableIndex['values']): NearbyValues {
  const keys = [...values.keys()].slice(0, MOST_VALUE_KEYS);
  const byConcept = new Map<string, number[]>();
  const byLength = new Map<number, number[]>();
  keys.forEach((key, place) => {
    if (HAS_FIGURE.test(key)) return;
    if (key.length <= LONGEST_SYNONYM)
      for (const concept of conceptsOf(canonicalWord(key))) addTo(byConcept, concept, place);
    if (key.length >= SHORTEST_SLIP) addTo(byLength, key.length, place);
  });
  return { byConcept, byLength, keys };
}

function addTo<Key, Entry>(map: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [entry]);
  else list.push(entry);
}

function nameColumns(columns: readonly TableColumn[]): readonly NamedColumn[] {
  const named = columns.flatMap(({ label, key }, column) => {
    const words = toCanonical(label).flatMap(ofOneLetter);
    const keyWords = toCanonical(key).flatMap(ofOneLetter);
    const isSame = words.join(' ') === keyWords.join(' ');
    const bare = toCanonical(withoutUnit(label.replace(ASIDE, ''))).length || words.length;
    const own = { column, words: keyWords, bare: keyWords.length };
    return [{ column, words, bare }, ...(isSame || keyWords.length === 0 ? [] : [own])];
  });
  const shares = new Map<string, number>();
  for (const { words } of named) for (const word of new Set(words)) shares.set(word, (shares.get(word) ?? 0) + 1);
  const isCommon = (word: string): boolean => named.length > 3 && (shares.get(word) ?? 0) > named.length / 2;
  return named.map(({ column, words, bare }) => ({
    column,
    words,
    weights: words.map((word, place) =>
      WEAK_WORDS.has(word) || UNITS.has(word) || isCommon(word) || place >= bare ? WEAK : 1,
    ),
    isCommon: words.map(isCommon),
    head: headOf(words.slice(0, bare), columns[column]?.typed.kind === 'date'),
    joined: words.join(''),
    bareJoined: words.slice(0, bare).join(''),
  }));
}

const ONE_LETTER_BEFORE = /^([a-z])(name|class|type|group|code|date)$/;

/** "Bname" is a name and "Pclass" a class, and the letter before it stands for what has it. */
function ofOneLetter(word: string): readonly string[] {
  const [, letter, head] = ONE_LETTER_BEFORE.exec(word) ?? [];
  return letter === undefined || head === undefined ? [word] : [letter, head];
}

/** What stands in brackets behind a label: a unit, a remark. */
const ASIDE = /(?<=\S)\s*[([][^)\]]*[)\]]\s*$/;

/** "Area_km_2", "Area (sq km)": a measure of length to its second or third power. */
const SQUARED = /[ _](?:sq[ _]?)?(?:km|m|cm|mm|ft|mi)[ _^]?[23]$/i;

/** "Production MWh" and "speed_mph" without their unit, whose capitals would part it. */
function withoutUnit(label: string): string {
  const plain = label.replace(SQUARED, '');
  if (plain !== label) return plain;
  const end = Math.max(label.trimEnd().lastIndexOf(' '), label.lastIndexOf('_'));
  if (end <= 0 || !UNITS.has(lettersOf(label.slice(end)))) return label;
  // "Price per tonne" is told for a tonne, and not in tonnes.
  const rest = label.slice(0, end);
  return PREPOSITIONS.has(toCanonical(rest).at(-1) ?? '') ? label : rest;
}

const PREPOSITIONS: ReadonlySet<string> = new Set(
  'of in per by for from at to on de da do das dos em por para في من لكل'.split(' '),
);
/** Units and scales at the end of a label, stemmed. */
const UNITS: ReadonlySet<string> = new Set(
  [
    'thousand million billion trillion usd eur gbp euro dollar percentage kg g gram km cm mm m2 km2 sqm sqkm ha meter metre mile',
    'pound ton tonne litre liter l ml hour minute second ms c f celsius fahrenheit kwh mwh gwh twh kw mw gw hz bp kb mb gb tb t m3 cm3',
    'ft lb lbs oz mi yd kcal cal kj rpm psi kpa mmhg bpm db mg mcg dl cl pcs',
    'kmh mph ppm mil milhao milhoe مليون مليار الف بالالاف بالملاي بالمليون بالمليار دولار يورو كم كم2 م2 درهم ريال دينار جنيه',
    'ليره دقيق ثاني طن كيلوغرام كجم متر',
  ].flatMap((line) => line.split(' ')),
);
/** "Units Sold", "Amount Paid": what was done to them comes last. */
const PARTICIPLE = /(?:ed|sold|paid|made|spent|won|lost|built|born|held|vendida|vendido|paga|pago)$/;

/** True for a unit or a scale as labels end with it: "MWh", "thousand". */
export function isUnit(word: string): boolean {
  return UNITS.has(word);
}

/** "Min" at the end of a label is minutes, or the least of what stands before it, as "max" is the most: neither says what the column holds. */
const isUnitAtEnd = (word: string): boolean => UNITS.has(word) || STATISTICS.has(word);
const STATISTICS: ReadonlySet<string> = new Set(['min', 'max', 'avg', 'mean', 'median'].map(canonicalWord));

/** What Portuguese labels begin with that leave the preposition out: "tipo_leitor", "ano_construcao". */
const PORTUGUESE_HEADS: ReadonlySet<string> = new Set(
  'tipo nome numero codigo valor preco taxa media duracao quantidade percentagem ano mes dia classe estado custo renda'
    .split(' ')
    .map(canonicalWord),
);

/** The last word before a preposition; in Arabic and Portuguese, where what is owned comes first, the first. */
function headOf(words: readonly string[], isDate: boolean): number {
  const [first = ''] = words;
  // "Data" is a date in Portuguese alone.
  if (ARABIC.test(first) || PORTUGUESE_HEADS.has(first) || (isDate && first === 'data')) return 0;
  const last = words[words.length - 1] ?? '';
  const end = words.length > 1 && (isUnitAtEnd(last) || last === COUNT) ? words.length - 1 : words.length;
  const participle = words.length > 1 && PARTICIPLE.test(words[words.length - 1] ?? '') ? words.length - 1 : -1;
  const preposition =
    participle > 0 ? participle : words.findIndex((word, place) => place > 0 && PREPOSITIONS.has(word));
  return (preposition < 0 ? end : preposition) - 1;
}

function indexValues(columns: readonly TableColumn[]): ReadonlyMap<string, readonly NamedValue[]> {
  const values = new Map<string, NamedValue[]>();
  let room = MOST_VALUES_IN_ALL;
  columns.forEach(({ typed }, column) => {
    if (typed.kind !== 'text' && typed.kind !== 'boolean') return;
    for (const value of distinctTexts(typed.groups?.texts ?? typed.values, Math.min(MOST_VALUES, room))) {
      room--;
      const letters = lettersOf(value);
      if (letters !== '') addTo(values, letters, { column, value });
      const stems = ARABIC.test(letters) ? toCanonical(value).join('') : letters;
      if (stems !== letters && stems !== '') addTo(values, stems, { column, value });
    }
  });
  return values;
}

function distinctTexts(values: readonly unknown[], most: number): ReadonlySet<string> {
  const found = new Set<string>();
  for (const value of values) {
    if (found.size >= most) break;
    const text = typeof value === 'boolean' ? String(value) : value;
    if (typeof text === 'string' && text.length <= LONGEST_VALUE) found.add(text);
  }
  return found;
}
