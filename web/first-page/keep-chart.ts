import { fetchPicture } from '../../src/client/fetch-picture.ts';
import { create, createButton } from './element.ts';
import type { Store } from './page-state.ts';
import { COPY_FORMS, type CopyForm, fill, type PageTexts } from './page-texts.ts';
import { LONGEST_LINK, toShareLink } from './share-link.ts';
import { shownConfig } from './shown-config.ts';
import type { ViewWish } from './view-chart.ts';

const SAVED = ['svg', 'png', 'json'] as const;
const PNG_SCALE = 2;

type Parts = {
  readonly store: Store;
  /** How the picture in sight is drawn. */
  readonly wish: () => ViewWish;
  /** Says what has been done. */
  readonly tell: (text: string) => void;
};

/** The buttons that save the chart that is shown, and those that copy it. */
export function createKeepers(parts: Parts, texts: PageTexts): readonly HTMLElement[] {
  const save = SAVED.map((format) => {
    const name = format.toUpperCase();
    const label = `${texts.download} ${name}`;
    const attributes = { class: 'plain', title: label, 'aria-label': label };
    return createButton(attributes, () => run(parts, () => saveAs(format, parts)), name);
  });
  const copy = COPY_FORMS.map((form) => {
    const label = `${texts.copy} ${texts.copyForms[form]}`;
    const attributes = { class: 'plain', title: label, 'aria-label': label };
    return createButton(attributes, () => run(parts, () => copyAs(form, parts, texts)), texts.copyForms[form]);
  });
  const createGroup = (name: string, buttons: readonly HTMLElement[]): HTMLElement =>
    create(
      'div',
      { class: 'keep', role: 'group', 'aria-label': name },
      create('span', { class: 'hint' }, name),
      ...buttons,
    );
  return [createGroup(texts.copy, copy), createGroup(texts.download, save)];
}

function run({ store }: Parts, work: () => Promise<void>): void {
  work().catch((failure: unknown) => store.change({ failure }));
}

async function saveAs(format: (typeof SAVED)[number], parts: Parts): Promise<void> {
  const content = format === 'svg' ? createSvg(parts) : format === 'png' ? await fetchPng(parts) : createJson(parts);
  if (content !== undefined) download(content, `chart.${format}`);
}

function createSvg({ store }: Parts): Blob | undefined {
  const { view } = store.get();
  return view === undefined ? undefined : new Blob([view.svg], { type: 'image/svg+xml' });
}

function createJson({ store }: Parts): Blob | undefined {
  const { version } = store.get();
  if (version === undefined) return undefined;
  return new Blob([JSON.stringify(shownConfig(version), undefined, 2)], { type: 'application/json' });
}

/** The service draws the same picture in pixels. */
async function fetchPng({ store, wish }: Parts): Promise<Blob | undefined> {
  const { version, view, drawing } = store.get();
  if (version === undefined || drawing === undefined) return undefined;
  const names = view?.parts.map(({ name }) => name) ?? [];
  const config = drawing.coloredConfig(version, names, wish().mode);
  return fetchPicture({ config, ...wish(), scale: PNG_SCALE }, { base: '', format: 'png' });
}

async function copyAs(form: CopyForm, parts: Parts, texts: PageTexts): Promise<void> {
  const { version, view } = parts.store.get();
  if (version === undefined) return;
  const config = shownConfig(version);
  if (form === 'png') {
    await copyPng(parts, texts);
    return;
  }
  if (form === 'link') {
    const link = await toShareLink(config, location.href);
    if (link.length > LONGEST_LINK) {
      parts.tell(fill(texts.linkTooLong, { length: link.length, limit: LONGEST_LINK }, texts));
      return;
    }
    await copyText(link);
  } else if (form === 'curl') await copyText(toCurl(config, parts.wish()));
  else if (form === 'svg') await copyText(view?.svg ?? '');
  else await copyText(JSON.stringify(config, undefined, 2));
  parts.tell(fill(texts.copied, { form: texts.copyForms[form] }, texts));
}

/** Only secure pages may put pictures on the clipboard; elsewhere it is saved. */
async function copyPng(parts: Parts, texts: PageTexts): Promise<void> {
  if (!('clipboard' in navigator) || typeof ClipboardItem === 'undefined') {
    await saveAs('png', parts);
    return;
  }
  const picture = fetchPng(parts).then((blob) => blob ?? new Blob());
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  parts.tell(fill(texts.copied, { form: texts.copyForms.png }, texts));
}

/** Only secure pages have a clipboard of their own; a service in a home network is reached without TLS. */
async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) {
    await navigator.clipboard.writeText(text);
    return;
  }
  const area = create('textarea', { class: 'hidden' });
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

function toCurl(config: object, { width, height, mode, locale }: ViewWish): string {
  const body = JSON.stringify({ config, width, height, mode, locale }).replaceAll("'", "'\\''");
  return `curl -o chart.png '${location.origin}/chart.png' -H 'content-type: application/json' -d '${body}'`;
}

/** Gives a content to the person as a file. */
function download(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken hold of the content once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
