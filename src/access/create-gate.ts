import { AccessError } from './access-error.ts';
import { type BudgetStore, type Charge, POOL_ACCOUNT } from './budget/budget-store.ts';
import { FREE_HOLD, placeHold } from './budget/hold.ts';
import type { Clock } from './clock.ts';
import { toBase62 } from './credentials/base62.ts';
import { identifyCaller } from './credentials/identify-caller.ts';
import type { KeyStore } from './credentials/key-store.ts';
import { checkMintLimit, type MintOptions, mintToken } from './credentials/mint-token.ts';
import type { TokenStore } from './credentials/token-store.ts';
import { ENDPOINT_AUDIENCE, type EndpointName } from './endpoints.ts';
import type { CountedRequest, Gate, Hold, Identity } from './gate.ts';
import type { RandomBytes } from './random.ts';
import { RequestWindows } from './request-windows.ts';

/** Everything that the access rules keep. */
export interface AccessStore extends KeyStore, TokenStore, BudgetStore {}

/** What a gate is made of. Money is in whole micro-dollars. */
export type GateOptions = {
  readonly store: AccessStore;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** What keys and tokens begin with, without the underscore. */
  readonly keyPrefix: string;
  readonly requestsPerMinute: number;
  readonly tokensPerHour: number;
  readonly anonymousBudgetMicros: number;
  readonly keyBudgetMicros: number;
  readonly anonymousPoolMicros: number;
  /** After this time a hold counts as the leftover of a process that died. Must be longer than any request may run. */
  readonly holdLifetimeMs: number;
};

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Creates the access rules over a store. Request windows live in the memory of this process; all else is in the store, and
 * nothing of it is cached: a key that any process revokes is refused from the very next request.
 */
export function createGate(options: GateOptions): Gate {
  const { clock } = options;
  const windows = new RequestWindows({ limit: options.requestsPerMinute, windowMs: MINUTE_MS });
  const mintOptions: MintOptions = { ...options, mintRule: { limit: options.tokensPerHour, windowMs: HOUR_MS } };
  return {
    identify: (authorization, network) => identifyCaller(options, authorization, network),
    permit,
    countRequest: async (identity) => countRequest(windows, clock, identity),
    readRate: async (identity) => windows.read(toCaller(identity), clock.monotonicMs()),
    async checkMint(identity) {
      if (identity.kind === 'keyless') await checkMintLimit(mintOptions, identity.network);
    },
    async mint({ network }) {
      const { token, publicId } = await mintToken(mintOptions, network);
      const identity = { kind: 'anonymous', accountId: publicId } as const;
      const { limit, remaining, uncount } = countRequest(windows, clock, identity);
      return { token, identity, rate: { limit, remaining }, uncount };
    },
    hold: (identity, worstCaseMicros, requestId) => hold(options, identity, worstCaseMicros, requestId),
  };
}

function permit(identity: Identity, endpoint: EndpointName): void {
  if (identity.kind === 'key') {
    if (!identity.permissions.has(endpoint)) throw new AccessError('AUTHORIZATION_ERROR');
  } else if (ENDPOINT_AUDIENCE[endpoint] === 'key-holders') {
    throw new AccessError('ANONYMOUS_ACCESS_FORBIDDEN');
  }
}

function countRequest(windows: RequestWindows, clock: Clock, identity: Identity): CountedRequest {
  const caller = toCaller(identity);
  const atMs = clock.monotonicMs();
  const { state, retryAfterMs } = windows.admit(caller, atMs);
  if (retryAfterMs !== undefined) throw new AccessError('RATE_LIMIT_ERROR', { retryAfterMs, rate: state });
  let isCounted = true;
  const uncount = async (): Promise<void> => {
    if (isCounted) windows.remove(caller, atMs);
    isCounted = false;
  };
  return { ...state, uncount };
}

/** The name of an identity's window. */
function toCaller(identity: Identity): string {
  return identity.kind === 'keyless' ? `network ${identity.network}` : identity.accountId;
}

async function hold(options: GateOptions, identity: Identity, amountMicros: number, requestId: string): Promise<Hold> {
  if (!Number.isSafeInteger(amountMicros) || amountMicros < 0) {
    throw new RangeError(`A hold must be a whole number of micro-dollars from 0, not ${amountMicros}.`);
  }
  if (amountMicros === 0) return FREE_HOLD;
  const { store, clock, random, holdLifetimeMs } = options;
  const holdId = toBase62(random(16), 22);
  const charges = toCharges(options, identity);
  return placeHold(store, clock, { holdId, requestId, charges, amountMicros, holdLifetimeMs });
}

/** The accounts that pay for an identity's requests; its own comes first, so that a spent one is named before the pool. */
function toCharges(options: GateOptions, identity: Identity): readonly Charge[] {
  switch (identity.kind) {
    case 'key':
      return [{ accountId: identity.accountId, limitMicros: options.keyBudgetMicros }];
    case 'anonymous':
      return [
        { accountId: identity.accountId, limitMicros: options.anonymousBudgetMicros },
        { accountId: POOL_ACCOUNT, limitMicros: options.anonymousPoolMicros },
      ];
    case 'keyless':
      throw new Error('A keyless caller has no account to charge: mint a token for it first.');
  }
}
