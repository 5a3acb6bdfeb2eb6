import type { Question } from '../../models/language-model.ts';
import type { ModelAnswer, ModelSession } from '../../models/model-session.ts';

/**
 * Asks, and tells once when the model has begun to write, where its stream is seen; gives the whole answer. Throws as `session.ask`
 * does.
 */
export async function* askTelling(
  session: ModelSession,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<'writing', ModelAnswer, void> {
  const begun = Promise.withResolvers<boolean>();
  const asking = session.ask(question, signal, ({ kind }) => {
    if (kind === 'text' || kind === 'thinking') begun.resolve(true);
  });
  const over = (): boolean => false;
  if (await Promise.race([begun.promise, asking.then(over, over)])) yield 'writing';
  return await asking;
}
