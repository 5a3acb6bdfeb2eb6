import { createHash } from 'node:crypto';
import { type ChartType, isChartType } from '../../chart/chart-type.ts';
import type { ChartData, ColumnDefinition, GraphConfig, Row } from '../../chart/graph-config.ts';
import { chartDataSchema } from '../../chart/graph-config-schema.ts';
import { isEditStep } from '../edit/apply-edit.ts';
import { isBranch } from '../edit/patch.ts';
import { PlanParseError } from '../parse/plan-parse-error.ts';
import { parsePlan } from '../parse-plan.ts';
import { columnNames } from '../table/plan-column.ts';
import type { Transform } from '../transform/transform.ts';

/** The field of `data` that holds the rows a chart was made from. Hosts that do not know it keep it or drop it. */
export const SOURCE_FIELD = 'madeFrom';

/**
 * What one wish made of the source rows: all the transforms from them on, and the chart type it ended in. `wanted` is the type that
 * gave way to it, though nobody asked for another, because the rows could not be shown so.
 */
export type MadePlan = {
  readonly type: ChartType;
  readonly steps: readonly Transform[];
  readonly wanted?: ChartType;
};

/** The rows that a chart's visible rows were brought together or picked from. */
export type ChartSource = {
  readonly columns: readonly ColumnDefinition[];
  readonly rows: readonly Row[];
  /** Oldest first; the first has no steps, the last made the visible rows. At least two. */
  readonly plans: readonly MadePlan[];
  /** Digest of the chart's look after the last plan; where the chart's look has another, the last change was one of the look. */
  readonly look: string;
};

/** Most rows, cells and bytes of JSON that are carried along; what is larger is not. */
export const SOURCE_LIMITS = { rows: 20_000, cells: 200_000, bytes: 2 * 1_048_576 } as const;

/** Wishes that can be undone one after another. */
const MOST_PLANS = 10;
const VERSION = 1;

/**
 * The source that a chart carries; undefined where it carries none, where the field holds something else than we wrote, and
 * where its visible rows are no longer those that the source's last plan made: somebody edited them, and what can be seen counts.
 */
export function readSource(config: GraphConfig): ChartSource | undefined {
  const field = fieldOf(config.data);
  if (!isOurs(field)) return undefined;
  const { columns, rows, rowsDigest, look } = field;
  if (typeof look !== 'string' || rowsDigest !== digestRows(config.data)) return undefined;
  const data = chartDataSchema.safeParse({ columns, rows });
  if (!data.success || data.data.columns === undefined || data.data.rows === undefined) return undefined;
  const own: ChartData = { columns: data.data.columns, rows: data.data.rows };
  if (!fits(own)) return undefined;
  const plans = parsePlans(field.plans, own.columns);
  return plans === undefined ? undefined : { ...own, plans, look };
}

/** Data with the source they were made from. A field of that name that is the host's own is left alone. */
export function withSource(config: GraphConfig, source: Omit<ChartSource, 'look'>): GraphConfig {
  const field = fieldOf(config.data);
  if (field !== undefined && !isOurs(field)) return config;
  const { columns, rows } = source;
  const plans = keepLatest(source.plans);
  const made = {
    version: VERSION,
    columns,
    rows,
    plans,
    rowsDigest: digestRows(config.data),
    look: digestLook(config),
  };
  return { ...config, data: { ...config.data, [SOURCE_FIELD]: made } as ChartData };
}

/** The same chart without a source of ours. A field of that name that is the host's own is left alone. */
export function withoutSource(config: GraphConfig): GraphConfig {
  if (!isOurs(fieldOf(config.data))) return config;
  const kept = Object.entries(config.data).filter(([name]) => name !== SOURCE_FIELD);
  // Columns and rows are among what is kept.
  return { ...config, data: Object.fromEntries(kept) as ChartData };
}

