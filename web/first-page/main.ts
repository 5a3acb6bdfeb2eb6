import type { ChartType } from '../../src/chart/chart-type.ts';
import { LOCALES, type Locale } from '../../src/chart/locale.ts';
import { connectionFailed } from '../../src/client/client-error.ts';
import { createClient } from '../../src/client/create-client.ts';
import { createRunner } from './begin-work.ts';
import { createChartChanger, drawListed, suggest } from './change-chart.ts';
import { createGrid } from './edit-grid.ts';
import { create, createButton } from './element.ts';
import { createExplorer } from './explore-chart.ts';
import { createKeepers } from './keep-chart.ts';
import { listenToPage } from './listen-to-page.ts';
import { createChartMaker } from './make-chart.ts';
import { findPage } from './page-elements.ts';
import { createStore, NOTHING_ASKED, type PageState } from './page-state.ts';
import { chooseLocale, fill, LOCALE_NAMES, PAGE_TEXTS } from './page-texts.ts';
import { remember } from './remember.ts';
import { isShareLink, readShareLink } from './share-link.ts';
import { nameChart, showParts, showPicture } from './show-chart.ts';
import { showCompared } from './show-compared.ts';
import { showEvents } from './show-events.ts';
import { showExamples } from './show-examples.ts';
import { showFailure, showFiles, showTold } from './show-notes.ts';
import { createOriginPanel } from './show-origin.ts';
import { showRanking } from './show-ranking.ts';
import { showReading } from './show-reading.ts';
import { showSuggested, showViews } from './show-views.ts';
import { createSourceField } from './source-field.ts';
import { THEMES } from './theme.ts';
import type { ViewWish } from './view-chart.ts';

const TALLEST = 540;
const LOWEST = 340;
const ASPECT = 0.56;
const NARROWEST = 280;
const WIDEST = 1600;
const SPEAKING_MS = 4000;

const memory = { locale: remember('locale'), theme: remember('theme'), token: remember('token') };
const systemDark = matchMedia('(prefers-color-scheme: dark)');
const page = findPage();
const chosenLocale = LOCALES.find((locale) => locale === memory.locale.read());
const store = createStore({
  ...NOTHING_ASKED,
  drawing: undefined,
  locale: chosenLocale ?? chooseLocale(navigator.languages),
  isLocaleChosen: chosenLocale !== undefined,
  theme: THEMES.find((theme) => theme === memory.theme.read()) ?? 'auto',
  isSystemDark: systemDark.matches,
});
const field = createSourceField(page.source, () => PAGE_TEXTS[store.get().locale]);
const client = createClient({ base: '', token: memory.token.read(), onToken: memory.token.write });
const run = createRunner(client, store);
const maker = createChartMaker(run, drawListed);
const changer = createChartChanger(store, run);
const grid = createGrid(page.dataBody, {
  onEdit: ({ rowIndex, columnKey }, text) => changer.edit(rowIndex, columnKey, text),
  onCell: (cell) => origin.point(cell),
});
const origin = createOriginPanel(page.originBody);
const explorer = createExplorer(page.picture, page.voice, {
  onPoint(point) {
    grid.mark(point);
    if (point !== undefined) origin.point(point);
  },
  onLegend(label) {
    const part = store.get().view?.parts.find((one) => one.label === label);
    if (part !== undefined) changer.toggle(part.name);
  },
});

const modeOf = ({ theme, isSystemDark }: PageState): 'light' | 'dark' =>
  theme === 'dark' || (theme === 'auto' && isSystemDark) ? 'dark' : 'light';

/** The picture as large as there is room for. */
function viewWish(share = 1): ViewWish {
  const state = store.get();
  const width = Math.round(Math.max(NARROWEST, Math.min(WIDEST, page.picture.clientWidth * share)));
  const height = Math.round(Math.max(LOWEST, Math.min(TALLEST, width * ASPECT)));
  return { width, height, mode: modeOf(state), locale: state.locale };
}

const SHORTCUTS = [
  [page.draw, 'Control+Enter'],
  [page.undo, 'Control+Z'],
  [page.redo, 'Control+Shift+Z'],
] as const;

let drawn: readonly unknown[] = [];

