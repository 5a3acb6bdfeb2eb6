import type { Question } from '../../models/language-model.ts';
import { ModelFailure } from '../../models/model-failure.ts';
import type { ModelSession } from '../../models/model-session.ts';
import { askTelling } from './ask-telling.ts';

/** What passed its checks, or a complaint fit to be sent back. */
export type Checked<Value> = { readonly value: Value } | { readonly complaint: string };

/** What was read of an answer; `nothing` where the model says that it has none. */
export type ReadReply<Value> = Checked<Value> | 'nothing';

/** A question, and how its answer is read. */
export type Asked<Value> = {
  readonly question: Question;
  readonly read: (text: string) => ReadReply<Value> | Promise<ReadReply<Value>>;
  /** What the model is shown of what its answer came to, so that it may correct it once; absent where it is not to look again. */
  readonly secondLook?: (value: Value) => string;
};

/** What is going on while a model is asked. */
export type AskStage = 'writing' | 'repairing' | 'criticising';

const REPAIRS = 1;
const LONGEST_COMPLAINT = 1_500;
const LONGEST_QUOTE = 4_000;

type Asking<Value> = AsyncGenerator<AskStage, Value | undefined, void>;

/**
 * Asks until an answer can be used; once more where it can't, quoting the exact complaint. With a second look the model is shown
 * what came of it, and may answer with a correction, which meets the same checks: one that fails them, or never comes, counts for
 * nothing. Undefined where no answer can be used, or the model has nothing. Throws `ModelFailure` where no model answers, and the
 * signal's reason once it aborts.
 */
export async function* askRepairing<Value>(
  { question, read, secondLook }: Asked<Value>,
  session: ModelSession,
  signal: AbortSignal,
): Asking<Value> {
  let asked = question;
  for (let repairs = 0; ; repairs += 1) {
    const { text } = yield* askTelling(session, asked, signal);
    const reply = await read(text);
    if (reply === 'nothing') return undefined;
    if ('value' in reply) {
      if (secondLook === undefined) return reply.value;
      const again = withReply(asked, text, secondLook(reply.value));
      return yield* lookAgain({ question: again, read }, reply.value, { session, signal });
    }
    if (repairs === REPAIRS) return undefined;
    yield 'repairing';
    asked = withReply(question, text, complaintText(reply.complaint));
  }
}

type Line = { readonly session: ModelSession; readonly signal: AbortSignal };

async function* lookAgain<Value>(
  { question, read }: Asked<Value>,
  value: Value,
  { session, signal }: Line,
): Asking<Value> {
  yield 'criticising';
  try {
    const { text } = yield* askTelling(session, question, signal);
    const better = await read(text);
    return better !== 'nothing' && 'value' in better ? better.value : value;
  } catch (error) {
    if (error instanceof ModelFailure) return value;
    throw error;
  }
}

function complaintText(complaint: string): string {
  return `That can't be used:\n${complaint.slice(0, LONGEST_COMPLAINT)}\nAnswer with the whole corrected JSON object.`;
}

function withReply(question: Question, answer: string, said: string): Question {
  return {
    ...question,
    turns: [
      ...question.turns,
      { role: 'model', parts: [{ kind: 'text', text: answer.slice(0, LONGEST_QUOTE) }] },
      { role: 'user', parts: [{ kind: 'text', text: said }] },
    ],
  };
}
