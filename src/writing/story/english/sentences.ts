import type { StepGrain } from '../../../insight/figure.ts';
import type { AxisName, Mark, NetFact } from '../../../insight/insight.ts';
import { plainOf } from '../claim.ts';
import { atAll, extremeWords, inBrackets, netWords } from '../extreme-words.ts';
import type { Clause, Grammar, Speech, Tellers } from '../grammar.ts';
import { isOfBothSigns, isPercentage, isSamePlace, isTimed, pointOf, sizeOf } from '../points.ts';
import { superlativesOf } from './nouns.ts';
import {
  asSubject,
  at,
  between,
  bothNouns,
  each,
  howFar,
  isThing,
  noun,
  nounAfter,
  places,
  rankWords,
  shortPlaces,
  subject,
  WITHIN,
  wasOrWere,
} from './phrases.ts';
import { ENGLISH_TITLES } from './titles.ts';
import { changeVerb, upOrDown } from './verbs.ts';
import { englishYearsDetails, englishYearsSentence } from './years.ts';

/** The largest gain and the largest loss, with their places. */
function netEnds(fact: NetFact, speech: Speech): string {
  const { axis, gain, loss } = fact;
  const { most, least, high, low } = netWords(fact, speech);
  const where = (mark: Mark): string =>
    isTimed(axis) ? at(pointOf(mark), axis, speech) : `from ${places(mark, axis, speech)}`;
  return `the ${most('largest')} gain came ${where(gain)}${high}, the ${least('largest loss')} ${where(loss)}${low}`;
}

/** What a series that was just named is called. */
const A_VALUE = { plain: 'value', group: undefined };

const LATEST: Readonly<Partial<Record<StepGrain, string>>> = {
  year: 'year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
};

/** "the latest month, September 2026," or, along an order without periods, the name alone. */
function theLatest(to: Mark, axis: AxisName, speech: Speech): string {
  const name = speech.name(pointOf(to), axis);
  const period = isTimed(axis) && !/s$/.test(plainOf(name)) ? LATEST[axis.grain] : undefined;
  return period === undefined ? name : `the latest ${period}, ${name},`;
}

