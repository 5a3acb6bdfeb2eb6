import { isChartType } from '../../src/chart/chart-type.ts';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { DEFAULT_LOCALE } from '../../src/chart/locale.ts';
import { type CallOptions, type Client, finish } from '../../src/client/create-client.ts';
import type { Metadata } from '../../src/client/wire.ts';
import { NOTHING_ASKED, type PageState, type Store, shownConfig } from './page-state.ts';
import { readSource } from './read-source.ts';

/** Works on what a person pasted or wished; what is new ends the work on what was before. */
export type ChartMaker = {
  make(pasted: string): Promise<void>;
  /** Changes the chart that is shown as some words say. */
  wish(words: string): Promise<void>;
  /** Takes the last wish back. */
  undo(): Promise<void>;
};

/** Creates the maker: it asks the service and tells the store what comes, step by step. */
export function createChartMaker(client: Client, store: Store): ChartMaker {
  let current = new AbortController();
  const run = async (work: (parts: Work) => Promise<void>): Promise<void> => {
    current.abort();
    const mine = new AbortController();
    current = mine;
    try {
      await work({ client, store, signal: mine.signal });
    } catch (failure) {
      if (!mine.signal.aborted) store.change({ failure });
    } finally {
      if (current === mine) store.change({ isWorking: false });
    }
  };
  return {
    make: (pasted) => run((parts) => read(pasted, parts)),
    wish: (words) => run((parts) => change(words, parts)),
    undo: () => run(goBack),
  };
}

type Work = { readonly client: Client; readonly store: Store; readonly signal: AbortSignal };

/** Begins: the chart before stays in sight until there is another. Gives what goes with each call, whose events are seen. */
function begin({ store, signal }: Work): (endpoint: string) => CallOptions {
  store.change({ isWorking: true, failure: undefined, events: [] });
  const startMs = performance.now();
  return (endpoint) => ({
    signal,
    onEvent: ({ event, data }) => {
      const afterMs = Math.round(performance.now() - startMs);
      store.change({ events: [...store.get().events, { endpoint, event, data, afterMs }] });
    },
  });
}

/** Changes the chart that is shown. One that could not be changed stays, and is no step to go back to. */
async function change(words: string, work: Work): Promise<void> {
  const { client, store } = work;
  const before = shownConfig(store.get());
  if (before === undefined || words.trim() === '') return;
  const watch = begin(work);
  const metadata = createMetadata(store.get());
  const { config, response } = await finish(
    client.generate({ config: before, userPrompt: words, metadata }, watch('generate')),
  );
  store.change({ said: response.message });
  if (response.steps === undefined) return;
  await judge(config, { ...work, watch });
  store.change({ past: [...store.get().past, before] });
}

async function goBack(work: Work): Promise<void> {
  const { past } = work.store.get();
  const before = past.at(-1);
  if (before === undefined) return;
  await judge(before, { ...work, watch: begin(work) });
  work.store.change({ past: past.slice(0, -1), said: undefined });
}

/** Shows a chart with its ranking. One without a type is shown as what fits best; a wrong type is for the service to name. */
async function judge(
  config: GraphConfig,
  { client, store, watch }: Work & { watch(endpoint: string): CallOptions },
): Promise<void> {
  const { ranking } = await finish(
    client.evaluate({ config, metadata: createMetadata(store.get()) }, watch('evaluate')),
  );
  const type = config.type === undefined ? ranking[0]?.type : config.type;
  store.change({ config, ranking, type: isChartType(type) ? type : undefined });
}

async function read(pasted: string, work: Work): Promise<void> {
  const { client, store } = work;
  const source = readSource(pasted);
  if (source.kind === 'nothing') {
    store.change(NOTHING_ASKED);
    return;
  }
  const watch = begin(work);
  const metadata = createMetadata(store.get());
  let config: GraphConfig;
  if (source.kind === 'config') {
    ({ config } = source);
    store.change({ reading: undefined });
  } else {
    const reading = await finish(client.extract({ sourceText: source.text, metadata }, watch('extract')));
    ({ config } = reading);
    store.change({ reading });
  }
  store.change({ said: undefined, past: [] });
  if (config.data.rows.length === 0) {
    store.change({ config: undefined, type: undefined, ranking: [], picture: undefined });
    return;
  }
  await judge(config, { ...work, watch });
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
