import type { GraphConfig } from '../../chart/graph-config.ts';
import type { AppliedStep } from '../outcome.ts';
import type { PlanTable } from '../table/plan-table.ts';
import { OutcomeError } from './outcome-error.ts';

/** What is checked: a chart before and after a plan, its last table, and what the steps say they did. */
export type OutcomeToCheck = {
  readonly before: GraphConfig;
  readonly after: GraphConfig;
  readonly table: PlanTable;
  readonly steps: readonly AppliedStep[];
};

/** Rows looked at for properties of columns that are gone; beyond, every so many. */
const MOST_ROWS_LOOKED_AT = 10_000;

type Check = (outcome: OutcomeToCheck) => string | undefined;

const CHECKS: readonly Check[] = [findBrokenCount, findRepeatedKey, findLooseCell, findUnsoundNumber, findLostField];

/**
 * Holds an outcome against what every outcome promises: rows as many as the steps say, keys unique, no cell of a column that is
 * gone, no number that is none, and every field that is no part of the vocabulary the very same. Throws an `OutcomeError`.
 */
export function checkOutcome(outcome: OutcomeToCheck): void {
  for (const check of CHECKS) {
    const fault = check(outcome);
    if (fault !== undefined) throw new OutcomeError(fault);
  }
}

function findBrokenCount({ before, after, steps }: OutcomeToCheck): string | undefined {
  let rows = before.data.rows?.length ?? 0;
  for (const { facts } of steps) {
    if (!('rowsBefore' in facts)) continue;
    if (facts.rowsBefore !== rows) return `${facts.verb} began with ${facts.rowsBefore} rows where ${rows} were left.`;
    rows = facts.rowsAfter;
  }
  const found = after.data.rows?.length ?? 0;
  return found === rows ? undefined : `The data has ${found} rows where the steps left ${rows}.`;
}

function findRepeatedKey({ after }: OutcomeToCheck): string | undefined {
  const keys = (after.data.columns ?? []).map(({ key }) => key);
  return new Set(keys).size === keys.length ? undefined : 'Two columns have the same key.';
}

function findLooseCell({ before, after }: OutcomeToCheck): string | undefined {
  if (before.data === after.data) return undefined;
  const present = new Set((after.data.columns ?? []).map(({ key }) => key));
  const gone = (before.data.columns ?? []).map(({ key }) => key).filter((key) => !present.has(key));
  const { rows } = after.data;
  const stride = Math.max(1, Math.ceil(rows.length / MOST_ROWS_LOOKED_AT));
  for (let row = 0; gone.length > 0 && row < rows.length; row += stride) {
    const key = gone.find((each) => Object.hasOwn(rows[row] ?? {}, each));
    if (key !== undefined) return `Row ${row} still holds a cell of ${JSON.stringify(key)}, which is gone.`;
  }
  return undefined;
}

function findUnsoundNumber({ table }: OutcomeToCheck): string | undefined {
  // Cells are made when they are asked for: those the caller sent are not.
  for (const column of table.columns.filter(({ isOriginal }) => !isOriginal)) {
    const row = column.cells.findIndex((cell) => typeof cell === 'number' && !Number.isFinite(cell));
    if (row >= 0) return `Row ${row} of ${JSON.stringify(column.key)} holds no finite number.`;
  }
  return undefined;
}

/** The top-level fields that the vocabulary reaches. */
const REACHED: ReadonlySet<string> = new Set([
  'type',
  'data',
  'options',
  'axes',
  'legend',
  'appearance',
  'content',
  'headlineNumbers',
  'dataLabels',
  'annotations',
  'referenceLines',
]);

function findLostField({ before, after }: OutcomeToCheck): string | undefined {
  const lost = Object.keys(before).find((name) => !REACHED.has(name) && before[name] !== after[name]);
  if (lost !== undefined) return `The field ${JSON.stringify(lost)} changed.`;
  const inData = new Map<string, unknown>(Object.entries(after.data));
  const lostInData = Object.entries(before.data).find(
    ([name, value]) => name !== 'columns' && name !== 'rows' && inData.get(name) !== value,
  );
  return lostInData === undefined ? undefined : `The field "data.${lostInData[0]}" changed.`;
}
