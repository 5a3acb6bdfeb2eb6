import type { Figure } from '../../insight/figure.ts';
import type { Fact, Mark, SeriesName } from '../../insight/insight.ts';
import { cellsOf, type Speech } from './grammar.ts';
import { pointOf, sizeOf } from './points.ts';

/** A stretch that a fact gives to a text in the making, marked as its claim. */
export type Slot = {
  /** The text; of a word that somebody else chooses, the word as a claim. */
  readonly write: (word: string) => string;
  /** True where a word is to be given: "highest", "fell". */
  readonly takesWord: boolean;
  /** What the slot is said of, where a fact tells of several places: names, values and words of one place belong together. */
  readonly of?: 'first' | 'second';
  readonly role: 'series' | 'name' | 'value' | 'word' | 'size';
};

/** The slots of a fact by their names. */
export type FactSlots = Readonly<Record<string, Slot>>;

const plain = (role: Slot['role'], write: () => string, of?: Slot['of']): Slot => ({
  write,
  role,
  takesWord: false,
  ...(of === undefined ? {} : { of }),
});

const word = (write: (word: string) => string, of?: Slot['of']): Slot => ({
  write,
  role: 'word',
  takesWord: true,
  ...(of === undefined ? {} : { of }),
});

/**
 * The slots of a fact: its measure, its places and their values, its size, and words for its direction or its extremes. Undefined for
 * facts whose figures mean nothing without words of our own ("on average", "of the median").
 */
export function factSlots(fact: Fact, speech: Speech): FactSlots | undefined {
  switch (fact.kind) {
    case 'change': {
      const size = sizeOf(fact, speech);
      const sized = fact.direction === 'flat' ? {} : { by: plain('size', () => speech.size(size)) };
      return {
        ...seriesSlots(fact.series, speech),
        ...markSlots('from', fact.from, fact, { speech, of: 'first' }),
        ...markSlots('to', fact.to, fact, { speech, of: 'second' }),
        ...sized,
        way: word((text) => speech.way(text, fact.difference)),
      };
    }
    case 'extremes': {
      const { highest, lowest, count } = fact;
      return {
        ...seriesSlots(fact.series, speech),
        ...markSlots('highest', highest, fact, { speech, of: 'first' }),
        ...markSlots('lowest', lowest, fact, { speech, of: 'second' }),
        most: word((text) => speech.extreme(text, 'most', cellsOf(highest), count.cells), 'first'),
        least: word((text) => speech.extreme(text, 'least', cellsOf(lowest), count.cells), 'second'),
      };
    }
    case 'share':
      return {
        ...seriesSlots(fact.series, speech),
        ...markSlots('largest', fact.largest, fact, { speech, of: 'first' }),
        share: plain('size', () => speech.size(fact.share)),
        most: word((text) => speech.extreme(text, 'most', cellsOf(fact.largest), fact.share.cells.slice(1)), 'first'),
      };
    case 'outlier':
      return { ...seriesSlots(fact.series, speech), ...markSlots('at', fact.at, fact, { speech, of: 'first' }) };
    default:
      return undefined;
  }
}

function seriesSlots(series: SeriesName, speech: Speech): FactSlots {
  const { text, group } = speech.measure(series);
  return {
    ...(text === '' ? {} : { series: plain('series', () => text) }),
    ...(group === undefined ? {} : { group: plain('series', () => group) }),
  };
}

type Manner = { readonly speech: Speech; readonly of: 'first' | 'second' };

function markSlots(
  name: string,
  mark: Mark,
  { axis }: Extract<Fact, { readonly kind: 'change' | 'extremes' | 'share' | 'outlier' }>,
  { speech, of }: Manner,
): FactSlots {
  const [point, ...others] = mark.points;
  // Places that tie are told in sentences of our own.
  const isNamed = point !== undefined && others.length === 0 && pointOf(mark).name !== '';
  const value: Figure = mark.value;
  return {
    ...(isNamed ? { [`${name}.name`]: plain('name', () => speech.name(point, axis), of) } : {}),
    ...(speech.hasNumbers ? { [`${name}.value`]: plain('value', () => speech.amount(value), of) } : {}),
  };
}
