import type { ChartType } from '../../src/chart/chart-type.ts';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { createClient } from '../../src/client/create-client.ts';
import type { ChartResult, NarrateResult } from '../../src/client/wire.ts';
import { createMetadata, follow, type RunWork, type Work } from './begin-work.ts';
import { createVersion, judge } from './make-chart.ts';
import {
  advance,
  goBack,
  goForward,
  originOf,
  type PageState,
  type Store,
  type SuggestedView,
  type Version,
} from './page-state.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { shownConfig } from './shown-config.ts';

/** Changes the chart in sight. Each change is a version that undo leads back from. */
export type ChartChanger = {
  /** As some words say. */
  wish(words: string): Promise<void>;
  /** Lets the service draw what fits best, the rows gathered where that is needed. */
  fit(): Promise<void>;
  /** Lets the service write title, subtitle and caption. */
  narrate(): Promise<void>;
  /** Shows it as another type. */
  pick(type: ChartType): void;
  /** Puts a value into a cell; row -1 are the names of the columns. */
  edit(rowIndex: number, columnKey: string, text: string): void;
  /** Takes a part out of sight, or back into it. */
  toggle(part: string): void;
  /** Goes on to a view that was suggested. */
  adopt(view: SuggestedView): void;
  undo(): void;
  redo(): void;
  /** Asks for the ranking again, in the language of the page. */
  rank(): void;
};

/** Creates what changes charts. */
export function createChartChanger(store: Store, run: RunWork): ChartChanger {
  const go = (change: (version: Version) => Partial<Version>, label: string): void => {
    const { version } = store.get();
    if (version !== undefined)
      store.change({ ...advance(store.get(), { ...version, ...change(version), label, isAsRead: false }), ...QUIET });
  };
  return {
    wish: (words) => run((work) => wish(words, work)),
    fit: () => run(fit),
    narrate: () => run(narrate),
    pick(type) {
      const { version, locale } = store.get();
      if (version?.type === type) return;
      const hidden = new Set<string>();
      go(() => ({ type, hidden }), PAGE_TEXTS[locale].types[type]);
    },
    edit(rowIndex, columnKey, text) {
      const { version, locale } = store.get();
      if (version === undefined) return;
      const config = withCell(version.config, rowIndex, { columnKey, text });
      if (config === version.config) return;
      go(() => ({ config }), PAGE_TEXTS[locale].versionEdited);
      void run(judge);
    },
    toggle(part) {
      const label = store.get().version?.label ?? '';
      go(
        ({ hidden }) => ({
          hidden: hidden.has(part) ? new Set([...hidden].filter((one) => one !== part)) : new Set([...hidden, part]),
        }),
        label,
      );
    },
    adopt({ config, suggestion }) {
      if (config === undefined) return;
      store.change({
        ...advance(store.get(), createVersion(config, suggestion.summary, originOf(store.get()))),
        ...QUIET,
      });
      void run(judge);
    },
    undo: () => store.change(goBack(store.get())),
    redo: () => store.change(goForward(store.get())),
    rank: () => void run(judge),
  };
}

const QUIET = { said: undefined, steps: [] } as const;

/** Changes the chart that is shown. One that could not be changed stays, and is no step to go back to. */
async function wish(words: string, work: Work): Promise<void> {
  if (words.trim() !== '') await generate({ userPrompt: words }, words, work);
}

const fit = (work: Work): Promise<void> => generate({}, PAGE_TEXTS[work.store.get().locale].fit, work);

/** Draws what fits best of rows that were read and, as they are, could only be listed. Undo leads back to them; what stays a list is left alone. */
export async function drawListed(work: Work): Promise<void> {
  const { version, reading, locale } = work.store.get();
  if (version?.type !== 'table' || reading === undefined) return;
  const result = await requestChart(version, {}, work);
  if (result.config.type !== 'table') await tell(result, PAGE_TEXTS[locale].fit, work);
}

type Asked = { readonly userPrompt?: string };

async function generate(asked: Asked, label: string, work: Work): Promise<void> {
  const { version } = work.store.get();
  if (version !== undefined) await tell(await requestChart(version, asked, work), label, work);
}

