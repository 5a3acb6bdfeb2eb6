import type { StepGrain } from '../../../insight/figure.ts';
import type { AxisName, ChangeFact, Mark, Point, SeriesName } from '../../../insight/insight.ts';
import { writeList } from '../../list.ts';
import { plainOf } from '../claim.ts';
import type { Speech } from '../grammar.ts';
import { isTimed, isToNothing, sizeOf } from '../points.ts';
import { article, articleOfName, contract, traitsOf } from './nouns.ts';

/** A noun phrase: with its article where it has one, and its number for the verb. */
export type NounPhrase = {
  readonly text: string;
  readonly isPlural: boolean;
  /** The name alone, for a label of another language that is "o valor de" as a subject. */
  readonly bare?: string;
};

/** A series as a noun phrase: "as vendas", "as vendas de Norte", "o valor de Sales", "Norte". */
export function noun(series: SeriesName, speech: Speech): NounPhrase {
  const { text, group, plain, isName } = speech.measure(series);
  if (text === '') return { text: group === undefined ? 'o valor' : withArticle(group), isPlural: false };
  if (isName && group === undefined) return { text: withArticle(text), isPlural: false };
  const traits = traitsOf(plain);
  const of = group === undefined ? '' : ` ${contract('de', withArticle(group))}`;
  if (traits === undefined) return { text: `o valor de ${text}${of}`, isPlural: false, bare: `${text}${of}` };
  return { text: `${article(traits)} ${text}${of}`, isPlural: traits.isPlural };
}

function withArticle(marked: string): string {
  const own = articleOfName(plainOf(marked));
  return own === '' ? marked : `${own} ${marked}`;
}

/** A series after another one: of groups of one measure the second goes without it, "as vendas de Norte" and "as de Sul". */
export function nounAfter(series: SeriesName, first: SeriesName, speech: Speech): NounPhrase {
  const { group, plain } = speech.measure(series);
  const whole = noun(series, speech);
  if (group === undefined || !speech.areGroupsOfOne(first, series)) return whole;
  const traits = traitsOf(plain) ?? { gender: 'm', isPlural: false };
  return { text: `${article(traits)} ${contract('de', withArticle(group))}`, isPlural: traits.isPlural };
}

/** What part of a whole a series is: "o peso de Norte nas vendas", "o peso da energia solar no total". */
export function shareOf(series: SeriesName, speech: Speech): string {
  const { group, text } = speech.measure(series);
  if (group === undefined || text === '') return `o peso ${ofNoun(series, speech)} no total`;
  return `o peso ${contract('de', withArticle(group))} ${inNoun(speech.measuredBy(series), speech)}`;
}

/** "das vendas". */
export function ofNoun(series: SeriesName, speech: Speech): string {
  const { bare, text } = noun(series, speech);
  return contract('de', bare ?? text);
}

/** "nas vendas". */
export function inNoun(series: SeriesName, speech: Speech): string {
  const { bare, text } = noun(series, speech);
  return contract('em', bare ?? text);
}

const MASCULINE_PERIOD = /^\d\.º /;

/** A point as a noun phrase: "janeiro de 2024", "o 1.º trimestre de 2024", "a segunda-feira", "o Brasil". */
export function pointNoun(marked: string, axis: AxisName): string {
  const name = plainOf(marked);
  if (!isTimed(axis)) return withArticle(marked);
  if (MASCULINE_PERIOD.test(name)) return `o ${marked}`;
  if (/-feira$|^semana \d/.test(name)) return `a ${marked}`;
  if (/^(?:sábado|domingo)$/.test(name)) return `o ${marked}`;
  return marked;
}

const CLOCK = /^\d{1,2}:\d\d/;
const BEFORE: Readonly<Partial<Record<StepGrain, 'em' | 'a'>>> = { day: 'a', hour: 'a', minute: 'a', second: 'a' };

/**
 * "em janeiro de 2024", "no 1.º trimestre de 2024", "a 12 de março de 2024", "na segunda-feira"; "em Itália". Beside another of its year
 * it goes without the year.
 */
