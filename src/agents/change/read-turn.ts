import type { ChartData, GraphConfig } from '../../chart/graph-config.ts';
import type { Reading, Understanding } from '../../language/understanding.ts';
import type { PlanOptions } from '../../plan/outcome.ts';
import { type ChartSource, readSource } from '../../plan/source/chart-source.ts';
import { splitSteps } from '../../plan/source/split-steps.ts';
import { columnNames } from '../../plan/table/plan-column.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { examineData } from '../../table/examine-data.ts';
import { readShape } from '../../writing/suggestions/read-shape.ts';
import { readRequest } from '../preparation/read-request.ts';
import { asUnderstood, readWish, type WishSetting } from './read-wish.ts';
import { prepareRows, rowsBehind } from './rows-behind.ts';

/** How one wish of a conversation is to be carried out. */
export type Turn = Understanding & {
  /** The rows behind the chart, where it carries them. */
  readonly source?: ChartSource;
  /** The rows that the plans begin with; absent where those are the chart's own. */
  readonly over?: ChartData;
};

/** By how much less of the wish a follow-up may account for and still come first. */
const LENIENCE = 0.12;

/**
 * Reads a wish against a chart and, where the chart carries the rows it was made of, against these together with what made it.
 * What the visible rows cannot tell, such as another grouping, is taken from the source.
 */
export function readTurn(wish: string, config: GraphConfig, setting: WishSetting, options: PlanOptions): Turn {
  const source = readSource(config);
  if (source === undefined) return readWish(wish, config, setting);
  const asked = readRequestBehind(wish, { config, source }, { setting, options });
  if (asked !== undefined) return { ...asked, source, over: { columns: source.columns, rows: source.rows } };
  const plain = readWish(wish, config, setting);
  if (plain.undoes === true) return { ...plain, source };
  const follow = readFollowUp(wish, { config, source }, { setting, options });
  return follow !== undefined && prefersSource(plain, follow, source)
    ? { ...follow, source, over: { columns: source.columns, rows: source.rows } }
    : { ...plain, source };
}

type Followed = { readonly config: GraphConfig; readonly source: ChartSource };
type Tools = { readonly setting: WishSetting; readonly options: PlanOptions };

/** A request that suggestions wrote of the rows that the chart's were brought together from. */
function readRequestBehind(
  wish: string,
  { config, source }: Followed,
  { setting, options }: Tools,
): Understanding | undefined {
  const { locale, parsingLocale, purpose } = setting;
  const behind = purpose === 'data' ? rowsBehind(config, source, options) : undefined;
  if (behind === undefined) return undefined;
  // Columns that were worked out may be named, too. Most wishes are in no wording of ours: the rows need not be examined for them.
  if (readShape(wish, columnNames(behind.config.data.columns), locale) === undefined) return undefined;
  const { profile } = examineData(behind.config.data, parsingLocale);
  const steps = readRequest(wish, { config: behind.config, profile, locale }, columnNames(config.data.columns));
  return steps && asUnderstood([...behind.steps, ...steps]);
}

/** A wish read over the source rows, as far as they were only prepared; its plans begin with the preparing steps. */
function readFollowUp(
  wish: string,
  { config, source }: Followed,
  { setting, options }: Tools,
): Understanding | undefined {
  const { prepare, shape } = splitSteps(source.plans.at(-1)?.steps ?? []);
  const { columns, rows } = source;
  const behind: GraphConfig = { ...config, data: { ...config.data, columns, rows } };
  const prepared = prepare.length === 0 ? behind : prepareRows(behind, prepare, options);
  if (prepared === undefined) return undefined;
  const read = readWish(wish, prepared, { ...setting, before: shape });
  return { ...read, readings: read.readings.map((reading) => withSteps(reading, prepare)) };
}

function withSteps(reading: Reading, before: readonly Transform[]): Reading {
  const own = JSON.stringify(reading.plan.steps);
  const needed = before.filter((step) => !isOfRate(step) || own.includes(JSON.stringify(step.as.key)));
  return { ...reading, plan: { steps: [...needed, ...reading.plan.steps] } };
}

/** What the grammar calls such columns; one that somebody asked for has another key. */
const RATE_KEY = /^rate_\d+$/;

/** A hundred for rows that meet a condition and zero for others: worked out for one figure, and of no use without it. */
function isOfRate(step: Transform): step is Extract<Transform, { verb: 'derive' }> {
  if (step.verb !== 'derive' || step.expression.kind !== 'call' || step.expression.name !== 'if') return false;
  const [, yes, no] = step.expression.arguments;
  if (!RATE_KEY.test(step.as.key)) return false;
  return yes?.kind === 'literal' && yes.value === 100 && no?.kind === 'literal' && no.value === 0;
}

/** Rows that were brought together are not brought together once more where the rows behind them can be. */
function gathersAgain({ plan }: Reading, { plans }: ChartSource): boolean {
  const isGathering = ({ verb }: { readonly verb: string }): boolean => verb === 'group';
  return plan.steps.some(isGathering) && plans.at(-1)?.steps.some(isGathering) === true;
}

/** The source is gone back to where it is needed, or where the visible rows leave words over that it accounts for. */
function prefersSource(plain: Understanding, follow: Understanding, source: ChartSource): boolean {
  const [own] = plain.readings;
  const [behind] = follow.readings;
  if (behind === undefined) return false;
  if (own === undefined) return true;
  if (behind.needsSource === true || gathersAgain(own, source)) return behind.confidence + LENIENCE >= own.confidence;
  return behind.confidence > own.confidence + LENIENCE;
}
