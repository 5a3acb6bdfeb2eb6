import type { Teller } from '../grammar.ts';
import { howFar, noun, ofNoun } from './phrases.ts';
import { changeVerb } from './verbs.ts';

/** "As vendas subiram 12% de 2023 para 2024"; of averages "A média da renda subiu 12% de 2023 para 2024". */
export const portugueseYearsTitle: Teller<'years'> = ({ fact }, speech) => {
  const { series, axis, isSum } = fact;
  const who = isSum ? noun(series, speech) : { text: `a média ${ofNoun(series, speech)}`, isPlural: false };
  const told = `${who.text} ${changeVerb(fact, who, speech, 'years')}${howFar(fact, speech)}`;
  const [before, after] = [speech.year(fact.from.at, axis), speech.year(fact.to.at, axis)];
  return [() => `${told} de ${before} para ${after}`, () => `${told} em ${after}`];
};

/** "em 2024, o total das vendas subiu 12% face a 2023, para 1,2 milhões". */
export const portugueseYearsSentence: Teller<'years'> = ({ fact }, speech) => {
  const { series, axis, isSum } = fact;
  const head = isSum ? 'o total' : 'a média';
  const text = speech.isKnown(series) ? head : `${head} ${ofNoun(series, speech)}`;
  const verb = changeVerb(fact, { text, isPlural: false }, speech, 'years');
  const value = speech.hasNumbers ? `, para ${speech.amount(fact.to.figure)}` : '';
  const [before, after] = [speech.year(fact.from.at, axis), speech.year(fact.to.at, axis)];
  return [() => `em ${after}, ${text} ${verb}${howFar(fact, speech)} face a ${before}${value}`];
};

/** The figures behind the title. */
export const portugueseYearsDetails: Teller<'years'> = ({ fact }, speech) => {
  if (!speech.hasNumbers) return [];
  const [start, end] = [fact.from, fact.to].map(({ figure }) => speech.amount(figure));
  return [() => `${fact.isSum ? 'o total' : 'a média'} do ano passou de ${start} para ${end}`];
};
