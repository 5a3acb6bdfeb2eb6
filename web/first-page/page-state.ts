import type { ChartType } from '../../src/chart/chart-type.ts';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import type { Locale } from '../../src/chart/locale.ts';
import type { ChartFitEntry, ExtractProvenance, ExtractResult, Suggestion } from '../../src/client/wire.ts';
import type * as DrawingModule from './drawing.ts';
import type { Choice } from './settled-choices.ts';
import type { SourceFile } from './source-file.ts';
import type { Theme } from './theme.ts';
import type { View } from './view-chart.ts';

/** An event of an answer, with the endpoint it came from and the milliseconds since the question. */
export type SeenEvent = {
  readonly endpoint: string;
  readonly event: string;
  readonly data: string;
  readonly afterMs: number;
};

/** What a chart was read from, and what was said of it. */
export type Origin = Pick<PageState, 'files' | 'sourceText' | 'reading' | 'choices'>;

/** A chart as it was or is: what undo goes back to, and what is compared. */
export type Version = {
  readonly config: GraphConfig;
  /** Undefined where the config names a type that there is not. */
  readonly type: ChartType | undefined;
  /** Best first; empty until the service has answered. */
  readonly ranking: readonly ChartFitEntry[];
  /** The words or the deed that led here, in the language of the page then. */
  readonly label: string;
  /** Columns, or rows of a circle, that are taken out of sight. */
  readonly hidden: ReadonlySet<string>;
  /** Where the cells came from, as long as the rows are those that were read. */
  readonly provenance: ExtractProvenance | undefined;
  readonly origin: Origin;
  /** Whether it is as it was read: reading again then loses nothing that the person did. */
  readonly isAsRead: boolean;
};

/** A view that `suggestions` proposed; its chart is there once the data has been prepared. */
export type SuggestedView = { readonly suggestion: Suggestion; readonly config: GraphConfig | undefined };

/** Everything that is to be seen. Panels draw what they are given and keep nothing. */
export type PageState = {
  readonly locale: Locale;
  /** Whether the person chose the locale here; else it is that of their browser. */
  readonly isLocaleChosen: boolean;
  readonly theme: Theme;
  /** Whether the reader's system is dark, which an automatic theme follows. */
  readonly isSystemDark: boolean;
  readonly isWorking: boolean;
  /** What the service says that it is doing. */
  readonly progress: string | undefined;
  readonly files: readonly SourceFile[];
  /** The text that was read. */
  readonly sourceText: string;
  /** What `extract` said; undefined where a chart was pasted. */
  readonly reading: ExtractResult | undefined;
  /** The answers that the person gave to its questions, one for each. */
  readonly choices: readonly Choice[];
  readonly version: Version | undefined;
  /** The versions before, the latest last. */
  readonly past: readonly Version[];
  /** The versions that were taken back, the next one last. */
  readonly future: readonly Version[];
  /** The place in `past` of the version that is shown beside the present one. */
  readonly compared: number | undefined;
  /** What the service said of the last wish, and the steps it took. */
  readonly said: string | undefined;
  readonly steps: readonly string[];
  /** What draws: it comes after the page, which has something to show before. */
  readonly drawing: Drawing | undefined;
  readonly view: View | undefined;
  readonly suggested: readonly SuggestedView[];
  readonly events: readonly SeenEvent[];
  /** Why nothing came of it; any thrown value. */
  readonly failure: unknown;
};

/** What draws charts, once it has come. */
export type Drawing = typeof DrawingModule;

/** A page on which nothing has been asked. */
export const NOTHING_ASKED = {
  isWorking: false,
  progress: undefined,
  files: [],
  sourceText: '',
  reading: undefined,
  choices: [],
  version: undefined,
  past: [],
  future: [],
  compared: undefined,
  said: undefined,
  steps: [],
  view: undefined,
  suggested: [],
  events: [],
  failure: undefined,
} as const satisfies Partial<PageState>;

/** Holds the state and tells of every change. */
export type Store = {
  get(): PageState;
  /** Changes some fields; listeners are told where one of them is another value than before. */
  change(fields: Partial<PageState>): void;
  subscribe(listener: (state: PageState, before: PageState) => void): void;
};

/** Creates the store of a page. */
export function createStore(initial: PageState): Store {
  let state = initial;
  const listeners: ((state: PageState, before: PageState) => void)[] = [];
  return {
    get: () => state,
    change(fields) {
      const before = state;
      state = { ...state, ...fields };
      if (!isSame(state, before)) for (const listener of listeners) listener(state, before);
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}

function isSame(state: PageState, before: PageState): boolean {
  return Object.entries(state).every(([name, value]) => Object.is(value, Reflect.get(before, name)));
}

/** The fields of a page that goes on to another version, or to none, so that undo leads back. */
export function advance({ version, past }: PageState, next: Version | undefined): Partial<PageState> {
  return {
    version: next,
    past: version === undefined ? past : [...past, version],
    future: [],
    compared: undefined,
    failure: undefined,
  };
}

/** The fields of a page whose data is read anew: it stays at its step where a text was only gone on with. */
export function replace(state: PageState, next: Version): Partial<PageState> {
  const { version } = state;
  const isStep = version === undefined || !version.isAsRead || !isContinued(version.origin, next.origin);
  return isStep ? advance(state, next) : { version: next, future: [], compared: undefined, failure: undefined };
}

/** Whether two sources are the same work: the same files, and texts that share at least half of the longer one. */
export function isContinued(before: Origin, after: Origin): boolean {
  const [one, other] = [before.sourceText, after.sourceText];
  if (before.files !== after.files && before.files.length + after.files.length > 0) return false;
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head++;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail++;
  return 2 * (head + tail) >= Math.max(one.length, other.length);
}

/** The fields of a page that goes back by one version; none where there is none before. */
export function goBack({ version, past, future }: PageState): Partial<PageState> {
  const before = past.at(-1);
  if (before === undefined) return {};
  const taken = version === undefined ? future : [...future, version];
  return { version: before, past: past.slice(0, -1), future: taken, ...before.origin, ...SILENT };
}

/** The fields of a page that takes a step again that was taken back; none where there is none. */
export function goForward({ version, past, future }: PageState): Partial<PageState> {
  const next = future.at(-1);
  if (next === undefined || version === undefined) return {};
  return { version: next, past: [...past, version], future: future.slice(0, -1), ...next.origin, ...SILENT };
}

/** The origin of the chart in sight. */
export function originOf({ files, sourceText, reading, choices }: PageState): Origin {
  return { files, sourceText, reading, choices };
}

const SILENT = { said: undefined, steps: [], compared: undefined, failure: undefined } as const;
