import type { ExtremesFact, SeriesName } from '../../../insight/insight.ts';
import { atAll, extremeWords } from '../extreme-words.ts';
import type { Clause, Speech, Tellers } from '../grammar.ts';
import type { CourseMessage } from '../message.ts';
import { isTimed, isTurnOfSign, pointOf, sizeOf } from '../points.ts';
import { isContest, superlativesOf } from './nouns.ts';
import {
  asSubject,
  at,
  between,
  bothNouns,
  byHowMuch,
  each,
  fromTo,
  noun,
  nounAfter,
  places,
  rankWords,
  shareOf,
  subject,
  WITHIN,
  wasOrWere,
} from './phrases.ts';
import { aftermath, changeVerb, multipleOf, stepVerb, upOrDown } from './verbs.ts';
import { englishYearsTitle } from './years.ts';

/** Titles: statements in few words. The last is the shortest. All are in the past, where English verbs do not bend. */
export const ENGLISH_TITLES: Tellers = {
  course: (message, speech) => (message.isSteady ? steadyTitles(message, speech) : unsteadyTitles(message, speech)),
  courses: ({ first, second }, speech) => {
    const one = `${noun(first.series, speech)} ${changeVerb(first, speech, 'first')}${byHowMuch(first, speech)}`;
    const other = `${noun(second.series, speech)} ${changeVerb(second, speech, 'second')}${byHowMuch(second, speech)}`;
    return [() => `${one} while ${other}`, () => `${one}, ${other}`, () => one];
  },
  'last-step': ({ change }, speech) => {
    const { axis, from, to } = change;
    const told = `${noun(change.series, speech)} ${changeVerb(change, speech, 'title')}${byHowMuch(change, speech)}`;
    return [
      () => `${told} ${fromTo(pointOf(from), pointOf(to), axis, speech)}`,
      () => `${told} ${at(pointOf(to), axis, speech)}`,
    ].slice(0, change.span === 'swing' ? 1 : 2);
  },
  growth: ({ fact }, speech) => {
    const verb = speech.way(fact.direction === 'down' ? 'shrank' : 'grew', fact.rate);
    const pace = speech.hasNumbers ? ` ${speech.size(fact.rate)} a ${fact.per} on average` : ' year by year';
    return [() => `${noun(fact.series, speech)} ${verb}${pace}`];
  },
  pace: ({ fact }, speech) => [
    () =>
      `growth in ${noun(fact.series, speech)} ${speech.way(fact.pace === 'quickening' ? 'picked up' : 'lost pace', fact.late.rate, fact.early.rate)}`,
  ],
  'turning-point': ({ fact }, speech) => {
    const name = noun(fact.series, speech);
    const place = speech.name(pointOf(fact.at), fact.axis);
    const isPeak = fact.shape === 'peak';
    const before = speech.way(
      speech.pick('before', isPeak ? ['rose', 'climbed', 'grew'] : ['fell', 'dropped', 'declined']),
      fact.before,
    );
    const after = speech.way(
      speech.pick('after', isPeak ? ['fell', 'dropped', 'declined'] : ['recovered', 'rose', 'climbed']),
      fact.after,
    );
    return [
      () => `${name} ${before} until ${place}, then ${after}`,
      () => `${name} ${before}, then ${after} after ${place}`,
      () => `${name} ${after} after ${place}`,
    ];
  },
  step: ({ fact }, speech) => {
    const name = noun(fact.series, speech);
    const { axis, after } = fact;
    const told = `${name} ${stepVerb(fact, speech)}${byHowMuch(fact, speech)}`;
    const ends = fromTo(pointOf(fact.from), pointOf(fact.to), axis, speech);
    const value = speech.hasNumbers ? ` to ${speech.amount(after.to.value)}` : '';
    const then = `then ${aftermath(fact, speech)}`;
    return [
      () => `${told} ${ends}, ${then}${value} by ${speech.name(pointOf(after.to), axis)}`,
      () => `${told} ${at(pointOf(fact.to), axis, speech)}, ${then}${value}`,
      () => `${told} ${at(pointOf(fact.to), axis, speech)}`,
    ];
  },
  net: ({ fact }, speech) => {
    const name = noun(fact.series, speech);
    const gain = speech.extreme('largest', 'most', fact.gain.points, fact.count.cells);
    const when = isTimed(fact.axis)
      ? ` ${at(pointOf(fact.gain), fact.axis, speech)}`
      : ` from ${places(fact.gain, fact.axis, speech)}`;
    if (!speech.hasNumbers) return [() => `the ${gain} gain in ${name} came${when}`];
    return [
      () => `${name} came to a net ${speech.amount(fact.total)}`,
      () => `a net ${speech.amount(fact.total)} in ${name}, with the ${gain} gain${when}`,
      () => `${name}: a net ${speech.amount(fact.total)}`,
    ];
  },
  years: englishYearsTitle,
  seasonality: ({ fact }, speech) => {
    const name = noun(fact.series, speech);
    const high = speech.season(fact.season, fact.high.place);
    const low = speech.season(fact.season, fact.low.place);
    const strong = speech.way('strong', fact.high.mean, fact.mean);
    const weak = speech.way('weak', fact.low.mean, fact.mean);
    const on = WITHIN[fact.season];
    return [
      () => `${name} followed the ${SEASON[fact.season]}: ${strong} ${on} ${high}, ${weak} ${on} ${low}`,
      () => `every ${CYCLE[fact.season]}, ${name} ran ${strong} ${on} ${high} and ${weak} ${on} ${low}`,
      () => `${name} ran ${strong} ${on} ${high}`,
    ];
  },
  share: ({ fact }, speech) => {
    const who = places(fact.largest, fact.axis, speech);
    const name = subject(fact.series, speech);
    if (!speech.hasNumbers) {
      const largest = speech.extreme('largest', 'most', fact.largest.points, fact.share.cells.slice(1));
      return [() => `${who} had the ${largest} share of ${name}`];
    }
    const share = speech.size(fact.share);
    return [
      () => `${who} accounted for ${share} of ${name}`,
      () => `${share} of ${name}: ${who}`,
      () => `${who} made up ${share} of ${name}`,
    ];
  },
  concentration: ({ fact }, speech) => {
    const name = subject(fact.series, speech);
    const who = speech.names(fact.top, fact.axis);
    const share = speech.hasNumbers ? speech.size(fact.share) : 'most';
    return [
      () => `${who} accounted for ${share} of ${name}`,
      () => `${share} of ${name}: ${who}`,
      () => `${who} made up ${share} of ${name}`,
    ];
  },
  pair: ({ upper, lower }, speech) => {
    const [one, other] = [upper, lower].map(({ at: mark, axis }) => places(mark, axis, speech));
    const ahead = speech.way('ahead of', upper.at.value, lower.at.value);
    const told = `${one} came ${ahead} ${other} in ${noun(upper.series, speech)}`;
    if (!speech.hasNumbers) return [() => told];
    const [more, less] = [speech.amount(upper.at.value), speech.amount(lower.at.value)];
    return [
      () => `${told}: ${more} against ${less}`,
      () => `${one}, at ${more}, came ${ahead} ${other}, at ${less}`,
      () => told,
    ];
  },
  extremes: (message, speech) => {
    const { fact } = message;
    if (message.part === 'lowest') return lowestTitles(fact, speech);
    const who = places(fact.highest, fact.axis, speech);
    const name = noun(fact.series, speech);
    const { most } = extremeWords(fact, speech);
    const words = wordsFor(fact.series, speech);
    const each = fact.highest.points.length > 1 ? ' each' : '';
    const value = speech.hasNumbers ? `, at ${speech.amount(fact.highest.value)}${each}` : '';
    if (isTimed(fact.axis)) {
      const when = atAll(fact.highest, speech, (point) => at(point, fact.axis, speech));
      // No one says "the highest South’s sales".
      const isOfGroup = speech.measure(fact.series).group !== undefined;
      const seen: Clause = () => `${asSubject(who)} saw the ${most(words.most)} ${words.of}${name}${value}`;
      return [
        () => `${name} ${most('peaked')} ${when}${value}`,
        ...(isOfGroup ? [] : [seen]),
        () => `${name} ${most('peaked')} ${when}`,
      ];
    }
    if (speech.tone === 'punchy')
      return [() => `${who} ${most('topped')} them all in ${name}${value}`, () => `${who} ${most('led')} in ${name}`];
    if (speech.tone === 'playful')
      return [() => `${who} ${most('took the crown')} in ${name}${value}`, () => `${who} ${most('led')} in ${name}`];
    const plain: readonly Clause[] = [
      () => `${who} had the ${most(words.most)} ${words.of}${name}${value}`,
      () => `${most(words.most)} ${words.of}${name}: ${who}${value}`,
    ];
    if (!isContest(speech.measure(fact.series)))
      return [...plain, () => `${who} had the ${most(words.most)} ${words.of}${name}`];
    return [...plain, () => `${who} ${most('led')} in ${name}${value}`, () => `${who} ${most('led')} in ${name}`];
  },
  gap: ({ fact }, speech) => gapTitles(fact, speech),
  outlier: ({ fact }, speech) => {
    const who = places(fact.at, fact.axis, speech);
    const name = noun(fact.series, speech);
    const side = speech.way(fact.side === 'high' ? 'above' : 'below', fact.distance);
    const value = speech.hasNumbers ? `, at ${speech.amount(fact.at.value)}` : '';
    return [
      () => `${who} stood far ${side} the rest in ${name}${value}`,
      () => `${name} lay far ${side} the usual ${at(pointOf(fact.at), fact.axis, speech)}${value}`,
      () => `${who} stood out in ${name}`,
    ].slice(isTimed(fact.axis) ? 1 : 0);
  },
  correlation: ({ fact }, speech) => {
    const left = noun(fact.left, speech);
    const right = noun(fact.right, speech);
    const up = fact.spearman.value >= 0;
    return [
      () =>
        `the ${speech.way('higher', fact.count)} the ${left}, the ${speech.way(up ? 'higher' : 'lower', fact.spearman)} the ${right}`,
      () => `${left} and ${right} moved ${speech.way(up ? 'together' : 'in opposite directions', fact.spearman)}`,
    ];
  },
  ranking: ({ fact }, speech) => {
    const name = noun(fact.series, speech);
    const place = (figure: typeof fact.to.rank): string => speech.rank(rankWords(figure.value), figure);
    if (fact.isNewLeader && fact.formerLeader !== undefined) {
      const former = nounAfter(fact.formerLeader, fact.series, speech);
      const lead = speech.rank('the lead', fact.to.rank);
      const when = speech.name(fact.to.at, fact.axis);
      return [
        () => `${name} took ${lead} from ${former} by ${when}`,
        () => `by ${when}, ${name} had taken ${lead} from ${former}`,
        () => `${name} took ${lead}`,
      ];
    }
    return [
      () => `${name} went from ${place(fact.from.rank)} to ${place(fact.to.rank)}`,
      () => `from ${place(fact.from.rank)} to ${place(fact.to.rank)}: ${name}`,
    ];
  },
  'part-to-whole': ({ fact }, speech) => {
    const name = noun(fact.series, speech);
    const { shift, earlier, share, axis } = fact;
    const now = fact.at;
    const when = now === undefined ? '' : ` ${at(now, axis, speech)}`;
    const hasMoved = shift !== undefined && earlier !== undefined && now !== undefined && Math.abs(shift.value) >= 1;
    if (!hasMoved) return speech.hasNumbers ? partTitles(fact.series, { share: speech.size(share), when }, speech) : [];
    const verb = speech.way(shift.value >= 0 ? 'rose' : 'fell', shift);
    if (!speech.hasNumbers) return [() => `${shareOf(fact.series, speech)} ${verb}`];
    const [from, to] = [speech.size(earlier.share), speech.size(share)];
    return [
      () => `${shareOf(fact.series, speech)} ${verb} from ${from} ${at(earlier.at, axis, speech, now)} to ${to}${when}`,
      () => `${name} went from ${from} to ${to} of the total ${between(earlier.at, now, axis, speech)}`,
      () => `${shareOf(fact.series, speech)} ${verb} from ${from} to ${to}`,
    ];
  },
  completeness: ({ fact }, speech) => [() => `${speech.size(fact.count)} missing ${fact.missing}`],
  standing: ({ fact, part }, speech) => {
    const who = places(fact.at, fact.axis, speech);
    if (part === 'share' && fact.share !== undefined && speech.hasNumbers) {
      const share = speech.size(fact.share);
      return [() => `${who} accounted for ${share} of ${subject(fact.series, speech)}`];
    }
    const name = noun(fact.series, speech);
    const ranked = `${who} ranked ${speech.rank(rankWords(fact.rank.value), fact.rank)} in ${name}`;
    const value = speech.hasNumbers ? `, at ${speech.amount(fact.at.value)}` : '';
    return [() => `${ranked}${value}`, () => ranked];
  },
  level: ({ fact, part }, speech) => {
    const name = noun(fact.series, speech);
    const { total, mean, axis, only } = fact;
    if (!speech.hasNumbers) return [() => (only === undefined ? name : `${places(only, axis, speech)}: ${name}`)];
    if (only !== undefined) return [() => `${places(only, axis, speech)}: ${name} of ${speech.amount(mean)}`];
    const averaged: Clause = () =>
      `${name} averaged ${speech.amount(mean)}${fact.series.isWhole === true ? each(axis) : ''}`;
    if (total === undefined || part === 'mean') return [averaged];
    return [
      () => `${name} came to ${speech.amount(total)} in all, an average of ${speech.amount(mean)}${each(axis)}`,
      averaged,
    ];
  },
};

