import { foldWords } from '../../../table/notation/characters.ts';
import { inSmallLetters } from '../label.ts';

/** The gender and number of a noun. */
export type NounTraits = { readonly gender: 'm' | 'f'; readonly isPlural: boolean };

const of = (gender: 'm' | 'f', isPlural: boolean, words: string): readonly (readonly [string, NounTraits])[] =>
  words.split(' ').map((word) => [word, { gender, isPlural }]);

/** Heads of labels whose ending does not tell, folded. */
const NOUNS: ReadonlyMap<string, NounTraits> = new Map([
  ...of(
    'm',
    false,
    'preco total valor custo lucro volume nivel indice peso pib saldo montante stock rendimento salario ano mes dia trimestre semestre pais setor canal tempo prazo numero consumo resultado capital orcamento caudal calor risco grau fator motivo',
  ),
  ...of(
    'm',
    true,
    'clientes visitantes habitantes estudantes utilizadores trabalhadores empregados funcionarios alunos dias meses anos golos pontos empates bens',
  ),
  ...of(
    'f',
    false,
    'receita venda taxa temperatura populacao idade margem despesa renda nota quota cidade regiao loja data hora semana altura percentagem producao inflacao precipitacao',
  ),
  ...of(
    'f',
    true,
    'vendas vitorias derrotas assistencias receitas despesas exportacoes importacoes encomendas visitas unidades pessoas emissoes horas mortes listas vistas revistas entrevistas pistas conquistas',
  ),
]);

/** Endings that tell gender and number; the longest first. */
const ENDINGS: readonly (readonly [string, NounTraits])[] = [
  // Of both genders, and masculine where nothing says otherwise: turistas, motoristas.
  ['istas', { gender: 'm', isPlural: true }],
  ['coes', { gender: 'f', isPlural: true }],
  ['soes', { gender: 'f', isPlural: true }],
  ['dades', { gender: 'f', isPlural: true }],
  ['agens', { gender: 'f', isPlural: true }],
  ['mentos', { gender: 'm', isPlural: true }],
  ['cao', { gender: 'f', isPlural: false }],
  ['sao', { gender: 'f', isPlural: false }],
  ['dade', { gender: 'f', isPlural: false }],
  ['agem', { gender: 'f', isPlural: false }],
  ['mento', { gender: 'm', isPlural: false }],
  ['as', { gender: 'f', isPlural: true }],
  ['os', { gender: 'm', isPlural: true }],
  ['a', { gender: 'f', isPlural: false }],
  ['o', { gender: 'm', isPlural: false }],
];

/** Words of English labels that end as Portuguese nouns do. */
const FOREIGN: ReadonlySet<string> = new Set([
  'ratio',
  'area',
  'quota',
  'photos',
  'videos',
  'pizza',
  'gas',
  'as',
  'to',
  'no',
  'so',
  'co',
]);

/** What is known of a label's noun; undefined where it is no Portuguese word that the endings tell of. */
export function traitsOf(label: string): NounTraits | undefined {
  const [first = ''] = label.split(' ');
  const head = foldWords(first);
  const known = NOUNS.get(head);
  if (known !== undefined) return known;
  if (head.length < 4 || FOREIGN.has(head) || !/^[a-z]+$/.test(head) || /[kwy]/.test(head)) return undefined;
  return ENDINGS.find(([ending]) => head.endsWith(ending))?.[1];
}

/** Heads of names of places, groups and times, which measure nothing: "Loja Norte" is a shop. */
const BEARERS: ReadonlySet<string> = new Set(
  'loja cidade regiao pais setor canal ano mes dia semana trimestre semestre data hora lista equipa turma escola zona distrito concelho'.split(
    ' ',
  ),
);

const headOf = (label: string): string => foldWords(label.split(' ')[0] ?? '');

