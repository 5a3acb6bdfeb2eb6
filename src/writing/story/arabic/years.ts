import type { Teller } from '../grammar.ts';
import { bare, howFar, noun } from './phrases.ts';
import { changed } from './verbs.ts';

/** "ارتفعت المبيعات بنسبة ١٢٪ من عام ٢٠٢٣ إلى عام ٢٠٢٤"; of averages "ارتفع متوسط الإيجار". */
export const arabicYearsTitle: Teller<'years'> = ({ fact }, speech) => {
  const { series, axis, isSum } = fact;
  const who = isSum ? noun(series, speech) : ({ text: `متوسط ${bare(series, speech)}`, gender: 'm' } as const);
  const told = `${changed(fact, who, speech, 'years')}${howFar(fact, speech)}`;
  const [before, after] = [speech.year(fact.from.at, axis), speech.year(fact.to.at, axis)];
  return [() => `${told} من عام ${before} إلى عام ${after}`, () => `${told} في عام ${after}`];
};

/** "ارتفع إجمالي المبيعات بنسبة ١٢٪ في عام ٢٠٢٤ مقارنةً بعام ٢٠٢٣، ليبلغ ١٬٢ مليون". */
export const arabicYearsSentence: Teller<'years'> = ({ fact }, speech) => {
  const { series, axis, isSum } = fact;
  const text = speech.isKnown(series)
    ? isSum
      ? 'الإجمالي'
      : 'المتوسط'
    : `${isSum ? 'إجمالي' : 'متوسط'} ${bare(series, speech)}`;
  const told = `${changed(fact, { text, gender: 'm' }, speech, 'years')}${howFar(fact, speech)}`;
  const value = speech.hasNumbers ? `، ليبلغ ${speech.amount(fact.to.figure)}` : '';
  const [before, after] = [speech.year(fact.from.at, axis), speech.year(fact.to.at, axis)];
  return [() => `${told} في عام ${after} مقارنةً بعام ${before}${value}`];
};

/** The figures behind the title. */
export const arabicYearsDetails: Teller<'years'> = ({ fact }, speech) => {
  if (!speech.hasNumbers) return [];
  const [start, end] = [fact.from, fact.to].map(({ figure }) => speech.amount(figure));
  return [() => `انتقل ${fact.isSum ? 'إجمالي' : 'متوسط'} السنة من ${start} إلى ${end}`];
};