/** Keeps the picture true to the version, the locale, the look and the width of the page. */
function drawView(): void {
  const { version, drawing } = store.get();
  const { width, height, mode, locale } = viewWish();
  page.picture.style.minHeight = hasBegun(store.get()) ? `${height}px` : '';
  const wanted = [drawing, version?.config, version?.type, version?.hidden, width, height, mode, locale];
  if (wanted.every((value, index) => Object.is(value, drawn[index]))) return;
  drawn = wanted;
  const isDrawable = version?.type !== undefined;
  store.change({ view: isDrawable ? drawing?.viewChart(version, { width, height, mode, locale }) : undefined });
}

let speaking = 0;

/** Says for a while what has been done. */
function tell(text: string): void {
  clearTimeout(speaking);
  page.toast.textContent = text;
  page.toast.hidden = false;
  speaking = setTimeout(() => {
    page.toast.hidden = true;
    page.toast.textContent = '';
  }, SPEAKING_MS);
}

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
  for (const [button, keys] of SHORTCUTS) {
    button.title = `${button.textContent} · ${keys.replace('Control', 'Ctrl')}`;
    button.setAttribute('aria-keyshortcuts', keys);
  }
  page.parts.setAttribute('aria-label', texts.partsLabel);
  page.theme.replaceChildren(...THEMES.map((theme) => create('option', { value: theme }, texts.themes[theme])));
  page.theme.value = store.get().theme;
  page.keepers.replaceChildren(...createKeepers({ store, wish: viewWish, tell }, texts));
  page.ideas.replaceChildren(
    createButton({ class: 'chip idea', id: 'fit' }, () => void changer.fit(), texts.fit),
    ...texts.wishIdeas.map((words) => createButton({ class: 'chip idea' }, () => void changer.wish(words), words)),
    createButton({ class: 'chip idea', id: 'narrate' }, () => void changer.narrate(), texts.narrate),
  );
}

function show(state: PageState, before: PageState | undefined): void {
  const texts = PAGE_TEXTS[state.locale];
  const isNew = (...names: readonly (keyof PageState)[]): boolean =>
    before === undefined || [...names, 'locale' as const].some((name) => state[name] !== before[name]);
  if (isNew()) showTexts(state.locale);
  if (isNew('theme')) document.documentElement.dataset.theme = state.theme;
  if (isNew('reading', 'choices')) showReading(page.readingBody, state, texts, (choice) => void maker.answer(choice));
  if (isNew('view', 'failure')) {
    showPicture(page.picture, state, texts);
    explorer.take(state.view, nameChart(state, texts), texts);
  }
  if (isNew('view', 'version')) showParts(page.parts, state, texts, changer.toggle);
  if (state.version?.config.data !== before?.version?.config.data || isNew()) {
    grid.take(state.version, texts);
    origin.take(state, texts);
  }
  if (isNew('version')) showRanking(page.rankingBody, state, texts, pick);
  const look = { mode: modeOf(state), locale: state.locale };
  if (isNew('drawing', 'theme', 'isSystemDark')) showExamples(page.examples, state, look.mode, texts, useText);
  const deeds = { pick, adopt: changer.adopt };
  if (isNew('drawing', 'version', 'theme', 'isSystemDark')) showViews(page.viewsBody, state, look, texts, deeds);
  if (isNew('drawing', 'suggested', 'theme', 'isSystemDark')) showSuggested(page.suggested, state, look, texts, deeds);
  if (isNew('drawing', 'version', 'compared', 'theme', 'isSystemDark'))
    showCompared(page.comparedBody, state, compareWish(), texts, (compared) => store.change({ compared }));
  if (before !== undefined && state.sourceText !== before.sourceText) showSourceText(state);
  if (isNew('events')) showEvents(page.eventsBody, state, texts);
  if (isNew('said', 'steps')) showTold(page, state);
  if (isNew('files')) showFiles(page, state, texts, removeFile);
  if (isNew('failure')) showFailure(page, state, texts);
  if (isNew('isWorking', 'view', 'version', 'reading')) page.status.textContent = describeStatus(state);
  showWhatThereIs(state);
  if (before?.view === undefined && state.view !== undefined) page.picture.scrollIntoView({ block: 'nearest' });
}

/** Half of the page, or all of it where two pictures stand below each other. */
function compareWish(): ViewWish {
  return viewWish(page.picture.clientWidth > 700 ? 0.5 : 1);
}