/** "North accounted for 65% of sales in December", "solar power made up 12% of the total". */
function partTitles(
  series: SeriesName,
  { share, when }: { readonly share: string; readonly when: string },
  speech: Speech,
): readonly Clause[] {
  const { group, text } = speech.measure(series);
  const name = noun(series, speech);
  if (group === undefined || text === '') {
    return [
      () => `${name} made up ${share} of the total${when}`,
      () => `${name} accounted for ${share} of the total${when}`,
    ];
  }
  return [() => `${group} accounted for ${share} of ${subject(speech.measuredBy(series), speech)}${when}`];
}

/** "The highest value for silver": of names there is no highest. */
function wordsFor(series: SeriesName, speech: Speech): ReturnType<typeof superlativesOf> {
  const words = superlativesOf(speech.measure(series));
  return speech.measure(series).isName ? { ...words, of: 'value for ' } : words;
}

function lowestTitles(fact: ExtremesFact, speech: Speech): readonly Clause[] {
  const name = noun(fact.series, speech);
  const { least } = extremeWords(fact, speech);
  const value = speech.hasNumbers ? `, at ${speech.amount(fact.lowest.value)}` : '';
  if (isTimed(fact.axis)) {
    const when = atAll(fact.lowest, speech, (point) => at(point, fact.axis, speech));
    return [() => `${name} ${least('bottomed out')} ${when}${value}`, () => `${name} ${least('bottomed out')} ${when}`];
  }
  const who = places(fact.lowest, fact.axis, speech);
  const words = wordsFor(fact.series, speech);
  const told = `${who} had the ${least(words.least)} ${words.of}${name}`;
  return [() => `${told}${value}`, () => told];
}

