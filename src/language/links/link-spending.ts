import type { TableProfile } from '../../table/profile.ts';
import { isAmount } from '../holes/column-nature.ts';
import { isPlainMoney, isTraded } from '../holes/sales-column.ts';
import type { Language } from '../lexicon/lexicon-index.ts';
import type { Token } from '../text/tokens.ts';
import type { Link } from './link.ts';
import { earningsWord } from './link-sales.ts';
import { canonicalWord, conceptsOf } from './table-index.ts';

const SPENT: ReadonlySet<string> = new Set(conceptsOf(canonicalWord('expense')));
const SPENDING_SCORE = 0.8;

type SpendingTools = { readonly profile: TableProfile; readonly language: Language };

/**
 * The position of the only money of a table that tells of no trade, called plainly an amount, where no figure is called a cost.
 */
function amountSpent({ columns }: TableProfile): number | undefined {
  const isSpent = (label: string): boolean =>
    earningsWords(label).some((word) => conceptsOf(word).some((concept) => SPENT.has(concept)));
  if (columns.some((column) => isTraded(column) || (column.role === 'measure' && isSpent(column.label))))
    return undefined;
  const amounts = columns.flatMap((column, at) => (isAmount(column) ? [at] : []));
  const [only, ...others] = amounts.filter((at) => {
    const column = columns[at];
    return column !== undefined && (isPlainMoney(column) || column.currency !== undefined);
  });
  const found = only === undefined ? undefined : columns[only];
  return others.length > 0 || (found?.number?.negatives ?? 0) > 0 ? undefined : only;
}

const earningsWords = (label: string): readonly string[] =>
  label
    .toLowerCase()
    .split(/\P{L}+/u)
    .map(canonicalWord);

/** "Spending" of a table that calls its money "Amount", also where its kinds are called "Expense category": the money is meant. */
export function preferSpending(own: Link[], { folded, kind }: Token, start: number, tools: SpendingTools): void {
  if (kind !== 'word' || own.some(({ target }) => target.kind === 'value' || target.kind === 'side')) return;
  const { concepts } = earningsWord(folded, tools.language);
  if (!concepts.some((concept) => SPENT.has(concept))) return;
  const names = own.filter(({ target }) => target.kind === 'column');
  const isOther = ({ end, target }: Link): boolean =>
    end === start + 1 &&
    target.kind === 'column' &&
    target.reason === 'synonym' &&
    tools.profile.columns[target.column]?.role !== 'measure';
  if (!names.every(isOther)) return;
  const column = amountSpent(tools.profile);
  if (column === undefined) return;
  own.splice(0, own.length, ...own.filter((link) => !names.includes(link)));
  own.unshift({ start, end: start + 1, score: SPENDING_SCORE, target: { kind: 'column', column, reason: 'synonym' } });
}
