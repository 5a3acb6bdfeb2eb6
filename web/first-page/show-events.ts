import { create } from './element.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';

const LONGEST_DATA = 4000;

/** Shows the events as they came, each behind its name; what is long is cut. */
export function showEvents(place: HTMLElement, { events }: PageState, texts: PageTexts): void {
  const known = place.children.length;
  if (known > events.length) place.replaceChildren();
  for (const { endpoint, event, data, afterMs } of events.slice(place.children.length)) {
    const isShort = data.length < 120;
    const text = data.length > LONGEST_DATA ? `${data.slice(0, LONGEST_DATA)} …` : data;
    const head = [
      create('code', { class: 'endpoint' }, endpoint),
      create('code', { class: `event ${event}` }, event),
      create('span', { class: 'moment' }, fill(texts.atMoment, { ms: afterMs }, texts)),
    ];
    place.append(
      isShort
        ? create('li', {}, create('p', {}, ...head, create('code', { dir: 'auto' }, text)))
        : create('li', {}, create('details', {}, create('summary', {}, ...head), create('pre', {}, text))),
    );
  }
}