const SEASON = { month: 'season', quarter: 'season', day: 'week', hour: 'time of day' } as const;
const CYCLE = { month: 'year', quarter: 'year', day: 'week', hour: 'day' } as const;

function steadyTitles({ change }: CourseMessage, speech: Speech): readonly Clause[] {
  const { axis, series } = change;
  const name = noun(series, speech);
  const [from, to] = [pointOf(change.from), pointOf(change.to)];
  if (change.direction === 'flat')
    return [
      () => `${name} ended ${speech.way('where it began', change.difference)}, ${between(from, to, axis, speech)}`,
      () => `${name} ${speech.way('held level', change.difference)}`,
    ];
  if (isTurnOfSign(change) && speech.hasNumbers) {
    const turned = `${name} ${speech.way(change.direction === 'up' ? 'turned positive' : 'turned negative', change.to.value)}`;
    const values = `: ${speech.amount(change.to.value)} ${at(to, axis, speech)}, from ${speech.amount(change.from.value)} ${at(from, axis, speech, to)}`;
    return [() => `${turned}${values}`, () => `${turned}, at ${speech.amount(change.to.value)}`];
  }
  const verb = changeVerb(change, speech, 'title');
  const amount = byHowMuch(change, speech);
  const multiple = speech.hasNumbers ? multipleOf(change, speech) : undefined;
  const short = `${name} ${multiple ?? `${verb}${amount}`}`;
  const full: readonly Clause[] = [
    () => `${short} ${between(from, to, axis, speech)}`,
    () => `${short} ${fromTo(from, to, axis, speech)}`,
    () => `${fromTo(from, to, axis, speech)}, ${short}`,
  ];
  const figure = sizeOf(change, speech);
  const brief: readonly Clause[] = speech.hasNumbers
    ? [() => `${name} ${upOrDown(figure, speech)} ${speech.size(figure)} ${between(from, to, axis, speech)}`]
    : [];
  const isBrief = speech.tone === 'punchy' || speech.tone === 'executive';
  return isBrief
    ? [() => short, ...brief, () => short]
    : [...full, ...(speech.tone === 'formal' ? [] : brief), () => short];
}

