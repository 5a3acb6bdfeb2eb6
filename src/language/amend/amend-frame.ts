import { columnsIn } from '../../plan/check/columns-used.ts';
import type { Expression } from '../../plan/expression/expression.ts';
import { columnOfDerive } from '../grammar/constructs/figures-of-columns.ts';
import type { WindowForm } from '../grammar/meaning.ts';
import type { BuildContext } from '../grammar/rule.ts';
import { isNumeric, isTimelike } from '../holes/column-nature.ts';
import { joinRivals } from '../readings/either.ts';
import type { Frame } from '../readings/frame.ts';
import type { AmendTools } from './amend-tools.ts';
import { mergeFilters } from './merge-filters.ts';
import { mergeGroups } from './merge-groups.ts';
import { mergeMeasures } from './merge-measures.ts';
import { reachBack } from './reach-back.ts';
import { restoreFrame } from './restore-frame.ts';
import { setAgainst } from './set-against.ts';

/** A wish put together with what was asked for before. */
export type Amended = {
  readonly frame: Frame;
  /** True where the visible rows cannot tell what is asked: the rows they were made of are needed. */
  readonly isNeeded: boolean;
  /** True where other figures, groups or ranks are shown than before, and not only other rows of the same. */
  readonly isReshaped: boolean;
};

/**
 * What is asked for by a wish that follows another over the same rows: what it names stands in the place of its like, or joins it;
 * what it does not name stays. Undefined where the wish is about the visible rows: looks, figures along them, conditions on them.
 */
export function amendFrame(wish: Frame, before: Frame, tools: AmendTools): Amended | undefined {
  const amended = mergeFrames(wish, before, tools);
  return amended && { ...amended, isReshaped: wish.tops.length > 0 || isOtherShape(amended.frame, before) };
}

function isOtherShape(frame: Frame, before: Frame): boolean {
  const shapeOf = ({ groups, bins, measures, mentions, formulas, derives, task }: Frame): string =>
    JSON.stringify([
      groups,
      bins,
      measures.map(({ column, operation }) => [column, operation]),
      mentions,
      formulas,
      derives,
      task,
    ]);
  return shapeOf(frame) !== shapeOf(before);
}

type Merged = Omit<Amended, 'isReshaped'>;

function mergeFrames(own: Frame, before: Frame, given: AmendTools): Merged | undefined {
  // What is compared with something stays beside it.
  const tools = own.task === 'compare' && namesOne(own) ? { ...given, isAdding: true } : given;
  const wish = before.measures.length > 0 ? withProductsNamed(own, tools.context) : own;
  const reached = reachBack(wish, before);
  if (reached !== undefined) return { frame: reached, isNeeded: true };
  if (isAboutVisible(wish, before)) return undefined;
  const { frame: restored, mentions: unrestored } = restoreFrame(
    before,
    wish.restores,
    (column) => tools.context.columnOf(column).key,
  );
  const said: Frame = { ...wish, mentions: [...wish.mentions, ...unrestored] };
  const gathered = asksToGather(said, tools) ? gatherMentions(restored, tools) : restored;
  const { wish: asked, base, rivals } = setAgainst(said, gathered, tools.context);
  const isGathered = base.measures.length + base.groups.length + base.bins.length > 0;
  const filters = [...mergeFilters(base.filters, joinRivals(asked.filters).filters, tools.isAdding), ...rivals];
  const isChanged = JSON.stringify(restored) !== JSON.stringify(before);
  const kept = { filters, restores: [] };
  if (isWhole(asked, tools) && !tools.isAdding)
    return { frame: { ...asked, ...kept }, isNeeded: isGathered || isChanged };
  if (!isGathered) return amendRows(asked, base, { tools, filters, isChanged });
  const { numbers, names } = partMentions(asked, tools);
  const measures = mergeMeasures({ wish: asked, base, numbers, isAdding: tools.isAdding });
  const isSame = JSON.stringify(measures) === JSON.stringify(base.measures);
  const { groups, bins } = mergeGroups({ wish: asked, base, names, tools });
  // A shape that is asked for and there already is no reason to shape the visible rows once more.
  const isShaped = [asked.measures, asked.groups, asked.bins, asked.mentions, asked.replacements].some(
    (pieces) => pieces.length > 0,
  );
  const isFiltered = JSON.stringify(filters) !== JSON.stringify(restored.filters);
  return {
    frame: {
      ...asked,
      ...kept,
      mentions: [],
      replacements: [],
      measures,
      ...keptFormulas(base, measures),
      windows: keptWindows(asked, base, { numbers, groups }),
      groups,
      bins,
      tops: asked.isBack ? asked.tops : mergeTops(asked.tops, base.tops),
      orders: asked.orders.length > 0 || asked.isBack ? asked.orders : base.orders,
      havings: asked.havings.length > 0 ? asked.havings : isSame ? base.havings : [],
    },
    isNeeded:
      isShaped ||
      asked.reusedOperation !== undefined ||
      isFiltered ||
      isChanged ||
      asked.isBack ||
      (asked.tops.length > 0 && base.tops.length > 0),
  };
}

