import { create } from './element.ts';
import type { PageState, Version } from './page-state.ts';
import type { PageTexts } from './page-texts.ts';
import { createPicture } from './show-chart.ts';
import { type ViewWish, viewChart } from './view-chart.ts';

/** Shows an earlier version beside the present one, and lets another be chosen. */
export function showCompared(
  place: HTMLElement,
  { version, past, compared }: PageState,
  wish: ViewWish,
  texts: PageTexts,
  choose: (place: number) => void,
): void {
  const before = compared === undefined ? undefined : past[compared];
  if (version === undefined || before === undefined) {
    place.replaceChildren();
    return;
  }
  const choice = create(
    'select',
    { 'aria-label': texts.compareWith },
    ...past.map(({ label }, index) => {
      const number = (index + 1).toLocaleString(texts.numberTag);
      return create(
        'option',
        { value: String(index), selected: index === compared ? '' : undefined },
        `${number} · ${label}`,
      );
    }),
  );
  choice.addEventListener('change', () => choose(Number(choice.value)));
  place.replaceChildren(
    create('figure', {}, create('figcaption', {}, choice), createVersionPicture(before, wish, texts)),
    create(
      'figure',
      {},
      create('figcaption', {}, `${texts.compareNow} · ${version.label}`),
      createVersionPicture(version, wish, texts),
    ),
  );
}

function createVersionPicture(version: Version, wish: ViewWish, texts: PageTexts): Node | string {
  const name = version.type === undefined ? version.label : texts.types[version.type];
  return version.type === undefined ? '' : (createPicture(viewChart(version, wish).svg, name) ?? '');
}
