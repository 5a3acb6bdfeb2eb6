import type { ChartType } from '../../src/chart/chart-type.ts';
import { create, createButton } from './element.ts';
import type { PageState, SuggestedView } from './page-state.ts';
import type { PageTexts } from './page-texts.ts';
import { createPicture } from './show-chart.ts';
import type { ViewWish } from './view-chart.ts';

const MOST_VIEWS = 8;
/** Small pictures of more rows show nothing and take long. */
const MOST_ROWS = 2000;

type Deeds = {
  readonly pick: (type: ChartType) => void;
  readonly adopt: (view: SuggestedView) => void;
};

type Look = Pick<ViewWish, 'mode' | 'locale'>;

/** Shows the types that fit best as small pictures of the person's own data; they are drawn when the browser has time. */
export function showViews(
  place: HTMLElement,
  { version, drawing }: PageState,
  look: Look,
  texts: PageTexts,
  { pick }: Deeds,
): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.view : undefined;
  const { config, ranking = [], type: shown } = version ?? {};
  if (ranking.length === 0 || drawing === undefined) {
    place.replaceChildren(...Array.from({ length: MOST_VIEWS }, createRoom));
    return;
  }
  const fitting = ranking.filter(({ verdict }) => verdict === 'ok').slice(0, MOST_VIEWS);
  place.replaceChildren(
    ...fitting.map(({ type }) => {
      const picture = create('span', { class: 'thumbnail' });
      if (config !== undefined && config.data.rows.length <= MOST_ROWS) {
        drawLater(picture, () => drawing.drawThumbnail({ ...config, type }, look));
      }
      const attributes = { class: 'view', 'aria-pressed': String(type === shown), 'data-view': type };
      const button = createButton(attributes, () => pick(type), picture, create('span', {}, texts.types[type]));
      return create('li', {}, button);
    }),
  );
  if (focused !== undefined)
    place.querySelector<HTMLElement>(`[data-view="${focused}"]`)?.focus({ preventScroll: true });
}

/** The room of a view that is still to come. */
function createRoom(): HTMLElement {
  const room = create('div', { class: 'view' }, create('span', { class: 'thumbnail' }), create('span', {}, '\u00a0'));
  return create('li', { 'aria-hidden': 'true' }, room);
}

/** Shows the views that were suggested: what each says, and its picture once its data is there. */
export function showSuggested(
  place: HTMLElement,
  { suggested, drawing }: PageState,
  look: Look,
  texts: PageTexts,
  { adopt }: Deeds,
): void {
  place.replaceChildren(
    ...suggested.map((view) => {
      const { suggestion, config } = view;
      const picture = create('span', { class: 'thumbnail' });
      if (config !== undefined && drawing !== undefined) drawLater(picture, () => drawing.drawThumbnail(config, look));
      const words = create('span', { class: 'summary', dir: 'auto' }, suggestion.summary);
      const name = create('b', {}, texts.types[suggestion.chartType]);
      const attributes = { class: 'view wide', disabled: config === undefined ? '' : undefined };
      return create(
        'li',
        {},
        createButton(attributes, () => adopt(view), picture, create('span', {}, name, words)),
      );
    }),
  );
}

function drawLater(place: HTMLElement, draw: () => string): void {
  setTimeout(() => {
    if (!place.isConnected) return;
    const picture = createPicture(draw(), '');
    if (picture !== undefined) place.replaceChildren(picture);
  }, 0);
}
