import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../../chart/locale.ts';
import { understand } from '../../language/understand.ts';
import type { Purpose, Situation, Understanding } from '../../language/understanding.ts';
import { readSource } from '../../plan/source/chart-source.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { examineData } from '../../table/examine-data.ts';
import { readRequest } from '../preparation/read-request.ts';

/** What a wish is read with beside its words. */
export type WishSetting = {
  readonly locale: Locale;
  /** Settles ambiguous notations; absent where the request names none. */
  readonly parsingLocale: ParsingLocale | undefined;
  readonly purpose: Purpose;
  /** Milliseconds since 1970 UTC. */
  readonly nowMs: number;
  /** What an earlier wish did to these rows; absent where the rows are the chart's own. */
  readonly before?: readonly Transform[];
};

/** Reads a wish against a chart: the built-in mind. */
export function readWish(wish: string, config: GraphConfig, setting: WishSetting): Understanding {
  const { locale, parsingLocale, purpose, nowMs, before } = setting;
  const { table, profile } = examineData(config.data, parsingLocale);
  const follow = before === undefined ? {} : { before };
  const situation: Situation = { config, table, profile, locale, purpose, now: nowMs, ...follow };
  return readOwn(wish, situation) ?? understand(wish, situation);
}

/** Reads a request that suggestions wrote, which asks for rows alone. A chart that carries its rows may mean these by the same words. */
function readOwn(wish: string, situation: Situation): Understanding | undefined {
  const { config, purpose } = situation;
  if (purpose !== 'data' || readSource(config) !== undefined) return undefined;
  const steps = readRequest(wish, situation);
  return steps && asUnderstood(steps);
}

/** What is understood of a request that was read word for word. */
export function asUnderstood(steps: readonly Transform[]): Understanding {
  return { readings: [{ plan: { steps }, confidence: 1, assumptions: [], suits: [], namesType: false }], unknown: [] };
}
