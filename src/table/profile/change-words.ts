import type { LabelFacts } from '../reading/column-label.ts';
import { hasAny, setOf } from './measure-words.ts';

/** Words of labels whose numbers are differences, folded. */
const CHANGE = setOf(
  'change changes growth difference diff net delta variance variation gain gains loss losses yoy qoq mom balance surplus deficit increase decrease movement ' +
    'variacao crescimento diferenca saldo liquido liquida ganho perda aumento reducao diminuicao evolucao ' +
    'التغير تغير التغيير تغيير النمو نمو الفرق فرق صافي الصافي الزياده النقص الربح الخساره',
);
/** Words of labels whose mixed signs are places on a map and no changes, folded. */
const COORDINATE = setOf('lat lon lng long latitude longitude خط');

/** True where a label speaks of places on a map. */
export function isCoordinateLabel(facts: LabelFacts): boolean {
  return hasAny(facts, COORDINATE);
}

/** True where a label speaks of change or difference. */
export function isChangeLabel(facts: LabelFacts): boolean {
  return hasAny(facts, CHANGE);
}
