import type { EndpointName } from '../../access/endpoints.ts';
import type { Runner } from './runner.ts';

type Sizes = { readonly small: Runner; readonly large: Runner; readonly largeBodyBytes: number };

/**
 * How many times longer a byte of a body takes than one of a config. Measured: 240 KB of HTML as `sourceText` held a
 * thread for 140 ms, of rows to rank for 10 ms.
 */
const WORK_PER_BYTE: Partial<Record<EndpointName, number>> = { extract: 8 };

/** Sends bodies of more work than a config of `largeBodyBytes` to one runner and all others to the other. */
export function createSizedRunner({ small, large, largeBodyBytes }: Sizes): Runner {
  return {
    prepare(endpoint, body, signal) {
      const work = body.sizeBytes * (WORK_PER_BYTE[endpoint] ?? 1);
      return (work > largeBodyBytes ? large : small).prepare(endpoint, body, signal);
    },
    async close() {
      await Promise.all([small.close(), large.close()]);
    },
  };
}
