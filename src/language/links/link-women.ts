import { withoutArticle } from '../text/arabic-stem.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { canonicalWord, conceptsOf, type TableIndex } from './table-index.ts';

/** People whom tables keep rows of. */
const PEOPLE: ReadonlySet<string> = new Set(
  (
    'employee customer student teacher doctor patient salesperson player member user candidate donor volunteer passenger manager ' +
    'driver author actor director guest'
  )
    .split(' ')
    .flatMap((word) => conceptsOf(canonicalWord(word))),
);

const FEMALE: readonly string[] = conceptsOf(canonicalWord('female'));
const SCORE = 0.96;

const arePeople = (word: string): boolean => conceptsOf(canonicalWord(word)).some((concept) => PEOPLE.has(concept));

/** True for several people who are all women: «funcionárias» beside «funcionários», «الموظفات» beside «الموظفين». */
function areWomen(folded: string): boolean {
  if (folded.endsWith('ات')) return arePeople(withoutArticle(folded));
  if (!folded.endsWith('as')) return false;
  const stem = folded.slice(0, -'as'.length);
  return arePeople(`${stem}o`) || (stem.endsWith('or') && arePeople(stem));
}

/** «Alunos e alunas», «الموظفون والموظفات»: both are all of them. */
function areBesideMen(tokens: readonly Token[], at: number): boolean {
  return [tokens[at - 2], tokens[at + 2]].some(
    (other) => other !== undefined && arePeople(withoutArticle(other.folded)) && !areWomen(other.folded),
  );
}

/** The cells that say "female", of a word in the feminine for people: Portuguese and Arabic have no other word for women among them. */
export function linkWomen(tokens: readonly Token[], start: number, index: TableIndex): readonly Link[] {
  const token = tokens[start];
  if (token?.kind !== 'word' || !areWomen(token.folded) || areBesideMen(tokens, start)) return [];
  const { byConcept, keys } = index.nearby();
  const places = new Set(FEMALE.flatMap((concept) => byConcept.get(concept) ?? []));
  return [...places]
    .flatMap((place) => index.values.get(keys[place] ?? '') ?? [])
    .map((named) => ({ start, end: start + 1, score: SCORE, target: { kind: 'value', ...named, reason: 'synonym' } }));
}
