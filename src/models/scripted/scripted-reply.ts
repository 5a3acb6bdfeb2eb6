/** Misbehaviour of the scripted provider that shows at once. */
export const QUICK_FAULTS = [
  'reset',
  'reset-in-the-middle',
  'rate-limited',
  'internal-error',
  'overloaded',
  'error-that-tells-all',
  'error-body-with-200',
  'error-in-the-stream',
  'truncated',
  'truncated-json',
  'tool-calls',
  'garbage',
  'wrong-content-type',
  'duplicate-finish',
  'usage-missing',
  'usage-absurd',
  'usage-too-low',
  'empty',
  'redirect',
] as const;

/** How the scripted provider misbehaves, where it is told to: at once, or by taking time or room. */
export const FAULTS = [
  ...QUICK_FAULTS,
  'hang-before-headers',
  'hang-after-headers',
  'hang-in-the-middle',
  'drip',
  'rate-limited-with-wait',
  'rate-limited-until-date',
  'rate-limited-for-long',
  'endless',
  'huge',
] as const;
export type Fault = (typeof FAULTS)[number];

/** What the scripted provider was asked, whichever protocol it came by. */
export type ScriptedRequest = {
  readonly protocol: 'openai' | 'anthropic';
  readonly model: string;
  readonly instructions: string;
  /** The texts of all turns, in order. */
  readonly texts: readonly string[];
  readonly images: number;
  readonly mostOutputTokens: number | undefined;
  /** The value of the header that carries the key. */
  readonly key: string | undefined;
};

/** What it answers. */
export type ScriptedReply = { readonly text: string; readonly fault?: Fault; readonly finish?: 'stop' | 'length' };

/** What decides the answers. */
export type Script = (request: ScriptedRequest) => ScriptedReply;

/** The provider's own account of what it did. Tokens of answers that nobody took to the end count as far as they were made. */
export type Invoice = { readonly calls: number; readonly inputTokens: number; readonly outputTokens: number };

const BYTES_PER_TOKEN = 3;

/** How many tokens the scripted provider counts for a text. */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
}
