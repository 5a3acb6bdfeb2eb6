import type { ChartEdit } from '../../plan/edit/edit.ts';
import type { AggregateOperation, Expression } from '../../plan/expression/expression.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import type {
  Category,
  ColumnMention,
  Grouping,
  MeaningOf,
  MeasureForm,
  OrderForm,
  TypeWord,
} from '../grammar/meaning.ts';
import type { Item } from '../grammar/rule.ts';
import type { Task } from '../understanding.ts';
import type { Cover } from './cover.ts';

/** What a wish asks for, its pieces put together, before the table fills what it leaves open. */
export type Frame = {
  readonly filters: readonly Expression[];
  /** Columns whose values are set against one another. */
  readonly contrasts: readonly number[];
  /** True where their values stand for many, each with a figure of his own. */
  readonly areManyCompared?: boolean;
  readonly measures: readonly MeasureForm[];
  readonly mentions: readonly ColumnMention[];
  readonly groups: readonly (Grouping & { readonly role: 'group' | 'series' })[];
  readonly orders: readonly MeaningOf['Order'][];
  readonly tops: readonly MeaningOf['Top'][];
  readonly bins: readonly MeaningOf['Bin'][];
  readonly windows: readonly MeaningOf['Window'][];
  readonly derives: readonly MeaningOf['Derive'][];
  /** What every figure is brought down to, where the wish names none: "average by month". */
  readonly bareOperation?: AggregateOperation;
  readonly formulas: readonly MeaningOf['Formula'][];
  readonly havings: readonly MeaningOf['Having'][];
  readonly changes: readonly MeaningOf['Change'][];
  readonly spreads: readonly MeaningOf['Spread'][];
  readonly portions: readonly MeaningOf['Portion'][];
  readonly types: readonly TypeWord[];
  readonly axes: readonly MeaningOf['AxisUse'][];
  readonly task?: Task;
  /** True where the rows are asked for one by one: "the age of each singer". */
  readonly isEachRow: boolean;
  /** True where the rows themselves are what is told by groups: "visits per clinic". */
  readonly areRowsNamed: boolean;
  /** True where the groups that make series get columns of their own. */
  readonly isWide: boolean;
  readonly steps: readonly Transform[];
  /** What is wanted back, columns in the place of others, and another operation on the same figures: of follow-ups alone. */
  readonly restores: readonly MeaningOf['Restore'][];
  readonly replacements: readonly MeaningOf['Replacement'][];
  /** True where groups are wanted back, and all of them. */
  readonly isBack: boolean;
  readonly reusedOperation?: AggregateOperation;
  /** True where the operation stands right before a column, whose own it is. */
  readonly isOperationTorn: boolean;
  /** Figures that stay beside those that a formula makes of them: of follow-ups alone. */
  readonly kept?: readonly MeasureForm[];
  /** True where the data are to stay as they are. */
  readonly isAsItIs: boolean;
  readonly edits: readonly ChartEdit[];
  /** Columns that edits name. */
  readonly edited?: readonly number[];
  /** Figures that groups are ranked by though the wish names none. */
  readonly guessed?: readonly number[];
  /** Figures that "how much" means where the wish names none. */
  readonly amounts?: readonly MeasureForm[];
  /** Columns each of whose values is to have a small chart of its own. */
  readonly facets?: readonly number[];
  /** The column that the size of points shows. */
  readonly size?: number;
};

/** The meanings of a category among the pieces, in their order. */
type AllOf = <Name extends Category>(name: Name) => readonly MeaningOf[Name][];

const SHARES: MeaningOf['Window'] = { operation: 'shareOfTotal' };

/** Periods set against one another. */
const asSeries = (group: Grouping): Frame['groups'][number] => ({ ...group, role: 'series' });

function sharesOf({ isShare, shareOf, within }: MeaningOf['By']): readonly MeaningOf['Window'][] {
  const inner = within === undefined ? {} : { within };
  if (shareOf !== undefined) return [{ ...SHARES, column: shareOf, ...inner }];
  if (within !== undefined) return [{ ...SHARES, within }];
  return isShare === true ? [SHARES] : [];
}

/** True where shares are wanted as a pie or a donut of one ring: its slices are the shares, and the figures stay what they are. */
function isRound(all: AllOf): boolean {
  const isOfOneRing = all('By').every(({ within }) => within === undefined);
  return isOfOneRing && all('Type').some(({ words }) => words.includes('pie') || words.includes('donut'));
}

/** What is measured, in the order of the wish's pieces. */
function measuresOf(all: AllOf): readonly MeasureForm[] {
  return [
    ...all('Measure').flatMap(({ measures }) => measures),
    ...all('Rank').map(({ measure }) => measure),
    ...all('Having').flatMap(({ measure }) => measure ?? []),
    ...rowsShared(all),
    ...(isRound(all) ? all('By').flatMap(({ shareOf }) => (shareOf === undefined ? [] : [{ column: shareOf }])) : []),
  ];
}

