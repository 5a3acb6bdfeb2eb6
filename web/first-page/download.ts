import { createButton } from './element.ts';
import { type Canvas, requestPicture } from './keep-picture.ts';
import { type Store, shownConfig } from './page-state.ts';
import type { PageTexts } from './page-texts.ts';

const FORMATS = ['svg', 'png', 'json'] as const;
const PNG_SCALE = 2;

type Format = (typeof FORMATS)[number];

/** The buttons that save the chart that is shown as a picture or as a config. */
export function createDownloads(store: Store, canvas: Canvas, texts: PageTexts): readonly HTMLButtonElement[] {
  return FORMATS.map((format) => {
    const name = format.toUpperCase();
    const label = `${texts.download} ${name}`;
    return createButton({ class: 'chip', title: label, 'aria-label': label }, () => save(format, store, canvas), name);
  });
}

async function save(format: Format, store: Store, canvas: Canvas): Promise<void> {
  try {
    const content = await read(format, store, canvas);
    if (content !== undefined) offer(content, `chart.${format}`);
  } catch (failure) {
    store.change({ failure });
  }
}

async function read(format: Format, store: Store, canvas: Canvas): Promise<Blob | undefined> {
  const state = store.get();
  if (format === 'json') {
    const config = shownConfig(state);
    return config && new Blob([`${JSON.stringify(config, undefined, 2)}\n`], { type: 'application/json' });
  }
  return requestPicture(state, canvas, { format, ...(format === 'png' ? { scale: PNG_SCALE } : {}) });
}

function offer(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the content once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
