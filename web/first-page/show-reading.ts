import { create } from './element.ts';
import type { PageState } from './page-state.ts';
import type { PageTexts } from './page-texts.ts';

/** Shows what `extract` says of its reading: the message or question, how sure it is, what is worth a look, its own check. */
export function showReading(place: HTMLElement, { reading }: PageState, texts: PageTexts): void {
  if (reading === undefined) {
    place.replaceChildren();
    return;
  }
  const { response, extractMeta, lastAccuracyEvaluation } = reading;
  const asks = extractMeta?.needsUserInput === true;
  const warnings = extractMeta?.warnings ?? [];
  place.replaceChildren(
    create(
      'div',
      { class: asks ? 'question' : 'message' },
      asks ? create('h3', {}, texts.question) : undefined,
      create('p', { dir: 'auto' }, response.message),
    ),
    extractMeta === null
      ? ''
      : create('p', { class: `confidence ${extractMeta.confidence}` }, texts.confidence[extractMeta.confidence]),
    warnings.length === 0 ? '' : create('h3', {}, texts.warnings),
    warnings.length === 0
      ? ''
      : create('ul', { class: 'warnings' }, ...warnings.map((text) => create('li', { dir: 'auto' }, text))),
    lastAccuracyEvaluation === undefined
      ? ''
      : create('p', { class: 'hint', dir: 'auto' }, lastAccuracyEvaluation.summary),
  );
}
