import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointName } from '../../src/access/endpoints.ts';
import type { Progress } from '../../src/agents/agent.ts';
import { type Endpoint, ValidationError } from '../../src/http/v0/endpoint.ts';

/** What a scripted endpoint is told to do, as the JSON body of its request. */
export type Script = {
  readonly do: keyof typeof ACTIONS;
  /** How many progress events come first. */
  readonly progress?: number;
  /** Pause before each of them. */
  readonly pauseMs?: number;
  /** The text in the answer, or its length for `huge`. */
  readonly text?: string;
  readonly length?: number;
  readonly worstCaseMicros?: number;
  readonly usedMicros?: number;
  /** Spaces that make the body large. */
  readonly padding?: string;
};

/** How often each thing happened in this thread, for tests that look behind the stream. */
export const witnessed = { begun: 0, aborted: 0, ended: 0 };

/** What the last `leave` made. */
let left: WeakRef<object> | undefined;

type Action = (script: Script, signal: AbortSignal) => unknown;

const ACTIONS = {
  complete: ({ text = 'done' }) => ({ text }),
  huge: ({ length = 0 }) => ({ text: 'é'.repeat(length) }),
  fail: ({ text = 'a secret of the inside' }) => {
    throw new Error(text);
  },
  hang: () => new Promise(() => undefined),
  'wait-for-abort': (_script, signal) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  spin: () => {
    for (;;);
  },
  circular: () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    return circle;
  },
  bigint: () => ({ count: 1n }),
  nothing: () => undefined,
  exit: () => process.exit(7),
  leave: () => {
    const rows = Array.from({ length: 1000 }, (_, row) => ({ row }));
    left = new WeakRef(rows);
    return { rows };
  },
  'look-back': () => ({ isLeft: left?.deref() !== undefined }),
  'eat-memory': () => {
    const hoard: unknown[] = [];
    for (;;) hoard.push(new Array(1000).fill({}));
  },
} satisfies Record<string, Action>;

async function* run(script: Script, signal: AbortSignal): AsyncGenerator<Progress, unknown, void> {
  witnessed.begun += 1;
  signal.addEventListener('abort', () => {
    witnessed.aborted += 1;
  });
  try {
    for (let at = 1; at <= (script.progress ?? 0); at += 1) {
      if (script.pauseMs !== undefined) await pause(script.pauseMs);
      yield { message: `step ${at}` };
    }
    const action: Action = ACTIONS[script.do];
    return await action(script, signal);
  } finally {
    witnessed.ended += 1;
  }
}

function toScript(body: Uint8Array): Script {
  const text = new TextDecoder().decode(body);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ValidationError([{ path: '', message: 'The body is not JSON.' }], { cause });
  }
}

function scripted(name: EndpointName): Endpoint {
  return {
    name,
    prepare(body) {
      const script = toScript(body);
      if (!Object.hasOwn(ACTIONS, script?.do)) {
        throw new ValidationError([{ path: 'do', message: `There is no action ${script?.do}.` }]);
      }
      const { worstCaseMicros = 0, usedMicros = 0 } = script;
      return {
        locale: 'EN_US',
        callId: undefined,
        worstCaseMicros,
        usedMicros: () => usedMicros,
        run: (signal) => run(script, signal),
      };
    },
  };
}

/** Three endpoints that do what their body says; stands in for the real list, in workers too. */
export const createEndpoints = (): readonly Endpoint[] => (['extract', 'generate', 'evaluate'] as const).map(scripted);