/** One figure or column, and nothing that it is compared with in the same breath. */
function namesOne({ measures, mentions, groups, bins }: Frame): boolean {
  return measures.length + mentions.length === 1 && groups.length + bins.length === 0;
}

/** "Revenue instead", of pieces and prices: each row has its own before they are added up, as a column would, since a product of sums is no sum of products. */
function withProductsNamed(wish: Frame, context: BuildContext): Frame {
  const products = wish.derives.filter(({ operator }) => operator === '*');
  const mentions = products.flatMap((product) => columnOfDerive(product, context) ?? []);
  const derives = wish.derives.filter((derive) => !products.includes(derive));
  return products.length === 0 ? wish : { ...wish, derives, mentions: [...wish.mentions, ...mentions] };
}

/** Figures made of others stay as long as those beside them do. */
function keptFormulas(base: Frame, measures: Frame['measures']): Pick<Frame, 'formulas' | 'kept'> {
  const isKept = base.formulas.length > 0 && (base.kept ?? []).every((measure) => measures.includes(measure));
  return isKept ? { formulas: base.formulas, kept: measures } : { formulas: [] };
}

/** Shares and figures along the groups stay while nothing is said of what is measured. */
function keptWindows(
  asked: Frame,
  base: Frame,
  { numbers, groups }: { readonly numbers: readonly number[]; readonly groups: Frame['groups'] },
): Frame['windows'] {
  const { measures, replacements, bareOperation, reusedOperation } = asked;
  const isMeasured = measures.length + replacements.length + numbers.length > 0;
  const isBroughtDown = bareOperation !== undefined || reusedOperation !== undefined;
  if (isMeasured || isBroughtDown) return [];
  const kept = base.windows.map((window) => amongGroups(window, base.groups, groups));
  return kept.some((window) => window === undefined) ? [] : kept.flatMap((window) => window ?? []);
}

/**
 * A figure within the series of before runs within those that take their place. Undefined where the groups are others altogether, and
 * for shares, which would be of another whole: the labels would no longer tell them from amounts.
 */
function amongGroups(window: WindowForm, before: Frame['groups'], groups: Frame['groups']): WindowForm | undefined {
  const { within, operation } = window;
  if (within === undefined || JSON.stringify(groups) === JSON.stringify(before)) return window;
  const at = before.findIndex(({ column }) => column === within);
  const column = groups[at]?.column;
  const isOneOther =
    groups.length === before.length &&
    groups.every((group, place) => place === at || JSON.stringify(group) === JSON.stringify(before[place]));
  return isOneOther && column !== undefined && operation !== 'shareOfTotal' ? { ...window, within: column } : undefined;
}

/** "The first 3" after "the best 2" are the best 3. */
function mergeTops(asked: Frame['tops'], before: Frame['tops']): Frame['tops'] {
  const [known] = before;
  if (asked.length === 0) return before;
  return asked.map((top) => {
    if (known?.by === undefined || top.by !== undefined || top.from === 'end') return top;
    const { from: _, ...own } = top;
    return { ...own, by: known.by, ...(top.from === undefined ? {} : { direction: known.direction }) };
  });
}

/** Wishes about what can be seen: its look, its rows as they stand, figures along them, conditions on the figures shown. */
function isAboutVisible(wish: Frame, before: Frame): boolean {
  const along = [wish.windows, wish.derives, wish.formulas, wish.steps, wish.havings];
  if (along.some((pieces) => pieces.length > 0)) return true;
  const data = [wish.filters, wish.measures, wish.mentions, wish.groups, wish.tops, wish.orders, wish.bins, wish.axes];
  const leaning = wish.restores.length + wish.replacements.length + (wish.reusedOperation === undefined ? 0 : 1);
  if (data.every((pieces) => pieces.length === 0) && leaning === 0) return true;
  // "Show all labels" wants labels, not rows.
  if (wish.edits.length > 0 && wish.restores.some(({ kind }) => kind === 'rows')) return true;
  return wish.edits.some(isAnchored) || (before.measures.length > 0 && wish.filters.some(isOnFigure));
}

function isOnFigure(where: Expression): boolean {
  return (
    where.kind === 'binary' &&
    where.right.kind === 'literal' &&
    typeof where.right.value === 'number' &&
    where.operator !== '=' &&
    where.operator !== '!='
  );
}

/** Edits that name a row: it is another among other rows. */
function isAnchored(edit: Frame['edits'][number]): boolean {
  return edit.verb === 'addAnnotation' || (edit.verb === 'styleSeries' && edit.target.kind !== 'every');
}

