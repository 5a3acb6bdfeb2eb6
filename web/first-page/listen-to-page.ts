import { LOCALES } from '../../src/chart/locale.ts';
import type { ChartChanger } from './change-chart.ts';
import type { ChartMaker } from './make-chart.ts';
import type { PageElements } from './page-elements.ts';
import type { Store } from './page-state.ts';
import type { Memory } from './remember.ts';
import type { SourceField } from './source-field.ts';
import { ACCEPTED_FILES, listenForFiles, takeFiles } from './take-files.ts';
import { THEMES } from './theme.ts';

/** Typing rests this long before the chart follows; a paste is followed at once. */
const TYPING_REST_MS = 700;
const RESIZE_REST_MS = 150;

/** What listens needs of the page. */
export type PageParts = {
  readonly page: PageElements;
  readonly store: Store;
  readonly maker: ChartMaker;
  readonly changer: ChartChanger;
  /** Asks for suggestions with a key. */
  readonly suggest: (key: string) => void;
  readonly memory: { readonly locale: Memory; readonly theme: Memory };
  readonly useText: (text: string) => void;
  readonly field: SourceField;
  readonly drawView: () => void;
  readonly systemDark: MediaQueryList;
};

/** Lets the page follow what a person does. */
export function listenToPage(parts: PageParts): void {
  const make = listenToSource(parts);
  listenToChart(parts);
  listenToSettings(parts, make);
  const { page, store, drawView, systemDark } = parts;
  const resizing = createDelay(RESIZE_REST_MS, drawView);
  new ResizeObserver(resizing.start).observe(page.picture);
  systemDark.addEventListener('change', () => store.change({ isSystemDark: systemDark.matches }));
}

function listenToSource({ page, store, maker, useText, field }: PageParts): () => void {
  const make = (): void => {
    typing.stop();
    void maker.make(field.read(), store.get().files);
  };
  const typing = createDelay(TYPING_REST_MS, make);
  const take = async (files: readonly File[]): Promise<void> => {
    const taken = await takeFiles(files);
    if (taken.files.length === 0) {
      useText(taken.text);
      return;
    }
    field.show(taken.text);
    await maker.make(taken.text, taken.files);
  };
  const takeOrTell = (files: readonly File[]): void => {
    typing.stop();
    take(files).catch((failure: unknown) => store.change({ failure }));
  };
  page.source.addEventListener('input', (event) => {
    field.layOut();
    const isAtOnce = event instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(event.inputType);
    if (isAtOnce) make();
    else typing.start();
  });
  page.source.addEventListener('paste', (event) => {
    if (!field.takePaste(event.clipboardData?.getData('text/plain') ?? '')) return;
    event.preventDefault();
    make();
  });
  page.source.addEventListener('keydown', (event) => {
    if (isSending(event)) make();
  });
  page.draw.addEventListener('click', () => {
    if (field.read().trim() === '' && store.get().files.length === 0) page.source.focus();
    else make();
  });
  page.clear.addEventListener('click', () => {
    useText('');
    page.source.focus();
  });
  page.chooser.accept = ACCEPTED_FILES;
  page.choose.addEventListener('click', () => page.chooser.click());
  page.chooser.addEventListener('change', () => {
    takeOrTell([...(page.chooser.files ?? [])]);
    page.chooser.value = '';
  });
  listenForFiles(takeOrTell);
  return make;
}

/** Ctrl+Enter, or ⌘+Enter: what sends the table sends a wish too. */
function isSending({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey);
}

function listenToChart({ page, store, changer, suggest }: PageParts): void {
  page.wishForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void changer.wish(page.wish.value).then(() => page.wish.select());
  });
  page.wish.addEventListener('keydown', (event) => {
    if (isSending(event)) page.wishForm.requestSubmit();
  });
  const go = (step: () => void): void => {
    step();
    if (document.activeElement === document.body) page.wish.focus();
  };
  page.undo.addEventListener('click', () => go(changer.undo));
  page.redo.addEventListener('click', () => go(changer.redo));
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (isTyping || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) changer.redo();
    else changer.undo();
  });
  page.asked.addEventListener('click', () => {
    page.reading.scrollIntoView({ block: 'center' });
    page.reading.querySelector<HTMLElement>('.answer')?.focus({ preventScroll: true });
  });
  page.compare.addEventListener('click', () => {
    const { compared, past } = store.get();
    store.change({ compared: compared === undefined && past.length > 0 ? past.length - 1 : undefined });
  });
  page.keyForm.addEventListener('submit', (event) => {
    event.preventDefault();
    const key = page.key.value.trim();
    if (key === '') page.key.focus();
    else suggest(key);
  });
}

function listenToSettings({ page, store, changer, memory, drawView }: PageParts, make: () => void): void {
  page.locale.addEventListener('change', () => {
    const locale = LOCALES.find((known) => known === page.locale.value);
    if (locale === undefined) return;
    memory.locale.write(locale);
    store.change({ locale, isLocaleChosen: true });
    // A chart that was changed by hand or by words is not read anew: that would be lost.
    const { version, reading } = store.get();
    if (version !== undefined && (!version.isAsRead || reading === undefined)) changer.rank();
    else make();
  });
  page.theme.addEventListener('change', () => {
    const theme = THEMES.find((known) => known === page.theme.value);
    if (theme === undefined) return;
    memory.theme.write(theme);
    store.change({ theme });
    drawView();
  });
}

function createDelay(restMs: number, work: () => void): { start(): void; stop(): void } {
  let timer = 0;
  const stop = (): void => clearTimeout(timer);
  return {
    stop,
    start: () => {
      stop();
      timer = setTimeout(work, restMs);
    },
  };
}
