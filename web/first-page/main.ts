import type { ChartType } from '../../src/chart/chart-type.ts';
import { LOCALES, type Locale } from '../../src/chart/locale.ts';
import { createClient } from '../../src/client/create-client.ts';
import { describeFailure } from './describe-failure.ts';
import { createDownloads } from './download.ts';
import { create, createButton, find } from './element.ts';
import { EXAMPLES } from './examples.ts';
import { type Canvas, keepPicture } from './keep-picture.ts';
import { listenForFiles } from './listen-for-files.ts';
import { createChartMaker } from './make-chart.ts';
import { createStore, NOTHING_ASKED, type PageState, THEMES } from './page-state.ts';
import { chooseLocale, EXAMPLE_NAMES, fill, LOCALE_NAMES, PAGE_TEXTS } from './page-texts.ts';
import { remember } from './remember.ts';
import { showData, showPicture } from './show-chart.ts';
import { showEvents } from './show-events.ts';
import { showRanking } from './show-ranking.ts';
import { showReading } from './show-reading.ts';

/** Typing rests this long before the chart follows; a paste is followed at once. */
const TYPING_REST_MS = 700;
const RESIZE_REST_MS = 150;

const memory = { locale: remember('locale'), theme: remember('theme'), token: remember('token') };
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const page = {
  source: find('source', HTMLTextAreaElement),
  locale: find('locale', HTMLSelectElement),
  theme: find('theme', HTMLSelectElement),
  examples: find('examples', HTMLElement),
  reading: find('reading', HTMLElement),
  readingBody: find('reading-body', HTMLElement),
  status: find('status', HTMLElement),
  failure: find('failure', HTMLElement),
  picture: find('picture', HTMLElement),
  wishForm: find('wish-form', HTMLFormElement),
  wish: find('wish', HTMLInputElement),
  undo: find('undo', HTMLButtonElement),
  said: find('said', HTMLElement),
  downloads: find('downloads', HTMLElement),
  data: find('data', HTMLElement),
  dataBody: find('data-body', HTMLElement),
  ranking: find('ranking', HTMLElement),
  rankingBody: find('ranking-body', HTMLElement),
  events: find('events', HTMLElement),
  eventsBody: find('events-body', HTMLElement),
};

const chosenLocale = LOCALES.find((locale) => locale === memory.locale.read());
const store = createStore({
  ...NOTHING_ASKED,
  locale: chosenLocale ?? chooseLocale(navigator.languages),
  isLocaleChosen: chosenLocale !== undefined,
  theme: THEMES.find((theme) => theme === memory.theme.read()) ?? 'auto',
});
const client = createClient({ base: '', token: memory.token.read(), onToken: memory.token.write });
const maker = createChartMaker(client, store);
const canvas: Canvas = {
  width: () => page.picture.clientWidth,
  isDark: () => (store.get().theme === 'auto' ? systemDark.matches : store.get().theme === 'dark'),
};

function showTexts(locale: Locale): void {
  const texts = PAGE_TEXTS[locale];
  document.documentElement.lang = texts.languageTag;
  document.documentElement.dir = texts.direction;
  // The marks name plain texts of `PageTexts`; a name that is none leaves its place empty, which the test of the page sees.
  const textOf = (name: string | undefined): string => String(Reflect.get(texts, name ?? '') ?? '');
  for (const place of document.querySelectorAll<HTMLElement>('[data-text]'))
    place.textContent = textOf(place.dataset.text);
  page.source.placeholder = texts.sourcePlaceholder;
  page.wish.placeholder = texts.wishPlaceholder;
  page.theme.replaceChildren(...THEMES.map((theme) => create('option', { value: theme }, texts.themes[theme])));
  page.theme.value = store.get().theme;
  page.downloads.replaceChildren(...createDownloads(store, canvas, texts));
  page.examples.replaceChildren(
    ...EXAMPLE_NAMES.map((name) =>
      createButton({ class: 'chip' }, () => use(EXAMPLES[locale][name]), texts.exampleNames[name]),
    ),
  );
}

