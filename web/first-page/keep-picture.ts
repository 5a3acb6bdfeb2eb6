import { fetchPicture } from '../../src/client/fetch-picture.ts';
import { type PageState, type Store, shownConfig } from './page-state.ts';

/** What decides how a chart is drawn, beside the chart. */
export type Canvas = {
  /** The width there is for it, in CSS pixels. */
  width(): number;
  isDark(): boolean;
};

const TALLEST = 520;
const LOWEST = 340;
const ASPECT = 0.58;

/** Asks for a picture in a format, as large as there is room for. */
export function requestPicture(
  state: PageState,
  canvas: Canvas,
  { format, signal, scale }: { readonly format: 'svg' | 'png'; readonly signal?: AbortSignal; readonly scale?: number },
): Promise<Blob> | undefined {
  const config = shownConfig(state);
  if (config === undefined) return undefined;
  const width = Math.round(Math.max(280, Math.min(1600, canvas.width())));
  const height = Math.round(Math.max(LOWEST, Math.min(TALLEST, width * ASPECT)));
  const wish = { width, height, mode: canvas.isDark() ? 'dark' : 'light', locale: state.locale } as const;
  return fetchPicture({ config, ...wish, ...(scale === undefined ? {} : { scale }) }, { base: '', format, signal });
}

/**
 * Keeps the picture true to the chart, its type, the locale, the look and the width of the page. Gives a function to call
 * when the room for it may have changed.
 */
export function keepPicture(store: Store, canvas: Canvas): () => void {
  let drawn: readonly unknown[] = [];
  let current = new AbortController();

  const draw = async (): Promise<void> => {
    const state = store.get();
    const wanted = [state.config, state.type, state.locale, canvas.isDark(), canvas.width()];
    if (wanted.every((value, index) => Object.is(value, drawn[index]))) return;
    drawn = wanted;
    current.abort();
    const mine = new AbortController();
    current = mine;
    try {
      const picture = await requestPicture(state, canvas, { format: 'svg', signal: mine.signal });
      const text = await picture?.text();
      if (!mine.signal.aborted) store.change({ picture: text });
    } catch (failure) {
      if (!mine.signal.aborted) store.change({ failure, picture: undefined });
    }
  };
  store.subscribe(() => void draw());
  return () => void draw();
}
