import type { Runner } from './runner.ts';

type Sizes = { readonly small: Runner; readonly large: Runner; readonly largeBodyBytes: number };

/** Sends bodies of more than `largeBodyBytes` to one runner and all others to the other. */
export function createSizedRunner({ small, large, largeBodyBytes }: Sizes): Runner {
  return {
    prepare: (endpoint, body, signal) =>
      (body.sizeBytes > largeBodyBytes ? large : small).prepare(endpoint, body, signal),
    async close() {
      await Promise.all([small.close(), large.close()]);
    },
  };
}
