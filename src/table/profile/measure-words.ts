import type { LabelFacts } from '../reading/column-label.ts';

/** Words of a list. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of labels whose numbers are levels, rates or marks and do not add up to a whole, folded. */
const NOT_ADDITIVE = setOf(
  'highest lowest maximum minimum percentile deviation variance different distinct rate rates ratio ratios price prices average avg mean median index rank ranking score scores level levels temperature temp percent percentage pct share per ' +
    'wait waiting latency finish pace age density speed rating ratings grade grades growth change yoy margin margins probability likelihood efficiency latitude longitude lat lon lng ' +
    'altitude elevation height depth concentration ph bmi gpa iq nps expectancy yield intensity frequency mpg unemployment inflation close open high low ' +
    'maximo maxima minimo minima percentil desvio variancia diferentes distintos distintas taxa taxas racio preco precos media medias medio medios mediana espera indice classificacao posicao pontuacao nivel temperatura percentagem porcentagem quota idade densidade velocidade ' +
    'nota notas crescimento variacao margem probabilidade eficiencia altitude altura profundidade desemprego inflacao ' +
    'وسيط الوسيط اعلي ادني مئين انحراف الانحراف تباين المختلفه معدل المعدل نسبه النسبه سعر السعر متوسط المتوسط انتظار الانتظار مؤشر ترتيب الترتيب درجه الدرجه مستوي المستوي حراره الحراره العمر عمر كثافه الكثافه سرعه السرعه تقييم التقييم نمو النمو هامش البطاله التضخم',
);
/** Words of labels that surely name things and do not measure them, folded. */
const IDENTIFIER = setOf(
  'id ids identifier uuid guid zip zipcode postcode postal phone telephone mobile fax isbn issn sku ean upc barcode iban ssn nif nipc nib cpf cnpj cep asin doi ' +
    'telefone telemovel هاتف الهاتف معرف المعرف البريدي',
);
/** Of these, words of things that are also sold and counted: "phone sales", "mobile users". */
const PHONE = setOf('phone telephone mobile fax telefone telemovel هاتف الهاتف');
/** What says "number" and no amount. */
const NUMBER = setOf('number numero');
/** Words of labels that may name things: believed where the numbers are whole and each stands once. */
const PERHAPS_IDENTIFIER = setOf(
  'code codes serial account reference ref ticket invoice rank ranking row idx index no nr num key vin order position bib dorsal ' +
    'codigo codigos referencia fatura posicao linha ordem رقم الرقم رمز الرمز كود الكود المرجع التسلسل م الترتيب',
);
/** Of these, English words that only describe the amount behind them: "account balance", "order size". */
const DESCRIBING = setOf('account code invoice key order position serial ticket');
/** "No. of rooms", "Nº de quartos", "num reviews": how many there are. */
const HOW_MANY = /(?:^|\s)(?:no|nr|num|n\.?o)\.? (?:of \p{L}|de \p{L}+s(?:\s|$))|^(?:no|nr|num)\.? \p{L}+[^su\P{L}]s$/u;
/** "Order number", "Número da fatura": which one it is. "Número de alunos" says how many. */
const WHICH_ONE = /\p{L}\S* number$|^numero d[ao] /u;
/** "Area code", whatever is measured in areas. */
const CODE_OF = /\p{L}\S* codes?$/u;
/** What names groups at the end of a longer word: "Pclass", "subgroup". */
const GLUED_GROUP = /(?:class|group|category)$/;
/** What a number of something is called in one word: "CID", "custid", "flno", "empno". Whole numbers that stand once bear it out. */
const GLUED_IDENTIFIER =
  /^(?:[a-z]{1,2}id|[a-z]{2,6}[bcdfgjklmnpqrstvwxz]id|[a-z]{1,6}[bcdfjklmnpqstvwxz]no|[a-z]{2,6}num)$/;
/** Words that end so and name amounts or other things. */
const NO_IDENTIFIER = setOf('bid paid raid said covid acid grid hybrid solid rapid fluid liquid ozono');
/** Words of labels whose few whole numbers name groups, folded. */
const GROUP = setOf(
  'group class cluster type category segment team store branch grade cylinders cyl gear gears section floor zone region district ward stage phase round version ' +
    'grupo classe tipo categoria segmento equipa loja turma seccao zona regiao distrito fase ronda versao مجموعه المجموعه فئه الفئه نوع النوع صنف الصف المرحله المنطقه',
);