function requestChart(version: Version, asked: Asked, work: Work): Promise<ChartResult> {
  const request = { config: shownConfig(version), ...asked, metadata: createMetadata(work.store.get()) };
  return follow(work.client.generate(request, work.watch('generate')), work);
}

/** Says what came of a wish, and goes on to it where anything did. */
async function tell({ config, response }: ChartResult, label: string, work: Work): Promise<void> {
  work.store.change({ said: response.message, steps: response.steps ?? [] });
  if (response.steps !== undefined && response.steps.length > 0) await goOn({ config, response }, label, work);
}

async function narrate(work: Work): Promise<void> {
  const { client, store } = work;
  const { version, locale } = store.get();
  if (version === undefined) return;
  const { narratePrompt, narrate: label } = PAGE_TEXTS[locale];
  const request = { config: shownConfig(version), userPrompt: narratePrompt, metadata: createMetadata(store.get()) };
  const { config, response } = await follow(client.narrate(request, work.watch('narrate')), work);
  store.change({ said: response.message, steps: [] });
  await goOn({ config, response }, label, work);
}

/** Rows that are as they were keep their places in the source. */
async function goOn({ config }: ChartResult | NarrateResult, label: string, work: Work): Promise<void> {
  const { store } = work;
  const before = store.get().version;
  const isSameData = before !== undefined && JSON.stringify(before.config.data) === JSON.stringify(config.data);
  const kept = isSameData ? { provenance: before.provenance, ranking: before.ranking } : {};
  store.change(advance(store.get(), { ...createVersion(config, label, originOf(store.get())), ...kept }));
  if (!isSameData || before.ranking.length === 0) await judge(work);
}

/** A chart with another text in a cell; the same chart where it says what it said. */
function withCell(
  config: GraphConfig,
  rowIndex: number,
  { columnKey, text }: { readonly columnKey: string; readonly text: string },
): GraphConfig {
  const { columns, rows } = config.data;
  if (rowIndex < 0) {
    if (columns.some(({ key, label }) => key === columnKey && (label ?? key) === text)) return config;
    const named = columns.map((column) => (column.key === columnKey ? { ...column, label: text } : column));
    return { ...config, data: { ...config.data, columns: named } };
  }
  const cell = toCell(text);
  if (rows[rowIndex]?.[columnKey] === cell) return config;
  const changed = rows.map((row, index) => (index === rowIndex ? { ...row, [columnKey]: cell } : row));
  return { ...config, data: { ...config.data, rows: changed } };
}

/** A plain number is one; everything else stays text, which charts read in every notation. */
function toCell(text: string): string | number | null {
  const plain = text.trim();
  if (plain === '') return null;
  return /^[-\u2212]?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(plain) ? Number(plain.replace('\u2212', '-')) : plain;
}

const MOST_SUGGESTIONS = 4;

/**
 * Asks for views worth making, with an API key that goes nowhere but into this call, and prepares the data of each. What is
 * shown meanwhile has no chart yet.
 */
export async function suggest(key: string, work: Work): Promise<void> {
  const { store, signal } = work;
  const { version } = store.get();
  if (version === undefined) return;
  const { config } = version;
  const metadata = createMetadata(store.get());
  const request = { config, maxSuggestionCount: MOST_SUGGESTIONS, metadata };
  const { suggestions } = await follow(
    createClient({ base: '', key }).suggestions(request, work.watch('suggestions')),
    work,
  );
  store.change({ suggested: suggestions.map((suggestion) => ({ suggestion, config: undefined })) });
  for (const suggestion of suggestions) {
    const prepared = await prepare(suggestion.dataPrepPrompt, config, work);
    if (signal.aborted) return;
    store.change({ suggested: withConfig(store.get(), suggestion, { ...prepared, type: suggestion.chartType }) });
  }
}

async function prepare(words: string, config: GraphConfig, work: Work): Promise<GraphConfig> {
  if (words.trim() === '') return config;
  const request = { config, userPrompt: words, metadata: createMetadata(work.store.get()) };
  return (await follow(work.client.mutate(request, work.watch('mutate')), work)).config;
}

function withConfig(
  { suggested }: PageState,
  suggestion: SuggestedView['suggestion'],
  config: GraphConfig,
): readonly SuggestedView[] {
  return suggested.map((view) => (view.suggestion === suggestion ? { suggestion, config } : view));
}
