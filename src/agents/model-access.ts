import type { Question } from '../models/language-model.ts';
import type { Order } from '../models/model-desk.ts';
import { type FailureKind, ModelFailure } from '../models/model-failure.ts';
import type { ModelAnswer, ModelSession, QuestionSize } from '../models/model-session.ts';

/** What a model is asked. */
export type ModelQuestion = Question;

/** What kind of models a request may ask. */
export type ModelOrder = Order;

/** A session for one request, and what it has spent so far, in whole micro-dollars. */
export type OpenedSession = { readonly session: ModelSession; readonly usedMicros: () => number };

/** Where requests get their models. Without one every request is answered by the built-in mind. */
export interface ModelAccess {
  /** The most such a request can cost, in whole micro-dollars; 0 where no model is set up for it. */
  worstCaseMicros(order: ModelOrder): number;
  /** Undefined where no model is set up for it. */
  open(order: ModelOrder): OpenedSession | undefined;
}

/** What an agent has beside the built-in mind: models, or a budget that was spent on them. */
export type ModelHelp = { readonly session: ModelSession } | 'spent' | undefined;

/** What a process without keys is told of the models that another one asks for it. */
export type OfferedHelp = (QuestionSize & { readonly canSee: boolean }) | 'spent' | undefined;

/** What came of a question, in a form that can be sent to another process. */
export type SentAnswer =
  | { readonly kind: 'answer'; readonly answer: ModelAnswer }
  | { readonly kind: 'failure'; readonly failure: FailureKind };

/** What is told of some help to the process that is to be helped. */
export function toOffer(help: ModelHelp): OfferedHelp {
  if (help === undefined || help === 'spent') return help;
  const { size, canSee } = help.session;
  return { mostInputTokens: size.mostInputTokens, mostOutputTokens: size.mostOutputTokens, canSee };
}

/** Asks for another process. Throws only the signal's reason. */
export async function answerFor(help: ModelHelp, question: Question, signal: AbortSignal): Promise<SentAnswer> {
  if (help === undefined || help === 'spent') return { kind: 'failure', failure: 'refused' };
  try {
    return { kind: 'answer', answer: await help.session.ask(question, signal) };
  } catch (error) {
    if (error instanceof ModelFailure) return { kind: 'failure', failure: error.kind };
    throw error;
  }
}

/** A question on its way to the process that has the keys. */
type Asking = { readonly question: Question; readonly settle: PromiseWithResolvers<ModelAnswer> };

/** The end of a session that lies in a process without keys: its questions are taken from here and answered from elsewhere. */
export class RemoteSession implements ModelSession {
  readonly size: QuestionSize;
  readonly canSee: boolean;
  #asking: Asking | undefined;
  #asked = Promise.withResolvers<void>();

  constructor({ canSee, ...size }: Exclude<OfferedHelp, 'spent' | undefined>) {
    this.size = size;
    this.canSee = canSee;
  }

  ask(question: Question): Promise<ModelAnswer> {
    const settle = Promise.withResolvers<ModelAnswer>();
    this.#asking = { question, settle };
    this.#asked.resolve();
    return settle.promise;
  }

  /** Kept with the next question that is asked. */
  async nextQuestion(): Promise<Question> {
    await this.#asked.promise;
    this.#asked = Promise.withResolvers();
    if (this.#asking === undefined) throw new Error('A question was told and none is there.');
    return this.#asking.question;
  }

  settle(sent: SentAnswer): void {
    const settle = this.#asking?.settle;
    this.#asking = undefined;
    if (sent.kind === 'answer') settle?.resolve(sent.answer);
    else settle?.reject(new ModelFailure('model', sent.failure));
  }
}
