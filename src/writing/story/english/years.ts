import type { Teller } from '../grammar.ts';
import { howFar, noun, subject } from './phrases.ts';
import { changeVerb, upOrDown } from './verbs.ts';

/** "Sales grew 12% from 2023 to 2024"; of averages "The rent averaged 12% higher in 2024 than in 2023". */
export const englishYearsTitle: Teller<'years'> = ({ fact }, speech) => {
  const { series, axis, isSum } = fact;
  const name = noun(series, speech);
  const [before, after] = [speech.year(fact.from.at, axis), speech.year(fact.to.at, axis)];
  if (!isSum) {
    const side = speech.way(fact.direction === 'up' ? 'higher' : 'lower', fact.relative);
    const size = speech.hasNumbers ? ` ${speech.size(fact.relative)}` : '';
    return [() => `${name} averaged${size} ${side} in ${after} than in ${before}`];
  }
  const told = `${name} ${changeVerb(fact, speech, 'years')}${howFar(fact, speech)}`;
  return [() => `${told} from ${before} to ${after}`, () => `${told} in ${after}`];
};

/** "in 2024, sales came to €1.2 million in all, up 12% on 2023". */
export const englishYearsSentence: Teller<'years'> = (message, speech) => {
  const { fact } = message;
  const { series, axis, isSum } = fact;
  if (!speech.hasNumbers) return englishYearsTitle(message, speech).slice(0, 1);
  const [before, after] = [speech.year(fact.from.at, axis), speech.year(fact.to.at, axis)];
  const amount = speech.amount(fact.to.figure);
  const value = isSum ? `came to ${amount} in all` : `averaged ${amount}`;
  const against = `${upOrDown(fact.relative, speech)} ${speech.size(fact.relative)} on ${before}`;
  return speech.isKnown(series)
    ? [() => `${after} ${value}, ${against}`]
    : [() => `in ${after}, ${subject(series, speech)} ${value}, ${against}`];
};

/** The figures behind the title. */
export const englishYearsDetails: Teller<'years'> = ({ fact }, speech) => {
  if (!speech.hasNumbers) return [];
  const [start, end] = [fact.from, fact.to].map(({ figure }) => speech.amount(figure));
  return [() => `the ${fact.isSum ? 'total' : 'average'} of the year went from ${start} to ${end}`];
};
