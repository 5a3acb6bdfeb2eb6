import type { LabelFacts } from '../reading/column-label.ts';
import { hasAny, setOf } from './measure-words.ts';

/** Words of labels whose numbers say how far something moved, folded. */
const MOVE = setOf(
  'change changes chg growth difference diff delta variance variation yoy qoq mom wow increase decrease movement ' +
    'variacao crescimento diferenca aumento reducao diminuicao evolucao ' +
    'التغير تغير التغيير تغيير النمو نمو الفرق فرق الزياده النقص',
);
/** Words of labels whose numbers are what remains of one amount without another, folded. */
const REMAINDER = setOf(
  'net gain gains loss losses balance surplus deficit saldo liquido liquida ganho perda صافي الصافي الربح الخساره',
);
/** Words of labels whose mixed signs are places on a map and no changes, folded. */
const COORDINATE = setOf('lat lon lng long latitude longitude خط');

/** True where a label speaks of places on a map. */
export function isCoordinateLabel(facts: LabelFacts): boolean {
  return hasAny(facts, COORDINATE);
}

/** True where a label speaks of how far something moved. */
export function isMoveLabel(facts: LabelFacts): boolean {
  return hasAny(facts, MOVE);
}

/** True where a label speaks of change or difference. */
export function isChangeLabel(facts: LabelFacts): boolean {
  return isMoveLabel(facts) || hasAny(facts, REMAINDER);
}
