import type { StepGrain } from '../../../insight/figure.ts';
import type { AxisName, ChangeFact, Mark, Point, SeriesName } from '../../../insight/insight.ts';
import { writeNumber } from '../../number.ts';
import { plainOf } from '../claim.ts';
import type { Speech } from '../grammar.ts';
import { isTimed, isToNothing, sizeOf } from '../points.ts';
import { type Gender, genderOf, isArabic } from './nouns.ts';

/** A noun phrase and the gender that a verb before it takes. */
export type NounPhrase = { readonly text: string; readonly gender: Gender };

/** A series as a definite noun phrase: "المبيعات", "قيمة Sales", "المبيعات في فئة الشمال". */
export function noun(series: SeriesName, speech: Speech): NounPhrase {
  const { text, group, plain, isName } = speech.measure(series);
  if (text === '') return { text: group === undefined ? 'القيمة' : `قيمة ${group}`, gender: 'f' };
  const isOwn = isArabic(plain) && (!isName || group !== undefined);
  const own: NounPhrase = isOwn ? { text, gender: genderOf(plain) } : { text: `قيمة ${text}`, gender: 'f' };
  return group === undefined ? own : { text: `${own.text} لدى ${group}`, gender: own.gender };
}

/** A series within a construct or behind a preposition: its label or group alone, "Sales" for "قيمة Sales". */
export function bare(series: SeriesName, speech: Speech): string {
  const { text, group } = speech.measure(series);
  if (text === '') return group ?? 'القيمة';
  return group === undefined ? text : `${text} لدى ${group}`;
}

/** Two series behind one verb: the values of two names are a dual, «قيمتا القاهرة وأسوان». */
export function pairOf(first: string, second: string): string {
  return `${first.replace(/^قيمة (?=\S)/u, 'قيمتا ')} و${second}`;
}

/** A series after another one: of groups of one measure "نظيرتها لدى الجنوب" behind "المبيعات لدى الشمال". */
export function nounAfter(series: SeriesName, first: SeriesName, speech: Speech): NounPhrase {
  const own = noun(series, speech);
  const { group } = speech.measure(series);
  if (group === undefined || !speech.areGroupsOfOne(first, series)) return own;
  return { text: `${agree(own, 'نظيره', 'نظيرتها')} لدى ${group}`, gender: own.gender };
}

/** "الفارق بين المبيعات والتكاليف", of groups of one measure "الفارق في المبيعات بين الشمال والجنوب". */
export function gapBetween(one: SeriesName, other: SeriesName, speech: Speech): string {
  if (!speech.areGroupsOfOne(one, other)) return `الفارق بين ${bare(one, speech)} و${bare(other, speech)}`;
  const { text, group } = speech.measure(one);
  return `الفارق في ${text} بين ${group} و${speech.measure(other).group}`;
}

/** What part of a whole a series is: "حصة الشمال من المبيعات", "حصة الطاقة الشمسية من المجموع". */
export function shareOf(series: SeriesName, speech: Speech): string {
  const { text, group } = speech.measure(series);
  return group === undefined || text === '' ? `حصة ${bare(series, speech)} من المجموع` : `حصة ${group} من ${text}`;
}

/** A verb in the gender of its subject. */
export function agree({ gender }: NounPhrase, masculine: string, feminine: string): string {
  return gender === 'm' ? masculine : feminine;
}

/** A period with the noun that years and days need: "عام ٢٠١٩", "يوم الاثنين"; categories as they stand. */
export function pointNoun(marked: string, axis: AxisName): string {
  if (!isTimed(axis)) return marked;
  if (axis.kind === 'time' && axis.grain === 'year') return `عام ${marked}`;
  if (axis.kind === 'cycle' && axis.grain === 'day') return `يوم ${marked}`;
  if (axis.grain === 'week') return plainOf(marked).startsWith('الأسبوع') ? marked : `أسبوع ${marked}`;
  return marked;
}

/** "في يناير ٢٠٢٤", "في عام ٢٠١٩", "يوم الاثنين"; "عند إيطاليا". Beside another of its year it goes without the year. */
export function at(point: Point, axis: AxisName, speech: Speech, other?: Point): string {
  const phrase = pointNoun(other === undefined ? speech.name(point, axis) : speech.shortName(point, other, axis), axis);
  if (!isTimed(axis)) return `عند ${phrase}`;
  return phrase.startsWith('يوم ') ? phrase : `في ${phrase}`;
}

