import type { Mark, NetFact } from '../../../insight/insight.ts';
import { atAll, extremeWords, inBrackets, netWords } from '../extreme-words.ts';
import type { Clause, Grammar, Speech, Tellers } from '../grammar.ts';
import { isOfBothSigns, isPercentage, isSamePlace, isTimed, pointOf } from '../points.ts';
import {
  agree,
  at,
  bare,
  between,
  each,
  eachOf,
  gapBetween,
  howFar,
  inTheLatest,
  noun,
  nounAfter,
  pairOf,
  places,
  rankWords,
} from './phrases.ts';
import { ARABIC_TITLES, seasonOf } from './titles.ts';
import { changed, riseOrFall } from './verbs.ts';
import { arabicYearsDetails, arabicYearsSentence } from './years.ts';

/** Counted nouns by CLDR's plural categories of Arabic. */
const MISSING = {
  values: {
    zero: '# قيمة ناقصة',
    one: 'قيمة واحدة ناقصة',
    two: 'قيمتان ناقصتان',
    few: '# قيم ناقصة',
    many: '# قيمة ناقصة',
    other: '# قيمة ناقصة',
  },
  periods: {
    zero: '# فترة ناقصة',
    one: 'فترة واحدة ناقصة',
    two: 'فترتان ناقصتان',
    few: '# فترات ناقصة',
    many: '# فترة ناقصة',
    other: '# فترة ناقصة',
  },
} as const;

/** The largest gain and the largest loss, with their places. */
function netEnds(fact: NetFact, speech: Speech): string {
  const { axis, gain, loss } = fact;
  const { most, least, high, low } = netWords(fact, speech);
  const where = (mark: Mark): string =>
    isTimed(axis) ? at(pointOf(mark), axis, speech) : `من ${places(mark, axis, speech)}`;
  return `كانت ${most('أكبر زيادة')} ${where(gain)}${high}، وكان ${least('أكبر نقص')} ${where(loss)}${low}`;
}

