import type { EndpointName } from '../../access/endpoints.ts';
import type { Runner } from './runner.ts';

type Sizes = { readonly small: Runner; readonly large: Runner; readonly largeBodyBytes: number };

/**
 * How many times longer a byte of a body takes than one of a config. Measured: 240 KB of HTML as `sourceText` held a
 * thread for 140 ms, of rows to rank for 10 ms.
 */
const WORK_PER_BYTE: Partial<Record<EndpointName, number>> = { extract: 8 };

/**
 * Sends bodies of more work than a config of `largeBodyBytes` to one runner and all others to the other. A small body whose call turns out to
 * be for a worker is sent on.
 */
export function createSizedRunner({ small, large, largeBodyBytes }: Sizes): Runner {
  return {
    async prepare(endpoint, body, signal) {
      const work = body.sizeBytes * (WORK_PER_BYTE[endpoint] ?? 1);
      if (work > largeBodyBytes) return large.prepare(endpoint, body, signal);
      const call = await small.prepare(endpoint, body, signal);
      if (!call.isForWorker) return call;
      call.discard();
      return large.prepare(endpoint, body, signal);
    },
    async close() {
      await Promise.all([small.close(), large.close()]);
    },
  };
}