/** True where a label has one of some words. */
export function hasAny(facts: LabelFacts, words: ReadonlySet<string>): boolean {
  for (const word of facts.words) {
    if (words.has(word) || words.has(withoutPoint(word))) return true;
  }
  return false;
}

/** "No." is short for "number". */
const withoutPoint = (word: string): string => (word.endsWith('.') ? word.slice(0, -1) : word);

/** "Yield (t)" is what was brought in; a yield of anything else is a rate. */
const HARVEST = /^(?:\p{L}+ )?yield[ _]*[ _([](?:t|tons?|tonnes?|kg|lbs?|bushels?)[)\]]?$/u;
/** "Life exp.", "life span": how long things last. "Life" alone is also a kind of insurance. */
const LIFE_SPAN = /(?<!\p{L})life[ _]?(?:exp|span)/u;

/** True where a label speaks of levels, rates or marks: values that do not add up. */
export function isNotAdditiveLabel(facts: LabelFacts): boolean {
  const { folded } = facts;
  if (HARVEST.test(folded)) return false;
  const isQuotient = folded.includes('/') || folded.includes('÷');
  return hasAny(facts, NOT_ADDITIVE) || isQuotient || folded.includes('°') || LIFE_SPAN.test(folded);
}

/** True where a label surely names codes: postcodes, telephone numbers, keys. "Phone sales" and "IDs count" are amounts. */
export function isIdentifierLabel({ words, measureWord }: LabelFacts): boolean {
  const named = [...words].map(withoutPoint);
  const place = named.findLastIndex((word) => IDENTIFIER.has(word));
  if (place === -1 || measureWord === undefined || NUMBER.has(measureWord)) return place !== -1;
  return !PHONE.has(named[place] ?? '') && [...words].indexOf(measureWord) < place;
}

/** True where a label speaks of telephones: of their numbers, which are long, or of how many there are. */
export function isPhoneLabel(facts: LabelFacts): boolean {
  return hasAny(facts, PHONE);
}

/** True where a label may name numbers of rows, ranks or accounts. */
export function isPerhapsIdentifierLabel(facts: LabelFacts): boolean {
  const isSign = facts.folded === '#' || facts.folded === 'n.º' || facts.folded === '№' || facts.folded === '';
  if (isSign) return true;
  const { folded, measureWord } = facts;
  if (CODE_OF.test(folded)) return true;
  if (measureWord !== undefined) return NUMBER.has(measureWord) && WHICH_ONE.test(folded) && !isNotAdditiveLabel(facts);
  if (HOW_MANY.test(folded)) return false;
  const words = [...facts.words].map(withoutPoint);
  return words.some(
    (word, at) => isPerhapsIdentifier(word) && !isDescription(word, words[at + 1]) && !isIndexOf(words),
  );
}

const isPerhapsIdentifier = (word: string): boolean =>
  PERHAPS_IDENTIFIER.has(word) || (GLUED_IDENTIFIER.test(word) && !NO_IDENTIFIER.has(word));

/** True where the next word is what a label speaks of. */
function isDescription(word: string, next: string | undefined): boolean {
  if (next === undefined || !DESCRIBING.has(word) || !/^[a-z]{4,}$/.test(next)) return false;
  return !isPerhapsIdentifier(next) && !IDENTIFIER.has(next);
}

/** True where a label speaks of the index of something: "air quality index", other than "row index". */
function isIndexOf(words: readonly string[]): boolean {
  return words.length > 1 && words.at(-1) === 'index' && !words.slice(0, -1).some(isPerhapsIdentifier);
}

/** True where a label speaks of amounts, levels or marks, so that even 1, 2, 3 … measure something, as ages do. */
export function isMeasureLabel(facts: LabelFacts): boolean {
  const { measureWord } = facts;
  return (measureWord !== undefined && !NUMBER.has(measureWord)) || isNotAdditiveLabel(facts);
}

/** True where a label names groups. */
export function isGroupLabel(facts: LabelFacts): boolean {
  if (facts.measureWord !== undefined) return false;
  return hasAny(facts, GROUP) || [...facts.words].some((word) => GLUED_GROUP.test(word));
}
