import type { AxisLabel } from '../axes/axis.ts';
import { areStretch } from '../labels/alphabet.ts';
import { bareName, CYCLES } from '../labels/calendar-cycles.ts';
import type { NamedColour } from '../read-scene.ts';
import type { ChartFacts } from './chart-facts.ts';

/** The names of a reading, where they stand and what was made of them. */
type WithNames = {
  readonly draft: Pick<ChartFacts, 'facts' | 'seriesNames'>;
  readonly legend: readonly Pick<NamedColour, 'name' | 'confidence'>[];
  readonly labels: readonly Name[];
};

/** Right names of charts that were drawn for this are hardly ever less sure; many wrong ones are. */
const SURE_NAME = 0.7;

type Name = Pick<AxisLabel, 'text' | 'confidence'>;

const LEAST_LETTERS = 3;

/** True for names of one letter each that bear each other out. */
const areOfAlphabet = (names: readonly Name[]): boolean =>
  names.length >= LEAST_LETTERS &&
  names.every(({ text }) => /^[A-Za-z]$/u.test(text)) &&
  areStretch(names.map(({ text }) => text));

/** True for names that are all months or all weekdays of one language, none of them twice: a misread one would be none. */
function areOfCalendar(names: readonly Name[]): boolean {
  const bare = names.map(({ text }) => bareName(text));
  return new Set(bare).size === bare.length && CYCLES.some((cycle) => bare.every((name) => cycle.includes(name)));
}

/** True where each name was read surely, or they bear each other out and were read likely. */
function areSure(names: readonly Name[]): boolean {
  const least = areOfAlphabet(names) || areOfCalendar(names) ? READ_NAME : SURE_NAME;
  return names.every(({ confidence }) => confidence >= least);
}

/** True where all names are sure. */
export function areNamesSure({ labels, legend, draft: { facts } }: WithNames): boolean {
  const isOne = facts.every(({ series }) => series === facts[0]?.series);
  return areSure(labels) && (isOne || areSure(legend.map(({ name, confidence }) => ({ text: name, confidence }))));
}

/** Of names less sure than that hardly one in three is right. */
export const READ_NAME = 0.5;

/** True where the weakest quarter of the names is read so surely on average, and so is each name of the legend. */
export function areNamesRead({ labels, legend, draft: { facts } }: WithNames): boolean {
  const isOne = facts.every(({ series }) => series === facts[0]?.series);
  const names = labels.map(({ confidence }) => confidence).sort((one, other) => one - other);
  const weakest = names.slice(0, Math.ceil(names.length / 4));
  const mean = weakest.reduce((sum, confidence) => sum + confidence, 0) / Math.max(1, weakest.length);
  const isLegendRead = isOne || legend.every(({ confidence }) => confidence >= READ_NAME);
  return (weakest.length === 0 || mean >= READ_NAME) && isLegendRead;
}

const ARABIC = /(?=\p{L})\p{Script=Arabic}/u;

/** True where no name has Arabic letters but months and weekdays, which are known, and read as such. */
export function areDotsTold({ labels, draft: { facts, seriesNames } }: WithNames): boolean {
  const areKnown = labels.length > 0 && areOfCalendar(labels);
  const names = areKnown ? seriesNames : [...facts.map(({ key }) => key), ...seriesNames];
  return names.every((name) => !ARABIC.test(name));
}
