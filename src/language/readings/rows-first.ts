import { columnOfDerive } from '../grammar/constructs/figures-of-columns.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isNaming, isNumeric, isTimelike } from '../holes/column-nature.ts';
import type { Frame } from './frame.ts';

/** What is worked out of single rows before they are gathered, or in place of it; and columns kept that groups are measured by. */
export function withRowsFirst(frame: Frame, context: BuildContext): Frame {
  const own = withOwnAxis(withoutOrderOfRows(withAmounts(frame, context), context), context);
  const few = withFewFirst(withKeptFigures(own, context), context);
  return withShares(withNamedExtremes(withProducts(few, context), context), context);
}

/** "How much did each shop make" means money; "how much does each product cost" names what it asks for. */
function withAmounts(frame: Frame, { columnOf }: BuildContext): Frame {
  const { amounts = [], measures, mentions, derives, formulas, windows } = frame;
  const isNamed =
    measures.length + derives.length + formulas.length + windows.length > 0 ||
    mentions.some(({ column }) => columnOf(column).role === 'measure');
  return amounts.length === 0 || isNamed ? frame : { ...frame, measures: amounts };
}

/** "Salary and bonus by department, bonus on a second axis": the figure with an axis of its own is the last, and no group. */
function withOwnAxis(frame: Frame, { columnOf, config }: BuildContext): Frame {
  const { edited = [], groups, mentions, measures } = frame;
  const isFigure = (column: number): boolean => columnOf(column).role === 'measure';
  const last = edited.filter(isFigure);
  if (config.type !== 'table' || last.length === 0 || groups.length === 0) return frame;
  const known = new Set(measures.map(({ column }) => column));
  const named = [...new Set(mentions.map(({ column }) => column))].filter((column) => isFigure(column));
  const added = [...named.filter((column) => !last.includes(column)), ...last].filter((column) => !known.has(column));
  const all = [...measures, ...added.map((column) => ({ column }))];
  const isLast = ({ column }: (typeof all)[number]): boolean => column !== undefined && last.includes(column);
  return {
    ...frame,
    mentions: mentions.filter(({ column }) => !isFigure(column)),
    measures: [...all.filter((measure) => !isLast(measure)), ...all.filter(isLast)],
  };
}

/** "Sort the orders from the oldest to the newest": what has a number for each row says what is sorted, and not by what. */
function withoutOrderOfRows(frame: Frame, { columnOf }: BuildContext): Frame {
  const isOfRows = ({ target, direction }: Frame['orders'][number]): boolean =>
    target?.kind === 'column' && direction === undefined && columnOf(target.column).isUnique;
  const orders = frame.orders.filter((order, at) => at === frame.orders.length - 1 || !isOfRows(order));
  return orders.length === frame.orders.length ? frame : { ...frame, orders };
}

/** "Average salary of the 5 oldest": the few rows are picked first, then they are gathered. */
function withFewFirst(frame: Frame, { columnOf, profile }: BuildContext): Frame {
  const [top, ...others] = frame.tops;
  const { measures, groups, bins, windows, formulas, derives } = frame;
  const isOpen = others.length + groups.length + bins.length + windows.length + formulas.length + derives.length === 0;
  const isWorkedOut = measures.length > 0 && measures.every(({ operation }) => operation !== undefined);
  if (!isOpen || !isWorkedOut || top?.by?.kind !== 'column' || top.count === undefined) return frame;
  const { of, by, count, direction, offset } = top;
  if (of !== undefined && !columnOf(of).isUnique && !isNaming(columnOf(of), profile)) return frame;
  const limit = {
    verb: 'limit',
    count,
    from: 'start',
    by: { column: columnOf(by.column).key, direction },
    ...(offset === undefined ? {} : { offset }),
  } as const;
  const mentions = frame.mentions.filter(({ column }) => column !== of);
  return { ...frame, tops: [], mentions, steps: [...frame.steps, limit] };
}

