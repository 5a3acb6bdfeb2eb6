import { foldWords } from '../../table/notation/characters.ts';
import { type Compiled, type CompiledAs, toTexts, truthOf } from './compiled.ts';
import { overTexts } from './over-texts.ts';

type Search = 'contains' | 'startsWith' | 'endsWith';

const FINDS = {
  contains: (text, part) => text.includes(part),
  startsWith: (text, part) => text.startsWith(part),
  endsWith: (text, part) => text.endsWith(part),
} as const satisfies Record<Search, (text: string, part: string) => boolean>;

/** Looks for a text within another: case, accents and vowel marks do not matter. Numbers and dates are searched as they are shown. */
export function compileSearch(operator: Search, left: Compiled, right: Compiled): CompiledAs<'truth'> {
  const text = toTexts(left);
  const part = toTexts(right);
  const finds = FINDS[operator];
  const source = `${left.source} ${operator} ${right.source}`;
  const sought = part.isConstant ? part.at(0) : undefined;
  if (typeof sought === 'string') {
    const folded = foldWords(sought);
    return truthOf(
      source,
      overTexts(text, (own) => (finds(foldWords(own), folded) ? 1 : 0)),
    );
  }
  return truthOf(source, (row) => {
    const own = text.at(row);
    const other = part.at(row);
    return own === null || other === null ? Number.NaN : Number(finds(foldWords(own), foldWords(other)));
  });
}
