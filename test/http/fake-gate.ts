import { AccessError, type RateState } from '../../src/access/access-error.ts';
import { ENDPOINT_AUDIENCE, ENDPOINT_NAMES } from '../../src/access/endpoints.ts';
import type { CountedRequest, Gate, Hold, Identity } from '../../src/access/gate.ts';

/** A key that may call everything. */
export const KEY = 'cha_all';
/** A key that may call evaluate alone. */
export const NARROW_KEY = 'cha_narrow';

/** A gate whose state lies open, so that tests can set it and look at it. */
export type FakeGate = Gate & {
  limit: number;
  readonly counted: Map<string, number>;
  readonly networks: string[];
  tokens: number;
  mintsLeft: number;
  isStoreDown: boolean;
  budgetMicros: number;
  readonly holds: {
    readonly worstCaseMicros: number;
    readonly requestId: string;
    dispatched: number;
    ended: string[];
  }[];
  /** Order in which the methods were called. */
  readonly steps: string[];
};

const nameOf = (identity: Identity): string => (identity.kind === 'keyless' ? identity.network : identity.accountId);

/** Creates a gate without stores, clocks or money: the rules in their shortest form. */
export function createFakeGate(): FakeGate {
  const rateOf = (identity: Identity): RateState => ({
    limit: gate.limit,
    remaining: gate.limit - (gate.counted.get(nameOf(identity)) ?? 0),
  });
  const count = (identity: Identity, by: number): void => {
    gate.counted.set(nameOf(identity), (gate.counted.get(nameOf(identity)) ?? 0) + by);
  };
  const gate: FakeGate = {
    limit: 100,
    counted: new Map(),
    networks: [],
    tokens: 0,
    mintsLeft: 10,
    isStoreDown: false,
    budgetMicros: 1_000_000,
    holds: [],
    steps: [],
    async identify(authorization, network): Promise<Identity> {
      gate.steps.push('identify');
      gate.networks.push(network);
      if (authorization === undefined) return { kind: 'keyless', network };
      const secret = /^Bearer (\S+)$/.exec(authorization)?.[1];
      const permissions = new Set(ENDPOINT_NAMES);
      if (secret === KEY) return { kind: 'key', accountId: 'all', permissions };
      if (secret === NARROW_KEY) return { kind: 'key', accountId: 'narrow', permissions: new Set(['evaluate']) };
      if (secret?.startsWith('cha_token')) return { kind: 'anonymous', accountId: secret };
      throw new AccessError('AUTHENTICATION_ERROR');
    },
    permit(identity, endpoint) {
      gate.steps.push('permit');
      if (identity.kind === 'key' && !identity.permissions.has(endpoint)) throw new AccessError('AUTHORIZATION_ERROR');
      if (identity.kind === 'key' || ENDPOINT_AUDIENCE[endpoint] === 'anyone') return;
      throw new AccessError('ANONYMOUS_ACCESS_FORBIDDEN');
    },
    async countRequest(identity): Promise<CountedRequest> {
      gate.steps.push('countRequest');
      if (rateOf(identity).remaining <= 0) {
        throw new AccessError('RATE_LIMIT_ERROR', { retryAfterMs: 1500, rate: rateOf(identity) });
      }
      count(identity, 1);
      return { ...rateOf(identity), uncount: async () => count(identity, -1) };
    },
    readRate: async (identity) => rateOf(identity),
    async checkMint(identity) {
      gate.steps.push('checkMint');
      if (identity.kind === 'keyless' && gate.mintsLeft <= 0) {
        throw new AccessError('RATE_LIMIT_ERROR', { retryAfterMs: 60_000 });
      }
    },
    async mint() {
      gate.steps.push('mint');
      if (gate.isStoreDown) throw new AccessError('ANONYMOUS_MINT_UNAVAILABLE', { retryAfterMs: 5000 });
      gate.mintsLeft -= 1;
      gate.tokens += 1;
      const token = `cha_token${gate.tokens}`;
      const identity = { kind: 'anonymous', accountId: token } as const;
      count(identity, 1);
      return { token, identity, rate: rateOf(identity), uncount: async () => count(identity, -1) };
    },
    async hold(identity, worstCaseMicros, requestId): Promise<Hold> {
      gate.steps.push('hold');
      if (worstCaseMicros > gate.budgetMicros) {
        const code = identity.kind === 'anonymous' ? 'ANONYMOUS_CAPACITY_EXCEEDED' : 'QUOTA_EXCEEDED';
        throw new AccessError(code, { retryAfterMs: 86_400_001 });
      }
      const entry = { worstCaseMicros, requestId, dispatched: 0, ended: [] as string[] };
      gate.holds.push(entry);
      return {
        dispatch: async () => {
          entry.dispatched += 1;
        },
        settle: async (usedMicros) => void entry.ended.push(`settle ${usedMicros}`),
        cancel: async () => void entry.ended.push('cancel'),
      };
    },
  };
  return gate;
}
