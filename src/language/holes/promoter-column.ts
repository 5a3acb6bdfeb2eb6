import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { toCanonical } from '../links/table-index.ts';

const RECOMMENDS: ReadonlySet<string> = new Set(
  toCanonical(
    'recommend recommendation nps promoter likelihood recomendar recomendaria recomenda recomendacao التوصية توصية يوصي',
  ),
);

/** Answers go from 0 to 10 (Reichheld, "The one number you need to grow", 2003). */
const HIGHEST_ANSWER = 10;

function areAnswers({ number, role, label }: ColumnProfile): boolean {
  const isOnScale =
    number?.isInteger === true && number.min >= 0 && number.max <= HIGHEST_ANSWER && number.max > HIGHEST_ANSWER / 2;
  return isOnScale && role !== 'identifier' && toCanonical(label).some((word) => RECOMMENDS.has(word));
}

/** The position of the only column of answers to how likely one is to recommend, from 0 to 10. */
export function promoterColumn({ columns }: TableProfile): number | undefined {
  const found = columns.flatMap((column, at) => (areAnswers(column) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}
