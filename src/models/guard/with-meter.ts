import type { LanguageModel, ModelUsage } from '../language-model.ts';
import { ModelFailure } from '../model-failure.ts';
import type { CallOutcome, ReportCall } from '../model-report.ts';
import { costOf, type Price, worstCaseOf } from '../prices/price.ts';
import type { Meter } from './meter.ts';

/** What questions are paid from, and who is told of each. */
export type MeterParts = {
  readonly meter: Meter;
  readonly report: ReportCall;
  /** Milliseconds on a clock that never goes back. */
  readonly nowMs: () => number;
};

/**
 * A model whose every question is paid from a meter. It settles at the provider's count; where there is none, or a count that no
 * such question can have, at the worst case: what nobody can prove unspent is spent. Only a provider that turned the question away
 * costs nothing. A question that does not fit is reported, fails with `budget` and is not asked.
 */
export function withMeter(model: LanguageModel, price: Price, { meter, report, nowMs }: MeterParts): LanguageModel {
  return {
    name: model.name,
    async *ask(question, signal) {
      signal.throwIfAborted();
      const worstCase = worstCaseOf(question, price);
      const reservation = meter.reserve(worstCase);
      if (reservation === undefined) {
        report({ model: model.name, outcome: 'budget', micros: 0, ms: 0 });
        throw new ModelFailure(model.name, 'budget');
      }
      const startMs = nowMs();
      let outcome: CallOutcome = 'left';
      let usage: ModelUsage | undefined;
      let isUnbilled = false;
      try {
        for await (const event of model.ask(question, signal)) {
          if (event.kind === 'end') [outcome, usage] = ['answer', event.usage];
          yield event;
        }
      } catch (error) {
        if (error instanceof ModelFailure) ({ kind: outcome, usage, isUnbilled } = error);
        throw error;
      } finally {
        const usedMicros = isUnbilled ? 0 : usage && costOf(usage, price);
        const micros = reservation.settle(usedMicros);
        report({ model: model.name, outcome, ...usage, micros, ms: Math.round(nowMs() - startMs) });
      }
    },
  };
}
