import { createHash } from 'node:crypto';
import type { Finish, ModelUsage, Question } from '../language-model.ts';
import type { FailureKind } from '../model-failure.ts';

/** What came of one question: a whole answer, or the kind of failure. */
export type Outcome =
  | { readonly kind: 'answer'; readonly text: string; readonly finish: Finish; readonly usage?: ModelUsage }
  | { readonly kind: 'failure'; readonly failure: FailureKind };

/** One question with what came of it, as it is kept: one line of JSON. Keys of providers are no part of either. */
export type Exchange = {
  /** `hashQuestion` of the question. */
  readonly key: string;
  readonly model: string;
  /** The texts of all turns, in order; pictures are left out. */
  readonly asked: readonly string[];
  readonly outcome: Outcome;
};

/** Tells questions apart by everything that is sent, in 64 hexadecimal digits. The same in every run. */
export function hashQuestion({ instructions, turns, mostOutputTokens }: Question): string {
  const hash = createHash('sha256').update(JSON.stringify([instructions, mostOutputTokens]));
  for (const { role, parts } of turns) {
    for (const part of parts) {
      hash.update(`\n${role} ${part.kind} `).update(part.kind === 'text' ? JSON.stringify(part.text) : part.bytes);
    }
  }
  return hash.digest('hex');
}