/** Where the course went both ways, its ends alone are set against each other. */
function unsteadyTitles({ change }: CourseMessage, speech: Speech): readonly Clause[] {
  const { axis, series } = change;
  const name = noun(series, speech);
  const [from, to] = [pointOf(change.from), pointOf(change.to)];
  if (change.direction === 'flat')
    return [
      () => `${name} ended ${speech.way('where it began', change.difference)}, ${between(from, to, axis, speech)}`,
    ];
  const figure = sizeOf(change, speech);
  const side = speech.way(change.direction === 'up' ? 'higher' : 'lower', figure);
  const amount = speech.hasNumbers ? `${speech.size(figure)} ` : '';
  const isBrief = speech.tone === 'punchy' || speech.tone === 'executive' || speech.tone === 'playful';
  const brief: readonly Clause[] = isBrief
    ? [
        () =>
          `${name} ${upOrDown(figure, speech)}${speech.hasNumbers ? ` ${speech.size(figure)}` : ''} on ${speech.name(from, axis)}`,
      ]
    : [];
  if (isBrief && isTimed(axis)) return [...brief, () => `${name} ended ${amount}${side}`];
  return [
    () => `${name} ended ${amount}${side} ${at(to, axis, speech)} than ${at(from, axis, speech, to)}`,
    () =>
      `${name} ${wasOrWere(series, speech)} ${amount}${side} ${at(to, axis, speech)} than ${at(from, axis, speech, to)}`,
    () => `${name} ended ${amount}${side}`,
  ];
}

