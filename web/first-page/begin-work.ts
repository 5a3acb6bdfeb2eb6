import { DEFAULT_LOCALE } from '../../src/chart/locale.ts';
import type { Call, CallOptions, Client } from '../../src/client/create-client.ts';
import type { Metadata } from '../../src/client/wire.ts';
import type { PageState, Store } from './page-state.ts';

/** A piece of work under way. What is begun later ends what was begun before. */
export type Work = {
  readonly client: Client;
  readonly store: Store;
  readonly signal: AbortSignal;
  /** What goes with a call to an endpoint, so that its events are seen. */
  watch(endpoint: string): CallOptions;
};

/** Runs a piece of work to its end; what it throws is told on the page. */
export type RunWork = (work: (parts: Work) => Promise<void>) => Promise<void>;

/** Makes what runs all work of a page, one piece at a time. The chart before stays in sight until there is another. */
export function createRunner(client: Client, store: Store): RunWork {
  let current = new AbortController();
  return async (work) => {
    current.abort();
    const mine = new AbortController();
    const { signal } = mine;
    current = mine;
    store.change({ isWorking: true, progress: undefined, failure: undefined, events: [] });
    try {
      await work({ client, store, signal, watch: createWatch(store, signal) });
    } catch (failure) {
      if (!signal.aborted) store.change({ failure });
    } finally {
      if (current === mine) store.change({ isWorking: false, progress: undefined });
    }
  };
}

function createWatch(store: Store, signal: AbortSignal): Work['watch'] {
  const startMs = performance.now();
  return (endpoint) => ({
    signal,
    onEvent: ({ event, data }) => {
      const afterMs = Math.round(performance.now() - startMs);
      store.change({ events: [...store.get().events, { endpoint, event, data, afterMs }] });
    },
  });
}

/** Runs a call to its end, tells on the page how far it is, and gives the result. */
export async function follow<Result>(running: Call<Result>, { store, signal }: Work): Promise<Result> {
  for (;;) {
    const step = await running.next();
    if (step.done === true) return step.value;
    if (!signal.aborted) store.change({ progress: step.value.message });
  }
}

/**
 * A locale in a request settles dates and numbers that can be read two ways. A browser's language is no such word of the
 * person: where the service speaks it anyway no locale is sent, and what is ambiguous is asked.
 */
export function createMetadata({ locale, isLocaleChosen }: Pick<PageState, 'locale' | 'isLocaleChosen'>): Metadata {
  const callId = createCallId();
  return locale === DEFAULT_LOCALE && !isLocaleChosen ? { callId } : { callId, locale };
}

/** `crypto.randomUUID` is there on secure pages only; a service in a home network is reached without TLS. */
function createCallId(): string {
  return `first-page-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
}
