import { isChartType } from '../../src/chart/chart-type.ts';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { fetchPicture } from '../../src/client/fetch-picture.ts';
import type { ExtractProvenance, ExtractResult } from '../../src/client/wire.ts';
import { createMetadata, follow, type RunWork, type Work } from './begin-work.ts';
import { advance, NOTHING_ASKED, type Origin, originOf, type PageState, replace, type Version } from './page-state.ts';
import { PAGE_TEXTS } from './page-texts.ts';
import { maybeProvenance } from './read-places.ts';
import { readSource } from './read-source.ts';
import { addChoice, type Choice, toAnswers } from './settled-choices.ts';
import type { SourceFile } from './source-file.ts';

/** Makes charts of what a person brought. */
export type ChartMaker = {
  /** Reads a text, and files beside it. */
  make(pasted: string, files: readonly SourceFile[]): Promise<void>;
  /** Takes a chart as it stands. */
  open(config: GraphConfig): Promise<void>;
  /** Reads what was read again, as an answer says. */
  answer(choice: Choice): Promise<void>;
};

/** Creates the maker: it asks the service and tells the store what comes, step by step. `drawRead` goes on with what was read. */
export function createChartMaker(run: RunWork, drawRead: (work: Work) => Promise<void>): ChartMaker {
  return {
    make: (pasted, files) =>
      run(async (work) => {
        await read(pasted, files, work);
        await drawRead(work);
      }),
    open: (config) => run((work) => open(config, work)),
    answer: (choice) =>
      run(async (work) => {
        await settle(choice, work);
        await drawRead(work);
      }),
  };
}

const FRESH = { said: undefined, steps: [], suggested: [] } as const;

async function read(pasted: string, files: readonly SourceFile[], work: Work): Promise<void> {
  const source = readSource(pasted);
  if (source.kind === 'nothing' && files.length === 0) {
    const { past, future } = advance(work.store.get(), undefined);
    work.store.change({ ...NOTHING_ASKED, past: past ?? [], future: future ?? [] });
    return;
  }
  if (source.kind === 'config' && files.length === 0) {
    await open(source.config, work, pasted);
    return;
  }
  const state = work.store.get();
  // What was answered holds as long as the data is the same, in whatever language it is read again.
  const isSame = state.sourceText === pasted && state.files === files;
  const choices = isSame ? state.choices : [];
  work.store.change({ sourceText: pasted, files });
  const reading = await extract(choices, work);
  work.store.change({ reading, choices });
  await showReading(reading, replace, work);
}

async function open(config: GraphConfig, work: Work, sourceText = ''): Promise<void> {
  const texts = PAGE_TEXTS[work.store.get().locale];
  const origin = { reading: undefined, choices: [], sourceText, files: [] };
  const version = { ...createVersion(config, texts.versionOpened, origin), isAsRead: true };
  work.store.change({ ...replace(work.store.get(), version), ...origin, ...FRESH });
  await judge(work);
}

/** Reads the same data as an answer says. It is a step that undo leads back from. */
async function settle(choice: Choice, work: Work): Promise<void> {
  const choices = addChoice(work.store.get().choices, choice);
  const reading = await extract(choices, work);
  work.store.change({ reading, choices });
  await showReading(reading, advance, work);
}

function extract(choices: readonly Choice[], work: Work): Promise<ExtractResult> {
  const state = work.store.get();
  const { sourceText, files } = state;
  const answers = toAnswers(choices);
  const request = {
    ...(sourceText.trim() === '' ? {} : { sourceText }),
    ...(files.length === 0 ? {} : { attachments: files.map(({ attachment }) => attachment) }),
    includeProvenance: true,
    includePages: true,
    includeQuestions: true,
    ...(answers === undefined ? {} : { answers }),
    metadata: createMetadata(state),
  };
  return follow(work.client.extract(request, work.watch('extract')), work);
}

async function showReading({ config }: ExtractResult, goOn: typeof replace, work: Work): Promise<void> {
  const texts = PAGE_TEXTS[work.store.get().locale];
  const state = work.store.get();
  if (config.data.rows.length === 0) {
    work.store.change({ ...advance(state, undefined), ...FRESH, view: undefined });
    return;
  }
  const { data, provenance } = takeProvenance(config);
  const version = createVersion({ ...config, data }, texts.versionRead, originOf(state));
  work.store.change({ ...goOn(state, { ...version, provenance, isAsRead: true }), ...FRESH });
  await judge(work);
}

/** Places are kept beside the chart and not in it: a chart that is copied stays small. */
function takeProvenance({ data }: GraphConfig): {
  readonly data: GraphConfig['data'];
  readonly provenance: ExtractProvenance | undefined;
} {
  const { _provenance: _told, ...rest } = data as GraphConfig['data'] & { readonly _provenance?: unknown };
  return { data: rest, provenance: maybeProvenance(data) };
}

/** A version of a chart that has just come. */
export function createVersion(config: GraphConfig, label: string, origin: Origin): Version {
  const { type } = config;
  return {
    config,
    type: isChartType(type) ? type : undefined,
    ranking: [],
    label,
    hidden: new Set(),
    provenance: undefined,
    origin,
    isAsRead: false,
  };
}

/**
 * Asks how the types fit the version in sight. One without a type is shown as what fits best; of a wrong type the service says
 * what would be right.
 */
export async function judge(work: Work): Promise<void> {
  const { client, store } = work;
  const { version } = store.get();
  if (version === undefined) return;
  const { config } = version;
  const { ranking } = await follow(
    client.evaluate({ config, metadata: createMetadata(store.get()) }, work.watch('evaluate')),
    work,
  );
  const type = version.type ?? (config.type === undefined ? ranking[0]?.type : undefined);
  store.change(withRanking(store.get(), config, { ranking, type }));
  if (type === undefined) await fetchPicture({ config }, { base: '', format: 'svg', signal: work.signal });
}

/** The version may have gone on meanwhile: its ranking is that of its data. */
function withRanking(
  { version }: PageState,
  config: GraphConfig,
  { ranking, type }: Pick<Version, 'ranking' | 'type'>,
): Partial<PageState> {
  if (version === undefined || version.config.data !== config.data) return {};
  return { version: { ...version, ranking, type: version.type ?? type } };
}
