import type { WindowRule } from '../sliding-log.ts';

/** A token to store for a network, where its window still has room. */
export type MintRequest = {
  readonly network: string;
  readonly rule: WindowRule;
  readonly nowMs: number;
  readonly publicId: string;
  readonly secretHash: string;
};

/**
 * Where anonymous tokens are kept, and the moments at which each network was given one. A network is forgotten once its
 * window is empty. All methods reject where the store can't be reached.
 */
export interface TokenStore {
  /** The hash of a token's secret. */
  findTokenHash(publicId: string): Promise<string | undefined>;
  /** How long a network must wait for its next token, in whole milliseconds; 0 for not at all. Changes nothing. */
  readMintWaitMs(network: string, rule: WindowRule, nowMs: number): Promise<number>;
  /**
   * Stores the token and counts it against the network in one atomic step; where the window is full it stores nothing.
   * Gives what the network must wait, 0 where the token was stored.
   */
  mintToken(request: MintRequest): Promise<number>;
}