/** True for a label whose head measures something. */
export function isMeasureWord(label: string): boolean {
  return (NOUNS.has(headOf(label)) && !BEARERS.has(headOf(label))) || / (?:por|per) \p{L}/u.test(label);
}

/** A label as it is written within a sentence: small where it is Portuguese, as it stands elsewhere. */
export function writePortugueseLabel(label: string, isName: boolean): string {
  if (isName) return label;
  return traitsOf(label) === undefined ? label : inSmallLetters(label);
}

/** The definite article. */
export function article({ gender, isPlural }: NounTraits): string {
  return `${gender === 'm' ? 'o' : 'a'}${isPlural ? 's' : ''}`;
}

const ARTICLES = new Set(['o', 'a', 'os', 'as']);

/** A preposition before a phrase, contracted with its article: "de" and "as vendas" make "das vendas". */
export function contract(preposition: 'de' | 'em' | 'a' | 'por', phrase: string): string {
  const space = phrase.indexOf(' ');
  const first = phrase.slice(0, Math.max(0, space));
  if (!ARTICLES.has(first)) return `${preposition} ${phrase}`;
  const rest = phrase.slice(space);
  if (preposition === 'de') return `d${first}${rest}`;
  if (preposition === 'em') return `n${first}${rest}`;
  if (preposition === 'por') return `pel${first}${rest}`;
  return `${{ o: 'ao', a: 'à', os: 'aos', as: 'às' }[first] ?? first}${rest}`;
}

/** Countries that European Portuguese names with an article, folded; the others go without. */
const COUNTRIES: ReadonlyMap<string, string> = new Map([
  ...'alemanha austria belgica suica suecia noruega finlandia dinamarca polonia grecia turquia russia ucrania hungria romenia bulgaria croacia irlanda islandia india china indonesia tailandia coreia argentina venezuela colombia bolivia australia argelia tunisia guine tanzania nigeria etiopia arabia espanha franca italia inglaterra escocia europa africa asia america oceania'
    .split(' ')
    .map((name): [string, string] => [name, 'a']),
  ...'brasil japao mexico canada peru chile uruguai paraguai equador egito senegal quenia reino irao iraque libano vietname norte sul centro algarve alentejo porto'
    .split(' ')
    .map((name): [string, string] => [name, 'o']),
  ['estados unidos', 'os'],
  ['paises baixos', 'os'],
  ['filipinas', 'as'],
  ['acores', 'os'],
]);

/** Countries that may go without, and in Portugal mostly do. */
const WITHOUT = new Set(['espanha', 'franca', 'italia', 'inglaterra', 'africa', 'porto', 'norte', 'sul', 'centro']);

/** The article of a name that has one, as some countries and "a Loja Norte" do; empty for the others. */
export function articleOfName(name: string): string {
  const folded = foldWords(name);
  const traits = BEARERS.has(headOf(name)) && name.includes(' ') ? traitsOf(name) : undefined;
  if (traits !== undefined) return article(traits);
  const found = COUNTRIES.get(folded) ?? (folded.startsWith('reino unido') ? 'o' : undefined);
  return found === undefined || WITHOUT.has(folded) ? '' : found;
}

/** Words of labels of which nobody wants more: nobody leads in waits, prices or deaths. Folded. */
const NO_CONTEST: ReadonlySet<string> = new Set(
  (
    'espera tempo tempos duracao atraso atrasos custo custos preco precos renda rendas erro erros reclamacao reclamacoes morte mortes obitos casos ' +
    'divida dividas perda perdas crime crimes acidente acidentes temperatura precipitacao emissoes desemprego inflacao pobreza mortalidade idade ' +
    'multa multas imposto impostos despesa despesas orcamento taxa taxas percentagem dias horas minutos consumo'
  ).split(' '),
);

/** True for a measure in which one leads: golos, vendas, votos. */
export function isContest(label: string): boolean {
  return !foldWords(label)
    .split(' ')
    .some((word) => NO_CONTEST.has(word));
}
