import type { RateState } from './access-error.ts';
import type { EndpointName } from './endpoints.ts';

/** Who a request comes from. `network` is an IPv4 address or the /64 of an IPv6 address. */
export type Identity =
  | { readonly kind: 'keyless'; readonly network: string }
  | { readonly kind: 'anonymous'; readonly accountId: string }
  | { readonly kind: 'key'; readonly accountId: string; readonly permissions: ReadonlySet<EndpointName> };

/** A freshly minted anonymous token: shown to its caller once, stored hashed. */
export type MintedToken = {
  readonly token: string;
  readonly identity: Extract<Identity, { kind: 'anonymous' }>;
  readonly rate: RateState;
  /** Takes the call that minted out of the token's window, where a later check refuses it with a 429 or 503. */
  readonly uncount: () => Promise<void>;
};

/**
 * Money set aside for one request, in whole micro-dollars. `settle` and `cancel` end it; exactly one of them counts,
 * and only the first call has an effect.
 */
export interface Hold {
  /** Says that work which may cost money is about to begin. After this, `cancel` settles the whole hold. */
  dispatch(): Promise<void>;
  /** Ends the hold at what was used; above the hold counts as the hold. */
  settle(usedMicros: number): Promise<void>;
  /** Ends the hold without cost where nothing was dispatched. */
  cancel(): Promise<void>;
}

/** An admitted request and the state of its window. */
export type CountedRequest = RateState & {
  /** Takes this very request out of the window again, where a later check refuses the caller with a 429 or 503. */
  readonly uncount: () => Promise<void>;
};

/**
 * The access rules, in the order a request meets them. Each method throws an `AccessError` where the caller is refused.
 */
export interface Gate {
  /** Reads the `Authorization` header: none is keyless; anything malformed or unknown is refused, never keyless. */
  identify(authorization: string | undefined, network: string): Promise<Identity>;
  /** Refuses an identity that may not call the endpoint. */
  permit(identity: Identity, endpoint: EndpointName): void;
  /** Counts a request against the identity's sliding window; a refused request is not counted. */
  countRequest(identity: Identity): Promise<CountedRequest>;
  /** The state of the identity's window, for the headers of an answer that is not counted. */
  readRate(identity: Identity): Promise<RateState>;
  /** Refuses a keyless caller whose network has had its tokens for the hour. Mints nothing. */
  checkMint(identity: Identity): Promise<void>;
  /** Mints a token for a keyless caller; the call that minted it counts as the token's first request. */
  mint(identity: Extract<Identity, { kind: 'keyless' }>): Promise<MintedToken>;
  /** Sets the worst case of a request aside; a worst case of 0 always succeeds and writes nothing. */
  hold(identity: Identity, worstCaseMicros: number, requestId: string): Promise<Hold>;
}
