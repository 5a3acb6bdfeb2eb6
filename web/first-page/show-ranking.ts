import type { ChartType } from '../../src/chart/chart-type.ts';
import type { ChartFitEntry, ChartFitFactor } from '../../src/client/wire.ts';
import { create, createButton } from './element.ts';
import type { PageState } from './page-state.ts';
import { fill, type PageTexts } from './page-texts.ts';

const SHOWN_TYPES = 4;
const SHOWN_REASONS = 2;

type Picks = {
  readonly texts: PageTexts;
  readonly pick: (type: ChartType) => void;
  readonly type: ChartType | undefined;
};

/** Shows the ranking: the best types with their strongest reasons, the others behind a fold. */
export function showRanking(
  place: HTMLElement,
  { version }: PageState,
  texts: PageTexts,
  pick: (type: ChartType) => void,
): void {
  const openFolds = [...place.querySelectorAll('details[open]')].map(({ id }) => id);
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.type : undefined;
  const ranking = version?.ranking ?? [];
  const picks = { texts, pick, type: version?.type };
  const fitting = ranking.filter(({ verdict }) => verdict === 'ok');
  place.replaceChildren(
    createList(fitting.slice(0, SHOWN_TYPES), picks),
    createFold('more', texts.moreTypes, fitting.slice(SHOWN_TYPES), picks),
    createFold(
      'unfit',
      texts.unfitTypes,
      ranking.filter(({ verdict }) => verdict !== 'ok'),
      picks,
    ),
  );
  for (const fold of place.querySelectorAll('details')) fold.open = openFolds.includes(fold.id);
  if (focused !== undefined) place.querySelector<HTMLElement>(`[data-type="${focused}"]`)?.focus();
}

function createFold(id: string, text: string, entries: readonly ChartFitEntry[], picks: Picks): HTMLElement | string {
  if (entries.length === 0) return '';
  const summary = create('summary', {}, fill(text, { count: entries.length }, picks.texts));
  return create('details', { id, class: 'fold' }, summary, createList(entries, picks));
}

function createList(entries: readonly ChartFitEntry[], picks: Picks): HTMLElement {
  return create('ol', { class: 'types' }, ...entries.map((entry) => createEntry(entry, picks)));
}

function createEntry(
  { rank, type, score, factors, verdict }: ChartFitEntry,
  { texts, pick, type: shown }: Picks,
): HTMLElement {
  const strongest = [...factors].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const others = strongest.slice(SHOWN_REASONS);
  const button = createButton(
    { class: 'type', 'data-type': type, 'aria-pressed': String(type === shown) },
    () => pick(type),
    create('span', { class: 'rank' }, rank.toLocaleString(texts.numberTag)),
    create('span', { class: 'name' }, texts.types[type]),
    create('span', { class: 'score', dir: 'ltr' }, toScore(score, texts)),
  );
  const more =
    others.length === 0
      ? undefined
      : create(
          'details',
          { id: `reasons-${type}` },
          create('summary', {}, fill(texts.moreReasons, { count: factors.length }, texts)),
          createReasons(others, texts),
        );
  return create('li', { class: verdict }, button, createReasons(strongest.slice(0, SHOWN_REASONS), texts), more);
}

function createReasons(factors: readonly ChartFitFactor[], texts: PageTexts): HTMLElement {
  const items = factors.map(({ kind, weight, reason }) =>
    create(
      'li',
      { class: weight < 0 ? 'against' : 'for', 'data-kind': kind },
      create('span', { class: 'weight', dir: 'ltr' }, toScore(weight, texts)),
      create('span', { dir: 'auto' }, reason),
    ),
  );
  return create('ul', { class: 'reasons' }, ...items);
}

/** A weight with its sign and a real minus: `+40`, `−200`. */
function toScore(weight: number, { numberTag }: PageTexts): string {
  const size = Math.abs(weight).toLocaleString(numberTag, { maximumFractionDigits: 1 });
  return `${weight < 0 ? '\u2212' : '+'}${size}`;
}
