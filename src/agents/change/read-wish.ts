import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale, ParsingLocale } from '../../chart/locale.ts';
import { understand } from '../../language/understand.ts';
import type { Purpose, Understanding } from '../../language/understanding.ts';
import type { Transform } from '../../plan/transform/transform.ts';
import { examineData } from '../../table/examine-data.ts';

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
  return understand(wish, { config, table, profile, locale, purpose, now: nowMs, ...follow });
}
