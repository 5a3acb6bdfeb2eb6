import type { LanguageModel } from '../language-model.ts';
import { ModelFailure } from '../model-failure.ts';

/**
 * A chain of models as one: the next is asked where one fails before any of its answer was used. Fails as the last of them failed.
 * @param models at least one, the first to be asked first
 */
export function withFallbacks(models: readonly [LanguageModel, ...LanguageModel[]]): LanguageModel {
  const [first, ...others] = models;
  const [second, ...rest] = others;
  if (second === undefined) return first;
  const next = withFallbacks([second, ...rest]);
  return {
    name: first.name,
    async *ask(question, signal) {
      let isUsed = false;
      try {
        for await (const event of first.ask(question, signal)) {
          isUsed ||= event.kind === 'text';
          yield event;
        }
      } catch (error) {
        if (isUsed || !(error instanceof ModelFailure)) throw error;
        yield* next.ask(question, signal);
      }
    },
  };
}