/** True where rows are few enough to be carried along. Counts bytes only where rows and cells are few. */
export function fits({ columns, rows }: ChartData): boolean {
  const { rows: mostRows, cells, bytes } = SOURCE_LIMITS;
  if (rows.length > mostRows || rows.length * columns.length > cells) return false;
  let size = Buffer.byteLength(JSON.stringify(columns));
  if (rows.reduce((sum, row) => sum + mostBytes(row), size) <= bytes) return true;
  for (const row of rows) {
    size += Buffer.byteLength(JSON.stringify(row)) + 1;
    if (size > bytes) return false;
  }
  return true;
}

/** A UTF-16 unit that JSON escapes: a backslash, "u" and four digits. */
const LONGEST_UNIT = 6;
const LONGEST_NUMBER = 26;

/** More bytes than a row takes as JSON, without writing it; infinite where cells are no plain values. */
function mostBytes(row: Row): number {
  let most = 3;
  for (const key in row) {
    const cell = row[key];
    most += LONGEST_UNIT * key.length + LONGEST_NUMBER + 4;
    if (typeof cell === 'string') most += LONGEST_UNIT * cell.length;
    else if ((typeof cell === 'object' && cell !== null) || typeof cell === 'bigint') return Number.POSITIVE_INFINITY;
  }
  return most;
}

/** A digest of everything of a chart but its data, its texts and what an editor keeps beside them. */
export function digestLook({ data: _, content: __, _metadata: ___, ...look }: GraphConfig): string {
  return digest(stable(look));
}

function fieldOf(data: ChartData): unknown {
  const fields: Readonly<Record<string, unknown>> = data;
  return Object.hasOwn(data, SOURCE_FIELD) ? fields[SOURCE_FIELD] : undefined;
}

function isOurs(field: unknown): field is Readonly<Record<string, unknown>> {
  return isBranch(field) && field.version === VERSION && typeof field.rowsDigest === 'string';
}

function parsePlans(value: unknown, columns: readonly ColumnDefinition[]): readonly MadePlan[] | undefined {
  if (!Array.isArray(value) || value.length < 2 || value.length > MOST_PLANS) return undefined;
  const names = columnNames(columns);
  const plans = value.map((given): MadePlan | undefined => {
    if (!isBranch(given) || typeof given.type !== 'string' || !isChartType(given.type)) return undefined;
    const steps = parseSteps(given.steps, names);
    const { wanted } = given;
    const isWanted = typeof wanted === 'string' && isChartType(wanted);
    return steps && { type: given.type, steps, ...(isWanted ? { wanted } : {}) };
  });
  const sound = plans.flatMap((plan) => plan ?? []);
  return sound.length === plans.length ? sound : undefined;
}

function parseSteps(
  value: unknown,
  columns: readonly { readonly key: string; readonly label: string }[],
): readonly Transform[] | undefined {
  if (!Array.isArray(value)) return undefined;
  if (value.length === 0) return [];
  try {
    const { steps } = parsePlan(value, columns);
    const transforms = steps.flatMap((step) => (isEditStep(step) ? [] : [step]));
    return transforms.length === steps.length ? transforms : undefined;
  } catch (error) {
    if (error instanceof PlanParseError) return undefined;
    throw error;
  }
}

/** The first plan, which is the source itself, and the latest ones. */
function keepLatest(plans: readonly MadePlan[]): readonly MadePlan[] {
  const [first, ...others] = plans;
  return first === undefined ? [] : [first, ...others.slice(1 - MOST_PLANS)];
}

/** A digest of the columns and cells of some data, whatever the order of a row's properties. */
function digestRows({ columns, rows }: ChartData): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(columns.map(({ key, label }) => [key, label])));
  for (const row of rows)
    hash.update(JSON.stringify(columns.map(({ key }) => (Object.hasOwn(row, key) ? row[key] : null))));
  return hash.digest('base64url').slice(0, DIGEST_LENGTH);
}

const DIGEST_LENGTH = 22;

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, DIGEST_LENGTH);
}

/** JSON with the properties of every object in one order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    isBranch(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
