import { create } from './element.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';

const MOST_ROWS = 200;

/** Shows the picture, or the place where it will be. */
export function showPicture(place: HTMLElement, state: PageState, texts: PageTexts): void {
  const { picture, config, type } = state;
  const drawn = picture === undefined ? undefined : parseSvg(picture);
  if (drawn === undefined) {
    place.replaceChildren(createEmpty(describeAbsence(state, texts)));
    return;
  }
  const labels = config?.data.columns.map(({ key, label }) => label ?? key).join(', ') ?? '';
  drawn.setAttribute('aria-label', type === undefined ? labels : `${texts.types[type]}: ${labels}`);
  drawn.setAttribute('width', '100%');
  drawn.removeAttribute('height');
  place.replaceChildren(drawn);
}

/** Why there is no picture; nothing where a failure is told beside. */
function describeAbsence({ config, failure }: PageState, texts: PageTexts): string {
  if (config === undefined) return texts.emptyChart;
  return failure === undefined ? texts.drawing : '';
}

/** The service drew it, and the policy of the page lets nothing in it run or load. */
function parseSvg(text: string): SVGElement | undefined {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const node = document.importNode(documentElement, true);
  return node instanceof SVGSVGElement ? node : undefined;
}

function createEmpty(text: string): HTMLElement {
  const bars = [38, 62, 48, 80, 66, 96].map((height) => create('i', { class: `bar-${height}` }));
  return create('div', { class: 'empty' }, create('div', { class: 'ghost', 'aria-hidden': 'true' }, ...bars), text);
}

/** Shows the data of the chart as a table, for who would rather read figures or can't see the picture. */
export function showData(place: HTMLElement, { config }: PageState, texts: PageTexts): void {
  if (config === undefined) {
    place.replaceChildren();
    return;
  }
  const { columns, rows } = config.data;
  const head = columns.map(({ key, label }) => create('th', { scope: 'col', dir: 'auto' }, label ?? key));
  const lines = rows.slice(0, MOST_ROWS).map((row) => {
    const cells = columns.map(({ key }) => create('td', { dir: 'auto' }, toText(row[key])));
    return create('tr', {}, ...cells);
  });
  const left = rows.length - lines.length;
  place.replaceChildren(
    create('table', {}, create('thead', {}, create('tr', {}, ...head)), create('tbody', {}, ...lines)),
    left > 0 ? create('p', { class: 'hint' }, fill(texts.moreRows, { count: left }, texts)) : '',
  );
}

function toText(cell: unknown): string {
  return cell === null || cell === undefined ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}
