import { foldWords } from '../../table/notation/characters.ts';
import { ORDINAL_SCALES } from '../../table/profile/ordinal-words.ts';
import { STAGE_WORDS } from '../../table/profile/stage-words.ts';
import { findTextOrder, rangeStart, withoutNumbering } from '../../table/profile/text-order.ts';
import type { FoundOrder } from '../transform/facts.ts';

/** Distinct texts with the place of each in an order; equal places are ties. */
export type TextRanks = { readonly order: FoundOrder; readonly ranks: Float64Array };

/** The order of letters: case and accents matter only between words that are otherwise equal. */
export function rankByLetters(texts: readonly string[]): TextRanks {
  const keys = texts.map(foldWords);
  return { order: 'letters', ranks: ranksOf(keys, texts) };
}

/** An order of one's own: texts as they stand in `list` (case and accents do not matter), the others behind them. */
export function rankByList(texts: readonly string[], list: readonly string[]): TextRanks {
  const places = new Map<string, number>();
  for (const [place, text] of list.entries()) if (!places.has(foldWords(text))) places.set(foldWords(text), place);
  return { order: 'own', ranks: Float64Array.from(texts, (text) => places.get(foldWords(text)) ?? list.length) };
}

/**
 * The order that words have by themselves: scales low to high, stages as they are passed through, ranges by their lower end;
 * else letters, where the figures within texts count as numbers ("Item 2" before "Item 10").
 */
export function rankNaturally(texts: readonly string[]): TextRanks {
  const order = findTextOrder(texts, false);
  const folded = texts.map(foldWords);
  if (order === 'ordinal') return { order, ranks: ordinalRanks(folded) };
  if (order === 'stages') return { order, ranks: Float64Array.from(folded, stagePlace) };
  if (order === 'ranges') return { order, ranks: Float64Array.from(folded, rangeStart) };
  return { order: 'letters', ranks: ranksOf(folded.map(paddedFigures), texts) };
}

const LONGEST_FIGURE = 20;

function paddedFigures(text: string): string {
  return text.replaceAll(/\d+/g, (figure) => figure.padStart(LONGEST_FIGURE, '0'));
}

/** The place of each text when they are put in the order of their keys, and of themselves where keys are equal. */
function ranksOf(keys: readonly string[], texts: readonly string[]): Float64Array {
  const places = Array.from(keys, (_, place) => place);
  const byKey = (left: number, right: number) =>
    compareLetters(keys[left] ?? '', keys[right] ?? '') || compareLetters(texts[left] ?? '', texts[right] ?? '');
  places.sort(byKey);
  const ranks = new Float64Array(texts.length);
  for (const [rank, place] of places.entries()) ranks[place] = rank;
  return ranks;
}

function compareLetters(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Places on the one scale that holds all the texts. */
function ordinalRanks(folded: readonly string[]): Float64Array {
  const words = folded.map((text) => [text, withoutNumbering(text)]);
  const scale = ORDINAL_SCALES.find((each) => words.every((forms) => forms.some((form) => each.includes(form)))) ?? [];
  return Float64Array.from(words, (forms) => {
    const form = forms.find((each) => scale.includes(each));
    return form === undefined ? scale.length : scale.indexOf(form);
  });
}

const STAGE_PLACES = new Map([...STAGE_WORDS].map((word, place) => [word, place] as const));

function stagePlace(text: string): number {
  const places = withoutNumbering(text)
    .split(/[\s/]+/)
    .flatMap((word) => STAGE_PLACES.get(word) ?? []);
  return Math.min(...places, STAGE_PLACES.size);
}