type Gap = Extract<Parameters<Tellers['gap']>[0], { kind: 'gap' }>['fact'];

function gapTitles(fact: Gap, speech: Speech): readonly Clause[] {
  const upper = noun(fact.upper, speech);
  const lower = nounAfter(fact.lower, fact.upper, speech);
  const gap = `the gap between ${bothNouns(fact.upper, fact.lower, speech)}`;
  if (fact.last === undefined) {
    const { at: place, difference } = fact.widest;
    const side = speech.way(difference.value >= 0 ? 'above' : 'below', difference);
    const told = `${upper} ${wasOrWere(fact.upper, speech)} furthest ${side} ${lower} ${at(place, fact.axis, speech)}`;
    return speech.hasNumbers ? [() => `${told}: ${speech.size(difference)}`, () => told] : [() => told];
  }
  const { difference } = fact.last;
  const ahead = speech.way('ahead of', difference);
  const developed = (word: string): string => speech.way(word, difference, fact.first?.difference);
  if (fact.development === 'crossed') {
    const { at: place, difference: then } = fact.crossing ?? fact.last;
    const overtook = speech.way('overtook', then);
    const when = fact.crossing === undefined ? `by ${speech.name(place, fact.axis)}` : at(place, fact.axis, speech);
    return [() => `${upper} ${overtook} ${lower} ${when}`, () => `${upper} ${overtook} ${lower}`];
  }
  if (fact.development === 'widening')
    return [() => `${upper} pulled further ${ahead} ${lower}`, () => `${gap} ${developed('grew')}`];
  if (fact.development === 'narrowing')
    return [
      () => `${noun(fact.lower, speech)} ${developed('closed in')} on ${nounAfter(fact.upper, fact.lower, speech)}`,
      () => `${gap} ${developed('narrowed')}`,
    ];
  const cameOut: Clause = () => `${upper} came out ${ahead} ${lower}`;
  return fact.development === 'mixed' ? [cameOut] : [() => `${upper} stayed ${ahead} ${lower}`, cameOut];
}
