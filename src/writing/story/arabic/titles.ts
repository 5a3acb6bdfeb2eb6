import type { ExtremesFact, GapFact } from '../../../insight/insight.ts';
import { atAll, extremeWords, inBrackets } from '../extreme-words.ts';
import type { Clause, Speech, Tellers } from '../grammar.ts';
import type { CourseMessage } from '../message.ts';
import { isTimed, isTurnOfSign, pointOf, sizeOf } from '../points.ts';
import { isContest } from './nouns.ts';
import {
  agree,
  at,
  bare,
  between,
  byHowMuch,
  each,
  eachOf,
  fromTo,
  gapBetween,
  howFar,
  noun,
  nounAfter,
  pairOf,
  places,
  pointNoun,
  rankWords,
  shareOf,
} from './phrases.ts';
import { aftermath, changed, changeNoun, multipleOf, riseOrFall, stepVerb } from './verbs.ts';
import { arabicYearsTitle } from './years.ts';

/** A label that begins with the word for a value. */
const SAYS_VALUE = /^\P{L}*(?:ال)?قيم[ةه](?!\p{L})/u;

/** Titles in Arabic: statements in few words, the verb or its noun first. The last is the shortest. */
export const ARABIC_TITLES: Tellers = {
  course: (message, speech) => (message.isSteady ? steadyTitles(message, speech) : unsteadyTitles(message, speech)),
  courses: ({ first, second }, speech) => {
    const [one = '', other = ''] = [first, second].map(
      (change, place) =>
        `${changed(change, noun(change.series, speech), speech, `course ${place}`)}${byHowMuch(change, speech)}`,
    );
    return [() => `${one}، بينما ${other}`, () => `${one} و${other}`, () => one];
  },
  'last-step': ({ change }, speech) => {
    const who = noun(change.series, speech);
    const told = `${changed(change, who, speech, 'title')}${byHowMuch(change, speech)}`;
    const nominal = `${changeNoun(change, who, speech)}${byHowMuch(change, speech)}`;
    const when = at(pointOf(change.to), change.axis, speech);
    return [
      () => `${told} ${fromTo(pointOf(change.from), pointOf(change.to), change.axis, speech)}`,
      () => `${nominal} ${when}`,
      () => `${told} ${when}`,
    ].slice(0, change.span === 'swing' ? 1 : 3);
  },
  growth: ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const rate = speech.hasNumbers ? ` بمتوسط ${speech.size(fact.rate)} ${each(fact.per)}` : '';
    return [() => `${riseOrFall(fact.rate, who, speech)} ${who.text}${rate}`];
  },
  pace: ({ fact }, speech) => {
    const word = speech.way(fact.pace === 'quickening' ? 'تسارع' : 'تباطؤ', fact.late.rate, fact.early.rate);
    return [() => `${word} نمو ${bare(fact.series, speech)}`];
  },
  'turning-point': ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const turn = pointNoun(speech.name(pointOf(fact.at), fact.axis), fact.axis);
    const [before, after] = [riseOrFall(fact.before, who, speech), riseOrFall(fact.after, who, speech)];
    return [
      () => `${before} ${who.text} حتى ${turn} ثم ${after}`,
      () => `${before} ${who.text}، ثم ${after} بعد ${turn}`,
      () => `${after} ${who.text} بعد ${turn}`,
    ];
  },
  step: ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const { axis, after } = fact;
    const told = `${stepVerb(fact, who, speech)} ${who.text}${byHowMuch(fact, speech)}`;
    const ends = fromTo(pointOf(fact.from), pointOf(fact.to), axis, speech);
    const value = speech.hasNumbers ? ` إلى ${speech.amount(after.to.value)}` : '';
    const then = `ثم ${aftermath(fact, who, speech)}`;
    return [
      () => `${told} ${ends}، ${then}${value} بحلول ${pointNoun(speech.name(pointOf(after.to), axis), axis)}`,
      () => `${told} ${at(pointOf(fact.to), axis, speech)}، ${then}${value}`,
      () => `${told} ${at(pointOf(fact.to), axis, speech)}`,
    ];
  },
  net: ({ fact }, speech) => {
    const of = bare(fact.series, speech);
    const gain = speech.extreme('أكبر زيادة', 'most', fact.gain.points, fact.count.cells);
    const where = isTimed(fact.axis)
      ? at(pointOf(fact.gain), fact.axis, speech)
      : `من ${places(fact.gain, fact.axis, speech)}`;
    if (!speech.hasNumbers) return [() => `${gain} في ${of} كانت ${where}`];
    return [() => `بلغ صافي ${of} ${speech.amount(fact.total)}`, () => `صافي ${of}: ${speech.amount(fact.total)}`];
  },
  years: arabicYearsTitle,
  seasonality: ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const [high, low] = [fact.high, fact.low].map(({ place }) =>
      seasonOf(fact.season, speech.season(fact.season, place)),
    );
    const strong = speech.way(agree(who, 'يرتفع', 'ترتفع'), fact.high.mean, fact.mean);
    const weak = speech.way(agree(who, 'ينخفض', 'تنخفض'), fact.low.mean, fact.mean);
    return [
      () => `${strong} ${who.text} ${high} و${weak} ${low}`,
      () => `${CYCLE[fact.season]} ${strong} ${who.text} ${high} و${weak} ${low}`,
      () => `${strong} ${who.text} ${high}`,
    ];
  },
  share: ({ fact }, speech) => {
    const who = places(fact.largest, fact.axis, speech);
    const of = bare(fact.series, speech);
    if (!speech.hasNumbers) {
      return [
        () =>
          `${speech.extreme('الحصة الكبرى', 'most', fact.largest.points, fact.share.cells.slice(1))} من ${of} من نصيب ${who}`,
      ];
    }
    const share = speech.size(fact.share);
    return [
      () => `حصة ${who} ${share} من ${of}`,
      () => `${share} من ${of} من نصيب ${who}`,
      () => `${who}: ${share} من ${of}`,
    ];
  },
  concentration: ({ fact }, speech) => {
    const who = places({ points: fact.top }, fact.axis, speech);
    const of = bare(fact.series, speech);
    const share = speech.hasNumbers ? speech.size(fact.share) : 'معظم';
    const from = speech.hasNumbers ? ' من ' : ' ';
    return [
      () => `${share}${from}${of} من نصيب ${who}`,
      () => `تركّز ${share}${from}${of} في ${who}`,
      () => `${who}: ${share}${from}${of}`,
    ];
  },
  pair: ({ upper, lower }, speech) => {
    const [one, other] = [upper, lower].map(({ at: mark, axis }) => places(mark, axis, speech));
    const measure = noun(upper.series, speech);
    const above = speech.way(agree(measure, 'أعلى منه', 'أعلى منها'), upper.at.value, lower.at.value);
    const where = isTimed(upper.axis) ? 'في' : 'لدى';
    const told = `${measure.text} ${where} ${one} ${above} ${where} ${other}`;
    if (!speech.hasNumbers) return [() => told];
    return [() => `${told}: ${speech.amount(upper.at.value)} مقابل ${speech.amount(lower.at.value)}`, () => told];
  },
  extremes: (message, speech) => {
    const { fact } = message;
    if (message.part === 'lowest') return lowestTitles(fact, speech);
    const measure = noun(fact.series, speech);
    const label = bare(fact.series, speech);
    const { most } = extremeWords(fact, speech);
    const each = ['', '', ' لكل منهما'][fact.highest.points.length] ?? ' لكل منها';
    const value = speech.hasNumbers ? ` (${speech.amount(fact.highest.value)}${each})` : '';
    if (isTimed(fact.axis)) {
      const when = atAll(fact.highest, speech, (point) => at(point, fact.axis, speech));
      const own = agree(measure, 'مستوياته', 'مستوياتها');
      return [
        () => `${agree(measure, 'بلغ', 'بلغت')} ${measure.text} ${most('أعلى')} ${own} ${when}${value}`,
        () => `${most('ذروة')} ${label} ${when}${value}`,
        () => `${most('ذروة')} ${label} ${when}`,
      ];
    }
    const who = places(fact.highest, fact.axis, speech);
    const highest: Clause = () => `${most('أعلى')} قيمة في ${label}: ${who}${value}`;
    const summit: Clause = () => `${most('القمة')} في ${label} من نصيب ${who}${value}`;
    // «أعلى قيمة في قيمة المبيعات» says the same word twice.
    if (SAYS_VALUE.test(label)) return [summit, () => `${most('القمة')} في ${label} من نصيب ${who}`];
    if (!isContest(speech.measure(fact.series).plain))
      return [highest, () => `${most('أعلى')} قيمة في ${label}: ${who}`];
    return [highest, summit, () => `${most('القمة')} في ${label} من نصيب ${who}`];
  },
  gap: ({ fact }, speech) => gapTitles(fact, speech),
  outlier: ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const far = speech.way(fact.side === 'high' ? 'أعلى من' : 'أدنى من', fact.distance);
    const where = at(pointOf(fact.at), fact.axis, speech);
    const reached = `${agree(who, 'بلغ', 'بلغت')} ${who.text}`;
    const plain: Clause = () => `${agree(who, 'كان', 'كانت')} ${who.text} ${where} ${far} المعتاد بكثير`;
    return speech.hasNumbers
      ? [() => `${reached} ${speech.amount(fact.at.value)} ${where}، أي ${far} المعتاد بكثير`, plain, plain]
      : [plain];
  },
  correlation: ({ fact }, speech) => {
    const [left, right] = [bare(fact.left, speech), bare(fact.right, speech)];
    const way = speech.way(fact.spearman.value >= 0 ? 'في الاتجاه نفسه' : 'في اتجاهين متعاكسين', fact.spearman);
    const first = noun(fact.left, speech);
    return [
      () => `${agree(first, 'تغيّر', 'تغيّرت')} ${pairOf(first.text, right)} ${way}`,
      () => `${left} و${right} ${way}`,
    ];
  },
  ranking: ({ fact }, speech) => {
    const who = bare(fact.series, speech);
    const place = (figure: typeof fact.to.rank): string => speech.rank(rankWords(figure.value), figure);
    if (fact.isNewLeader && fact.formerLeader !== undefined) {
      const lead = speech.rank('الصدارة', fact.to.rank);
      const former = bare(fact.formerLeader, speech);
      const when = at(fact.to.at, fact.axis, speech);
      return [
        () => `انتقلت ${lead} من ${former} إلى ${who} ${when}`,
        () => `${lead} ${when} انتقلت من ${former} إلى ${who}`,
        () => `انتقلت ${lead} إلى ${who}`,
      ];
    }
    return [() => `انتقال ${who} من المرتبة ${place(fact.from.rank)} إلى ${place(fact.to.rank)}`];
  },
  'part-to-whole': ({ fact }, speech) => {
    const { shift, earlier, share, axis, at: now } = fact;
    const part = shareOf(fact.series, speech);
    const when = now === undefined ? '' : ` ${at(now, axis, speech)}`;
    if (shift === undefined || earlier === undefined || now === undefined || Math.abs(shift.value) < 1) {
      if (!speech.hasNumbers) return [];
      return [() => `بلغت ${part} ${speech.size(share)}${when}`];
    }
    const verb = riseOrFall(shift, { text: '', gender: 'f' }, speech);
    if (!speech.hasNumbers) return [() => `${verb} ${part}`];
    const [from, to] = [speech.size(earlier.share), speech.size(share)];
    return [
      () => `${verb} ${part} من ${from} ${at(earlier.at, axis, speech, now)} إلى ${to}${when}`,
      () => `انتقلت ${part} من ${from} ${at(earlier.at, axis, speech, now)} إلى ${to}${when}`,
      () => `${verb} ${part} من ${from} إلى ${to}`,
    ];
  },
  completeness: ({ fact }, speech) => [
    () => `${speech.size(fact.count)} ${fact.missing === 'values' ? 'قيم ناقصة' : 'فترات ناقصة'}`,
  ],
  standing: ({ fact, part }, speech) => {
    const who = places(fact.at, fact.axis, speech);
    if (part === 'share' && fact.share !== undefined && speech.hasNumbers) {
      const share = speech.size(fact.share);
      return [() => `${share} من ${bare(fact.series, speech)} من نصيب ${who}`];
    }
    const ranked = `${who} في المرتبة ${speech.rank(rankWords(fact.rank.value), fact.rank)} من حيث ${bare(fact.series, speech)}`;
    const value = speech.hasNumbers ? ` (${speech.amount(fact.at.value)})` : '';
    return [() => `${ranked}${value}`, () => ranked];
  },
  level: ({ fact, part }, speech) => {
    const of = bare(fact.series, speech);
    if (!speech.hasNumbers) return [() => of];
    const { total, mean, axis, only } = fact;
    if (only !== undefined) return [() => `${of} لدى ${places(only, axis, speech)}: ${speech.amount(mean)}`];
    const per = fact.series.isWhole === true ? eachOf(axis) : '';
    const averaged: Clause = () => `متوسط ${of} ${speech.amount(mean)}${per}`;
    if (total === undefined || part === 'mean') return [averaged];
    return [() => `مجموع ${of} ${speech.amount(total)}، بمتوسط ${speech.amount(mean)}${eachOf(axis)}`, averaged];
  },
};

