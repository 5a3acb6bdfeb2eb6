import { isChartType } from '../../src/chart/chart-type.ts';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { DEFAULT_LOCALE } from '../../src/chart/locale.ts';
import { type CallOptions, type Client, finish } from '../../src/client/create-client.ts';
import type { Metadata } from '../../src/client/wire.ts';
import { NOTHING_ASKED, type PageState, type Store } from './page-state.ts';
import { readSource } from './read-source.ts';

/** Works on what a person pasted; a new paste ends the work on the one before. */
export type ChartMaker = { make(pasted: string): Promise<void> };

/** Creates the maker: it asks the service and tells the store what comes, step by step. */
export function createChartMaker(client: Client, store: Store): ChartMaker {
  let current = new AbortController();
  return {
    async make(pasted) {
      current.abort();
      const mine = new AbortController();
      current = mine;
      try {
        await work(pasted, { client, store, signal: mine.signal });
      } catch (failure) {
        if (!mine.signal.aborted) store.change({ failure });
      } finally {
        if (current === mine) store.change({ isWorking: false });
      }
    },
  };
}

type Work = { readonly client: Client; readonly store: Store; readonly signal: AbortSignal };

async function work(pasted: string, { client, store, signal }: Work): Promise<void> {
  const source = readSource(pasted);
  if (source.kind === 'nothing') {
    store.change(NOTHING_ASKED);
    return;
  }
  // The chart before stays in sight until there is another.
  store.change({ isWorking: true, failure: undefined, events: [] });
  const startMs = performance.now();
  const metadata = createMetadata(store.get());
  const watch = (endpoint: string): CallOptions => ({
    signal,
    onEvent: ({ event, data }) => {
      const afterMs = Math.round(performance.now() - startMs);
      store.change({ events: [...store.get().events, { endpoint, event, data, afterMs }] });
    },
  });
  let config: GraphConfig;
  if (source.kind === 'config') {
    ({ config } = source);
    store.change({ reading: undefined });
  } else {
    const reading = await finish(client.extract({ sourceText: source.text, metadata }, watch('extract')));
    ({ config } = reading);
    store.change({ reading });
  }
  if (config.data.rows.length === 0) {
    store.change({ config: undefined, type: undefined, ranking: [], picture: undefined });
    return;
  }
  const { ranking } = await finish(client.evaluate({ config, metadata }, watch('evaluate')));
  // A chart that was pasted may lack its type, and is then shown as what fits best; a wrong type is for the service to name.
  const type = config.type === undefined ? ranking[0]?.type : config.type;
  store.change({ config, ranking, type: isChartType(type) ? type : undefined });
}

/**
 * A locale in a request settles dates and numbers that can be read two ways. A browser's language is no such word of the
 * person: where the service speaks it anyway no locale is sent, and what is ambiguous is asked.
 */
function createMetadata({ locale, isLocaleChosen }: PageState): Metadata {
  const callId = createCallId();
  return locale === DEFAULT_LOCALE && !isLocaleChosen ? { callId } : { callId, locale };
}

/** `crypto.randomUUID` is there on secure pages only; a service in a home network is reached without TLS. */
function createCallId(): string {
  return `first-page-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
}
