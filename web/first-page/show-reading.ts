import type { ExtractQuestion, ExtractResult } from '../../src/client/wire.ts';
import { create, createButton } from './element.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';
import type { Choice } from './settled-choices.ts';

type Choose = (choice: Choice) => void;

/**
 * Shows what `extract` says of its reading: the message, or the questions with the answers there are to them, how sure it is, what
 * is worth a look, its own check. Who answered by keyboard finds the next answer under it.
 */
export function showReading(
  place: HTMLElement,
  { reading, choices }: PageState,
  texts: PageTexts,
  choose: Choose,
): void {
  if (reading === undefined) {
    place.replaceChildren();
    return;
  }
  const hadFocus = place.contains(document.activeElement);
  const { extractMeta, lastAccuracyEvaluation } = reading;
  const warnings = extractMeta?.warnings ?? [];
  const others = listQuestions(reading).filter(({ isOpen }) => !isOpen);
  place.replaceChildren(
    choices.length === 0 ? '' : createSettled(choices, texts),
    createMessage(reading, texts, choose),
    extractMeta === null
      ? ''
      : create('p', { class: `confidence ${extractMeta.confidence}` }, texts.confidence[extractMeta.confidence]),
    ...others.map((question) => createQuestion(question, choose)),
    warnings.length === 0 ? '' : create('h3', {}, texts.warnings),
    warnings.length === 0
      ? ''
      : create('ul', { class: 'warnings' }, ...warnings.map((text) => create('li', { dir: 'auto' }, text))),
    lastAccuracyEvaluation === undefined
      ? ''
      : create('p', { class: 'hint', dir: 'auto' }, lastAccuracyEvaluation.summary),
  );
  const next = hadFocus ? (place.querySelector('.answer') ?? place.querySelector('.settled')) : undefined;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

function listQuestions({ extractMeta }: ExtractResult): readonly ExtractQuestion[] {
  return extractMeta?.questions ?? [];
}

function createSettled(choices: readonly Choice[], texts: PageTexts): HTMLElement {
  const answer = choices.map(({ label }) => label).join(' · ');
  return create('p', { class: 'settled', dir: 'auto', tabindex: '-1' }, fill(texts.settled, { answer }, texts));
}

/** The message ends with the first question; further ones stand below its answers. */
function createMessage(reading: ExtractResult, texts: PageTexts, choose: Choose): HTMLElement {
  const { response, extractMeta } = reading;
  const asks = extractMeta?.needsUserInput === true;
  const [first, ...further] = listQuestions(reading).filter(({ isOpen }) => isOpen);
  return create(
    'div',
    { class: asks ? 'question' : 'message' },
    asks ? create('h3', {}, texts.question) : undefined,
    create('p', { dir: 'auto' }, response.message),
    first === undefined ? undefined : createChoices(first, choose),
    ...further.map((question) => createQuestion(question, choose)),
  );
}

function createQuestion(question: ExtractQuestion, choose: Choose): HTMLElement {
  const text = create('p', { dir: 'auto' }, question.text);
  return create('div', { class: 'further' }, text, createChoices(question, choose));
}

function createChoices({ text, choices, isOpen }: ExtractQuestion, choose: Choose): HTMLElement | undefined {
  if (choices.length === 0) return undefined;
  const kind = isOpen ? 'chip answer' : 'chip';
  const buttons = choices.map((choice) =>
    createButton({ class: kind, dir: 'auto' }, () => choose(choice), choice.label),
  );
  return create('div', { class: 'chips', role: 'group', 'aria-label': text }, ...buttons);
}
