import type { Finish, LanguageModel, ModelEvent, Question } from './language-model.ts';
import { ModelFailure } from './model-failure.ts';

/** A whole answer. */
export type ModelAnswer = { readonly text: string; readonly finish: Finish };

/** How much may be shown to a model in one question, and how much it may answer, in tokens. A byte of UTF-8 counts as a token. */
export type QuestionSize = { readonly mostInputTokens: number; readonly mostOutputTokens: number };

/** What an agent is given to ask models with, for one request: limits, money and fallbacks are seen to behind it. */
export interface ModelSession {
  readonly size: QuestionSize;
  /** True where pictures may be shown. */
  readonly canSee: boolean;
  /**
   * Asks, and tells of every event as it comes. Throws a `ModelFailure` where no model answers, and the signal's reason once it
   * aborts. An answer is what a stranger wrote: it is parsed and checked by whoever asked.
   */
  ask(question: Question, signal: AbortSignal, onEvent?: (event: ModelEvent) => void): Promise<ModelAnswer>;
}

/** Gathers the answer of a model. An answer without a letter is none. */
export async function gather(
  model: LanguageModel,
  question: Question,
  signal: AbortSignal,
  onEvent: (event: ModelEvent) => void = () => undefined,
): Promise<ModelAnswer> {
  const pieces: string[] = [];
  let finish: Finish = 'stop';
  for await (const event of model.ask(question, signal)) {
    onEvent(event);
    if (event.kind === 'text') pieces.push(event.text);
    if (event.kind === 'end') finish = event.finish;
  }
  const text = pieces.join('');
  if (text.trim() === '') throw new ModelFailure(model.name, finish === 'filtered' ? 'refused' : 'garbled');
  return { text, finish };
}