export function at(point: Point, axis: AxisName, speech: Speech, other?: Point): string {
  const phrase = pointNoun(other === undefined ? speech.name(point, axis) : speech.shortName(point, other, axis), axis);
  if (axis.grain === 'week' && isTimed(axis) && !plainOf(phrase).startsWith('a semana ')) return `na semana ${phrase}`;
  if (axis.kind === 'cycle' && CLOCK.test(plainOf(phrase)))
    return `${/^0?1:/.test(plainOf(phrase)) ? 'à' : 'às'} ${phrase}`;
  const preposition = isTimed(axis) && axis.kind !== 'cycle' ? (BEFORE[axis.grain] ?? 'em') : 'em';
  return contract(preposition, phrase);
}

/** "entre janeiro e outubro de 2024". */
export function between(from: Point, to: Point, axis: AxisName, speech: Speech): string {
  return `entre ${pointNoun(speech.shortName(from, to, axis), axis)} e ${pointNoun(speech.name(to, axis), axis)}`;
}

/** "de janeiro a outubro de 2024". */
export function fromTo(from: Point, to: Point, axis: AxisName, speech: Speech): string {
  const start = contract('de', pointNoun(speech.shortName(from, to, axis), axis));
  return `${start} ${contract('a', pointNoun(speech.name(to, axis), axis))}`;
}

/** "de 2019 para 2020", of a step that leads from one to the other. */
export function fromInto(from: Point, to: Point, axis: AxisName, speech: Speech): string {
  const start = contract('de', pointNoun(speech.shortName(from, to, axis), axis));
  return `${start} para ${pointNoun(speech.name(to, axis), axis)}`;
}

/** The places of a mark: "Itália", "o Brasil e a China". */
export function places({ points }: Pick<Mark, 'points'>, axis: AxisName, speech: Speech): NounPhrase {
  const names = points.map((point) => pointNoun(speech.name(point, axis), axis));
  return { text: writeList(names, 'PT_PT'), isPlural: names.length > 1 || /^(?:os|as) /.test(names[0] ?? '') };
}

/** " 42%" or " em 20 pontos": how much something changed; nothing where numbers are not wanted. */
export function byHowMuch(change: Pick<ChangeFact, 'difference' | 'relative' | 'to'>, speech: Speech): string {
  if (speech.hasNumbers && isToNothing(change)) return ` para ${speech.counted(change.to.value, { other: 'zero' })}`;
  return howFar(change, speech);
}

/** The same beside both values, of which the second says so itself, and beside "above" and "below", which go nowhere. */
export function howFar(change: Pick<ChangeFact, 'difference' | 'relative'>, speech: Speech): string {
  if (!speech.hasNumbers) return '';
  return ` ${speech.size(sizeOf(change, speech))}`;
}

/** A verb in the number of its subject. */
export function agree({ isPlural }: NounPhrase, singular: string, plural: string): string {
  return isPlural ? plural : singular;
}

const RANKS = [
  'primeiro',
  'segundo',
  'terceiro',
  'quarto',
  'quinto',
  'sexto',
  'sétimo',
  'oitavo',
  'nono',
  'décimo',
] as const;

/** A rank: "terceiro"; from the eleventh on in figures: "21.º". */
export function rankWords(rank: number): string {
  return RANKS[rank - 1] ?? `${rank}.º`;
}

const GRAINS: Readonly<Partial<Record<StepGrain, string>>> = {
  year: 'por ano',
  half: 'por semestre',
  quarter: 'por trimestre',
  month: 'por mês',
  week: 'por semana',
  day: 'por dia',
  hour: 'por hora',
  minute: 'por minuto',
  second: 'por segundo',
};

const LATEST: Readonly<Partial<Record<StepGrain, string>>> = {
  year: 'no último ano',
  half: 'no último semestre',
  quarter: 'no último trimestre',
  month: 'no último mês',
  week: 'na última semana',
  day: 'no último dia',
};

/** "no último mês, setembro de 2026": undefined along an order without periods. */
export function inTheLatest(point: Point, axis: AxisName, speech: Speech): string | undefined {
  const period = isTimed(axis) ? LATEST[axis.grain] : undefined;
  return period === undefined ? undefined : `${period}, ${pointNoun(speech.name(point, axis), axis)}`;
}

/** "por ano". */
export function each(grain: StepGrain): string {
  return GRAINS[grain] ?? 'por período';
}

const PERIODS: ReadonlySet<StepGrain> = new Set(['year', 'quarter', 'month', 'week', 'day']);

/** The period behind an average over rows of one period each; nothing elsewhere. */
export function eachOf({ grain, isEveryPeriod }: AxisName): string {
  return isEveryPeriod === true && PERIODS.has(grain) ? ` ${each(grain)}` : '';
}
