import { columnsIn } from '../../plan/check/columns-used.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import { binary } from '../grammar/expressions.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isTimelike } from '../holes/column-nature.ts';
import type { Frame } from './frame.ts';

/** A condition that a column, or a part of its dates, is one value. */
type Equation = Extract<Expression, { kind: 'binary' }>;

function isEquation(where: Expression): where is Equation {
  return where.kind === 'binary' && where.operator === '=' && columnsIn(where.left).length === 1;
}

const sideOf = ({ left }: Equation): string => JSON.stringify(left);

/** "Compare sales in 2024 and 2025": a stretch of no more than two years is those two. */
function withoutStretches(filters: readonly Expression[]): readonly Expression[] {
  return filters.flatMap((where): readonly Expression[] => {
    if (where.kind !== 'between' || where.low.kind !== 'moment' || where.high.kind !== 'moment') return [where];
    const years = [where.low.iso, where.high.iso].map((iso) => (YEAR.test(iso) ? Number(iso) : Number.NaN));
    const [first = Number.NaN, last = Number.NaN] = years;
    return last - first === 1 ? [where.low, where.high].map((end) => binary('=', where.of, end)) : [where];
  });
}

const YEAR = /^\d{4}$/;

/** The equations of one column with different values, which no row can meet together; none where there are no two. */
function rivalsOf(filters: readonly Expression[]): readonly Equation[] {
  const equations = filters.filter(isEquation);
  const isRival = (one: Equation): boolean =>
    equations.some(
      (other) => sideOf(other) === sideOf(one) && JSON.stringify(other.right) !== JSON.stringify(one.right),
    );
  const [first] = equations.filter(isRival);
  return first === undefined ? [] : equations.filter((one) => sideOf(one) === sideOf(first) && isRival(one));
}

/**
 * "Compare 2023 with 2024", "2023 vs 2024", "Porto and Faro": no row is of both, so those of either stay, and they are told apart.
 * Conditions on other columns stay as they are.
 */
export function withEither(frame: Frame, { table, columnOf, isFollowing, purpose }: BuildContext): Frame {
  const filters = frame.task === 'compare' ? withoutStretches(frame.filters) : frame.filters;
  // A chart of no row is never asked for; what is said of a chart before is another thing.
  const rivals = frame.task === 'compare' || !isFollowing ? rivalsOf(filters) : [];
  const [first, second] = rivals;
  if (first === undefined || second === undefined) return frame;
  const column = table.columns.findIndex(({ key }) => columnsIn(first.left).includes(key));
  if (column < 0) return frame;
  const others = filters.filter((where) => !rivals.some((rival) => rival === where));
  // Rows are kept as they are where nothing is compared: those of either.
  if (purpose === 'data' && frame.task !== 'compare')
    return {
      ...frame,
      filters: [...others, rivals.slice(1).reduce<Expression>((all, one) => binary('or', all, one), first)],
    };
  const literals = rivals.flatMap(({ right }) => (right.kind === 'literal' ? [right] : []));
  const isOfTime = isTimelike(columnOf(column));
  if (!isOfTime) {
    if (literals.length < rivals.length || first.left.kind !== 'column') return frame;
    return {
      ...frame,
      filters: [...others, { kind: 'in', of: first.left, values: literals }],
      contrasts: [...frame.contrasts, column],
    };
  }
  const iso = second.right.kind === 'moment' ? second.right.iso : '';
  const isYear = /^\d{4}$/.test(iso) || columnOf(column).kind === 'number';
  const part = /^\d{4}-Q/.test(iso) ? 'quarter' : isYear ? 'year' : 'month';
  return {
    ...frame,
    filters: [...others, rivals.slice(1).reduce<Expression>((all, one) => binary('or', all, one), first)],
    groups: [...frame.groups, { column, part, role: 'series' }],
  };
}