/** Clauses of captions: what a title would say, with the figures behind it; a series that was just named is not named again. */
export const ENGLISH_SENTENCES: Tellers = {
  ...ENGLISH_TITLES,
  years: englishYearsSentence,
  course: ({ change, isSteady }, speech) => {
    const { axis, series, from, to } = change;
    const who = subject(series, speech);
    const ends = between(pointOf(from), pointOf(to), axis, speech);
    if (change.direction === 'flat')
      return [() => `${who} ended ${speech.way('where it began', change.difference)}, ${ends}`];
    const values = speech.hasNumbers ? `, from ${speech.amount(from.value)} to ${speech.amount(to.value)}` : '';
    if (!isSteady) {
      const figure = sizeOf(change, speech);
      const side = speech.way(change.direction === 'up' ? 'higher' : 'lower', figure);
      const amount = speech.hasNumbers ? `${speech.size(figure)} ` : '';
      return [
        () =>
          `${who} ended ${amount}${side} ${at(pointOf(to), axis, speech)} than ${at(pointOf(from), axis, speech, pointOf(to))}${values}`,
      ];
    }
    const verb = changeVerb(change, speech, `sentence ${who}`);
    return [
      () => `${who} ${verb}${howFar(change, speech)} ${ends}${values}`,
      () => `${ends}, ${who} ${verb}${howFar(change, speech)}${values}`,
    ];
  },
  courses: ({ first, second }, speech) => {
    const told = [first, second].map((change, place) => {
      const values = speech.hasNumbers ? ` to ${speech.amount(change.to.value)}` : '';
      return `${subject(change.series, speech)} ${changeVerb(change, speech, `courses ${place}`)}${howFar(change, speech)}${values}`;
    });
    const ends = between(pointOf(first.from), pointOf(first.to), first.axis, speech);
    return [() => `${ends}, ${told.join(first.direction === second.direction ? ' and ' : ', while ')}`];
  },
  'last-step': ({ change }, speech) => {
    const { axis, series, from, to } = change;
    const figure = sizeOf(change, speech);
    const amount = speech.hasNumbers ? ` ${speech.size(figure)}` : '';
    const when = at(pointOf(to), axis, speech);
    const before = speech.shortName(pointOf(from), pointOf(to), axis);
    if (speech.isKnown(series)) {
      return [
        () =>
          `${change.span === 'swing' ? asSubject(speech.name(pointOf(to), axis)) : theLatest(to, axis, speech)} was ${upOrDown(figure, speech)}${amount} on ${before}`,
        () => `${asSubject(speech.name(pointOf(to), axis))} was ${upOrDown(figure, speech)}${amount} on ${before}`,
      ];
    }
    return [
      () =>
        `${when}, ${subject(series, speech)} ${changeVerb(change, speech, 'last')}${howFar(change, speech)} on ${before}`,
    ];
  },
  growth: ({ fact }, speech) => {
    const word = speech.way(fact.direction === 'down' ? 'decline' : 'growth', fact.rate);
    if (!speech.hasNumbers) return [];
    const rate = `${speech.size(fact.rate)} a ${fact.per}`;
    if (!speech.isKnown(fact.series)) return [() => `${word} in ${noun(fact.series, speech)} averaged ${rate}`];
    const article = fact.direction === 'down' ? 'a ' : '';
    return [() => `average ${word} came to ${rate}`, () => `that is ${article}${word} of ${rate} on average`];
  },
  pace: ({ fact }, speech) => {
    const word = speech.way(fact.pace === 'quickening' ? 'picked up' : 'slowed', fact.late.rate, fact.early.rate);
    const rates = speech.hasNumbers
      ? `, from ${speech.amount(fact.early.rate)} to ${speech.amount(fact.late.rate)} a ${fact.axis.grain}`
      : '';
    return [
      () => `${speech.isKnown(fact.series) ? 'the pace' : `the pace of ${noun(fact.series, speech)}`} ${word}${rates}`,
    ];
  },
  'turning-point': ({ fact }, speech) => {
    const { axis, series, shape } = fact;
    const value = (word: string, mark: typeof fact.at): string =>
      speech.hasNumbers ? ` ${word} ${speech.amount(mark.value)}` : '';
    const before = speech.way(shape === 'peak' ? 'rose' : 'fell', fact.before);
    const after = speech.way(shape === 'peak' ? 'fell back' : 'recovered', fact.after);
    const last = pointOf(fact.to);
    const [start, turn] = [fact.from, fact.at].map((mark) => at(pointOf(mark), axis, speech, last));
    const end = at(last, axis, speech);
    return [
      () =>
        `${subject(series, speech)} started${value('at', fact.from)} ${start}, ${before}${value('to', fact.at)} ${turn} and ${after}${value('to', fact.to)} ${end}`,
    ];
  },
  net: ({ fact }, speech) => {
    return [
      () =>
        speech.hasNumbers
          ? `${subject(fact.series, speech)} came to a net ${speech.amount(fact.total)}; ${netEnds(fact, speech)}`
          : netEnds(fact, speech),
    ];
  },
  seasonality: (message, speech) => {
    const { fact } = message;
    const high = speech.season(fact.season, fact.high.place);
    const low = speech.season(fact.season, fact.low.place);
    const isKnown = speech.isKnown(fact.series);
    if (!speech.hasNumbers) {
      const strong = speech.way('strong', fact.high.mean, fact.mean);
      const weak = speech.way('weak', fact.low.mean, fact.mean);
      return isKnown
        ? [() => `${high} was ${strong}, ${low} ${weak}`]
        : ENGLISH_TITLES.seasonality(message, speech).slice(0, 1);
    }
    if (!isKnown) {
      const on = WITHIN[fact.season];
      return [
        () =>
          `${subject(fact.series, speech)} averaged ${speech.amount(fact.high.mean)} ${on} ${high} and ${speech.amount(fact.low.mean)} ${on} ${low}, against ${speech.amount(fact.mean)} overall`,
      ];
    }
    return [
      () =>
        `${high} averaged ${speech.amount(fact.high.mean)} and ${low} ${speech.amount(fact.low.mean)}, against ${speech.amount(fact.mean)} overall`,
    ];
  },
  share: ({ fact }, speech) => {
    const who = places(fact.largest, fact.axis, speech);
    const largest = speech.extreme('largest', 'most', fact.largest.points, fact.share.cells.slice(1));
    if (!speech.hasNumbers) return [() => `${who} had the ${largest} share`];
    const of = speech.isKnown(fact.series) ? 'the total' : subject(fact.series, speech);
    return [
      () => `${who} accounted for ${speech.size(fact.share)} of ${of}`,
      () => `${who} had the ${largest} share, ${speech.size(fact.share)} of ${of}`,
    ];
  },
  concentration: ({ fact }, speech) => {
    const who = speech.names(fact.top, fact.axis);
    const of = speech.isKnown(fact.series) ? 'the total' : subject(fact.series, speech);
    if (!speech.hasNumbers) return [() => `${who} made up most of ${of}`];
    return [
      () => `between them, ${who} made up ${speech.size(fact.share)} of ${of}`,
      () => `in all, ${who} accounted for ${speech.size(fact.share)} of ${of}`,
    ];
  },
  extremes: (message, speech) => {
    const { fact } = message;
    const { axis } = fact;
    const { most, least, high, low } = extremeWords(fact, speech);
    const [top = '', bottom = ''] = [fact.highest, fact.lowest].map((mark) => places(mark, axis, speech));
    const laterLow = (): string => shortPlaces(fact.lowest, pointOf(fact.highest), axis, speech);
    const words = superlativesOf(speech.isKnown(fact.series) ? A_VALUE : speech.measure(fact.series));
    const ofWhat = speech.isKnown(fact.series) ? '' : ` ${noun(fact.series, speech)}`;
    const what =
      ofWhat === ''
        ? ' value'
        : ` ${isThing(fact.series, speech) ? 'value for ' : words.of}${noun(fact.series, speech)}`;
    if (message.part === 'lowest' && isTimed(axis)) {
      const when = atAll(fact.lowest, speech, (point) => at(point, axis, speech));
      return [() => `the ${least('low')}${ofWhat === '' ? '' : ` of${ofWhat}`} came ${when}${low}`];
    }
    if (message.part === 'highest' && isTimed(axis)) {
      const when = atAll(fact.highest, speech, (point) => at(point, axis, speech));
      return [() => `the ${most('high')}${ofWhat === '' ? '' : ` of${ofWhat}`} came ${when}${high}`];
    }
    if (message.part === 'highest') return [() => `${top} had the ${most(words.most)}${what}${high}`];
    if (message.part === 'lowest') {
      return [
        () => `${bottom} had the ${least(words.least)}${what}${low}`,
        () => `the ${least(words.least)}${what} was that of ${bottom}${low}`,
      ];
    }
    if (isTimed(axis)) {
      return [
        () =>
          `the ${most('high')}${ofWhat === '' ? '' : ` of${ofWhat}`} came ${atAll(fact.highest, speech, (point) => at(point, axis, speech))}${high}, the ${least('low')} ${at(pointOf(fact.lowest), axis, speech, pointOf(fact.highest))}${low}`,
        () =>
          `${asSubject(top)} saw the ${most(words.most)}${what}${high}, ${laterLow()} the ${least(words.least)}${low}`,
      ].slice(0, ofWhat !== '' && speech.measure(fact.series).group !== undefined ? 1 : 2);
    }
    return [
      () => `${top} had the ${most(words.most)}${what}${high}, ${bottom} the ${least(words.least)}${low}`,
      () =>
        `${subject(fact.series, speech)} ranged from ${bottom}${low} ${least('at the bottom')} to ${top}${high} ${most('at the top')}`,
    ];
  },
  gap: ({ fact }, speech) => {
    const upper = subject(fact.upper, speech);
    const isOfGroups = [fact.upper, fact.lower].every((series) => speech.measure(series).group !== undefined);
    const lower = isOfGroups ? nounAfter(fact.lower, fact.upper, speech) : subject(fact.lower, speech);
    const both = isOfGroups ? bothNouns(fact.upper, fact.lower, speech) : `${upper} and ${lower}`;
    const { widest, first, last } = fact;
    if (!speech.hasNumbers) return ENGLISH_TITLES.gap({ kind: 'gap', fact }, speech).slice(0, 1);
    if (first !== undefined && last !== undefined) {
      const [begin, end] = [speech.size(first.difference), speech.size(last.difference)];
      const [start, finish] = [at(first.at, fact.axis, speech, last.at), at(last.at, fact.axis, speech)];
      if (fact.development === 'steady' || fact.development === 'mixed') {
        return [() => `${upper} ended ${speech.way('ahead', last.difference)} of ${lower} by ${end} ${finish}`];
      }
      if (fact.development !== 'crossed') {
        return [() => `the gap between ${both} went from ${begin} ${start} to ${end} ${finish}`];
      }
      const [behind, ahead] = [speech.way('trailed', first.difference), speech.way('finished ahead', last.difference)];
      return [() => `${upper} ${behind} ${lower} by ${begin} ${start} and ${ahead} by ${end} ${finish}`];
    }
    return [
      () => `${both} lay furthest apart ${at(widest.at, fact.axis, speech)}, by ${speech.size(widest.difference)}`,
    ];
  },
  outlier: ({ fact }, speech) => {
    const who = places(fact.at, fact.axis, speech);
    const side = speech.way(fact.side === 'high' ? 'above' : 'below', fact.distance);
    const name = speech.isKnown(fact.series) ? '' : ` in ${noun(fact.series, speech)}`;
    if (!speech.hasNumbers) return [() => `${who} stood far ${side} the rest${name}`];
    return [
      () =>
        `at ${speech.amount(fact.at.value)}, ${who} stood far ${side} the median of ${speech.amount(fact.median)}${name}`,
    ];
  },
  correlation: ({ fact }, speech) => {
    const left = noun(fact.left, speech);
    const right = noun(fact.right, speech);
    const up = fact.spearman.value >= 0;
    const measured = speech.hasNumbers ? ` (rank correlation ${speech.amount(fact.spearman)})` : '';
    return [
      () =>
        `${left} and ${right} ${fact.manner === 'changes' ? 'moved' : 'went'} ${speech.way(up ? 'together' : 'in opposite directions', fact.spearman)}${measured}`,
    ];
  },
  ranking: ({ fact }, speech) => {
    const who = speech.isKnown(fact.series) ? 'it' : subject(fact.series, speech);
    const place = (figure: typeof fact.to.rank): string => speech.rank(rankWords(figure.value), figure);
    const [from, to] = [at(fact.from.at, fact.axis, speech, fact.to.at), at(fact.to.at, fact.axis, speech)];
    return [() => `${who} went from ${place(fact.from.rank)} place ${from} to ${place(fact.to.rank)} ${to}`];
  },
  completeness: ({ fact }, speech) => {
    const column = speech.measure({ measure: fact.column.label, columnKey: fact.column.columnKey }).text;
    const isOne = fact.count.value === 1;
    if (!speech.hasNumbers) return [() => `some ${fact.missing} of ${column} are missing`];
    return fact.missing === 'values'
      ? [() => `${speech.size(fact.count)} ${isOne ? 'value' : 'values'} of ${column} ${isOne ? 'is' : 'are'} missing`]
      : [() => `${speech.size(fact.count)} ${isOne ? 'period is' : 'periods are'} missing from ${column}`];
  },
  standing: ({ fact }, speech) => {
    const who = places(fact.at, fact.axis, speech);
    const { rank, count, distanceToMean, at: mark } = fact;
    const place = speech.rank(rankWords(rank.value), rank);
    const name = noun(fact.series, speech);
    if (!speech.hasNumbers) return [() => `${who} ranked ${place} in ${name}`];
    const side = speech.way(distanceToMean.value >= 0 ? 'above' : 'below', distanceToMean);
    return [
      () =>
        `with ${speech.amount(mark.value)}, ${who} ranked ${place} of ${speech.size(count)} in ${name}, ${speech.size(distanceToMean)} ${side} the average`,
      () =>
        `${who} came ${place} of ${speech.size(count)} in ${name} with ${speech.amount(mark.value)}, ${speech.size(distanceToMean)} ${side} the average`,
    ];
  },
  level: ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const who = subject(fact.series, speech);
    if (fact.count.value === 1) return [() => `${who} ${wasOrWere(fact.series, speech)} ${speech.amount(fact.mean)}`];
    return fact.total === undefined
      ? [
          () => `${who} averaged ${speech.amount(fact.mean)}`,
          () => `half of the values of ${noun(fact.series, speech)} are ${speech.amount(fact.median)} or less`,
        ]
      : [
          () =>
            `${who} came to ${speech.amount(fact.total ?? fact.mean)} in all, an average of ${speech.amount(fact.mean)}${each(fact.axis)}`,
        ];
  },
};

