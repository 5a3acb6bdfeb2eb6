import type { AxisName, Mark, Point } from '../../../insight/insight.ts';
import type { NumberTellers, Speech } from '../grammar.ts';
import { hasUnit, pointOf, sizeOf } from '../points.ts';
import { contract } from './nouns.ts';
import { agree, byHowMuch, noun, ofNoun } from './phrases.ts';
import { changeVerb, riseOrFall } from './verbs.ts';

/** What the axis measures, in the words of its label; empty where it has none. */
function axisLabel({ columnKey, label }: AxisName, speech: Speech): string {
  return columnKey === undefined || label === undefined ? '' : speech.measure({ measure: label, columnKey }).text;
}

/** "a 60 °C"; "com idade de 45" where the number has no unit that tells what it is. */
function at(point: Point, axis: AxisName, speech: Speech): string {
  const number = speech.name(point, axis);
  return hasUnit(point) ? `a ${number}` : `com ${axisLabel(axis, speech)} de ${number}`;
}

/** A later place of the same sentence, which need not name the axis again. */
function atAgain(point: Point, axis: AxisName, speech: Speech): string {
  return `${hasUnit(point) ? 'a' : 'com'} ${speech.name(point, axis)}`;
}

function atMark({ points }: Mark, axis: AxisName, speech: Speech): string {
  const [first, ...others] = points.map((point, place) => (place === 0 ? at : atAgain)(point, axis, speech));
  return [first, ...others].join(' e ');
}

/** "entre 10 °C e 100 °C", "entre 20 e 60 de idade". */
function between(from: Point, to: Point, axis: AxisName, speech: Speech): string {
  const numbers = `entre ${speech.name(from, axis)} e ${speech.name(to, axis)}`;
  return hasUnit(from) ? numbers : `${numbers} de ${axisLabel(axis, speech)}`;
}

const TITLES: NumberTellers['titles'] = {
  course: ({ change, isSteady }, speech) => {
    const { axis, steps } = change;
    const [from, to] = [pointOf(change.from), pointOf(change.to)];
    const who = noun(change.series, speech);
    const figure = sizeOf(change, speech);
    if (!speech.hasNumbers) {
      if (!isSteady || change.direction === 'flat') return [];
      const axisWords = noun({ measure: axis.label ?? '', columnKey: axis.columnKey ?? '' }, speech);
      const grows = speech.way(agree(axisWords, 'sobe', 'sobem'), steps);
      const goes = change.direction === 'up' ? agree(who, 'sobe', 'sobem') : agree(who, 'desce', 'descem');
      return [() => `quando ${axisWords.text} ${grows}, ${who.text} ${speech.way(goes, figure)}`];
    }
    if (!isSteady && change.direction !== 'flat') {
      const side = speech.way(change.direction === 'up' ? 'acima' : 'abaixo', figure);
      const stood = `${who.text} ${agree(who, 'ficou', 'ficaram')}${byHowMuch(change, speech)} ${side}`;
      return [() => `${at(to, axis, speech)}, ${stood} do valor ${atAgain(from, axis, speech)}`];
    }
    const amount = change.direction === 'flat' ? '' : byHowMuch(change, speech);
    const verb = `${who.text} ${changeVerb(change, who, speech, 'title')}${amount}`;
    return [
      () => `${verb} ${between(from, to, axis, speech)}`,
      () => `${between(from, to, axis, speech)}, ${verb}`,
      () => verb,
    ];
  },
  'turning-point': ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const [before, after] = [riseOrFall(fact.before, who, speech), riseOrFall(fact.after, who, speech)];
    if (!speech.hasNumbers) {
      const axisWords = noun({ measure: fact.axis.label ?? '', columnKey: fact.axis.columnKey ?? '' }, speech);
      return [() => `com o aumentar ${contract('de', axisWords.text)}, ${who.text} ${before} e depois ${after}`];
    }
    const number = speech.name(pointOf(fact.at), fact.axis);
    const turn = hasUnit(pointOf(fact.at)) ? number : `${number} de ${axisLabel(fact.axis, speech)}`;
    return [
      () => `${who.text} ${before} até ${turn} e depois ${after}`,
      () => `${who.text} ${after} para lá de ${turn}`,
    ];
  },
  extremes: ({ fact, part }, speech) => {
    if (!speech.hasNumbers) return [];
    const isLowest = part === 'lowest';
    const mark = isLowest ? fact.lowest : fact.highest;
    const word = isLowest ? 'o mínimo' : 'o máximo';
    const extreme = speech.extreme(word, isLowest ? 'least' : 'most', mark.points, fact.count.cells);
    const told = `${extreme} ${ofNoun(fact.series, speech)} foi ${atMark(mark, fact.axis, speech)}`;
    return [() => `${told}: ${speech.amount(mark.value)}`, () => told];
  },
};

const DETAILS: NumberTellers['details'] = {
  course: ({ change }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis, from, to } = change;
    const who = noun(change.series, speech);
    const start = `${speech.amount(from.value)} ${at(pointOf(from), axis, speech)}`;
    const end = `${speech.amount(to.value)} ${atAgain(pointOf(to), axis, speech)}`;
    return [() => `${who.text} ${agree(who, 'passou', 'passaram')} de ${start} para ${end}`];
  },
  'turning-point': ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis } = fact;
    const who = noun(fact.series, speech);
    const start = `${speech.amount(fact.from.value)} ${at(pointOf(fact.from), axis, speech)}`;
    const [turn, end] = [fact.at, fact.to].map(
      (mark) => `${speech.amount(mark.value)} ${atAgain(pointOf(mark), axis, speech)}`,
    );
    return [() => `${who.text} ${agree(who, 'passou', 'passaram')} de ${start} para ${turn} e depois para ${end}`];
  },
  extremes: ({ fact, part }, speech) => {
    if (!speech.hasNumbers) return [];
    const isLowest = part === 'lowest';
    const mark = isLowest ? fact.highest : fact.lowest;
    const word = isLowest ? 'o máximo' : 'o mínimo';
    const extreme = speech.extreme(word, isLowest ? 'most' : 'least', mark.points, fact.count.cells);
    return [() => `${extreme} foi ${atMark(mark, fact.axis, speech)}: ${speech.amount(mark.value)}`];
  },
};

/** Portuguese for messages along an axis of numbers: "o rendimento subiu até 60 °C e depois desceu". */
export const PORTUGUESE_ALONG_NUMBERS: NumberTellers = {
  titles: TITLES,
  details: DETAILS,
  sentences: {
    course: (message, speech) => (speech.hasNumbers ? DETAILS : TITLES).course(message, speech),
    'turning-point': (message, speech) => (speech.hasNumbers ? DETAILS : TITLES)['turning-point'](message, speech),
    extremes: ({ fact, part }, speech) => {
      if (!speech.hasNumbers) return [];
      const { axis, count, highest, lowest } = fact;
      const of = speech.isKnown(fact.series) ? '' : ` ${ofNoun(fact.series, speech)}`;
      const least = speech.extreme('o mínimo', 'least', lowest.points, count.cells);
      const [top, bottom] = [highest, lowest].map(
        (mark) => `${atMark(mark, axis, speech)} (${speech.amount(mark.value)})`,
      );
      if (part === 'lowest') return [() => `${least}${of} foi ${bottom}`];
      const most = speech.extreme('o máximo', 'most', highest.points, count.cells);
      return [() => `${most}${of} foi ${top} e ${least} ${bottom}`];
    },
  },
};
