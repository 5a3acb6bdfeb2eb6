import type { AxisName, Mark, Point } from '../../../insight/insight.ts';
import type { NumberTellers, Speech } from '../grammar.ts';
import { hasUnit, pointOf, sizeOf } from '../points.ts';
import { agree, bare, byHowMuch, type NounPhrase, noun } from './phrases.ts';
import { changed, riseOrFall } from './verbs.ts';

/** What the axis measures: "العمر", "قيمة Dose". */
function axisNoun({ columnKey, label }: AxisName, speech: Speech): NounPhrase {
  return noun({ measure: label ?? '', columnKey: columnKey ?? '' }, speech);
}

/** "عند ٦٠ °C"; "عند بلوغ العمر ٤٥" where the number has no unit that tells what it is. */
function at(point: Point, axis: AxisName, speech: Speech): string {
  const number = speech.name(point, axis);
  return hasUnit(point) ? `عند ${number}` : `عند بلوغ ${axisNoun(axis, speech).text} ${number}`;
}

/** A later place of the same sentence, which need not name the axis again. */
function atAgain(point: Point, axis: AxisName, speech: Speech): string {
  return `عند ${speech.name(point, axis)}`;
}

function atMark({ points }: Mark, axis: AxisName, speech: Speech): string {
  return points.map((point, place) => (place === 0 ? at : atAgain)(point, axis, speech)).join(' و');
}

/** "بين ١٠ °C و١٠٠ °C", "مع انتقال العمر من ٢٠ إلى ٦٠". */
function between(from: Point, to: Point, axis: AxisName, speech: Speech): string {
  const [first, last] = [speech.name(from, axis), speech.name(to, axis)];
  return hasUnit(from) ? `بين ${first} و${last}` : `مع انتقال ${axisNoun(axis, speech).text} من ${first} إلى ${last}`;
}

const TITLES: NumberTellers['titles'] = {
  course: ({ change, isSteady }, speech) => {
    const { axis, steps } = change;
    const [from, to] = [pointOf(change.from), pointOf(change.to)];
    const who = noun(change.series, speech);
    const figure = sizeOf(change, speech);
    if (!speech.hasNumbers) {
      if (!isSteady || change.direction === 'flat') return [];
      const along = axisNoun(axis, speech);
      const grew = speech.way(agree(along, 'ارتفع', 'ارتفعت'), steps);
      return [() => `كلما ${grew} ${along.text} ${riseOrFall(figure, who, speech)} ${who.text}`];
    }
    if (!isSteady && change.direction !== 'flat') {
      const side = speech.way(change.direction === 'up' ? 'أعلى مما' : 'أدنى مما', figure);
      const before = `${agree(who, 'كان عليه', 'كانت عليه')} ${atAgain(from, axis, speech)}`;
      const was = agree(who, 'كان', 'كانت');
      return [() => `${was} ${who.text} ${at(to, axis, speech)} ${side} ${before}${byHowMuch(change, speech)}`];
    }
    const amount = change.direction === 'flat' ? '' : byHowMuch(change, speech);
    const told = `${changed(change, who, speech, 'title')}${amount}`;
    return [() => `${told} ${between(from, to, axis, speech)}`, () => told];
  },
  'turning-point': ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const [before, after] = [riseOrFall(fact.before, who, speech), riseOrFall(fact.after, who, speech)];
    if (!speech.hasNumbers) {
      const along = bare({ measure: fact.axis.label ?? '', columnKey: fact.axis.columnKey ?? '' }, speech);
      return [() => `${before} ${who.text} مع تغيّر ${along} ثم ${after}`];
    }
    const turn = pointOf(fact.at);
    const number = speech.name(turn, fact.axis);
    const until = hasUnit(turn) ? `حتى ${number}` : `حتى بلوغ ${axisNoun(fact.axis, speech).text} ${number}`;
    return [() => `${before} ${who.text} ${until} ثم ${after}`, () => `${after} ${who.text} بعد ${until.slice(4)}`];
  },
  extremes: ({ fact, part }, speech) => {
    if (!speech.hasNumbers) return [];
    const isLowest = part === 'lowest';
    const mark = isLowest ? fact.lowest : fact.highest;
    const word = isLowest ? 'أدنى' : 'أعلى';
    const extreme = speech.extreme(word, isLowest ? 'least' : 'most', mark.points, fact.count.cells);
    const told = `${extreme} قيمة في ${bare(fact.series, speech)} ${atMark(mark, fact.axis, speech)}`;
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
    return [() => `${agree(who, 'انتقل', 'انتقلت')} ${who.text} من ${start} إلى ${end}`];
  },
  'turning-point': ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis } = fact;
    const who = noun(fact.series, speech);
    const start = `${speech.amount(fact.from.value)} ${at(pointOf(fact.from), axis, speech)}`;
    const [turn, end] = [fact.at, fact.to].map(
      (mark) => `${speech.amount(mark.value)} ${atAgain(pointOf(mark), axis, speech)}`,
    );
    return [() => `${agree(who, 'انتقل', 'انتقلت')} ${who.text} من ${start} إلى ${turn}، ثم إلى ${end}`];
  },
  extremes: ({ fact, part }, speech) => {
    if (!speech.hasNumbers) return [];
    const isLowest = part === 'lowest';
    const mark = isLowest ? fact.highest : fact.lowest;
    const word = isLowest ? 'أعلى' : 'أدنى';
    const extreme = speech.extreme(word, isLowest ? 'most' : 'least', mark.points, fact.count.cells);
    return [() => `كانت ${extreme} قيمة ${atMark(mark, fact.axis, speech)} (${speech.amount(mark.value)})`];
  },
};

/** Arabic for messages along an axis of numbers: "ارتفع الإنتاج حتى ٦٠ °C ثم انخفض". */
export const ARABIC_ALONG_NUMBERS: NumberTellers = {
  titles: TITLES,
  details: DETAILS,
  sentences: {
    course: (message, speech) => (speech.hasNumbers ? DETAILS : TITLES).course(message, speech),
    'turning-point': (message, speech) => (speech.hasNumbers ? DETAILS : TITLES)['turning-point'](message, speech),
    extremes: ({ fact, part }, speech) => {
      if (!speech.hasNumbers) return [];
      const { axis, count, highest, lowest } = fact;
      const where = speech.isKnown(fact.series) ? '' : ` في ${bare(fact.series, speech)}`;
      const least = (word: string): string => speech.extreme(word, 'least', lowest.points, count.cells);
      const [top, bottom] = [highest, lowest].map(
        (mark) => `${atMark(mark, axis, speech)} (${speech.amount(mark.value)})`,
      );
      if (part === 'lowest') return [() => `كانت ${least('أدنى')} قيمة${where} ${bottom}`];
      const most = speech.extreme('أعلى', 'most', highest.points, count.cells);
      return [() => `كانت ${most} قيمة${where} ${top}، و${least('أدناها')} ${bottom}`];
    },
  },
};