function show(state: PageState, before: PageState | undefined): void {
  const texts = PAGE_TEXTS[state.locale];
  const isNew = (...names: readonly (keyof PageState)[]): boolean =>
    before === undefined || [...names, 'locale' as const].some((name) => state[name] !== before[name]);
  if (isNew()) showTexts(state.locale);
  if (isNew('theme')) document.documentElement.dataset.theme = state.theme;
  if (isNew('reading')) showReading(page.readingBody, state, texts);
  if (isNew('picture', 'config', 'failure')) showPicture(page.picture, state, texts);
  if (isNew('config')) showData(page.dataBody, state, texts);
  if (isNew('ranking', 'type')) showRanking(page.rankingBody, state, texts, pick);
  if (isNew('events')) showEvents(page.eventsBody, state, texts);
  page.reading.hidden = state.reading === undefined;
  page.wishForm.hidden = state.config === undefined;
  page.undo.hidden = state.past.length === 0;
  page.said.textContent = state.said ?? '';
  page.downloads.hidden = state.picture === undefined;
  page.data.hidden = state.config === undefined;
  page.ranking.hidden = state.ranking.length === 0;
  page.events.hidden = state.events.length === 0;
  page.failure.hidden = state.failure === undefined;
  if (isNew('failure'))
    page.failure.textContent = state.failure === undefined ? '' : describeFailure(state.failure, texts);
  if (isNew('isWorking', 'picture', 'type')) page.status.textContent = describeStatus(state);
  document.body.toggleAttribute('data-working', state.isWorking);
}

function describeStatus({ isWorking, picture, type, locale }: PageState): string {
  const texts = PAGE_TEXTS[locale];
  if (isWorking) return texts.working;
  return picture === undefined || type === undefined ? '' : fill(texts.drawn, { type: texts.types[type] }, texts);
}

/** Shows the chart as another type, and brings it into sight: on a phone the ranking is below it. */
function pick(type: ChartType): void {
  store.change({ type, failure: undefined });
  page.picture.scrollIntoView({ block: 'nearest' });
}

/** Lines of a table keep together and scroll; prose is broken. */
function showLines(): void {
  page.source.wrap = page.source.value.includes('\t') ? 'off' : 'soft';
}

function use(text: string): void {
  page.source.value = text;
  showLines();
  void maker.make(text);
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

function listen(): void {
  const make = (): void => {
    typing.stop();
    void maker.make(page.source.value);
  };
  const typing = createDelay(TYPING_REST_MS, make);
  page.source.addEventListener('input', (event) => {
    showLines();
    const isAtOnce = event instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(event.inputType);
    if (isAtOnce) make();
    else typing.start();
  });
  page.source.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) make();
  });
  find('draw', HTMLButtonElement).addEventListener('click', () => {
    if (page.source.value.trim() === '') page.source.focus();
    else make();
  });
  find('clear', HTMLButtonElement).addEventListener('click', () => {
    use('');
    page.source.focus();
  });
  page.wishForm.addEventListener('submit', (event) => {
    event.preventDefault();
    void maker.wish(page.wish.value).then(() => page.wish.select());
  });
  page.undo.addEventListener('click', () => {
    void maker.undo();
    page.wish.focus();
  });
  listenForFiles(use);
  page.locale.addEventListener('change', () => {
    const locale = LOCALES.find((known) => known === page.locale.value);
    if (locale === undefined) return;
    memory.locale.write(locale);
    store.change({ locale, isLocaleChosen: true });
    make();
  });
  page.theme.addEventListener('change', () => {
    const theme = THEMES.find((known) => known === page.theme.value);
    if (theme === undefined) return;
    memory.theme.write(theme);
    store.change({ theme });
  });
}

page.locale.append(...LOCALES.map((locale) => create('option', { value: locale }, LOCALE_NAMES[locale])));
page.locale.value = store.get().locale;
store.subscribe(show);
show(store.get(), undefined);
listen();
const drawAgain = keepPicture(store, canvas);
const resizing = createDelay(RESIZE_REST_MS, drawAgain);
new ResizeObserver(resizing.start).observe(page.picture);
systemDark.addEventListener('change', drawAgain);