/** Clauses of captions in Arabic, the verb first; a series that was just named is left to "المجموع" or to the verb. */
export const ARABIC_SENTENCES: Tellers = {
  ...ARABIC_TITLES,
  years: arabicYearsSentence,
  course: (message, speech) => {
    const { change, isSteady } = message;
    const { axis, series, from, to } = change;
    if (change.direction === 'flat' || !isSteady) return ARABIC_TITLES.course(message, speech).slice(0, 1);
    const told = `${changed(change, noun(series, speech), speech, 'sentence')}${howFar(change, speech)}`;
    const ends = between(pointOf(from), pointOf(to), axis, speech);
    const values = speech.hasNumbers ? `، من ${speech.amount(from.value)} إلى ${speech.amount(to.value)}` : '';
    return [() => `${told} ${ends}${values}`, () => `${ends} ${told}${values}`];
  },
  courses: ({ first, second }, speech) => {
    const told = [first, second].map((change, place) => {
      const value = speech.hasNumbers ? ` إلى ${speech.amount(change.to.value)}` : '';
      return `${changed(change, noun(change.series, speech), speech, `courses ${place}`)}${howFar(change, speech)}${value}`;
    });
    const ends = between(pointOf(first.from), pointOf(first.to), first.axis, speech);
    return [() => `${ends} ${told.join(first.direction === second.direction ? ' و' : '، بينما ')}`];
  },
  'last-step': ({ change }, speech) => {
    const { axis, series, from, to } = change;
    const who = speech.isKnown(series) ? { text: 'القيمة', gender: 'f' as const } : noun(series, speech);
    const told = `${changed(change, who, speech, 'last')}${howFar(change, speech)}`;
    const when = at(pointOf(to), axis, speech);
    const latest = (change.span === 'swing' ? undefined : inTheLatest(pointOf(to), axis, speech)) ?? when;
    return [
      () => `${when} ${told} مقارنةً بما كانت عليه ${at(pointOf(from), axis, speech, pointOf(to))}`,
      () => `${latest}، ${told}`,
    ].slice(who.gender === 'f' ? 0 : 1);
  },
  growth: ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const word = speech.way(fact.direction === 'down' ? 'الانخفاض' : 'الارتفاع', fact.rate);
    const rate = `${speech.size(fact.rate)} ${each(fact.per)}`;
    if (!speech.isKnown(fact.series)) return [() => `بلغ متوسط ${word} في ${bare(fact.series, speech)} ${rate}`];
    return [() => `بلغ متوسط ${word} ${rate}`, () => `يعادل ذلك متوسطًا من ${word} قدره ${rate}`];
  },
  pace: ({ fact }, speech) => {
    const word = speech.way(fact.pace === 'quickening' ? 'تسارعت' : 'تباطأت', fact.late.rate, fact.early.rate);
    const rates = speech.hasNumbers
      ? `، من ${speech.amount(fact.early.rate)} إلى ${speech.amount(fact.late.rate)} ${each(fact.axis.grain)}`
      : '';
    return [
      () => `${word} وتيرة النمو${speech.isKnown(fact.series) ? '' : ` في ${bare(fact.series, speech)}`}${rates}`,
    ];
  },
  'turning-point': ({ fact }, speech) => {
    const { axis } = fact;
    const who = noun(fact.series, speech);
    const value = (word: string, mark: typeof fact.at): string =>
      speech.hasNumbers ? ` ${word} ${speech.amount(mark.value)}` : '';
    const last = pointOf(fact.to);
    const [start, turn] = [fact.from, fact.at].map((mark) => at(pointOf(mark), axis, speech, last));
    const end = at(last, axis, speech);
    return [
      () =>
        `${agree(who, 'بدأ', 'بدأت')} ${who.text}${value('عند', fact.from)} ${start}، ثم ${riseOrFall(fact.before, who, speech)}${value('إلى', fact.at)} ${turn}، ثم ${riseOrFall(fact.after, who, speech)}${value('إلى', fact.to)} ${end}`,
    ];
  },
  net: ({ fact }, speech) => {
    return [
      () =>
        speech.hasNumbers
          ? `بلغ صافي ${bare(fact.series, speech)} ${speech.amount(fact.total)}؛ ${netEnds(fact, speech)}`
          : netEnds(fact, speech),
    ];
  },
  seasonality: (message, speech) => {
    const { fact } = message;
    if (!speech.hasNumbers) return ARABIC_TITLES.seasonality(message, speech).slice(0, 1);
    const [high, low] = [fact.high, fact.low].map(({ place }) =>
      seasonOf(fact.season, speech.season(fact.season, place)),
    );
    const mean = speech.isKnown(fact.series) ? 'المتوسط' : `متوسط ${bare(fact.series, speech)}`;
    return [
      () =>
        `بلغ ${mean} ${speech.amount(fact.high.mean)} ${high} و${speech.amount(fact.low.mean)} ${low}، مقابل ${speech.amount(fact.mean)} إجمالًا`,
    ];
  },
  share: (message, speech) => {
    const { fact } = message;
    if (!speech.hasNumbers) return ARABIC_TITLES.share(message, speech);
    const who = places(fact.largest, fact.axis, speech);
    const of = speech.isKnown(fact.series) ? 'المجموع' : bare(fact.series, speech);
    const largest = speech.extreme('الحصة الكبرى', 'most', fact.largest.points, fact.share.cells.slice(1));
    return [
      () => `بلغت حصة ${who} ${speech.size(fact.share)} من ${of}`,
      () => `كانت ${largest} من نصيب ${who}، وهي ${speech.size(fact.share)} من ${of}`,
    ];
  },
  concentration: (message, speech) => {
    const { fact } = message;
    const who = places({ points: fact.top }, fact.axis, speech);
    const of = speech.isKnown(fact.series) ? 'المجموع' : bare(fact.series, speech);
    if (!speech.hasNumbers) return [() => `كان معظم ${of} من نصيب ${who}`];
    return [
      () => `بلغت حصة ${who} معًا ${speech.size(fact.share)} من ${of}`,
      () => `تركّز ${speech.size(fact.share)} من ${of} في ${who}`,
    ];
  },
  extremes: (message, speech) => {
    const { fact } = message;
    const { axis } = fact;
    const { most, least, high, low } = extremeWords(fact, speech);
    const [highest, lowest] = [pointOf(fact.highest), pointOf(fact.lowest)];
    const other = message.part === 'lowest' ? undefined : highest;
    const [top, bottom] = isTimed(axis)
      ? [at(highest, axis, speech), at(lowest, axis, speech, other)]
      : [`عند ${places(fact.highest, axis, speech)}`, `عند ${places(fact.lowest, axis, speech)}`];
    const where = speech.isKnown(fact.series) ? '' : ` في ${bare(fact.series, speech)}`;
    if (message.part === 'lowest') return [() => `كانت ${least('أدنى')} قيمة${where} ${bottom}${low}`];
    if (message.part === 'highest') return [() => `كانت ${most('أعلى')} قيمة${where} ${top}${high}`];
    return [
      () => `كانت ${most('أعلى')} قيمة${where} ${top}${high}، و${least('أدناها')} ${bottom}${low}`,
      () => `سُجّلت ${most('أعلى')} قيمة${where} ${top}${high} و${least('أدنى')} قيمة ${bottom}${low}`,
    ];
  },
  gap: (message, speech) => {
    const { fact } = message;
    const { widest, first, last, axis } = fact;
    if (!speech.hasNumbers) return ARABIC_TITLES.gap(message, speech).slice(0, 1);
    const [upper, lower] = [noun(fact.upper, speech), nounAfter(fact.lower, fact.upper, speech)];
    const gap = gapBetween(fact.upper, fact.lower, speech);
    if (first === undefined || last === undefined) {
      return [() => `وصل ${gap} إلى ${speech.size(widest.difference)} ${at(widest.at, axis, speech)}`];
    }
    const [begin, end] = [speech.size(first.difference), speech.size(last.difference)];
    const [start, finish] = [at(first.at, axis, speech, last.at), at(last.at, axis, speech)];
    if (fact.development === 'crossed') {
      const [behind, ahead] = [speech.way('أدنى من', first.difference), speech.way('أعلى منها', last.difference)];
      return [
        () =>
          `${agree(upper, 'كان', 'كانت')} ${upper.text} ${behind} ${lower.text} بفارق ${begin} ${start}، ثم ${agree(upper, 'أصبح', 'أصبحت')} ${ahead} بفارق ${end} ${finish}`,
      ];
    }
    if (fact.development === 'steady' || fact.development === 'mixed') {
      return [
        () =>
          `${agree(upper, 'كان', 'كانت')} ${upper.text} ${speech.way('أعلى من', last.difference)} ${lower.text} بفارق ${end} ${finish}`,
      ];
    }
    return [() => `انتقل ${gap} من ${begin} ${start} إلى ${end} ${finish}`];
  },
  outlier: (message, speech) => {
    const { fact } = message;
    if (!speech.hasNumbers) return ARABIC_TITLES.outlier(message, speech).slice(0, 1);
    const far = speech.way(fact.side === 'high' ? 'أعلى من' : 'أدنى من', fact.distance);
    const where = at(pointOf(fact.at), fact.axis, speech);
    const of = speech.isKnown(fact.series) ? '' : ` في ${bare(fact.series, speech)}`;
    return [
      () =>
        `بلغت القيمة${of} ${speech.amount(fact.at.value)} ${where}، وهي ${far} الوسيط (${speech.amount(fact.median)}) بكثير`,
    ];
  },
  correlation: ({ fact }, speech) => {
    const [left, right] = [noun(fact.left, speech), bare(fact.right, speech)];
    const way = speech.way(fact.spearman.value >= 0 ? 'في الاتجاه نفسه' : 'في اتجاهين متعاكسين', fact.spearman);
    const measured = speech.hasNumbers ? ` (معامل ارتباط الرتب ${speech.amount(fact.spearman)})` : '';
    return [() => `${agree(left, 'تغيّر', 'تغيّرت')} ${pairOf(left.text, right)} ${way}${measured}`];
  },
  ranking: ({ fact }, speech) => {
    const place = (figure: typeof fact.to.rank): string => `المرتبة ${speech.rank(rankWords(figure.value), figure)}`;
    return [
      () =>
        `انتقل ترتيب ${bare(fact.series, speech)} من ${place(fact.from.rank)} ${at(fact.from.at, fact.axis, speech, fact.to.at)} إلى ${place(fact.to.rank)} ${at(fact.to.at, fact.axis, speech)}`,
    ];
  },
  completeness: ({ fact }, speech) => {
    const column = bare({ measure: fact.column.label, columnKey: fact.column.columnKey }, speech);
    if (!speech.hasNumbers) return [() => `في ${column} ${fact.missing === 'values' ? 'قيم ناقصة' : 'فترات ناقصة'}`];
    return [() => `في ${column} ${speech.counted(fact.count, MISSING[fact.missing])}`];
  },
  standing: (message, speech) => {
    const { fact } = message;
    if (!speech.hasNumbers) return ARABIC_TITLES.standing(message, speech).slice(0, 1);
    const who = places(fact.at, fact.axis, speech);
    const rank = speech.rank(rankWords(fact.rank.value), fact.rank);
    const side = speech.way(fact.distanceToMean.value >= 0 ? 'أعلى من' : 'أدنى من', fact.distanceToMean);
    return [
      () =>
        `${who} في المرتبة ${rank} من بين ${speech.size(fact.count)} من حيث ${bare(fact.series, speech)}، بقيمة ${speech.amount(fact.at.value)}، وهي ${side} المتوسط بمقدار ${speech.size(fact.distanceToMean)}`,
    ];
  },
  level: ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const of = bare(fact.series, speech);
    if (fact.count.value === 1) {
      const who = noun(fact.series, speech);
      return [() => `${agree(who, 'يبلغ', 'تبلغ')} ${who.text} ${speech.amount(fact.mean)}`];
    }
    return fact.total === undefined
      ? [() => `بلغ متوسط ${of} ${speech.amount(fact.mean)}`]
      : [
          () =>
            `بلغ مجموع ${of} ${speech.amount(fact.total ?? fact.mean)}، بمتوسط ${speech.amount(fact.mean)}${eachOf(fact.axis)}`,
        ];
  },
};

