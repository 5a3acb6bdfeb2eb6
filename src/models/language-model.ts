/** One part of what a model is shown. Images are the bytes of a PNG, JPEG, WebP or GIF. */
export type QuestionPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'image'; readonly mimeType: string; readonly bytes: Uint8Array };

/** One turn of a conversation: what we showed, or what the model answered before. */
export type QuestionTurn = { readonly role: 'user' | 'model'; readonly parts: readonly QuestionPart[] };

/** What a model is asked. The answer is wanted as one JSON value, written as text. */
export type Question = {
  /** What the model is to do, in our words alone: nothing of a caller stands here. */
  readonly instructions: string;
  readonly turns: readonly QuestionTurn[];
  /** The most the model may write. Always sent: some providers allow far more where nothing is said. */
  readonly mostOutputTokens: number;
};

/** What a provider counted. Thinking counts as output, cached input as input. */
export type ModelUsage = { readonly inputTokens: number; readonly outputTokens: number };

/** Why a model stopped: at its own end, at the limit of its output, or held back by the provider. */
const FINISHES = ['stop', 'length', 'filtered'] as const;
export type Finish = (typeof FINISHES)[number];

/**
 * What comes from a model, in order: `connected` once the first bytes of its answer are here, then thinking and text as they
 * come, at last one `end`. `usage` is absent where the provider did not say, or said what no count can be.
 */
export type ModelEvent =
  | { readonly kind: 'connected' }
  | { readonly kind: 'thinking'; readonly length: number }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly finish: Finish; readonly usage?: ModelUsage };

/**
 * The port to a language model, whoever runs it. `ask` gives events as they come and throws a `ModelFailure`, or the signal's
 * reason once it aborts. What wraps a model (limits of time, retries, a recorder) is a model again.
 */
export interface LanguageModel {
  /** As the operator writes it: `anthropic:claude-sonnet-4-5`. */
  readonly name: string;
  ask(question: Question, signal: AbortSignal): AsyncGenerator<ModelEvent, void, void>;
}

/** A question of one text. */
export function askText(instructions: string, text: string, mostOutputTokens: number): Question {
  return { instructions, turns: [{ role: 'user', parts: [{ kind: 'text', text }] }], mostOutputTokens };
}
