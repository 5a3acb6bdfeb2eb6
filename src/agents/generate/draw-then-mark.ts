import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import type { PartedWish } from '../../language/understanding.ts';
import { isEditStep } from '../../plan/edit/apply-edit.ts';
import type { PlanOptions } from '../../plan/outcome.ts';
import { readSource, withSource } from '../../plan/source/chart-source.ts';
import { writeAssumptions } from '../../writing/change/write-change.ts';
import type { Progress } from '../agent.ts';
import type { ChangeResult } from '../change/change-result.ts';
import { readTurn, type Turn } from '../change/read-turn.ts';
import type { WishSetting } from '../change/read-wish.ts';

type Run = AsyncGenerator<Progress, ChangeResult, void>;

/** The two wishes that one is, where its beginning makes other rows and its end marks a place among them. */
export function partWish(
  { parted }: Turn,
  config: GraphConfig,
  setting: WishSetting,
  options: PlanOptions,
): PartedWish | undefined {
  if (parted === undefined) return undefined;
  const [reading] = readTurn(parted.before, config, setting, options).readings;
  return reading?.plan.steps.some((step) => !isEditStep(step)) === true ? parted : undefined;
}

/** Carries out the beginning of a wish, and its end on the chart that comes of it; an end that is not understood is told. */
export async function* drawThenMark(
  config: GraphConfig,
  { before, mark }: PartedWish,
  answer: (config: GraphConfig, wish: string) => Run,
  locale: Locale,
): Run {
  const drawn = yield* answer(config, before);
  if (drawn.response.steps === undefined) return drawn;
  const marked = yield* answer(drawn.config, mark);
  // To mark some rows leaves none of them out.
  const isMarked = marked.config !== drawn.config && marked.config.data.rows.length === drawn.config.data.rows.length;
  if (isMarked) return joined(drawn, marked);
  const [left = ''] = writeAssumptions([{ kind: 'skipped', word: mark }], locale);
  return { ...drawn, response: { ...drawn.response, message: `${drawn.response.message} ${left}` } };
}

function joined(first: ChangeResult, second: ChangeResult): ChangeResult {
  const { steps: own = [], message } = first.response;
  const { steps: more = [], message: then } = second.response;
  // Both came of one wish, and go back together.
  const source = readSource(second.config);
  const config = source === undefined ? second.config : withSource(second.config, source);
  return { config, response: { message: `${message} ${then}`, steps: [...own, ...more] } };
}