function showWhatThereIs(state: PageState): void {
  const { version, past, future, compared } = state;
  page.reading.hidden = state.reading === undefined;
  page.asked.hidden = state.reading?.extractMeta?.needsUserInput !== true;
  page.wishForm.hidden = version === undefined;
  page.undo.hidden = past.length === 0;
  page.redo.hidden = future.length === 0;
  page.compare.hidden = past.length === 0 || version === undefined;
  page.compare.setAttribute('aria-pressed', String(compared !== undefined));
  page.compared.hidden = compared === undefined;
  page.keepers.hidden = state.view === undefined;
  page.data.hidden = version === undefined;
  page.origin.hidden = version?.provenance === undefined;
  // Until the ranking comes its room is kept, so that what is below does not move.
  page.views.hidden = version === undefined || (version.ranking.length === 0 && !state.isWorking);
  page.suggested.hidden = state.suggested.length === 0;
  page.ranking.hidden = version === undefined || version.ranking.length === 0;
  // While nothing is drawn yet they would stand where the chart's panels come.
  page.events.hidden = state.events.length === 0 || (version === undefined && state.isWorking);
  page.progress.hidden = !state.isWorking;
  page.running.hidden = !state.isWorking;
  page.progress.textContent = state.progress ?? PAGE_TEXTS[state.locale].working;
  document.body.toggleAttribute('data-working', state.isWorking);
  document.body.toggleAttribute('data-begun', hasBegun(state));
  // Who pasted what holds no figures is shown once more what does.
  document.body.toggleAttribute('data-fruitless', version === undefined && !state.isWorking);
}

/** Whether there is something to work on: the page takes its shape then, and not when an answer comes. */
function hasBegun({ version, reading, sourceText, files }: PageState): boolean {
  return version !== undefined || reading !== undefined || sourceText.trim() !== '' || files.length > 0;
}

/** What is said to who does not see it: what is drawn, and that something is asked. */
function describeStatus({ isWorking, view, version, reading, locale }: PageState): string {
  const texts = PAGE_TEXTS[locale];
  if (isWorking && view === undefined) return texts.working;
  const type = version?.type;
  const asked = reading?.extractMeta?.needsUserInput === true ? `${texts.question}: ${reading.response.message}` : '';
  if (view === undefined || type === undefined) return asked;
  return [fill(texts.drawn, { type: texts.types[type] }, texts), asked].filter((words) => words !== '').join(' ');
}

/** Shows the chart as another type, and brings it into sight: on a phone the choice is below it. */
function pick(type: ChartType): void {
  changer.pick(type);
  page.picture.scrollIntoView({ block: 'nearest' });
}

/** Undo leads to other data too; what a person is writing is left alone. */
function showSourceText({ sourceText }: PageState): void {
  if (field.read() === sourceText || document.activeElement === page.source) return;
  field.show(sourceText);
}

function useText(text: string): void {
  field.show(text);
  void maker.make(text, []);
}

function removeFile(index: number): void {
  const files = store.get().files.filter((_file, place) => place !== index);
  void maker.make(field.read(), files);
}

page.locale.append(...LOCALES.map((locale) => create('option', { value: locale }, LOCALE_NAMES[locale])));
page.locale.value = store.get().locale;
store.subscribe(show);
store.subscribe(drawView);
show(store.get(), undefined);
document.body.dataset.ready = '';
listenToPage({
  page,
  store,
  maker,
  changer,
  suggest: (key) => void run((work) => suggest(key, work)),
  memory,
  useText,
  field,
  drawView,
  systemDark,
});

/** What draws is three quarters of the page, and comes once the rest of it stands. */
function loadDrawing(): void {
  import('./drawing.ts').then(
    (drawing) => store.change({ drawing }),
    (error: unknown) => store.change({ failure: connectionFailed(location.href, error) }),
  );
}

loadDrawing();

/** Opens the chart that the address carries; says so where it carries one that can't be read. */
async function openShared(): Promise<void> {
  const shared = await readShareLink(location.hash);
  if (shared !== undefined) await maker.open(shared);
  else if (isShareLink(location.hash)) tell(PAGE_TEXTS[store.get().locale].linkBroken);
}

addEventListener('hashchange', () => void openShared());
void openShared();
