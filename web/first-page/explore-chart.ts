import { create } from './element.ts';
import { findPoint, type Step, stepFrom } from './find-point.ts';
import { fill, type PageTexts } from './page-texts.ts';
import type { Point, View } from './view-chart.ts';

const MOST_LINES = 8;
const EDGE = 8;
const LIFT = 14;

/** Lets a drawn chart be explored: values by pointer, touch and keys. */
export type Explorer = {
  /** Takes another picture; what was pointed at is forgotten. */
  take(view: View | undefined, name: string, texts: PageTexts): void;
};

type Listeners = {
  /** Is told which cell is pointed at. */
  readonly onPoint: (point: Point | undefined) => void;
  /** Is told of the text of a legend that was clicked. */
  readonly onLegend: (label: string) => void;
};

/** Makes the place of a picture explorable; `voice` is a live region that says what the keys reach. */
export function createExplorer(place: HTMLElement, voice: HTMLElement, { onPoint, onLegend }: Listeners): Explorer {
  const tip = create('div', { class: 'tip', 'aria-hidden': 'true', hidden: '' });
  const ring = create('div', { class: 'ring', 'aria-hidden': 'true', hidden: '' });
  let view: View | undefined;
  let texts: PageTexts | undefined;
  let current: Point | undefined;

  const show = (point: Point | undefined): void => {
    if (point === current) return;
    current = point;
    tip.hidden = point === undefined;
    ring.hidden = point === undefined;
    onPoint(point);
    if (point === undefined || view === undefined) return;
    fillTip(tip, point, view);
    putInPlace({ tip, ring }, place, point, view);
  };
  const say = (point: Point | undefined): void => {
    if (point === undefined || texts === undefined) return;
    const { place: where, series, value } = point;
    voice.textContent = fill(texts.pointSaid, { place: where, series, value }, texts);
  };
  const point = (event: PointerEvent): void => {
    if (view !== undefined) show(findPoint(view.points, toPlace(event, place, view)));
  };
  place.addEventListener('pointermove', point);
  place.addEventListener('pointerdown', point);
  place.addEventListener('pointerleave', ({ pointerType }) => {
    // A finger is lifted to see what it pointed at.
    if (pointerType !== 'touch') show(undefined);
  });
  place.addEventListener('blur', () => show(undefined));
  place.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof SVGTextElement && /^(legend|series-label)$/.test(target.dataset.role ?? ''))
      onLegend(target.textContent);
  });
  place.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(undefined);
    if (view === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const step = toStep(event.key, view);
    if (step === undefined) return;
    event.preventDefault();
    const next = stepFrom(view.points, current, step);
    show(next);
    say(next);
  });
  return {
    take(next, name, words) {
      show(undefined);
      view = next;
      texts = words;
      place.append(ring, tip);
      const isExplorable = next !== undefined && next.points.length > 0;
      setAttributes(place, isExplorable ? describe(name, words) : {});
    },
  };
}

function describe(name: string, texts: PageTexts): Readonly<Record<string, string>> {
  return {
    tabindex: '0',
    role: 'application',
    'aria-roledescription': texts.chartRole,
    'aria-label': name,
    'aria-describedby': 'explore-hint',
  };
}

function setAttributes(place: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const name of ['tabindex', 'role', 'aria-roledescription', 'aria-label', 'aria-describedby']) {
    const value = attributes[name];
    if (value === undefined) place.removeAttribute(name);
    else place.setAttribute(name, value);
  }
}

function toPlace(event: PointerEvent, place: HTMLElement, view: View): { readonly x: number; readonly y: number } {
  const box = (place.querySelector('svg') ?? place).getBoundingClientRect();
  const scale = view.width / Math.max(1, box.width);
  return { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
}

/** Arrows go the way they point; a chart that is mirrored goes on to the left. */
function toStep(key: string, { points, isSideways }: View): Step | undefined {
  const [first] = points;
  const next = points.find((point) => point.columnKey === first?.columnKey && point !== first);
  const isMirrored = !isSideways && first !== undefined && next !== undefined && next.x < first.x;
  const along = isMirrored ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const);
  const across = ['ArrowDown', 'ArrowUp'] as const;
  const [places, series] = isSideways ? [across, along] : [along, across];
  const steps: Readonly<Record<string, Step>> = {
    [places[0]]: 'nextPlace',
    [places[1]]: 'previousPlace',
    [series[0]]: 'nextSeries',
    [series[1]]: 'previousSeries',
    Home: 'first',
    End: 'last',
  };
  return steps[key];
}

/** The category, then its values: the one that is pointed at and the others of the row. */
function fillTip(tip: HTMLElement, point: Point, { points }: View): void {
  const ofRow = points.filter(({ rowIndex }) => rowIndex === point.rowIndex);
  const shown = ofRow.length <= MOST_LINES ? ofRow : [point];
  const lines = shown.map((one) => createLine(one, one === point));
  const beside = point.beside.map(({ series, value }) => createLine({ series, value, color: undefined }, false));
  tip.replaceChildren(
    point.place === '' ? '' : create('p', { class: 'tip-place', dir: 'auto' }, point.place),
    create('ul', {}, ...lines, ...beside),
  );
}

function createLine(
  { series, value, color }: Pick<Point, 'series' | 'value' | 'color'>,
  isPointed: boolean,
): HTMLElement {
  const dot = create('i', { class: color === undefined ? 'dot none' : 'dot' });
  if (color !== undefined) dot.style.background = color;
  const line = create(
    'li',
    { class: isPointed ? 'pointed' : undefined },
    dot,
    create('span', { dir: 'auto' }, series),
    create('b', { dir: 'auto' }, value),
  );
  return line;
}

function putInPlace(
  { tip, ring }: { readonly tip: HTMLElement; readonly ring: HTMLElement },
  place: HTMLElement,
  point: Point,
  view: View,
): void {
  const picture = place.querySelector('svg')?.getBoundingClientRect();
  const outer = place.getBoundingClientRect();
  if (picture === undefined) return;
  const scale = picture.width / view.width;
  const x = picture.left - outer.left + point.x * scale;
  const y = picture.top - outer.top + point.y * scale;
  ring.style.left = `${x}px`;
  ring.style.top = `${y}px`;
  if (point.color === undefined) ring.style.removeProperty('border-color');
  else ring.style.borderColor = point.color;
  const { offsetWidth: width, offsetHeight: height } = tip;
  const left = Math.max(EDGE, Math.min(outer.width - width - EDGE, x - width / 2));
  const isAbove = y - height - LIFT > -EDGE;
  tip.style.left = `${left}px`;
  tip.style.top = `${isAbove ? y - height - LIFT : y + LIFT}px`;
}
