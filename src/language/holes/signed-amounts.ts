import type { Locale } from '../../chart/locale.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { canonicalWord, conceptsOf, toCanonical } from '../links/table-index.ts';
import { isAmount } from './column-nature.ts';
import { isPlainMoney, isTraded } from './sales-column.ts';

/** Money that left an account, or that came in. */
export type MoneySide = 'out' | 'in';

/** What each side is called, in each locale. */
export const SIDE_NAMES = {
  out: { EN_US: 'Spending', EN_GB: 'Spending', PT_PT: 'Despesas', AR: 'المصروفات' },
  in: { EN_US: 'Income', EN_GB: 'Income', PT_PT: 'Receitas', AR: 'الدخل' },
} as const satisfies Record<MoneySide, Record<Locale, string>>;

const wordsOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(canonicalWord));
/** Words of bank statements, beside those for costs and for what is earned. */
const OWN_WORDS: Readonly<Record<MoneySide, ReadonlySet<string>>> = {
  out: wordsOf(
    'outgoing outflow debit withdrawal saida saiu sairam paguei debito levantamento saque سحب مسحوبات خصم خصومات مدفوعات',
  ),
  in: wordsOf('inflow credit deposit entrada entrou entraram recebi credito deposito ايداع ايداعات وارد واردات'),
};
const CONCEPTS: Readonly<Record<MoneySide, ReadonlySet<string>>> = {
  out: new Set(conceptsOf('expense')),
  in: new Set(conceptsOf('revenue')),
};
const BALANCE = wordsOf('balance saldo رصيد');
/** Of fewer negative amounts than this share of the rows, they may be returns. */
const LEAST_NEGATIVE = 0.1;

/** True for a word for what money comes to on both sides. */
export const isBalanceWord = (word: string): boolean => BALANCE.has(word);

const sayBalance = ({ label }: ColumnProfile): boolean => toCanonical(label).some(isBalanceWord);

/**
 * The position of the only money of a statement of account: amounts below zero for what was spent and above for what came in, of
 * no trade, where no column or kind of row is called either. Undefined in other tables.
 */
export function statementColumn({ columns, rowCount }: TableProfile): number | undefined {
  if (columns.some(isTraded)) return undefined;
  const money = columns.flatMap((column, at) => (isAmount(column) && !sayBalance(column) ? [at] : []));
  const [only, ...others] = money;
  const column = only === undefined || others.length > 0 ? undefined : columns[only];
  if (column?.number === undefined || (column.currency === undefined && !isPlainMoney(column))) return undefined;
  return column.number.negatives >= rowCount * LEAST_NEGATIVE && column.number.max > 0 ? only : undefined;
}

/** The side of an account that a word speaks of, by itself and by what it and its root mean. */
export function sideOfWord(word: string, concepts: readonly string[]): MoneySide | undefined {
  const isOf = (side: MoneySide): boolean =>
    OWN_WORDS[side].has(word) || concepts.some((concept) => CONCEPTS[side].has(concept));
  return isOf('out') ? 'out' : isOf('in') ? 'in' : undefined;
}
