import type { ChartType } from '../../src/chart/chart-type.ts';
import type { GraphConfig } from '../../src/chart/graph-config.ts';
import type { Locale } from '../../src/chart/locale.ts';
import type { ChartFitEntry, ExtractResult } from '../../src/client/wire.ts';

/** How the page looks: as the reader's system says, or as they chose here. */
export const THEMES = ['auto', 'light', 'dark'] as const;

/** One of the looks. */
export type Theme = (typeof THEMES)[number];

/** An event of an answer, with the endpoint it came from and the milliseconds since the question. */
export type SeenEvent = {
  readonly endpoint: string;
  readonly event: string;
  readonly data: string;
  readonly afterMs: number;
};

/** Everything that is to be seen. Panels draw what they are given and keep nothing. */
export type PageState = {
  readonly locale: Locale;
  /** Whether the person chose the locale here; else it is that of their browser. */
  readonly isLocaleChosen: boolean;
  readonly theme: Theme;
  readonly isWorking: boolean;
  /** What `extract` said of a text; undefined where a chart was pasted. */
  readonly reading: ExtractResult | undefined;
  /** The chart of the person; `type` is what is shown of it. */
  readonly config: GraphConfig | undefined;
  readonly type: ChartType | undefined;
  /** What the service said of the last wish. */
  readonly said: string | undefined;
  /** The charts before each wish, the latest last. */
  readonly past: readonly GraphConfig[];
  readonly ranking: readonly ChartFitEntry[];
  /** The drawn chart as the service sent it: SVG text. */
  readonly picture: string | undefined;
  readonly events: readonly SeenEvent[];
  /** Why nothing came of it; any thrown value. */
  readonly failure: unknown;
};

/** A page on which nothing has been asked. */
export const NOTHING_ASKED = {
  isWorking: false,
  reading: undefined,
  config: undefined,
  type: undefined,
  said: undefined,
  past: [],
  ranking: [],
  picture: undefined,
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

/** The chart that is shown: the person's own with the type that was picked. */
export function shownConfig({ config, type }: PageState): GraphConfig | undefined {
  return config === undefined || type === undefined ? config : { ...config, type };
}
