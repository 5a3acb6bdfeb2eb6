import { create, createButton } from './element.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';

/** The name of a chart for those who can't see it: its type and its columns. */
export function nameChart({ version }: PageState, texts: PageTexts): string {
  if (version === undefined) return '';
  const labels = version.config.data.columns.map(({ key, label }) => label ?? key).join(', ');
  return version.type === undefined ? labels : `${texts.types[version.type]}: ${labels}`;
}

/** Shows the picture, or the place where it will be. */
export function showPicture(place: HTMLElement, state: PageState, texts: PageTexts): void {
  const drawn = state.view === undefined ? undefined : parseSvg(state.view.svg);
  if (drawn === undefined) {
    place.replaceChildren(createEmpty(describeAbsence(state, texts)));
    return;
  }
  drawn.setAttribute('aria-label', nameChart(state, texts));
  // A browser shows the title of a picture as a tooltip of its own, over ours.
  drawn.querySelector(':scope > title')?.remove();
  fitWidth(drawn);
  place.replaceChildren(drawn);
}

/** A picture that is as wide as its place; undefined where the text is none. */
export function createPicture(svg: string, label: string): SVGElement | undefined {
  const drawn = parseSvg(svg);
  if (drawn === undefined) return undefined;
  fitWidth(drawn);
  if (label === '') drawn.setAttribute('aria-hidden', 'true');
  else drawn.setAttribute('aria-label', label);
  return drawn;
}

/** Shows the parts that can be taken out of sight, each a button that is pressed while it is seen. */
export function showParts(
  place: HTMLElement,
  { view, version }: PageState,
  texts: PageTexts,
  toggle: (name: string) => void,
): void {
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.part : undefined;
  const parts = view?.parts ?? [];
  place.hidden = parts.length === 0;
  place.replaceChildren(
    ...parts.map(({ name, label, color }) => {
      const isShown = version?.hidden.has(name) !== true;
      const dot = create('i', { class: 'dot' });
      dot.style.background = color;
      const title = fill(isShown ? texts.hidePart : texts.showPart, { name: label }, texts);
      const attributes = { class: 'part', 'aria-pressed': String(isShown), 'data-part': name, title };
      return createButton(attributes, () => toggle(name), dot, create('span', { dir: 'auto' }, label));
    }),
  );
  if (focused !== undefined) place.querySelector<HTMLElement>(`[data-part="${CSS.escape(focused)}"]`)?.focus();
}

function fitWidth(drawn: SVGElement): void {
  drawn.setAttribute('width', '100%');
  drawn.removeAttribute('height');
}

/** Why there is no picture; nothing where a failure is told beside. */
function describeAbsence({ version, failure }: PageState, texts: PageTexts): string {
  if (version === undefined) return texts.emptyChart;
  return failure === undefined ? texts.drawing : '';
}

/** Our own drawing, and the policy of the page lets nothing in it run or load. */
function parseSvg(text: string): SVGElement | undefined {
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  const node = document.importNode(documentElement, true);
  return node instanceof SVGSVGElement ? node : undefined;
}

function createEmpty(text: string): HTMLElement {
  const bars = [38, 62, 48, 80, 66, 96].map((height) => create('i', { class: `bar-${height}` }));
  return create('div', { class: 'empty' }, create('div', { class: 'ghost', 'aria-hidden': 'true' }, ...bars), text);
}
