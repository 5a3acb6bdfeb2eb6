import { type Fields, isFields } from './config-shape.ts';
import type { Answer } from './judge-turn.ts';
import type { WishCase } from './wish-case.ts';
import type { WishSet } from './wish-files.ts';

/** What a wish is asked with. */
export type Question = {
  readonly set: WishSet;
  readonly language: WishCase['language'];
  readonly config: Fields;
  readonly prompt: string;
};

/** The answer, or why there is none, and how long it took. */
export type Reply = { readonly answer: Answer | undefined; readonly note: string; readonly ms: number };

/** Asks a service that listens at one base address. */
export type AskService = (question: Question) => Promise<Reply>;

const LOCALES = { en: 'EN_US', pt: 'PT_PT', ar: 'AR' } as const satisfies Record<WishCase['language'], string>;

/** The data of the last event of a stream, if it is that event. */
function readEvent(stream: string, name: string): Fields | undefined {
  const [last = ''] = stream.trim().split('\n\n').slice(-1);
  const data = last.startsWith(`event: ${name}\n`) ? last.split('\ndata: ')[1] : undefined;
  const value: unknown = data === undefined ? undefined : JSON.parse(data);
  return isFields(value) ? value : undefined;
}

function toReply(stream: string, ms: number): Reply {
  const complete = readEvent(stream, 'complete');
  if (complete === undefined) return { answer: undefined, note: `no complete event: ${stream.slice(-200)}`, ms };
  const message = isFields(complete.response) ? String(complete.response.message) : '';
  return { answer: { config: isFields(complete.config) ? complete.config : {}, message }, note: '', ms };
}

/** A caller that keeps the anonymous token of its first answer. Narratives are not asked for: texts stay the wish's own. */
export function createAskService(base: string): AskService {
  let token: string | undefined;
  let calls = 0;
  return async ({ set, language, config, prompt }) => {
    calls += 1;
    const metadata = {
      callId: `wish-${calls}`,
      locale: LOCALES[language],
      effort: 'medium',
      storytellingEffort: 'none',
    };
    const body = JSON.stringify({ config, userPrompt: prompt, metadata });
    const start = performance.now();
    const response = await fetch(`${base}/api/v0/${set}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body,
    });
    const text = await response.text();
    const ms = performance.now() - start;
    token ??= response.headers.get('x-service-anonymous-token') ?? undefined;
    return response.ok ? toReply(text, ms) : { answer: undefined, note: `status ${response.status}`, ms };
  };
}
