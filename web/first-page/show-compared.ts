import { create } from './element.ts';
import type { PageState, Version } from './page-state.ts';
import type { PageTexts } from './page-texts.ts';
import { createPicture } from './show-chart.ts';
import type { ViewWish } from './view-chart.ts';

/** Shows an earlier version beside the present one, and lets another be chosen. */
export function showCompared(
  place: HTMLElement,
  { version, past, compared, drawing }: PageState,
  wish: ViewWish,
  texts: PageTexts,
  choose: (place: number) => void,
): void {
  const before = compared === undefined ? undefined : past[compared];
  if (version === undefined || before === undefined || drawing === undefined) {
    place.replaceChildren();
    return;
  }
  const drawVersion = (shown: Version): Node | string => {
    const name = shown.type === undefined ? shown.label : texts.types[shown.type];
    return shown.type === undefined ? '' : (createPicture(drawing.viewChart(shown, wish).svg, name) ?? '');
  };
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
    create('figure', {}, create('figcaption', {}, choice), drawVersion(before)),
    create('figure', {}, create('figcaption', {}, `${texts.compareNow} · ${version.label}`), drawVersion(version)),
  );
}
