import type { FactTexts, GrainNames } from './fact-texts.ts';

const GRAINS: GrainNames = {
  year: 'year',
  half: 'half-year',
  quarter: 'quarter',
  month: 'month',
  week: 'week',
  day: 'day',
  hour: 'hour',
  minute: 'minute',
  second: 'second',
  order: 'step',
};
const SEASONS = { month: 'month', quarter: 'quarter', day: 'day of the week', hour: 'hour of the day' } as const;
const WHEN = { month: 'in', quarter: 'in', day: 'on', hour: 'at' } as const;

/** What data say, in English. */
export const ENGLISH_FACTS: FactTexts = {
  level: ({ series, mean, total }, say) =>
    total === undefined
      ? `${say.series(series)} averages ${say.figure(mean)}.`
      : `${say.series(series)} adds up to ${say.figure(total)}, ${say.figure(mean)} on average.`,
  extremes: ({ series, axis, highest, lowest }, say) =>
    `${say.series(series)} is highest ${at(axis.kind, say.points(highest, axis.kind))}, at ${say.figure(highest.value)}, and lowest ${at(axis.kind, say.points(lowest, axis.kind))}, at ${say.figure(lowest.value)}.`,
  change: ({ series, axis, direction, from, to, relative }, say) => {
    const [start, end] = [from, to].map(
      ({ value, points }) => `${say.figure(value)} ${at(axis.kind, say.point(points[0], axis.kind))}`,
    );
    if (direction === 'flat') return `${say.series(series)} is the same at the end as at the start: ${end}.`;
    const size = relative === undefined ? '' : `, ${direction === 'up' ? 'up' : 'down'} ${say.size(relative)}`;
    return `${say.series(series)} ${direction === 'up' ? 'rose' : 'fell'} from ${start} to ${end}${size}.`;
  },
  growth: ({ series, axis, direction, rate, per, from, to }, say) =>
    `${say.series(series)} ${direction === 'down' ? 'shrank' : 'grew'} by ${say.size(rate)} a ${GRAINS[per]} between ${say.point(from.points[0], axis.kind)} and ${say.point(to.points[0], axis.kind)}.`,
  pace: ({ series, pace, early, late }, say) =>
    `The growth of ${say.series(series)} ${pace === 'quickening' ? 'quickens' : 'slows'}, from ${say.figure(early.rate)} a period in the first half to ${say.figure(late.rate)} in the second.`,
  // A view of a suggestion shows its points; years are what a reader works out of them.
  years: () => undefined,
  trend: ({ series, axis, direction, slope, from, to }, say) =>
    direction === 'flat'
      ? undefined
      : `${say.series(series)} tends to ${direction === 'up' ? 'rise' : 'fall'}${axis.kind === 'number' ? '' : `, by about ${say.size(slope)} a ${GRAINS[axis.grain]},`} from ${say.point(from.points[0], axis.kind)} to ${say.point(to.points[0], axis.kind)}.`,
  'turning-point': ({ series, axis, shape, at: turn, to }, say) => {
    const [one, other] = shape === 'peak' ? ['rose', 'fell'] : ['fell', 'rose'];
    return `${say.series(series)} ${one} to ${say.figure(turn.value)} ${at(axis.kind, say.point(turn.points[0], axis.kind))}, then ${other} to ${say.figure(to.value)} ${axis.kind === 'number' ? 'at' : 'by'} ${say.point(to.points[0], axis.kind)}.`;
  },
  step: ({ series, axis, direction, from, to, after }, say) =>
    `${say.series(series)} ${direction === 'down' ? 'fell' : 'rose'} from ${say.figure(from.value)} ${when(say.point(from.points[0], axis.kind))} to ${say.figure(to.value)} ${when(say.point(to.points[0], axis.kind))}, its largest step, and ended at ${say.figure(after.to.value)}.`,
  net: ({ series, axis, total, gain, loss }, say) =>
    `${say.series(series)} comes to ${say.figure(total)} in all, with the largest gain ${at(axis.kind, say.points(gain, axis.kind))} (${say.figure(gain.value)}) and the largest loss ${at(axis.kind, say.points(loss, axis.kind))} (${say.figure(loss.value)}).`,
  seasonality: ({ series, season, high, low }, say) =>
    `${say.series(series)} follows the ${SEASONS[season]}: it is highest ${WHEN[season]} ${say.season(season, high.place)} (${say.figure(high.mean)} on average) and lowest ${WHEN[season]} ${say.season(season, low.place)} (${say.figure(low.mean)}).`,
  share: ({ series, axis, largest, share }, say) =>
    `${say.points(largest, axis.kind)} alone makes up ${say.figure(share)} of ${say.series(series)}.`,
  concentration: ({ series, axis, top, share }, say) =>
    `${say.list(top.slice(0, 4).map((point) => say.point(point, axis.kind)))} ${top.length === 1 ? 'makes' : 'together make'} up ${say.figure(share)} of ${say.series(series)}.`,
  gap: ({ axis, upper, lower, development, widest, first, last }, say) => {
    const pair = `${say.series(upper)} and ${say.series(lower)}`;
    if ((development === 'widening' || development === 'narrowing') && first !== undefined && last !== undefined)
      return `The gap between ${pair} ${development === 'widening' ? 'widens' : 'narrows'} from ${say.size(first.difference)} ${when(say.point(first.at, axis.kind))} to ${say.size(last.difference)} ${when(say.point(last.at, axis.kind))}.`;
    const crossed = development === 'crossed' ? `${pair} change places; the gap` : `The gap between ${pair}`;
    return `${crossed} is widest ${at(axis.kind, say.point(widest.at, axis.kind))}, at ${say.size(widest.difference)}.`;
  },
  outlier: ({ series, axis, side, at: mark, median }, say) =>
    `${say.point(mark.points[0], axis.kind)} stands out in ${say.series(series)}: ${say.figure(mark.value)} is far ${side === 'high' ? 'above' : 'below'} the median of ${say.figure(median)}.`,
  correlation: ({ left, right, direction, manner, spearman }, say) => {
    const [one, other] =
      manner === 'changes'
        ? ['rises', direction === 'down' ? 'fall' : 'rise']
        : ['is high', direction === 'down' ? 'be low' : 'be high'];
    return `Where ${say.series(left)} ${one}, ${say.series(right)} tends to ${other}${direction === 'down' ? '' : ' as well'} (rank correlation ${say.figure(spearman)}).`;
  },
  ranking: ({ series, axis, from, to }, say) =>
    `${say.series(series)} moved from rank ${say.figure(from.rank)} ${when(say.point(from.at, axis.kind))} to rank ${say.figure(to.rank)} ${when(say.point(to.at, axis.kind))}.`,
  'part-to-whole': ({ series, axis, share, at: place, earlier }, say) => {
    const where = place === undefined ? '' : ` ${at(axis.kind, say.point(place, axis.kind))}`;
    const before =
      earlier === undefined ? '' : `, against ${say.figure(earlier.share)} ${when(say.point(earlier.at, axis.kind))}`;
    return `${say.series(series)} makes up ${say.figure(share)} of the whole${where}${before}.`;
  },
  completeness: () => undefined,
  standing: ({ series, axis, at: mark, rank, count }, say) =>
    `${say.point(mark.points[0], axis.kind)} ranks ${say.figure(rank)} of ${say.figure(count)} by ${say.series(series)}, at ${say.figure(mark.value)}.`,
};

/** A day is "on", any other period is "in". */
const when = (period: string): string => (DAY.test(period) ? `on ${period}` : `in ${period}`);

const DAY = /\d{1,2}, \d{4}|^\d{1,2} \p{L}+ \d{4}|^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu;

const at = (axis: string, place: string): string =>
  axis === 'time' || axis === 'cycle' ? when(place) : `${axis === 'number' ? 'at' : 'for'} ${place}`;
