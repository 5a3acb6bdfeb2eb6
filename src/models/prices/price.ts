import type { ModelUsage, Question } from '../language-model.ts';

/** What a model costs, in whole micro-dollars for a million tokens. */
export type Price = { readonly inputMicros: number; readonly outputMicros: number };

const PER = 1_000_000;

/** What some tokens cost, in whole micro-dollars, rounded up. */
export function costOf({ inputTokens, outputTokens }: ModelUsage, { inputMicros, outputMicros }: Price): number {
  return Math.ceil((inputTokens * inputMicros + outputTokens * outputMicros) / PER);
}

/** What a provider adds to a question of its own: roles, marks, the wish for JSON. */
const TOKENS_AROUND = 400;
const TOKENS_PER_TURN = 20;
/** What the largest picture within our limits is counted as by the providers that tell it. */
const TOKENS_PER_IMAGE = 6000;

/**
 * The most tokens a question can be counted as. Tokenizers that work on bytes never make more tokens than there are bytes of UTF-8,
 * so this holds for every script and every model without knowing its tokenizer.
 */
export function mostInputTokens({ instructions, turns }: Question): number {
  const turnTokens = turns.map(({ parts }) =>
    parts.reduce(
      (sum, part) => sum + (part.kind === 'text' ? Buffer.byteLength(part.text) : TOKENS_PER_IMAGE),
      TOKENS_PER_TURN,
    ),
  );
  return turnTokens.reduce((sum, tokens) => sum + tokens, TOKENS_AROUND + Buffer.byteLength(instructions));
}

/** The most a question can cost, in whole micro-dollars. */
export function worstCaseOf(question: Question, price: Price): number {
  const usage = { inputTokens: mostInputTokens(question), outputTokens: question.mostOutputTokens };
  return costOf(usage, price);
}