/** "بين يناير وأكتوبر ٢٠٢٤", "بين عامي ٢٠١٩ و٢٠٢٣". */
export function between(from: Point, to: Point, axis: AxisName, speech: Speech): string {
  const [first, last] = [speech.shortName(from, to, axis), speech.name(to, axis)];
  if (axis.kind === 'time' && axis.grain === 'year') return `بين عامي ${first} و${last}`;
  if (axis.kind === 'cycle' && axis.grain === 'day') return `بين ${first} و${last}`;
  return `بين ${pointNoun(first, axis)} و${pointNoun(last, axis)}`;
}

/** "من يناير إلى أكتوبر ٢٠٢٤". */
export function fromTo(from: Point, to: Point, axis: AxisName, speech: Speech): string {
  return `من ${pointNoun(speech.shortName(from, to, axis), axis)} إلى ${pointNoun(speech.name(to, axis), axis)}`;
}

/** Names joined by و. */
export function places({ points }: Pick<Mark, 'points'>, axis: AxisName, speech: Speech): string {
  return points.map((point) => pointNoun(speech.name(point, axis), axis)).join(' و');
}

/** " بنسبة ٤٢٪" or " بمقدار ٢٠"; nothing where numbers are not wanted. */
export function byHowMuch(change: Pick<ChangeFact, 'difference' | 'relative' | 'to'>, speech: Speech): string {
  if (speech.hasNumbers && isToNothing(change)) return ` إلى ${speech.counted(change.to.value, { other: 'الصفر' })}`;
  return howFar(change, speech);
}

/** The same beside both values, of which the second says so itself, and beside "above" and "below", which go nowhere. */
export function howFar(change: Pick<ChangeFact, 'difference' | 'relative'>, speech: Speech): string {
  if (!speech.hasNumbers) return '';
  const size = sizeOf(change, speech);
  return size === change.relative ? ` بنسبة ${speech.size(size)}` : ` بمقدار ${speech.size(size)}`;
}

const RANKS = [
  'الأولى',
  'الثانية',
  'الثالثة',
  'الرابعة',
  'الخامسة',
  'السادسة',
  'السابعة',
  'الثامنة',
  'التاسعة',
  'العاشرة',
] as const;

/** A rank as it follows المرتبة: "الثالثة"; from the eleventh on in figures. */
export function rankWords(rank: number): string {
  return RANKS[rank - 1] ?? `رقم ${writeNumber(rank, 'AR')}`;
}

const GRAINS: Readonly<Partial<Record<StepGrain, string>>> = {
  year: 'سنويًا',
  half: 'كل نصف سنة',
  quarter: 'كل ربع',
  month: 'شهريًا',
  week: 'أسبوعيًا',
  day: 'يوميًا',
  hour: 'كل ساعة',
  minute: 'كل دقيقة',
  second: 'كل ثانية',
};

const LATEST: Readonly<Partial<Record<StepGrain, string>>> = {
  year: 'في آخر سنة',
  half: 'في آخر نصف سنة',
  quarter: 'في آخر ربع',
  month: 'في آخر شهر',
  week: 'في آخر أسبوع',
  day: 'في آخر يوم',
};

/** "في آخر شهر، سبتمبر ٢٠٢٦": undefined along an order without periods. */
export function inTheLatest(point: Point, axis: AxisName, speech: Speech): string | undefined {
  const period = isTimed(axis) ? LATEST[axis.grain] : undefined;
  return period === undefined ? undefined : `${period}، ${pointNoun(speech.name(point, axis), axis)}`;
}

/** "سنويًا". */
export function each(grain: StepGrain): string {
  return GRAINS[grain] ?? 'في كل خطوة';
}

const PERIODS: ReadonlySet<StepGrain> = new Set(['year', 'quarter', 'month', 'week', 'day']);

/** The period behind an average over rows of one period each; nothing elsewhere. */
export function eachOf({ grain, isEveryPeriod }: AxisName): string {
  return isEveryPeriod === true && PERIODS.has(grain) ? ` ${each(grain)}` : '';
}