/** A wish that says of itself what is measured and by what: nothing of the shape before is meant. */
function isWhole(wish: Frame, tools: AmendTools): boolean {
  const { numbers, names } = partMentions(wish, tools);
  const figures =
    wish.measures.filter(({ column, operation }) => column !== undefined || operation === 'count').length +
    numbers.length;
  const keys = wish.groups.length + wish.bins.length + names.length;
  const isSpread = wish.types.includes('histogram') || wish.task === 'distribution';
  const isTopOf = wish.tops.some(({ of, by }) => of !== undefined && by !== undefined);
  const isPair = numbers.length >= 2 && (wish.types.length > 0 || wish.task !== undefined);
  return (figures > 0 && keys > 0) || wish.axes.length > 0 || isPair || isTopOf || (isSpread && figures + keys > 0);
}

/** The columns a wish names: figures, and what could group them. */
function partMentions(
  { mentions }: Frame,
  { context }: AmendTools,
): { readonly numbers: readonly number[]; readonly names: readonly number[] } {
  const columns = [...new Set(mentions.map(({ column }) => column))];
  const isFigure = (column: number): boolean => {
    const profile = context.columnOf(column);
    return isNumeric(profile) && !isTimelike(profile) && profile.role === 'measure';
  };
  return { numbers: columns.filter(isFigure), names: columns.filter((column) => !isFigure(column)) };
}

/** True where groups are asked for of a chart that is no cloud of points. */
function asksToGather({ groups, bins }: Frame, { config }: AmendTools): boolean {
  return groups.length + bins.length > 0 && config.type !== 'scatter' && config.type !== 'bubble';
}

/** Columns that were shown as they are, as what they are when rows are brought together: figures, and what groups them. */
function gatherMentions(frame: Frame, tools: AmendTools): Frame {
  const { numbers, names } = partMentions(frame, tools);
  if (frame.measures.length + frame.groups.length > 0 || numbers.length === 0) return frame;
  const isTime = (column: number): boolean => isTimelike(tools.context.columnOf(column));
  const groups = names.toSorted((one, other) => Number(isTime(other)) - Number(isTime(one)));
  return {
    ...frame,
    mentions: [],
    measures: numbers.map((column) => ({ column })),
    groups: groups.map((column, at) => ({ column, role: at === 0 ? 'group' : 'series' })),
  };
}

type RowTools = { readonly tools: AmendTools; readonly filters: readonly Expression[]; readonly isChanged: boolean };

/** Rows that were picked, or columns of them, and not gathered: points keep their figures, the rest is asked for anew. */
function amendRows(wish: Frame, base: Frame, { tools, filters, isChanged }: RowTools): Merged | undefined {
  const { config, isAdding, context } = tools;
  const tops = wish.tops.length > 0 ? wish.tops : base.tops;
  const orders = wish.orders.length > 0 ? wish.orders : base.orders;
  const isRefiltered =
    JSON.stringify(filters) !== JSON.stringify(base.filters) &&
    wish.filters.flatMap(columnsIn).some((key) => base.filters.flatMap(columnsIn).includes(key));
  const kept = { filters, tops, orders, restores: [], replacements: [] };
  const isNeeded = isChanged || isRefiltered || (wish.tops.length > 0 && base.tops.length > 0);
  if (base.mentions.length === 0) {
    return wish.groups.length + wish.measures.length + wish.mentions.length > 0
      ? { frame: { ...wish, ...kept, tops: wish.tops, orders: wish.orders }, isNeeded }
      : { frame: { ...wish, ...kept }, isNeeded };
  }
  const isPoints = config.type === 'scatter' || config.type === 'bubble';
  const asked = replaceMentions(base, wish);
  if (wish.measures.length > 0 || (!isPoints && wish.groups.length > 0)) return undefined;
  const points: Pick<Frame, 'types'> =
    isPoints && wish.types.length === 0
      ? { types: [config.type === 'bubble' ? 'bubble' : 'scatter'] }
      : { types: wish.types };
  const added = isAdding || wish.groups.length > 0 || wish.mentions.length === 0 || !isFigures(wish.mentions, context);
  const mentions = added
    ? [...asked, ...wish.mentions]
    : wish.mentions.length >= 2
      ? wish.mentions
      : [...asked.slice(0, -1), ...wish.mentions];
  const grown = wish.groups.length + wish.mentions.length + wish.replacements.length > 0;
  return { frame: { ...wish, ...kept, ...points, mentions }, isNeeded: isNeeded || grown };
}

function isFigures(mentions: Frame['mentions'], { columnOf }: BuildContext): boolean {
  return mentions.every(({ column }) => columnOf(column).role === 'measure');
}

/** "Weight instead of horsepower": the one in the place of the other. */
function replaceMentions({ mentions }: Frame, { replacements }: Frame): Frame['mentions'] {
  return mentions.map((mention) => {
    const found = replacements.find(({ from }) => from.column === mention.column);
    return found === undefined ? mention : found.to;
  });
}
