import type { TableProfile } from '../../table/profile.ts';
import { toCanonical } from '../links/table-index.ts';

const wordsOf = (words: string): ReadonlySet<string> => new Set(toCanonical(words));
const PROMOTERS = wordsOf('promoter promotor promotora مروج');
const PASSIVES = wordsOf('passive neutral passivo neutro محايد');
const DETRACTORS = wordsOf('detractor detrator detractora منتقد');

/** How many promote, how many do neither, how many detract: columns by their position. */
export type PromoterCounts = { readonly promoters: number; readonly passives: number; readonly detractors: number };

/** The columns that count those who answered, by what they are called. Undefined where one of the three is not told. */
export function promoterCounts({ columns }: TableProfile): PromoterCounts | undefined {
  const sole = (words: ReadonlySet<string>): number | undefined => {
    const found = columns.flatMap(({ role, label }, at) =>
      role === 'measure' && toCanonical(label).some((word) => words.has(word)) ? [at] : [],
    );
    return found.length === 1 ? found[0] : undefined;
  };
  const [promoters, passives, detractors] = [sole(PROMOTERS), sole(PASSIVES), sole(DETRACTORS)];
  if (promoters === undefined || passives === undefined || detractors === undefined) return undefined;
  return { promoters, passives, detractors };
}
