import {
  APICallError,
  type LanguageModelV4,
  type LanguageModelV4FinishReason,
  type LanguageModelV4Prompt,
  type LanguageModelV4StreamPart,
  type LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Finish, LanguageModel, ModelEvent, ModelUsage, Question, QuestionPart } from '../language-model.ts';
import { type FailureFacts, type FailureKind, ModelFailure } from '../model-failure.ts';

type Prompt = LanguageModelV4Prompt;
type UserContent = Extract<Prompt[number], { role: 'user' }>['content'];

/**
 * A model of the standard model library behind our port. The library's own retries are not in play: it is asked for one stream, and
 * every failure comes out as a `ModelFailure`.
 */
export function createProviderModel(name: string, model: LanguageModelV4): LanguageModel {
  return {
    name,
    async *ask(question, signal) {
      try {
        yield* listen(name, model, question, signal);
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        throw toFailure(name, error);
      }
    },
  };
}

async function* listen(
  name: string,
  model: LanguageModelV4,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent, void, void> {
  const { stream } = await model.doStream({
    prompt: toPrompt(question),
    maxOutputTokens: question.mostOutputTokens,
    responseFormat: { type: 'json' },
    abortSignal: signal,
  });
  yield { kind: 'connected' };
  const heard = new Hearing(name, question);
  for await (const part of stream) {
    const event = heard.take(part);
    if (event !== undefined) yield event;
  }
  yield heard.end();
}

/** What was heard of one stream. */
class Hearing {
  readonly #name: string;
  readonly #question: Question;
  #finish: Finish | 'no-text' | 'broken-off' = 'broken-off';
  #isOver = false;
  #textBytes = 0;
  #usage: ModelUsage | undefined;

  constructor(name: string, question: Question) {
    this.#name = name;
    this.#question = question;
  }

  take(part: LanguageModelV4StreamPart): ModelEvent | undefined {
    if (part.type === 'error') throw part.error;
    if (part.type === 'reasoning-delta') return { kind: 'thinking', length: part.delta.length };
    if (this.#isOver) return undefined;
    if (part.type === 'finish') {
      this.#isOver = true;
      this.#finish = FINISHES[part.finishReason.unified] ?? 'broken-off';
      this.#usage = this.#toUsage(part.usage);
    }
    if (part.type !== 'text-delta') return undefined;
    this.#textBytes += Buffer.byteLength(part.delta);
    return { kind: 'text', text: part.delta };
  }

  /**
   * The last event. A stream that ends without saying why was cut off; what was counted until then is not the whole, and so no
   * count. An answer in calls of tools, which nobody offered, is none.
   */
  end(): ModelEvent {
    if (this.#finish === 'broken-off') throw new ModelFailure(this.#name, 'broken-off');
    const facts = this.#usage === undefined ? {} : { usage: this.#usage };
    if (this.#finish === 'no-text') throw new ModelFailure(this.#name, 'garbled', facts);
    return { kind: 'end', finish: this.#finish, ...facts };
  }

  /** The provider's count; undefined where it can't be one of this question and answer: too high, or too low for the text. */
  #toUsage({ inputTokens, outputTokens }: LanguageModelV4Usage): ModelUsage | undefined {
    const { total: input } = inputTokens;
    const { total: output } = outputTokens;
    if (!isCount(input) || !isCount(output)) return undefined;
    const isTooLow =
      input < shownBytes(this.#question) / MOST_BYTES_PER_TOKEN || output < this.#textBytes / MOST_BYTES_PER_TOKEN;
    return isTooLow ? undefined : { inputTokens: input, outputTokens: output };
  }
}

/** Tokens are three to six bytes of a text of any length; a whole text never has tokens as long as this on average. */
const MOST_BYTES_PER_TOKEN = 24;

function shownBytes({ instructions, turns }: Question): number {
  const texts = turns.flatMap(({ parts }) => parts.map((part) => (part.kind === 'text' ? part.text : '')));
  return Buffer.byteLength(instructions) + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

function toPrompt({ instructions, turns }: Question): Prompt {
  return [
    { role: 'system', content: instructions },
    ...turns.map(({ role, parts }): Prompt[number] =>
      role === 'user'
        ? { role: 'user', content: parts.map(toContent) }
        : {
            role: 'assistant',
            content: parts.flatMap((part) => (part.kind === 'text' ? [{ type: 'text', text: part.text }] : [])),
          },
    ),
  ];
}

function toContent(part: QuestionPart): UserContent[number] {
  if (part.kind === 'text') return { type: 'text', text: part.text };
  return { type: 'file', mediaType: part.mimeType, data: { type: 'data', data: part.bytes } };
}

const FINISHES: Partial<Record<LanguageModelV4FinishReason['unified'], Finish | 'no-text'>> = {
  stop: 'stop',
  length: 'length',
  'content-filter': 'filtered',
  'tool-calls': 'no-text',
};

/** No single answer within our limits is counted as more than this; a larger count is a fault of the counting. */
const MOST_TOKENS = 10_000_000;

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isSafeInteger(value) && value >= 0 && value <= MOST_TOKENS;
}

const KINDS_BY_STATUS: Readonly<Record<number, FailureKind>> = {
  408: 'overloaded',
  409: 'overloaded',
  425: 'overloaded',
  429: 'rate-limited',
  500: 'overloaded',
  502: 'overloaded',
  503: 'overloaded',
  504: 'overloaded',
  529: 'overloaded',
};
/** Answers that say that the question was turned away before any work. */
const TURNED_AWAY: ReadonlySet<number> = new Set([400, 401, 402, 403, 404, 405, 413, 422, 429, 529]);

/** The errors of the library hold question and answer, so nothing of them goes on but their names. */
function toFailure(name: string, error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const inner = innermostFailure(error);
  if (inner !== undefined) return inner;
  const cause = error instanceof Error ? error.name : typeof error;
  if (!APICallError.isInstance(error)) return new ModelFailure(name, 'garbled', { cause });
  const { statusCode: status, responseHeaders } = error;
  if (status === undefined) return new ModelFailure(name, 'connect', { cause, isUnbilled: isNeverSent(error) });
  const retryAfterMs = readRetryAfter(responseHeaders ?? {});
  const facts: FailureFacts = {
    cause: status,
    isUnbilled: TURNED_AWAY.has(status),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  if (status >= 200 && status < 300) return new ModelFailure(name, 'garbled', facts);
  return new ModelFailure(name, KINDS_BY_STATUS[status] ?? (status < 500 ? 'refused' : 'provider'), facts);
}

const DEEPEST_CAUSE = 5;

/** A failure of ours that the library wrapped on its way. */
function innermostFailure(error: unknown): ModelFailure | undefined {
  let inner = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && inner instanceof Error; depth += 1) {
    if (inner instanceof ModelFailure) return inner;
    inner = inner.cause;
  }
  return undefined;
}

/** Faults of the system that come before a connection stands. */
const NEVER_SENT = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/;

function isNeverSent(error: APICallError): boolean {
  let inner: unknown = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && inner instanceof Error; depth += 1) {
    if (NEVER_SENT.test(`${'code' in inner ? String(inner.code) : ''} ${inner.message}`)) return true;
    inner = inner.cause;
  }
  return false;
}

/** How long to wait, in milliseconds: stated in seconds, or as a date, which is taken from the date of the answer itself. */
function readRetryAfter(headers: Readonly<Record<string, string>>): number | undefined {
  const { 'retry-after': value = '', date = '' } = headers;
  if (/^\d{1,6}(\.\d{1,3})?$/.test(value)) return Math.ceil(Number(value) * 1000);
  const waitMs = Date.parse(value) - Date.parse(date);
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
