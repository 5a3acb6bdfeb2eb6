/** Endings of the forms that wishes use, by the ending of the infinitive: imperatives and present, past, gerund. */
const ENDINGS = [
  { of: 'car', forms: 'car ca que cas ques cam quem quemos cando' },
  { of: 'gar', forms: 'gar ga gue gas gues gam guem guemos gando' },
  { of: 'çar', forms: 'çar ça ce ças ces çam cem cemos çando' },
  { of: 'uir', forms: 'uir ui ua uis uas uem uam uamos uindo' },
  { of: 'ger', forms: 'ger ge ja ges jas gem jam jamos gendo' },
  { of: 'cer', forms: 'cer ce ça ces ças cem çam çamos cendo' },
  { of: 'ear', forms: 'ear eia eie eias eies eiam eiem eemos eando' },
  { of: 'ar', forms: 'ar a e as es am em emos ando' },
  { of: 'er', forms: 'er e a es as em am amos endo' },
  { of: 'ir', forms: 'ir e a es as em am amos indo' },
] as const;

/**
 * The forms of regular verbs in which wishes are put ("mostrar, mostra, mostre, mostrem, mostrando"), parted by `|`. Takes
 * infinitives parted by `|`, and words that follow each of them. Spelling changes of -car, -gar, -çar, -ear, -cer and -ger are kept.
 */
export function verbForms(infinitives: string, tail = ''): string {
  return infinitives
    .split('|')
    .flatMap((infinitive) => conjugate(infinitive).map((form) => (tail === '' ? form : `${form} ${tail}`)))
    .join('|');
}

function conjugate(infinitive: string): readonly string[] {
  const ending = ENDINGS.find(({ of }) => infinitive.endsWith(of));
  if (ending === undefined) return [infinitive];
  const root = infinitive.slice(0, infinitive.length - ending.of.length);
  return ending.forms.split(' ').map((form) => root + form);
}

/** The participles of regular verbs in both genders ("ordenado, ordenada"), and words that follow each of them. */
export function participles(infinitives: string, tail = ''): string {
  return infinitives
    .split('|')
    .flatMap((infinitive) => {
      const root = infinitive.slice(0, -2) + (infinitive.endsWith('ar') ? 'ad' : 'id');
      return [`${root}o`, `${root}a`, `${root}os`, `${root}as`].map((form) => (tail === '' ? form : `${form} ${tail}`));
    })
    .join('|');
}

const CONTRACTIONS: readonly (readonly [ending: string, forms: readonly string[]])[] = [
  [' de', [' de', ' do', ' da', ' dos', ' das']],
  [' em', [' em', ' no', ' na', ' nos', ' nas']],
  [' a', [' a', ' ao', ' à', ' aos', ' às']],
  [' por', [' por', ' pelo', ' pela', ' pelos', ' pelas']],
];

/** A form with each contraction of its last preposition with an article: "acima de", "acima do", "acima das". */
export function withContractions(form: string): readonly string[] {
  const found = CONTRACTIONS.find(([ending]) => ` ${form}`.endsWith(ending));
  if (found === undefined) return [form];
  const [ending, forms] = found;
  return forms.map((contracted) =>
    ` ${form}`
      .slice(0, 1 + form.length - ending.length)
      .concat(contracted)
      .trim(),
  );
}

const GATHERING = 'junta|junte|juntar|agrupa|agrupe|agrupar|soma|some|somar|reúne|reunir|agrega|agregar|mete|põe';

/** "Junta o resto em", "o resto como", "com o resto num". */
export function gathered(rest: string): string {
  const verbs = GATHERING.split('|').map((verb) => `${verb} ${rest}`);
  return [...verbs, rest, `com ${rest}`]
    .flatMap((start) => ['em', 'como', 'num', 'numa'].map((as) => `${start} ${as}`))
    .join('|');
}

const EXTREMES: readonly (readonly [high: string, low: string])[] = [
  ['maior', 'menor'],
  ['melhor', 'pior'],
  ['mais alto', 'mais baixo'],
  ['mais elevado', 'mais baixo'],
  ['mais', 'menos'],
];

/** "Da maior para a menor", with every article. */
export function highToLow(): string {
  return EXTREMES.flatMap(([high, low]) => fromTo(high, low)).join('|');
}

/** "Do menor para o maior", with every article. */
export function lowToHigh(): string {
  return EXTREMES.flatMap(([high, low]) => fromTo(low, high)).join('|');
}

function fromTo(from: string, to: string): readonly string[] {
  const [many, others] = [plural(from), plural(to)];
  return [
    `de ${from} para ${to}`,
    `de ${from} a ${to}`,
    `do ${from} para o ${to}`,
    `da ${from} para a ${to}`,
    // As Brazilians write what they say.
    `do ${from} pro ${to}`,
    `da ${from} pra ${to}`,
    `de ${from} pra ${to}`,
    `dos ${many} pros ${others}`,
    `das ${many} pras ${others}`,
    `do ${from} ao ${to}`,
    `da ${from} à ${to}`,
    `dos ${many} para os ${others}`,
    `das ${many} para as ${others}`,
  ];
}

function plural(words: string): string {
  if (/or$/.test(words)) return `${words}es`;
  return words.endsWith('o') ? `${words}s` : words;
}

/** Words that Brazil and Portugal spell apart, accents aside. */
const SPELLINGS: readonly (readonly [portugal: string, brazil: string])[] = [
  ['percentage', 'porcentage'],
  ['registo', 'registro'],
  ['secção', 'seção'],
  ['planead', 'planejad'],
];

/** A form as Portugal and as Brazil spell it: "em percentagem", "em porcentagem". */
export function spellings(form: string): readonly string[] {
  const found = SPELLINGS.find(([portugal]) => form.includes(portugal));
  return found === undefined ? [form] : [form, form.replaceAll(...found)];
}
