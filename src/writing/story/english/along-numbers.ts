import type { AxisName, Point } from '../../../insight/insight.ts';
import type { NumberTellers, Speech } from '../grammar.ts';
import { hasUnit, pointOf, sizeOf } from '../points.ts';
import { byHowMuch, noun, subject } from './phrases.ts';
import { changeVerb } from './verbs.ts';

/** What the axis measures, where its numbers do not tell it by their unit: "age ", or nothing. */
function named(point: Point, axis: AxisName, speech: Speech): string {
  if (hasUnit(point) || axis.columnKey === undefined || axis.label === undefined) return '';
  return `${speech.measure({ measure: axis.label, columnKey: axis.columnKey }).text} `;
}

/** "60°C", "age 45". */
function place(point: Point, axis: AxisName, speech: Speech): string {
  return `${named(point, axis, speech)}${speech.name(point, axis)}`;
}

/** "the age" as what the measure is told over, where no numbers are wanted. */
function axisNoun(axis: AxisName, speech: Speech): string {
  return axis.columnKey === undefined || axis.label === undefined
    ? 'it'
    : speech.measure({ measure: axis.label, columnKey: axis.columnKey }).text;
}

const TITLES: NumberTellers['titles'] = {
  course: ({ change, isSteady }, speech) => {
    const { axis, series, steps } = change;
    const [from, to] = [pointOf(change.from), pointOf(change.to)];
    const name = noun(series, speech);
    const figure = sizeOf(change, speech);
    if (!speech.hasNumbers) {
      if (!isSteady || change.direction === 'flat') return [];
      const word = speech.way(change.direction === 'up' ? 'higher' : 'lower', figure);
      return [() => `the ${speech.way('higher', steps)} the ${axisNoun(axis, speech)}, the ${word} the ${name}`];
    }
    const ends = `${place(from, axis, speech)} and ${speech.name(to, axis)}`;
    if (change.direction === 'flat')
      return [() => `${name} ${speech.way('held level', change.difference)} between ${ends}`];
    if (!isSteady) {
      const side = speech.way(change.direction === 'up' ? 'higher' : 'lower', figure);
      return [
        () => `${name} ${speech.size(figure)} ${side} at ${place(to, axis, speech)} than at ${speech.name(from, axis)}`,
      ];
    }
    const verb = `${name} ${changeVerb(change, speech, 'title')}${byHowMuch(change, speech)}`;
    return [
      () => `${verb} between ${ends}`,
      () => `${verb} from ${place(from, axis, speech)} to ${speech.name(to, axis)}`,
      () => verb,
    ];
  },
  'turning-point': ({ fact }, speech) => {
    const name = noun(fact.series, speech);
    const isPeak = fact.shape === 'peak';
    const before = speech.way(speech.pick('before', isPeak ? ['rose', 'climbed'] : ['fell', 'dropped']), fact.before);
    const after = speech.way(speech.pick('after', isPeak ? ['fell', 'dropped'] : ['rose', 'climbed']), fact.after);
    if (!speech.hasNumbers) return [() => `with ${axisNoun(fact.axis, speech)}, ${name} ${before}, then ${after}`];
    const turn = place(pointOf(fact.at), fact.axis, speech);
    return [() => `${name} ${before} up to ${turn}, then ${after}`, () => `${name} ${after} beyond ${turn}`];
  },
  extremes: ({ fact, part }, speech) => {
    if (!speech.hasNumbers) return [];
    const isLowest = part === 'lowest';
    const mark = isLowest ? fact.lowest : fact.highest;
    const word = speech.extreme(
      isLowest ? 'lowest' : 'highest',
      isLowest ? 'least' : 'most',
      mark.points,
      fact.count.cells,
    );
    const where = `${named(pointOf(mark), fact.axis, speech)}${speech.names(mark.points, fact.axis)}`;
    return [
      () => `${noun(fact.series, speech)} ${word} at ${where}: ${speech.amount(mark.value)}`,
      () => `${noun(fact.series, speech)} ${word} at ${where}`,
    ];
  },
};

const DETAILS: NumberTellers['details'] = {
  course: ({ change }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis, series, from, to } = change;
    const [start, end] = [speech.amount(from.value), speech.amount(to.value)];
    const ends = `${start} at ${place(pointOf(from), axis, speech)}`;
    return [() => `${subject(series, speech)} went from ${ends} to ${end} at ${speech.name(pointOf(to), axis)}`];
  },
  'turning-point': ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis, series } = fact;
    const [start, turn, end] = [fact.from, fact.at, fact.to].map(({ value }) => speech.amount(value));
    const [first, second, third] = [fact.from, fact.at, fact.to].map(pointOf);
    if (first === undefined || second === undefined || third === undefined) return [];
    return [
      () =>
        `${subject(series, speech)} went from ${start} at ${place(first, axis, speech)} to ${turn} at ${speech.name(second, axis)}, then to ${end} at ${speech.name(third, axis)}`,
    ];
  },
  extremes: ({ fact, part }, speech) => {
    if (!speech.hasNumbers) return [];
    const isLowest = part === 'lowest';
    const mark = isLowest ? fact.highest : fact.lowest;
    const word = speech.extreme(isLowest ? 'high' : 'low', isLowest ? 'most' : 'least', mark.points, fact.count.cells);
    const where = `${named(pointOf(mark), fact.axis, speech)}${speech.names(mark.points, fact.axis)}`;
    return [() => `the ${word} came at ${where}: ${speech.amount(mark.value)}`];
  },
};

/** English for messages along an axis of numbers: "the yield rose up to 60°C, then fell". */
export const ENGLISH_ALONG_NUMBERS: NumberTellers = {
  titles: TITLES,
  details: DETAILS,
  sentences: {
    ...DETAILS,
    course: (message, speech) => {
      const [told] = DETAILS.course(message, speech);
      return told === undefined ? TITLES.course(message, speech) : [told];
    },
    'turning-point': (message, speech) =>
      speech.hasNumbers ? DETAILS['turning-point'](message, speech) : TITLES['turning-point'](message, speech),
    extremes: ({ fact, part }, speech) => {
      if (!speech.hasNumbers) return [];
      const { axis, count, highest, lowest } = fact;
      const least = speech.extreme('low', 'least', lowest.points, count.cells);
      const known = speech.isKnown(fact.series);
      const of = known ? '' : ` of ${noun(fact.series, speech)}`;
      const [top, bottom] = [highest, lowest].map(
        (mark) =>
          `${named(pointOf(mark), axis, speech)}${speech.names(mark.points, axis)} (${speech.amount(mark.value)})`,
      );
      if (part === 'lowest') return [() => `the ${least}${of} came at ${bottom}`];
      const most = speech.extreme('high', 'most', highest.points, count.cells);
      return [() => `the ${most}${of} came at ${top}, the ${least} at ${bottom}`];
    },
  },
};
