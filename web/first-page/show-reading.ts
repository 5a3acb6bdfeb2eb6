import { create, createButton } from './element.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';
import { type Choice, listChoices } from './read-doubt.ts';

/**
 * Shows what `extract` says of its reading: the message or question with the answers there are to it, how sure it is, what is
 * worth a look, its own check.
 */
export function showReading(
  place: HTMLElement,
  { reading, sourceText, answer }: PageState,
  texts: PageTexts,
  choose: (choice: Choice) => void,
): void {
  if (reading === undefined) {
    place.replaceChildren();
    return;
  }
  const { response, extractMeta, lastAccuracyEvaluation } = reading;
  const asks = extractMeta?.needsUserInput === true;
  const warnings = extractMeta?.warnings ?? [];
  const choices = listChoices({ reading, sourceText, texts });
  place.replaceChildren(
    answer === undefined ? '' : create('p', { class: 'settled', dir: 'auto' }, fill(texts.settled, { answer }, texts)),
    create(
      'div',
      { class: asks ? 'question' : 'message' },
      asks ? create('h3', {}, texts.question) : undefined,
      response.message === '' ? undefined : create('p', { dir: 'auto' }, response.message),
      choices.length === 0 ? undefined : createChoices(choices, choose),
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

function createChoices(choices: readonly Choice[], choose: (choice: Choice) => void): HTMLElement {
  const buttons = choices.map((choice) => createButton({ class: 'chip answer' }, () => choose(choice), choice.label));
  return create('div', { class: 'chips' }, ...buttons);
}