function lowestTitles(fact: ExtremesFact, speech: Speech): readonly Clause[] {
  const least = speech.extreme('أدنى', 'least', fact.lowest.points, fact.count.cells);
  const value = inBrackets(fact.lowest, speech);
  const where = isTimed(fact.axis)
    ? atAll(fact.lowest, speech, (point) => at(point, fact.axis, speech))
    : `عند ${places(fact.lowest, fact.axis, speech)}`;
  const told = `${least} قيمة في ${bare(fact.series, speech)} ${where}`;
  return [() => `${told}${value}`, () => told];
}

const CYCLE = { month: 'في كل سنة', quarter: 'في كل سنة', day: 'في كل أسبوع', hour: 'في كل يوم' } as const;

/** "في يناير", "يوم الاثنين". */
export function seasonOf(season: 'month' | 'quarter' | 'day' | 'hour', name: string): string {
  if (season === 'day') return `يوم ${name}`;
  return season === 'hour' ? `عند ${name}` : `في ${name}`;
}

function steadyTitles({ change }: CourseMessage, speech: Speech): readonly Clause[] {
  const { axis, series } = change;
  const who = noun(series, speech);
  const [from, to] = [pointOf(change.from), pointOf(change.to)];
  const ends = between(from, to, axis, speech);
  if (change.direction === 'flat') {
    const told = changed(change, who, speech, 'title');
    return [() => `${told} ${ends}`, () => told];
  }
  if (isTurnOfSign(change) && speech.hasNumbers) {
    const turned = `${agree(who, 'تحوّل', 'تحوّلت')} ${who.text} إلى ${speech.way(change.direction === 'up' ? 'قيمة موجبة' : 'قيمة سالبة', change.to.value)}`;
    const values = `: ${speech.amount(change.to.value)} ${at(to, axis, speech)} مقابل ${speech.amount(change.from.value)} ${at(from, axis, speech, to)}`;
    return [() => `${turned}${values}`, () => `${turned}: ${speech.amount(change.to.value)}`];
  }
  const multiple = speech.hasNumbers ? multipleOf(change, speech) : undefined;
  const amount = multiple ?? byHowMuch(change, speech);
  const verbal = `${changed(change, who, speech, 'title')}${amount}`;
  const nominal = `${changeNoun(change, who, speech)}${amount}`;
  if (speech.tone === 'punchy' || speech.tone === 'executive') return [() => nominal, () => verbal, () => verbal];
  return [
    () => `${verbal} ${ends}`,
    () => `${nominal} ${ends}`,
    () => `${verbal} ${fromTo(from, to, axis, speech)}`,
    () => nominal,
  ];
}

