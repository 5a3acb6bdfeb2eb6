import type { TableProfile } from '../../table/profile.ts';
import { isPriceWord } from '../holes/known-figures.ts';
import { knownRatio } from '../holes/known-ratios.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { canonicalWord } from './table-index.ts';

/**
 * Of a table that tells what was earned and how many pieces were sold, and no price, a price is the one divided by the other: the fees that
 * stand beside them are none. Of any other table words for a unit price are no figure of their own. Changes the links given.
 */
export function settlePrices(found: Link[][], tokens: readonly Token[], profile: TableProfile): void {
  const prices = tokens.flatMap(({ folded }, at) => (isPriceWord(canonicalWord(folded)) ? [at] : []));
  if (prices.length === 0) return;
  const isMadeUp = knownRatio('unitPrice', profile) !== undefined;
  const said = found.flat().filter(isUnitPrice);
  const isOther = (link: Link): boolean => {
    const { start, end, target } = link;
    // The longest words say it: "average price per unit" is no price for each unit once more.
    if (isUnitPrice(link)) return !isMadeUp || said.some((one) => one !== link && one.start <= start && end <= one.end);
    return isMadeUp && prices.includes(start) && target.kind === 'column' && target.reason === 'synonym';
  };
  found.forEach((own, at) => {
    found[at] = own.filter((link) => !isOther(link));
  });
}

const isUnitPrice = ({ target }: Link): boolean => target.kind === 'sense' && target.sense === 'unitPrice';
