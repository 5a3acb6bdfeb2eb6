import type { LanguageModel } from '../language-model.ts';
import { ModelFailure } from '../model-failure.ts';
import { type Exchange, hashQuestion, type Outcome } from './exchange.ts';

/**
 * A model that answers from what a recorder kept, without a provider. A question that was asked several times gets its answers in
 * turn, the last one ever after. One that was never asked fails with `refused`.
 * @param recording lines as the recorder kept them
 */
export function createPlayer(name: string, recording: string): LanguageModel {
  const outcomes = new Map<string, Outcome[]>();
  for (const line of recording.split('\n')) {
    if (line === '') continue;
    // The lines are a recorder's own.
    const { key, model, outcome } = JSON.parse(line) as Exchange;
    if (model === name) outcomes.set(key, [...(outcomes.get(key) ?? []), outcome]);
  }
  return {
    name,
    async *ask(question, signal) {
      signal.throwIfAborted();
      const known = outcomes.get(hashQuestion(question)) ?? [];
      const outcome = known.length > 1 ? known.shift() : known[0];
      if (outcome === undefined) throw new ModelFailure(name, 'refused', { isUnbilled: true });
      if (outcome.kind === 'failure') throw new ModelFailure(name, outcome.failure);
      const { text, finish, usage } = outcome;
      yield { kind: 'connected' };
      yield { kind: 'text', text };
      yield { kind: 'end', finish, ...(usage === undefined ? {} : { usage }) };
    },
  };
}