/** Clauses that put the figures behind a title. */
export const ENGLISH_DETAILS: Grammar['details'] = {
  years: englishYearsDetails,
  course: ({ change }, speech) => {
    if (!speech.hasNumbers || change.direction === 'flat') return [];
    const { axis, series, from, to } = change;
    const [start, end] = [speech.amount(from.value), speech.amount(to.value)];
    const who = subject(series, speech);
    if (!isTimed(axis)) {
      const [first, last] = [speech.name(pointOf(from), axis), speech.name(pointOf(to), axis)];
      return [() => `${who} went from ${start} (${first}) to ${end} (${last})`];
    }
    return [
      () =>
        `${who} went from ${start} ${at(pointOf(from), axis, speech, pointOf(to))} to ${end} ${at(pointOf(to), axis, speech)}`,
      () =>
        `${who} started at ${start} ${at(pointOf(from), axis, speech, pointOf(to))} and reached ${end} ${at(pointOf(to), axis, speech)}`,
      () =>
        `${at(pointOf(from), axis, speech, pointOf(to))}, the figure was ${start}; ${at(pointOf(to), axis, speech)}, it was ${end}`,
    ];
  },
  courses: ({ first, second }, speech) => {
    if (!speech.hasNumbers) return [];
    const told = [first, second].map(
      ({ series, from, to }) =>
        `${subject(series, speech)} went from ${speech.amount(from.value)} to ${speech.amount(to.value)}`,
    );
    const { axis, from, to } = first;
    return [() => `${between(pointOf(from), pointOf(to), axis, speech)}, ${told.join(' and ')}`];
  },
  'last-step': ({ change }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis, from, to } = change;
    return [
      () =>
        `the figure moved from ${speech.amount(from.value)} ${at(pointOf(from), axis, speech, pointOf(to))} to ${speech.amount(to.value)} ${at(pointOf(to), axis, speech)}`,
    ];
  },
  step: ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis, from, to } = fact;
    const [start, end] = [speech.amount(from.value), speech.amount(to.value)];
    return [
      () =>
        `the figure went from ${start} ${at(pointOf(from), axis, speech, pointOf(to))} to ${end} ${at(pointOf(to), axis, speech)}`,
    ];
  },
  net: ({ fact }, speech) => [() => netEnds(fact, speech)],
  share: ({ fact }, speech) => {
    if (!speech.hasNumbers || isPercentage(fact.whole)) return [];
    const who = places(fact.largest, fact.axis, speech);
    const [part, whole] = [speech.amount(fact.largest.value), speech.amount(fact.whole)];
    return [
      () => `${who} came to ${part} of ${whole} in all`,
      () => `that is ${part} for ${who}, out of ${whole} in all`,
    ];
  },
  extremes: ({ fact, part }, speech) => {
    if (part === 'lowest') {
      const most = speech.extreme('highest', 'most', fact.highest.points, fact.count.cells);
      const high = inBrackets(fact.highest, speech);
      return [() => `${places(fact.highest, fact.axis, speech)} had the ${most} value${high}`];
    }
    const { runnerUp, lead, axis, lowest, count } = fact;
    const least = speech.extreme(isTimed(axis) ? 'low' : 'lowest', 'least', lowest.points, count.cells);
    const value = inBrackets(lowest, speech);
    const low = isTimed(axis)
      ? `the ${least} came ${at(pointOf(lowest), axis, speech)}${value}`
      : `${places(lowest, axis, speech)} had the ${least} value${value}`;
    if (!speech.hasNumbers || runnerUp === undefined || lead === undefined || isTimed(axis)) return [() => low];
    const next = `${places(runnerUp, axis, speech)} came next with ${speech.amount(runnerUp.value)}`;
    if (isSamePlace(runnerUp, lowest)) return [() => next];
    const both: Clause = () => `${next}, and ${low}`;
    return isOfBothSigns(fact) ? [both] : [both, () => `${next}, a gap of ${speech.size(lead)}`];
  },
  outlier: ({ fact }, speech) => (speech.hasNumbers ? [() => `the median is ${speech.amount(fact.median)}`] : []),
  gap: (message, speech) => (message.fact.last === undefined ? [] : ENGLISH_SENTENCES.gap(message, speech)),
  concentration: () => [],
  level: () => [],
  pair: () => [],
  'part-to-whole': () => [],
};
