import { setTimeout as sleep } from 'node:timers/promises';

/** How long one attempt may wait inside SQLite, which stops the whole process meanwhile. */
export const BUSY_TIMEOUT_MS = 20;
const PAUSE_MS = 10;
const ATTEMPTS = 300;
/** Primary result codes of SQLite (https://sqlite.org/rescode.html): another process holds the lock. */
const BUSY_CODES = [5, 6];

/**
 * Tries a step again while another process holds the lock of the database, for about nine seconds. It waits mostly outside
 * of SQLite, so that this process goes on answering.
 */
export async function retryWhileBusy<Result>(step: () => Result | Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await step();
    } catch (error) {
      if (!isBusy(error) || attempt === ATTEMPTS) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

function isBusy(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false;
  // The low byte is the primary code; the others say more about it.
  return BUSY_CODES.includes(error.errcode & 0xff);
}
