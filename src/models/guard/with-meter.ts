import type { LanguageModel, ModelUsage } from '../language-model.ts';
import { ModelFailure } from '../model-failure.ts';
import { costOf, type Price, worstCaseOf } from '../prices/price.ts';
import type { Meter } from './meter.ts';

/**
 * A model whose every question is paid from a meter. It settles at the provider's count; where there is none, or a count that no
 * such question can have, at the worst case: what nobody can prove unspent is spent. Only a provider that turned the question away
 * costs nothing. A question that does not fit fails with `budget` and is not asked.
 */
export function withMeter(model: LanguageModel, price: Price, meter: Meter): LanguageModel {
  return {
    name: model.name,
    async *ask(question, signal) {
      const worstCase = worstCaseOf(question, price);
      const reservation = meter.reserve(worstCase);
      if (reservation === undefined) throw new ModelFailure(model.name, 'budget');
      const settle = (usage: ModelUsage | undefined): void => {
        const used = usage === undefined ? undefined : costOf(usage, price);
        reservation.settle(used === 0 && worstCase > 0 ? undefined : used);
      };
      try {
        for await (const event of model.ask(question, signal)) {
          if (event.kind === 'end') settle(event.usage);
          yield event;
        }
      } catch (error) {
        if (error instanceof ModelFailure && error.isUnbilled) reservation.settle(0);
        else if (error instanceof ModelFailure) settle(error.usage);
        throw error;
      } finally {
        reservation.settle(undefined);
      }
    },
  };
}
