import { AccessError } from '../access-error.ts';
import type { Clock } from '../clock.ts';
import type { RandomBytes } from '../random.ts';
import type { WindowRule } from '../sliding-log.ts';
import { createPublicId, issueCredential } from './credential.ts';
import type { TokenStore } from './token-store.ts';

/** What is needed to mint anonymous tokens. `mintRule` is how many one network may be given in which time. */
export type MintOptions = {
  readonly store: TokenStore;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly keyPrefix: string;
  readonly mintRule: WindowRule;
};

/** What a caller waits where the store can't be reached: a moment, in the hope that it comes back. */
const STORE_RETRY_MS = 5000;

/**
 * Refuses a network that has had its tokens for the hour with `RATE_LIMIT_ERROR`; a store that can't be reached is
 * `ANONYMOUS_MINT_UNAVAILABLE`.
 */
export async function checkMintLimit({ store, clock, mintRule }: MintOptions, network: string): Promise<void> {
  const retryAfterMs = await orUnavailable(store.readMintWaitMs(network, mintRule, clock.nowMs()));
  if (retryAfterMs > 0) throw new AccessError('RATE_LIMIT_ERROR', { retryAfterMs });
}

/** Mints a token for a network: its text and public id. Checks the limit again, in one step with storing; refuses as above. */
export async function mintToken(
  { store, clock, random, keyPrefix, mintRule }: MintOptions,
  network: string,
): Promise<{ readonly token: string; readonly publicId: string }> {
  const { text, publicId, secretHash } = issueCredential(keyPrefix, createPublicId('anonymous', random), random);
  const request = { network, rule: mintRule, nowMs: clock.nowMs(), publicId, secretHash };
  const retryAfterMs = await orUnavailable(store.mintToken(request));
  if (retryAfterMs > 0) throw new AccessError('RATE_LIMIT_ERROR', { retryAfterMs });
  return { token: text, publicId };
}

async function orUnavailable<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (cause) {
    throw new AccessError('ANONYMOUS_MINT_UNAVAILABLE', { retryAfterMs: STORE_RETRY_MS, cause });
  }
}
