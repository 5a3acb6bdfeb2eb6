import type { LabelFacts } from '../reading/column-label.ts';
import { hasAny, setOf } from './measure-words.ts';

/** Words of labels of what is taken off or put on: an amount, or a share of one. */
const PUT_ON = setOf(
  'discount discounts tax vat commission fee markup rebate desconto descontos imposto iva comissao خصم الخصم ضريبه الضريبه عموله العموله',
);

/** True for shares of amounts: discounts and taxes between 0 and 1 do not add up, those of 20 or 35 euros do. */
export function isShareOfAmounts(
  facts: LabelFacts,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  return min >= 0 && max <= 1 && max > 0 && hasAny(facts, PUT_ON);
}
