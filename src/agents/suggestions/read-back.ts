import type { GraphConfig } from '../../chart/graph-config.ts';
import { understand } from '../../language/understand.ts';
import type { Situation } from '../../language/understanding.ts';
import { isEditStep } from '../../plan/edit/apply-edit.ts';
import { columnNames } from '../../plan/table/plan-column.ts';
import { type PlanTable, toPlanTable } from '../../plan/table/plan-table.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { carryOut } from '../change/carry-out.ts';
import { readTurn } from '../change/read-turn.ts';
import { readRequest } from '../preparation/read-request.ts';
import { areSameSteps } from './same-steps.ts';
import { type Base, run } from './view-candidate.ts';

/** What is meant: steps, and the table that they leave. */
export type Meant = { readonly steps: readonly Transform[]; readonly result: PlanTable };

/**
 * Proves a request: it is read as `mutate` reads it, and what `mutate` would carry out leaves the very cells that were meant. Gives
 * the table that the request leads to, under the labels it then has: the one that was meant where the steps are the same; undefined
 * where the request leads elsewhere.
 */
export function readBack(request: string, meant: Meant, base: Base, situation: Situation): PlanTable | undefined {
  const { carrier, isBehind } = base;
  if (carrier === undefined || isBehind === true) {
    const own = readRequest(request, situation, carrier && columnNames(carrier.data.columns));
    if (own !== undefined) return areSameSteps(own, meant.steps) ? meant.result : undefined;
  }
  if (carrier !== undefined) return takeTurn(request, carrier, { meant, base, situation });
  const { readings, undoes } = understand(request, situation);
  if (undoes === true) return undefined;
  for (const { plan } of readings) {
    const transforms = plan.steps.flatMap((step): readonly Transform[] => (isEditStep(step) ? [] : [step]));
    if (transforms.length < plan.steps.length) return undefined;
    if (areSameSteps(transforms, meant.steps)) return meant.result;
    const result = run(transforms, base.whole, base);
    // `mutate` passes over a reading that can't be carried out, too.
    if (result !== undefined) return isSame(result, meant.result) ? result : undefined;
  }
  return undefined;
}

type Proof = { readonly meant: Meant; readonly base: Base; readonly situation: Situation };

/** A chart that carries its rows is asked as `mutate` asks it, from the first step to the last. */
function takeTurn(request: string, config: GraphConfig, { meant, base, situation }: Proof): PlanTable | undefined {
  const { locale, parsingLocale, signal } = base;
  const options = { locale, signal, ...(parsingLocale === undefined ? {} : { parsingLocale }) };
  const setting = { locale, parsingLocale, purpose: 'data', nowMs: situation.now } as const;
  const { readings, undoes, over } = readTurn(request, config, setting, options);
  if (undoes === true) return undefined;
  const { done } = carryOut(config, readings, { ...options, ...(over === undefined ? {} : { over }) });
  if (done === undefined || done.outcome.config.type !== config.type) return undefined;
  const result = toPlanTable(done.outcome.config.data, parsingLocale === undefined ? {} : { locale: parsingLocale });
  return isSame(result, meant.result) ? result : undefined;
}

function isSame(one: PlanTable, other: PlanTable): boolean {
  if (one === other) return true;
  const { columns, rowCount } = one;
  if (rowCount !== other.rowCount || columns.length !== other.columns.length) return false;
  return columns.every(({ cells }, place) => {
    const others = other.columns[place]?.cells;
    if (others === cells) return true;
    for (let row = 0; row < rowCount; row++) if (!isSameCell(cells[row], others?.[row])) return false;
    return true;
  });
}

const NEAR = 1e-9;

function isSameCell(one: unknown, other: unknown): boolean {
  if (typeof one !== 'number' || typeof other !== 'number') return (one ?? null) === (other ?? null);
  return Object.is(one, other) || Math.abs(one - other) <= NEAR * Math.max(1, Math.abs(one), Math.abs(other));
}
