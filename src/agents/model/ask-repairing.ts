import type { Question } from '../../models/language-model.ts';
import type { ModelSession } from '../../models/model-session.ts';
import { askTelling } from './ask-telling.ts';

/** What was read of an answer: what can be used, or a complaint fit to be sent back. */
export type ReadReply<Value> = { readonly value: Value } | { readonly complaint: string };

/** A question, and how its answer is read. */
export type Asked<Value> = {
  readonly question: Question;
  readonly read: (text: string) => ReadReply<Value>;
};

const REPAIRS = 1;
const LONGEST_COMPLAINT = 1_500;
const LONGEST_QUOTE = 4_000;

/**
 * Asks until an answer can be used; once more where it can't, quoting the exact complaint. Undefined where that can't be used
 * either. Throws `ModelFailure` where no model answers, and the signal's reason once it aborts.
 */
export async function* askRepairing<Value>(
  { question, read }: Asked<Value>,
  session: ModelSession,
  signal: AbortSignal,
): AsyncGenerator<'writing' | 'repairing', Value | undefined, void> {
  let asked = question;
  for (let repairs = 0; ; repairs += 1) {
    const { text } = yield* askTelling(session, asked, signal);
    const reply = read(text);
    if ('value' in reply) return reply.value;
    if (repairs === REPAIRS) return undefined;
    yield 'repairing';
    asked = withComplaint(question, text, reply.complaint);
  }
}

function withComplaint(question: Question, answer: string, complaint: string): Question {
  const said = `That can't be used:\n${complaint.slice(0, LONGEST_COMPLAINT)}\nAnswer with the whole corrected JSON object.`;
  return {
    ...question,
    turns: [
      ...question.turns,
      { role: 'model', parts: [{ kind: 'text', text: answer.slice(0, LONGEST_QUOTE) }] },
      { role: 'user', parts: [{ kind: 'text', text: said }] },
    ],
  };
}
