import type { MeaningOf, MeasureForm, SortDirection } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import type { LinkedWish } from '../links/link-words.ts';
import { canonicalWord, toCanonical } from '../links/table-index.ts';
import { isParticiple, rootOf } from '../text/derivation.ts';
import { tokenize } from '../text/tokens.ts';
import type { Assumption } from '../understanding.ts';
import type { Frame } from './frame.ts';

/** Stemmed words of labels of which less is better: what is paid, waited for, lost, or went wrong. */
const LOW_IS_GOOD: ReadonlySet<string> = new Set(
  toCanonical(
    'cost expense expenditure spending wait waiting delay duration time latency downtime error mistake defect fault failure churn ' +
      'absence absenteeism complaint return refund loss debt crime accident injury death mortality fatality emission pollution ' +
      'unemployment inflation bounce cancellation fine penalty waste rank position late overdue rejection backlog minute second price ' +
      'custo despesa gasto espera atraso demora tempo duracao erro defeito falha falta ausencia reclamacao devolucao perda divida crime ' +
      'acidente ferido morte mortalidade obito emissao poluicao desemprego inflacao posicao rejeicao preco minuto segundo ' +
      'تكلفه تكاليف كلفه مصروف مصاريف انتظار تاخير تاخر زمن مده خطا اخطاء عيب عيوب غياب شكوي شكاوي خساره خسائر دين ديون حادث حوادث اصابه وفاه وفيات ' +
      'بطاله تضخم انبعاث مرتجع سعر',
  ),
);

const LOW_ROOTS: ReadonlySet<string> = new Set([...LOW_IS_GOOD].map(rootOf));

/** True for a figure of which less is better: a length of time, and as far as its label tells "Waste", and what was "Wasted". */
function isLowGood(column: number | undefined, { columnOf }: BuildContext): column is number {
  if (column === undefined) return false;
  const { label, format } = columnOf(column);
  if (format === 'duration') return true;
  return tokenize(label).some(
    ({ folded }) => LOW_IS_GOOD.has(canonicalWord(folded)) || (isParticiple(folded) && LOW_ROOTS.has(rootOf(folded))),
  );
}

const turned = (direction: SortDirection): SortDirection => (direction === 'ascending' ? 'descending' : 'ascending');

/** "Best" and "worst" in the wish: they say nothing of high and low. */
function speaksOfQuality({ links }: LinkedWish): boolean {
  return links
    .flat()
    .some(({ target }) => target.kind === 'sense' && (target.sense === 'bestWord' || target.sense === 'worstWord'));
}

const byOf = ({ by }: MeaningOf['Top']): number | undefined =>
  by?.kind === 'column' ? by.column : by?.kind === 'measure' ? by.measure.column : undefined;

const EXTREMES: Partial<Readonly<Record<NonNullable<MeasureForm['operation']>, 'min' | 'max'>>> = {
  max: 'min',
  min: 'max',
};

/** A frame in which the best of what is good when low are the lowest, and what was so taken for granted. */
export function withQuality(
  frame: Frame,
  linked: LinkedWish,
  context: BuildContext,
): { readonly frame: Frame; readonly assumptions: readonly Assumption[] } {
  const targets = [
    ...frame.tops.map(byOf),
    ...frame.orders.map(({ target }) => (target?.kind === 'column' ? target.column : undefined)),
    ...frame.measures.map(({ column }) => column),
  ].filter((column) => isLowGood(column, context));
  const [column] = targets;
  if (column === undefined || !speaksOfQuality(linked)) return { frame, assumptions: [] };
  const isRanked = frame.measures.some((measure) => isLowGood(measure.column, context));
  return {
    frame: {
      ...frame,
      tops: frame.tops.map((top) =>
        isLowGood(byOf(top), context) || (top.by === undefined && isRanked)
          ? { ...top, direction: turned(top.direction) }
          : top,
      ),
      orders: frame.orders.map((order) => {
        const isOfAxis = order.target?.kind === 'axis' && order.target.axis === 'y';
        const isOfFigure = isRanked && (order.target === undefined || isOfAxis);
        const isOfColumn = order.target?.kind === 'column' && isLowGood(order.target.column, context);
        return order.direction !== undefined && (isOfFigure || isOfColumn)
          ? { ...order, direction: turned(order.direction) }
          : order;
      }),
      measures: frame.measures.map((measure) => {
        const other = measure.operation === undefined ? undefined : EXTREMES[measure.operation];
        return other !== undefined && isLowGood(measure.column, context) ? { ...measure, operation: other } : measure;
      }),
    },
    assumptions: [{ kind: 'low-is-good', column: context.columnOf(column).label }],
  };
}
