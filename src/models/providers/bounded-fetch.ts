import { ModelFailure } from '../model-failure.ts';

/** Enough for any answer of a few thousand tokens with all that a stream writes around each of them. */
const MOST_RESPONSE_BYTES = 4_194_304;

/**
 * A `fetch` whose response body fails with a `ModelFailure` once it is longer than any honest answer, so that a provider can't fill
 * our memory whatever it sends. Redirects are not followed: they could carry the key to another host.
 */
export function createBoundedFetch(model: string, fetchAny: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchAny(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    let sizeBytes = 0;
    const bounded = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sizeBytes += chunk.byteLength;
        if (sizeBytes <= MOST_RESPONSE_BYTES) controller.enqueue(chunk);
        else controller.error(new ModelFailure(model, 'too-large'));
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(bounded), { status, statusText, headers });
  };
}