/** Clauses that put the figures behind a title. */
export const ARABIC_DETAILS: Grammar['details'] = {
  years: arabicYearsDetails,
  course: ({ change }, speech) => {
    if (!speech.hasNumbers || change.direction === 'flat') return [];
    const { axis, series, from, to } = change;
    const who = noun(series, speech);
    const [start, end] = [speech.amount(from.value), speech.amount(to.value)];
    if (!isTimed(axis)) {
      const [first, last] = [speech.name(pointOf(from), axis), speech.name(pointOf(to), axis)];
      return [() => `${agree(who, 'انتقل', 'انتقلت')} ${who.text} من ${start} (${first}) إلى ${end} (${last})`];
    }
    const [first, last] = [at(pointOf(from), axis, speech, pointOf(to)), at(pointOf(to), axis, speech)];
    return [
      () => `${agree(who, 'انتقل', 'انتقلت')} ${who.text} من ${start} ${first} إلى ${end} ${last}`,
      () =>
        `${agree(who, 'بدأ', 'بدأت')} ${who.text} عند ${start} ${first} و${agree(who, 'بلغ', 'بلغت')} ${end} ${last}`,
      () => `كانت القيمة ${start} ${first}، وأصبحت ${end} ${last}`,
    ];
  },
  courses: ({ first, second }, speech) => {
    if (!speech.hasNumbers) return [];
    const told = [first, second].map(({ series, from, to }) => {
      const who = noun(series, speech);
      return `${agree(who, 'انتقل', 'انتقلت')} ${who.text} من ${speech.amount(from.value)} إلى ${speech.amount(to.value)}`;
    });
    return [() => `${between(pointOf(first.from), pointOf(first.to), first.axis, speech)} ${told.join(' و')}`];
  },
  'last-step': ({ change }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis, from, to } = change;
    return [
      () =>
        `انتقلت القيمة من ${speech.amount(from.value)} ${at(pointOf(from), axis, speech, pointOf(to))} إلى ${speech.amount(to.value)} ${at(pointOf(to), axis, speech)}`,
    ];
  },
  step: ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis, from, to } = fact;
    const [start, end] = [speech.amount(from.value), speech.amount(to.value)];
    return [
      () =>
        `انتقلت القيمة من ${start} ${at(pointOf(from), axis, speech, pointOf(to))} إلى ${end} ${at(pointOf(to), axis, speech)}`,
    ];
  },
  net: ({ fact }, speech) => [() => netEnds(fact, speech)],
  share: ({ fact }, speech) => {
    if (!speech.hasNumbers || isPercentage(fact.whole)) return [];
    const who = places(fact.largest, fact.axis, speech);
    return [
      () => `بلغت قيمة ${who} ${speech.amount(fact.largest.value)} من مجموع قدره ${speech.amount(fact.whole)}`,
      () => `يعادل ذلك ${speech.amount(fact.largest.value)} من أصل ${speech.amount(fact.whole)}`,
    ];
  },
  extremes: ({ fact, part }, speech) => {
    if (part === 'lowest') {
      const most = speech.extreme('أعلى', 'most', fact.highest.points, fact.count.cells);
      const top = isTimed(fact.axis)
        ? atAll(fact.highest, speech, (point) => at(point, fact.axis, speech))
        : `من نصيب ${places(fact.highest, fact.axis, speech)}`;
      return [() => `كانت ${most} قيمة ${top}${inBrackets(fact.highest, speech)}`];
    }
    const { runnerUp, lead, axis, lowest, count } = fact;
    const least = speech.extreme('أدنى', 'least', lowest.points, count.cells);
    const bottom = isTimed(axis) ? at(pointOf(lowest), axis, speech) : `عند ${places(lowest, axis, speech)}`;
    const value = inBrackets(lowest, speech);
    const low = `كانت ${least} قيمة ${bottom}${value}`;
    if (!speech.hasNumbers || runnerUp === undefined || lead === undefined || isTimed(axis)) return [() => low];
    const next = `في المرتبة التالية ${places(runnerUp, axis, speech)} (${speech.amount(runnerUp.value)})`;
    if (isSamePlace(runnerUp, lowest)) return [() => next];
    const both: Clause = () => `${next}، و${low}`;
    return isOfBothSigns(fact) ? [both] : [both, () => `${next} بفارق ${speech.size(lead)}`];
  },
  outlier: ({ fact }, speech) => (speech.hasNumbers ? [() => `يبلغ الوسيط ${speech.amount(fact.median)}`] : []),
  correlation: ({ fact }, speech) =>
    speech.hasNumbers ? [() => `يبلغ معامل ارتباط الرتب ${speech.amount(fact.spearman)}`] : [],
  gap: (message, speech) => (message.fact.last === undefined ? [] : ARABIC_SENTENCES.gap(message, speech)),
  concentration: () => [],
  level: () => [],
  pair: () => [],
  'part-to-whole': () => [],
};
