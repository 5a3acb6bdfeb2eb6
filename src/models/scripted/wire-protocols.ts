import type { ScriptedRequest } from './scripted-reply.ts';

/** A frame of a stream, ready to be written. */
export type Frame = string;

/** How a protocol writes a stream. Tokens are what the provider counts. */
export type WireProtocol = {
  readonly name: ScriptedRequest['protocol'];
  readonly path: string;
  begin(inputTokens: number): readonly Frame[];
  text(piece: string): Frame;
  /** A call of a tool that nobody offered. */
  toolCall(): readonly Frame[];
  end(usage: Usage | undefined, finish: 'stop' | 'length' | 'tool'): readonly Frame[];
  /** An error in the middle of a stream, or as a whole body. */
  errorFrame(): Frame;
  errorBody(message: string): string;
  read(body: unknown, headers: Readonly<Record<string, string | string[] | undefined>>): ScriptedRequest;
};

/** Counts of tokens as they go over the wire. */
export type Usage = { readonly inputTokens: number; readonly outputTokens: number };

function frame(data: unknown, event?: string): Frame {
  return `${event === undefined ? '' : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The texts of a content that is a string or a list of parts. */
function textsOf(content: unknown): readonly string[] {
  if (typeof content === 'string') return [content];
  return listOf(content).flatMap((part) => {
    const text = fieldOf(part, 'text');
    return typeof text === 'string' ? [text] : [];
  });
}

function countImages(content: unknown): number {
  return listOf(content).filter((part) => ['image', 'image_url'].includes(String(fieldOf(part, 'type')))).length;
}

function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

type ReadParts = Pick<ScriptedRequest, 'protocol' | 'instructions' | 'mostOutputTokens' | 'key'>;

function toRequest(body: unknown, turns: readonly unknown[], parts: ReadParts): ScriptedRequest {
  const contents = turns.map((turn) => fieldOf(turn, 'content'));
  return {
    ...parts,
    model: String(fieldOf(body, 'model')),
    texts: contents.flatMap(textsOf),
    images: contents.reduce((sum: number, content) => sum + countImages(content), 0),
  };
}

const CHUNK = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'scripted' };

/** Chat completions, as OpenAI and everything compatible with it speaks. */
const OPENAI: WireProtocol = {
  name: 'openai',
  path: '/v1/chat/completions',
  begin: () => [
    frame({ ...CHUNK, choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] }),
  ],
  text: (content) => frame({ ...CHUNK, choices: [{ index: 0, delta: { content }, finish_reason: null }] }),
  toolCall() {
    const call = {
      index: 0,
      id: 'call_1',
      type: 'function',
      function: { name: 'run', arguments: '{"code":"exit()"}' },
    };
    return [frame({ ...CHUNK, choices: [{ index: 0, delta: { tool_calls: [call] }, finish_reason: null }] })];
  },
  end(usage, finish) {
    const reason = finish === 'tool' ? 'tool_calls' : finish;
    const last = frame({ ...CHUNK, choices: [{ index: 0, delta: {}, finish_reason: reason }] });
    if (usage === undefined) return [last, 'data: [DONE]\n\n'];
    const { inputTokens: prompt_tokens, outputTokens: completion_tokens } = usage;
    const counts = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
    return [last, frame({ ...CHUNK, choices: [], usage: counts }), 'data: [DONE]\n\n'];
  },
  errorFrame: () => frame({ error: { message: 'scripted error', type: 'server_error' } }),
  errorBody: (message) => JSON.stringify({ error: { message, type: 'server_error', code: null, param: null } }),
  read(body, headers) {
    const messages = listOf(fieldOf(body, 'messages'));
    const isSystem = (message: unknown): boolean => ['system', 'developer'].includes(String(fieldOf(message, 'role')));
    return toRequest(
      body,
      messages.filter((message) => !isSystem(message)),
      {
        protocol: 'openai',
        instructions: messages
          .filter(isSystem)
          .flatMap((message) => textsOf(fieldOf(message, 'content')))
          .join('\n'),
        mostOutputTokens: numberOf(fieldOf(body, 'max_tokens')) ?? numberOf(fieldOf(body, 'max_completion_tokens')),
        key: headerOf(headers.authorization),
      },
    );
  },
};

const STOP_REASONS = { stop: 'end_turn', length: 'max_tokens', tool: 'tool_use' } as const;

/** Messages, as Anthropic speaks. */
const ANTHROPIC: WireProtocol = {
  name: 'anthropic',
  path: '/v1/messages',
  begin: (inputTokens) => [
    frame(
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'scripted',
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: inputTokens, output_tokens: 1 },
        },
      },
      'message_start',
    ),
    frame({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }, 'content_block_start'),
  ],
  text: (text) =>
    frame({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }, 'content_block_delta'),
  toolCall: () => [
    frame(
      {
        type: 'content_block_start',
        index: 1,
        content_block: { type: 'tool_use', id: 'tool_1', name: 'run', input: {} },
      },
      'content_block_start',
    ),
    frame({ type: 'content_block_stop', index: 1 }, 'content_block_stop'),
  ],
  end(usage, finish) {
    const counts =
      usage === undefined ? {} : { usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens } };
    const delta = { stop_reason: STOP_REASONS[finish], stop_sequence: null };
    return [
      frame({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
      frame({ type: 'message_delta', delta, ...counts }, 'message_delta'),
      frame({ type: 'message_stop' }, 'message_stop'),
    ];
  },
  errorFrame: () => frame({ type: 'error', error: { type: 'overloaded_error', message: 'scripted error' } }, 'error'),
  errorBody: (message) => JSON.stringify({ type: 'error', error: { type: 'api_error', message } }),
  read: (body, headers) =>
    toRequest(body, listOf(fieldOf(body, 'messages')), {
      protocol: 'anthropic',
      instructions: textsOf(fieldOf(body, 'system')).join('\n'),
      mostOutputTokens: numberOf(fieldOf(body, 'max_tokens')),
      key: headerOf(headers['x-api-key']),
    }),
};

/** The protocols that the scripted provider speaks. */
export const WIRE_PROTOCOLS: readonly WireProtocol[] = [OPENAI, ANTHROPIC];