function unsteadyTitles({ change }: CourseMessage, speech: Speech): readonly Clause[] {
  const { axis, series } = change;
  const who = noun(series, speech);
  if (change.direction === 'flat') return steadyTitles({ kind: 'course', change, isSteady: true }, speech);
  const [from, to] = [pointOf(change.from), pointOf(change.to)];
  const side = speech.way(change.direction === 'up' ? 'أعلى مما' : 'أدنى مما', sizeOf(change, speech));
  const was = agree(who, 'كان', 'كانت');
  const before = `${agree(who, 'كان عليه', 'كانت عليه')} ${at(from, axis, speech, to)}`;
  const amount = howFar(change, speech);
  return [
    () => `${was} ${who.text} ${at(to, axis, speech)} ${side} ${before}${amount}`,
    () => `${was} ${who.text} ${side} ${before}${amount}`,
  ];
}

function gapTitles(fact: GapFact, speech: Speech): readonly Clause[] {
  const [upper, lower] = [noun(fact.upper, speech), nounAfter(fact.lower, fact.upper, speech)];
  const gap = gapBetween(fact.upper, fact.lower, speech);
  if (fact.last === undefined) {
    const { widest, axis } = fact;
    const far = speech.way(widest.difference.value >= 0 ? 'أعلى من' : 'أدنى من', widest.difference);
    const told = `${agree(upper, 'كان', 'كانت')} ${upper.text} ${far} ${lower.text} بأوسع فارق ${at(widest.at, axis, speech)}`;
    return speech.hasNumbers ? [() => `${told} (${speech.size(widest.difference)})`, () => told] : [() => told];
  }
  const { difference } = fact.last;
  if (fact.development === 'crossed') {
    const { at: place, difference: then } = fact.crossing ?? fact.last;
    const overtook = speech.way(agree(upper, 'تجاوز', 'تجاوزت'), then);
    return [
      () => `${overtook} ${upper.text} ${lower.text} ${at(place, fact.axis, speech)}`,
      () => `${overtook} ${upper.text} ${lower.text}`,
    ];
  }
  if (fact.development === 'mixed') {
    const was = `${agree(upper, 'كان', 'كانت')} ${upper.text} ${speech.way('أعلى من', difference)} ${lower.text}`;
    return [() => `${was} ${at(fact.last?.at ?? fact.widest.at, fact.axis, speech)}`];
  }
  if (fact.development === 'steady') {
    return [() => `${upper.text} ${speech.way('أعلى من', difference)} ${lower.text}`];
  }
  const word = fact.development === 'widening' ? 'اتسع' : 'تقلّص';
  return [() => `${speech.way(word, difference, fact.first?.difference)} ${gap}`];
}