/** "Share of fees by species": where rows are wanted and no picture, the shares stand beside the figures. */
function withShares(asked: Frame, context: BuildContext): Frame {
  const frame = withWholeOfPeriod(asked, context);
  const { task, groups, windows, types, mentions, measures } = frame;
  const isOpen = windows.length + types.length === 0 && mentions.length + measures.length <= 1;
  if (context.purpose !== 'data' || task !== 'share' || groups.length === 0 || groups.length > 2 || !isOpen)
    return frame;
  const within = groups.length === 1 ? undefined : timeAmong(groups, context);
  if (groups.length === 2 && within === undefined) return frame;
  const column = mentions[0]?.column ?? measures[0]?.column;
  const whole = within === undefined ? {} : { within };
  return { ...frame, windows: [{ operation: 'shareOfTotal', ...(column === undefined ? {} : { column }), ...whole }] };
}

/** "The percentage of sales by region in each month": of what each month came to, and not of all. */
function withWholeOfPeriod(frame: Frame, context: BuildContext): Frame {
  const [window, ...others] = frame.windows;
  const isOfAll = window?.operation === 'shareOfTotal' && window.within === undefined && others.length === 0;
  const within = isOfAll && frame.groups.length === 2 ? timeAmong(frame.groups, context) : undefined;
  return window === undefined || within === undefined ? frame : { ...frame, windows: [{ ...window, within }] };
}

/** "Revenue share by room type by quarter": the shares are those of each quarter. */
function timeAmong(groups: Frame['groups'], { table, columnOf }: BuildContext): number | undefined {
  const isTimed = groups.map(
    ({ column, part }) => part !== undefined || column === undefined || isTimelike(columnOf(column)),
  );
  const time = groups[isTimed.indexOf(true)];
  if (time === undefined || isTimed.every(Boolean)) return undefined;
  const first = table.columns.findIndex((_, at) => isTimelike(columnOf(at)) && columnOf(at).time?.isCyclic !== true);
  return time.column ?? (first < 0 ? undefined : first);
}

/** "Only 2021, by district": what is kept is the figure of the groups. */
function withKeptFigures(frame: Frame, { profile, table }: BuildContext): Frame {
  const [step, ...others] = frame.steps;
  if (step?.verb !== 'select' || others.length > 0 || frame.groups.length === 0) return frame;
  const mentions = step.columns.flatMap((key) => {
    const isFigure = profile.columns.find((column) => column.key === key)?.role === 'measure';
    return isFigure
      ? [{ column: table.columns.findIndex((column) => column.key === key), reason: 'exact' as const }]
      : [];
  });
  return mentions.length === 0 ? frame : { ...frame, steps: [], mentions: [...frame.mentions, ...mentions] };
}

/** "Quantity times price by product": a product of sums is no sum of products, so each row has its own first. */
function withProducts(frame: Frame, context: BuildContext): Frame {
  const products = frame.derives.filter(({ operator }) => operator === '*');
  if (products.length === 0 || frame.groups.length === 0) return frame;
  const measures = products.flatMap((product) => {
    const made = columnOfDerive(product, context);
    return made === undefined ? [] : [{ operation: 'sum' as const, column: made.column }];
  });
  const derives = frame.derives.filter((derive) => !products.includes(derive));
  return { ...frame, derives, measures: [...frame.measures, ...measures] };
}

/** "The highest salary in each department and whose it is": the row that has it, since a name makes no group of its own. */
function withNamedExtremes(frame: Frame, { columnOf, profile, purpose }: BuildContext): Frame {
  const { measures, mentions, tops, windows, formulas, derives } = frame;
  const isName = (column: number | undefined): boolean =>
    column !== undefined && (columnOf(column).isUnique || isNaming(columnOf(column), profile));
  const names = [...mentions, ...frame.groups.filter(({ column }) => isName(column))];
  const [measure, ...others] = measures;
  const [group, ...further] = frame.groups.filter(({ column }) => !isName(column));
  const isPlain =
    others.length + further.length + tops.length + windows.length + formulas.length + derives.length === 0;
  const per = group?.part === undefined ? group?.column : undefined;
  if (purpose !== 'data' || !isPlain || per === undefined || names.length === 0) return frame;
  const isExtreme = measure?.operation === 'max' || measure?.operation === 'min';
  if (!isExtreme || measure.column === undefined || !isNumeric(columnOf(measure.column))) return frame;
  if (!names.every(({ column }) => isName(column))) return frame;
  const direction = measure.operation === 'max' ? 'descending' : 'ascending';
  const top = { count: 1, direction, per, by: { kind: 'column', column: measure.column } } as const;
  return { ...frame, measures: [], groups: [], mentions: [], tops: [top] };
}
