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
    for (const start of starts) {
      const strong = start.replace(WEAK, '').replace(/(.)\1/g, '$1');
      if (strong.length >= LEAST_ARABIC && strong.length <= 5) roots.add(strong);
    }
  }
  return [...roots];
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