/** "The percentage of men and women": where no figure is named, rows are shared out. */
function rowsShared(all: AllOf): readonly MeasureForm[] {
  const named = [...all('Measure'), ...all('Mention'), ...all('Columns'), ...all('Rank')];
  const areShared = all('By').some(({ isShare, shareOf }) => isShare === true && shareOf === undefined);
  return areShared && named.length === 0 ? [{ operation: 'count' }] : [];
}

/** What rows are gathered by, in the order of the wish's pieces. */
function groupsOf(all: AllOf, task: Task | undefined): Frame['groups'] {
  return [
    ...all('Rank').flatMap(({ groups }) => groups.map((group) => ({ ...group, role: 'group' as const }))),
    ...all('Having').flatMap(({ gathers }) => (gathers === undefined ? [] : [{ ...gathers, role: 'group' as const }])),
    ...all('Window').flatMap(({ by = [] }) => by.map((group) => ({ ...group, role: 'group' as const }))),
    ...alongOf(all),
    ...all('Window').flatMap(({ part }) => (part === undefined ? [] : [{ part, role: 'group' as const }])),
    ...all('Filter').flatMap(({ periods, isAgainst }) =>
      periods !== undefined && (isAgainst === true || task === 'compare') ? [asSeries(periods)] : [],
    ),
    ...withinEach(all('By')).flatMap(({ groups, role }) => groups.map((group) => ({ ...group, role }))),
  ];
}

/** What windows run along by themselves, where the wish names no period. */
function alongOf(all: AllOf): Frame['groups'] {
  const isNamed = all('By').some(({ groups }) => groups.some(({ part }) => part !== undefined));
  const isGrouped = all('By').length + all('Rank').length > 0;
  const along = all('Window').flatMap(({ along: own }) =>
    own === undefined || isNamed || (own.isAlone === true && isGrouped) ? [] : [own],
  );
  return along.map(({ isAlone: _, ...group }) => ({ ...group, role: 'group' as const }));
}

/** "Votes by party in each district" run along the districts, and the parties stand side by side in each of them. */
function withinEach(by: readonly MeaningOf['By'][]): readonly MeaningOf['By'][] {
  const [first, second] = by;
  const isWithin = by.length === 2 && first?.isOverEach === false && second?.isOverEach === true;
  return isWithin ? by.toReversed() : by;
}

/** What a picture is to tell: a relation where a figure is set against a figure, else what a word says; periods set against one another are compared. */
function taskOf(all: AllOf): Task | undefined {
  const isRelation = all('Mention').some((mention) => mention.isRelation === true);
  const isAgainst = all('Filter').some((filter) => filter.isAgainst === true);
  return isRelation ? 'relation' : (all('Task').at(-1)?.task ?? (isAgainst ? 'compare' : undefined));
}

/** Puts the pieces of a cover together. */
export function toFrame({ pieces }: Cover): Frame {
  const all = <Name extends Category>(name: Name): readonly MeaningOf[Name][] =>
    pieces.flatMap((piece: Item) =>
      // An item's meaning is that of its name: leaves and rules are made so.
      piece.name === name && piece.meaning !== undefined ? [piece.meaning as MeaningOf[Name]] : [],
    );
  const ranks = all('Rank');
  const task = taskOf(all);
  const bareOperation = all('By').find(({ operation }) => operation !== undefined)?.operation;
  const reusedOperation = all('Reuse')[0]?.operation;
  const facets = all('By').flatMap(({ isFacet, groups }) => (isFacet === true ? groups : []));
  const size = all('Type').find((type) => type.size !== undefined)?.size;
  const edited = all('Edits').flatMap(({ columns = [] }) => columns.map(({ column }) => column));
  const amounts = all('By').flatMap(({ amount }) => amount ?? []);
  const guessed = ranks.flatMap(({ isAssumed, measure }) => (isAssumed === true ? (measure.column ?? []) : []));
  return {
    filters: [
      ...pieces.flatMap((piece) => {
        const isCondition = piece.name === 'Filter' || piece.name === 'Condition';
        return isCondition && piece.meaning !== undefined && 'where' in piece.meaning
          ? (piece.meaning.where ?? [])
          : [];
      }),
      ...[...all('Top'), ...ranks, ...all('By'), ...all('Order'), ...all('Having'), ...all('Change')].flatMap(
        ({ where }) => where ?? [],
      ),
    ],
    contrasts: all('Filter').flatMap(({ contrast }) => contrast ?? []),
    ...(all('Filter').some(({ areMany }) => areMany === true) ? { areManyCompared: true } : {}),
    measures: measuresOf(all),
    mentions: [...mentionsOf(pieces), ...(size === undefined ? [] : [size]), ...besideMeasures(all)],
    groups: groupsOf(all, task),
    orders: mergeOrders([
      // The few of a ranking stand in its order already.
      ...[...ranks, ...all('Change').filter(({ count }) => count === undefined)].flatMap(rankOrder),
      ...all('Order').flatMap(({ next, where: _, ...order }) => [order, ...(next ?? [])]),
    ]),
    tops: [...topsOf(pieces), ...all('Change').flatMap(fewOfRanked)],
    bins: all('Bin'),
    windows: [...all('Window'), ...(isRound(all) ? [] : all('By').flatMap(sharesOf))],
    derives: all('Derive'),
    formulas: all('Formula'),
    havings: all('Having'),
    changes: all('Change'),
    spreads: all('Spread'),
    portions: all('Portion'),
    types: [
      ...all('Type').flatMap(({ words }) => words),
      ...(all('By').some(({ isStacked }) => isStacked === true) ? (['stacked'] as const) : []),
      // "Areas, one line per city" is one picture, whose type is named.
      ...(all('Type').length === 0 && all('By').some(({ areLines }) => areLines === true) ? (['line'] as const) : []),
    ],
    axes: all('AxisUse'),
    ...(task === undefined ? {} : { task }),
    ...(bareOperation === undefined ? {} : { bareOperation }),
    isEachRow: all('Scope').some(({ isEach }) => isEach),
    areRowsNamed:
      all('Scope').some(({ areMany }) => areMany === true) ||
      all('Filter').some(({ areRowsNamed }) => areRowsNamed === true),
    isWide: all('By').some(({ isWide }) => isWide === true),
    restores: all('Restore'),
    replacements: all('Replacement'),
    isBack: all('By').some((by) => by.isBack === true),
    ...(reusedOperation === undefined ? {} : { reusedOperation }),
    isOperationTorn: isOperationTorn(pieces),
    steps: all('Steps').flatMap(({ steps }) => steps),
    isAsItIs: all('Steps').some(({ steps }) => steps.length === 0),
    ...(edited.length === 0 ? {} : { edited }),
    ...(guessed.length === 0 ? {} : { guessed }),
    ...(amounts.length === 0 ? {} : { amounts }),
    ...(size === undefined ? {} : { size: size.column }),
    ...(facets.length === 0 ? {} : { facets: facets.flatMap(({ column }) => column ?? []) }),
    edits: [...all('Type').flatMap(({ hex }) => painted(hex)), ...all('Edits').flatMap(({ edits }) => edits)],
  };
}

