import { create } from './element.ts';
import type { FoundPlace } from './preview-source.ts';

/** A drawn source whose places can be pointed at. */
export type BoxPreview = {
  readonly element: HTMLElement;
  /** Points at a place; at none where it is not of this picture. */
  point(where: string | undefined): void;
};

type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** How many times wider than its room a page is shown at most. */
const MOST_ENLARGED = 2.5;
/** Points of paper around what was read of a page, whose own size is not told. */
const PAGE_MARGIN = 36;

/** A picture with a frame around all that was read from it; they scale with the room there is. */
export function previewPicture(source: string, name: string, places: readonly FoundPlace[]): BoxPreview {
  const picture = create('img', { src: source, alt: name });
  const frames = createFrames(places, () => undefined);
  const element = create('div', { class: 'boxes', dir: 'ltr' }, picture, ...frames.values());
  picture.addEventListener('load', () => {
    const whole = { left: 0, top: 0, width: picture.naturalWidth, height: picture.naturalHeight };
    putAll(frames, whole);
  });
  return { element, point: (where) => pointAt(frames, where) };
}

/** A page as it looks, its width and height in points as the places on it are. */
export type PagePicture = { readonly source: string; readonly width: number; readonly height: number };

/** A page of a document with a frame around all that was read from it, scrolled to what is pointed at. */
export function previewPage(
  { source, width, height }: PagePicture,
  { page, name }: { readonly page: string; readonly name: string },
  places: readonly FoundPlace[],
): BoxPreview {
  const own = ofPage(places, page);
  const frames = createFrames(own, () => undefined);
  // The size is known before the picture is decoded, so that nothing moves.
  const picture = create('img', { src: source, alt: name, width: String(width), height: String(height) });
  const sheet = create('div', { class: 'boxes sheet-of-paper' }, picture, ...frames.values());
  putAll(frames, { left: 0, top: 0, width, height });
  // As wide as the room is what was read, not the page: letters are larger so.
  const read = withMargin(own.map(({ where }) => readBox(where)));
  sheet.style.width = `${100 * Math.min(MOST_ENLARGED, Math.max(1, width / read.width))}%`;
  const element = create('div', { class: 'page', dir: 'ltr', tabindex: '0', role: 'group', 'aria-label': name }, sheet);
  const [first] = frames.values();
  return {
    element,
    point(where) {
      pointAt(frames, where);
      const scale = sheet.offsetWidth / width;
      const { offsetTop = 0, offsetHeight = 0 } = frames.get(where ?? '') ?? first ?? {};
      element.scrollTo({ left: read.left * scale, top: offsetTop + (offsetHeight - element.clientHeight) / 2 });
    },
  };
}

/** A page of which there is no picture, as far as it was read: every cell where it stands. */
export function previewWords(page: string, places: readonly FoundPlace[]): BoxPreview {
  const own = ofPage(places, page);
  const frames = createFrames(own, (text) => text);
  const whole = withMargin(own.map(({ where }) => readBox(where)));
  const paper = create('div', { class: 'boxes paper', dir: 'ltr' }, ...frames.values());
  paper.style.aspectRatio = `${whole.width} / ${whole.height}`;
  putAll(frames, whole);
  for (const [where, frame] of frames) frame.style.fontSize = `${(100 * readBox(where).height * 0.8) / whole.width}cqw`;
  return { element: paper, point: (where) => pointAt(frames, where) };
}

function ofPage(places: readonly FoundPlace[], page: string): readonly FoundPlace[] {
  return places.filter(({ where }) => pageOf(where) === page);
}

/** The page of a place in a document. */
export function pageOf(where: string): string {
  return where.split(':')[0] ?? '';
}

function createFrames(
  places: readonly FoundPlace[],
  wordsOf: (text: string) => string | undefined,
): ReadonlyMap<string, HTMLElement> {
  return new Map(places.map(({ where, text }) => [where, create('i', { class: 'origin-frame' }, wordsOf(text))]));
}

function pointAt(frames: ReadonlyMap<string, HTMLElement>, where: string | undefined): void {
  for (const [place, frame] of frames) frame.classList.toggle('pointed', place === where);
}

/** The box of a place, in pixels of a picture or points of a page; of several, the first. */
function readBox(where: string): Box {
  const [first = ''] = where.split('+');
  const [left = 0, top = 0, width = 0, height = 0] = (first.split(':').at(-1) ?? '').split(',').map(Number);
  return { left, top, width, height };
}

function withMargin(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left)) - PAGE_MARGIN;
  const top = Math.min(...boxes.map((box) => box.top)) - PAGE_MARGIN;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + PAGE_MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + PAGE_MARGIN;
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

function putAll(frames: ReadonlyMap<string, HTMLElement>, whole: Box): void {
  for (const [where, frame] of frames) putInto(frame, readBox(where), whole);
}

function putInto({ style }: HTMLElement, { left, top, width, height }: Box, whole: Box): void {
  const share = (length: number, of: number): string => `${(100 * length) / Math.max(1, of)}%`;
  style.left = share(left - whole.left, whole.width);
  style.top = share(top - whole.top, whole.height);
  style.width = share(width, whole.width);
  style.height = share(height, whole.height);
}
