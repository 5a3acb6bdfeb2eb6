import { describeFailure } from './describe-failure.ts';
import { create, createButton } from './element.ts';
import type { PageElements } from './page-elements.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';

/** Shows what the service said of the last wish, and the steps it took where that does not tell them. */
export function showTold({ said, steps }: Pick<PageElements, 'said' | 'steps'>, state: PageState): void {
  said.textContent = state.said ?? '';
  const untold = state.steps.filter((step) => state.said?.includes(step) !== true);
  steps.hidden = untold.length === 0;
  steps.replaceChildren(...untold.map((step) => create('li', { dir: 'auto' }, step)));
}

/** Shows the files that are read, each with a button that takes it away. */
export function showFiles(
  { files: place }: Pick<PageElements, 'files'>,
  { files }: PageState,
  texts: PageTexts,
  remove: (index: number) => void,
): void {
  place.hidden = files.length === 0;
  place.replaceChildren(
    ...files.map(({ name, attachment: { kind, mimeType, dataBase64 } }, index) => {
      const label = fill(texts.removeFile, { name }, texts);
      const button = createButton({ class: 'remove', 'aria-label': label, title: label }, () => remove(index), '×');
      const small =
        kind === 'image' ? create('img', { src: `data:${mimeType};base64,${dataBase64}`, alt: '' }) : undefined;
      return create('li', {}, small, create('span', { class: 'file-name', dir: 'auto' }, name), button);
    }),
  );
}

/** Says why nothing came of it. */
export function showFailure(
  { failure: place }: Pick<PageElements, 'failure'>,
  state: PageState,
  texts: PageTexts,
): void {
  place.hidden = state.failure === undefined;
  place.textContent = state.failure === undefined ? '' : describeFailure(state, texts);
}