function mentionsOf(pieces: Cover['pieces']): readonly ColumnMention[] {
  return pieces.flatMap((piece) => {
    const isMention = piece.name === 'Columns' || piece.name === 'Mention';
    return isMention && piece.meaning !== undefined && 'columns' in piece.meaning ? (piece.meaning.columns ?? []) : [];
  });
}

/** "… per station, with the days of rain on a second axis": what an edit names is shown where rows are gathered. */
function besideMeasures(all: AllOf): readonly ColumnMention[] {
  if (all('By').length === 0) return [];
  const measured = new Set(all('Measure').flatMap(({ measures }) => measures.map(({ column }) => column)));
  return all('Edits').flatMap(({ columns = [] }) => columns.filter(({ column }) => !measured.has(column)));
}

function isOperationTorn(pieces: readonly Item[]): boolean {
  return pieces.some(({ name }, at) => {
    const next = pieces[at + 1]?.name;
    return name === 'Reuse' && (next === 'Columns' || next === 'Mention');
  });
}

/** "Sort by price and keep the first 3": the first are those of the order. */
function topsOf(pieces: readonly Item[]): readonly MeaningOf['Top'][] {
  const order = pieces.findIndex(({ name }) => name === 'Order');
  return pieces.flatMap(({ name, meaning }, at) => {
    // An item's meaning is that of its name.
    if (name !== 'Top' || meaning === undefined) return [];
    const top = meaning as MeaningOf['Top'];
    return top.from !== undefined && order >= 0 && order < at ? [{ ...top, isOfOrder: true }] : [top];
  });
}

function painted(customColor: string | undefined): readonly ChartEdit[] {
  return customColor === undefined ? [] : [{ verb: 'styleSeries', target: { kind: 'every' }, look: { customColor } }];
}

/** The order of what is ranked, its direction left open where an order beside it may say another: "sort regions by profit, highest first". */
function rankOrder({ direction, isUsual }: Pick<MeaningOf['Rank'], 'direction' | 'isUsual'>): readonly OrderForm[] {
  if (direction === undefined) return [];
  return [{ target: { kind: 'axis', axis: 'y' }, direction, isOfRank: true, ...(isUsual === true ? { isUsual } : {}) }];
}

/** "The 3 fastest growing countries". */
function fewOfRanked({ count, direction }: MeaningOf['Change']): readonly MeaningOf['Top'][] {
  return count === undefined || direction === undefined ? [] : [{ count, direction, by: { kind: 'axis', axis: 'y' } }];
}

/** "By date, newest first": a direction by itself belongs to the order before it that has none. */
function mergeOrders(orders: readonly MeaningOf['Order'][]): readonly MeaningOf['Order'][] {
  const merged: MeaningOf['Order'][] = [];
  for (const order of orders) {
    const before = merged.at(-1);
    const isOpen = before?.target !== undefined && (before.direction === undefined || before.isUsual === true);
    if (isOpen && order.target === undefined) merged[merged.length - 1] = { ...before, ...order };
    else merged.push(order);
  }
  return merged.map(({ isUsual: _, ...order }) => order);
}
