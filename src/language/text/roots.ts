import { withoutArticle } from './arabic-stem.ts';
import { rootOf } from './derivation.ts';

/** Portuguese endings of verbs and of nouns made of verbs, the longest first. */
const PORTUGUESE_ENDINGS: readonly string[] = (
  'amentos imentos amento imento aveis iveis avel ivel acoes acao icoes icao ucoes ucao antes ante entes ente ' +
  'assem essem issem armos ermos irmos aram eram iram avam iam ando endo indo ados adas idos idas ado ada ido ida ' +
  'asse esse isse ei ava emos amos imos ares arem erem irem ar er ir ou eu iu am em as os es a o e'
).split(' ');

/** Portuguese nouns whose root is not that of their verb, by the root of the verb. */
const PORTUGUESE_IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['execucao', 'execut'],
  ['producao', 'produz'],
  ['reducao', 'reduz'],
  ['admissao', 'admit'],
  ['emissao', 'emit'],
  ['conclusao', 'conclu'],
  ['previsao', 'prev'],
  ['inscricao', 'inscr'],
  ['inscrito', 'inscr'],
  ['inscritos', 'inscr'],
  ['pago', 'pag'],
  ['paga', 'pag'],
  ['pagos', 'pag'],
  ['pagas', 'pag'],
  ['gasto', 'gast'],
  ['ganho', 'ganh'],
  ['compra', 'compr'],
  ['abertura', 'abr'],
  ['abertos', 'abr'],
  ['aberto', 'abr'],
  ['visto', 'ver'],
]);

const LEAST_PORTUGUESE = 4;
const LEAST_PORTUGUESE_LISTED = 3;

function portugueseRoot(folded: string): string | undefined {
  const listed = PORTUGUESE_IRREGULAR.get(folded);
  if (listed !== undefined) return listed;
  const ending = PORTUGUESE_ENDINGS.find(
    (one) => folded.endsWith(one) && folded.length - one.length >= LEAST_PORTUGUESE_LISTED,
  );
  const bare = ending === undefined ? folded : folded.slice(0, -ending.length);
  // "Devolução" of devolver, "construção" of construir.
  const isNoun = ending === 'ucao' || ending === 'ucoes';
  const root = isNoun ? `${bare}${bare.endsWith('ol') ? 'v' : 'u'}` : bare;
  const isListed = [...PORTUGUESE_IRREGULAR.values()].includes(root);
  return root.length >= LEAST_PORTUGUESE || isListed ? root : undefined;
}

const WEAK = /[اويىءئؤأإآ\u064b-\u0652]/g;
const ARABIC_SUFFIX = /(?:وا|ون|ين|ات|ان|ته|تم|نا|ها|هم|ه|ت|ا)$/;
const ARABIC_PREFIXES: readonly string[] = ['است', 'مست', 'يست', 'تست', 'م', 'ت', 'ي', 'ن'];
const LEAST_ARABIC = 2;
/** A weak letter of a root, whichever it is written with. */
const WEAK_LETTER = 'و';

/** The strong letters that an Arabic word may have of its root: with its first letter, and without one that may be added. */
function arabicRoots(folded: string): readonly string[] {
  const bare = withoutArticle(folded);
  const forms = new Set([bare, bare.replace(ARABIC_SUFFIX, '')]);
  const roots = new Set<string>();
  for (const form of forms) {
    const starts = [
      form,
      ...ARABIC_PREFIXES.filter((one) => form.startsWith(one)).map((one) => form.slice(one.length)),
    ];
    for (const start of starts) for (const root of strongLetters(start)) roots.add(root);
  }
  return [...roots];
}

/**
 * The strong letters of a form. Where there are but two, the place of the weak letter tells roots apart: «موعد» of وعد is no «عيادة» of
 * عود. A form that shows no weak letter may have lost it anywhere: «نصل» is of وصل, «بعت» of بيع, «شد» of شدد.
 */
function strongLetters(form: string): readonly string[] {
  const strong = form.replace(WEAK, '').replace(/(.)\1/g, '$1');
  if (strong.length > LEAST_ARABIC) return strong.length <= 5 ? [strong] : [];
  if (strong.length < LEAST_ARABIC) return [];
  const [first = '', last = ''] = strong;
  const shapes = {
    before: `${WEAK_LETTER}${strong}`,
    within: `${first}${WEAK_LETTER}${last}`,
    doubled: `${strong}${last}`,
  };
  // An alef at the front or the end is seldom of the root: «أعداد», «وعدا».
  const core = form.replace(/^ا|ا$/g, '');
  const isDoubled =
    core.endsWith(`${last}${last}`) || core.endsWith(`${last}ا${last}`) || core.endsWith(`${last}ي${last}`);
  if (isDoubled) return [shapes.doubled];
  const shown = [
    ...(/^[وي]/.test(core) ? [shapes.before] : []),
    ...(core.slice(core.indexOf(first) + 1, core.lastIndexOf(last)) === '' ? [] : [shapes.within]),
    ...(/[ويى]$/.test(core) ? [`${strong}${WEAK_LETTER}`] : []),
  ];
  // A weak letter at the front is of the root before one within: «وصول», «مواعيد».
  return shown.length > 0 ? shown.slice(0, 1) : Object.values(shapes);
}

const ARABIC = /^[\u0620-\u06ff]/;

/**
 * What a word has in common with others of its root, in the language it is written in: "vend" of "venderam" and "vendas", the
 * strong letters of "غابوا" and "الغياب". None where too little is left. Only good for comparing two words.
 */
export function rootsOf(folded: string, language: 'en' | 'pt' | 'ar'): readonly string[] {
  if (ARABIC.test(folded)) return language === 'ar' ? arabicRoots(folded) : [];
  if (language === 'pt') return [portugueseRoot(folded) ?? []].flat();
  return language === 'en' ? [rootOf(folded)] : [];
}

/** The letters of a root that tell it from others: of an Arabic one that shows two strong letters alone, those two. */
export function lengthOfRoot(root: string): number {
  const isWeak = ARABIC.test(root) && (root.includes(WEAK_LETTER) || /(.)\1$/.test(root));
  return isWeak ? LEAST_ARABIC : root.length;
}
