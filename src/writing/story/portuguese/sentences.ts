import type { Mark, NetFact } from '../../../insight/insight.ts';
import { atAll, extremeWords, inBrackets, netWords } from '../extreme-words.ts';
import type { Clause, Grammar, Speech, Tellers } from '../grammar.ts';
import { isOfBothSigns, isPercentage, isSamePlace, isTimed, pointOf } from '../points.ts';
import { contract } from './nouns.ts';
import {
  agree,
  at,
  between,
  each,
  eachOf,
  howFar,
  inNoun,
  inTheLatest,
  noun,
  nounAfter,
  ofNoun,
  places,
  pointNoun,
  rankWords,
} from './phrases.ts';
import { PORTUGUESE_TITLES } from './titles.ts';
import { changeVerb, riseOrFall } from './verbs.ts';
import { portugueseYearsDetails, portugueseYearsSentence } from './years.ts';

/** The largest gain and the largest loss, with their places. */
function netEnds(fact: NetFact, speech: Speech): string {
  const { axis, gain, loss } = fact;
  const { most, least, high, low } = netWords(fact, speech);
  const where = (mark: Mark, head: 'o' | 'a'): string =>
    isTimed(axis) ? at(pointOf(mark), axis, speech) : `${head} ${contract('de', places(mark, axis, speech).text)}`;
  return `${most('o maior')} ganho foi ${where(gain, 'o')}${high} e ${least('a maior perda')} ${where(loss, 'a')}${low}`;
}

/** Clauses of captions in Portuguese; a series that was just named is left to the verb or to "o total". */
export const PORTUGUESE_SENTENCES: Tellers = {
  ...PORTUGUESE_TITLES,
  years: portugueseYearsSentence,
  course: (message, speech) => {
    const { change, isSteady } = message;
    const { axis, series, from, to } = change;
    const who = noun(series, speech);
    const ends = between(pointOf(from), pointOf(to), axis, speech);
    if (change.direction === 'flat' || !isSteady) return PORTUGUESE_TITLES.course(message, speech).slice(0, 1);
    const values = speech.hasNumbers ? `, de ${speech.amount(from.value)} para ${speech.amount(to.value)}` : '';
    const verb = changeVerb(change, who, speech, `sentence ${who.text.length}`);
    return [
      () => `${who.text} ${verb}${howFar(change, speech)} ${ends}${values}`,
      () => `${ends}, ${who.text} ${verb}${howFar(change, speech)}${values}`,
    ];
  },
  courses: ({ first, second }, speech) => {
    const told = [first, second].map((change, place) => {
      const who = noun(change.series, speech);
      const value = speech.hasNumbers ? `, para ${speech.amount(change.to.value)}` : '';
      return `${who.text} ${changeVerb(change, who, speech, `courses ${place}`)}${howFar(change, speech)}${value}`;
    });
    const ends = between(pointOf(first.from), pointOf(first.to), first.axis, speech);
    return [() => `${ends}, ${told.join(first.direction === second.direction ? ' e ' : ', enquanto ')}`];
  },
  'last-step': ({ change }, speech) => {
    const { axis, series, from, to } = change;
    const who = speech.isKnown(series) ? { text: 'o valor', isPlural: false } : noun(series, speech);
    const verb = changeVerb(change, who, speech, 'last');
    const before = contract('a', pointNoun(speech.shortName(pointOf(from), pointOf(to), axis), axis));
    const when = at(pointOf(to), axis, speech);
    const latest = (change.span === 'swing' ? undefined : inTheLatest(pointOf(to), axis, speech)) ?? when;
    return [
      () => `${when}, ${who.text} ${verb}${howFar(change, speech)} face ${before}`,
      () => `${latest}, ${who.text} ${verb}${howFar(change, speech)}`,
    ];
  },
  growth: ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const word = speech.way(fact.direction === 'down' ? 'descida' : 'subida', fact.rate);
    const rate = `${speech.size(fact.rate)} ${each(fact.per)}`;
    if (!speech.isKnown(fact.series)) return [() => `a ${word} média ${ofNoun(fact.series, speech)} foi de ${rate}`];
    return [() => `a ${word} média foi de ${rate}`];
  },
  pace: ({ fact }, speech) => {
    const word = speech.way(fact.pace === 'quickening' ? 'acelerou' : 'abrandou', fact.late.rate, fact.early.rate);
    const rates = speech.hasNumbers
      ? `, de ${speech.amount(fact.early.rate)} para ${speech.amount(fact.late.rate)} ${each(fact.axis.grain)}`
      : '';
    return [() => `o ritmo${speech.isKnown(fact.series) ? '' : ` ${ofNoun(fact.series, speech)}`} ${word}${rates}`];
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
        `${who.text} ${agree(who, 'começou', 'começaram')}${value('em', fact.from)} ${start}, ${riseOrFall(fact.before, who, speech)}${value('para', fact.at)} ${turn} e ${riseOrFall(fact.after, who, speech)}${value('para', fact.to)} ${end}`,
    ];
  },
  net: ({ fact }, speech) => {
    return [
      () =>
        speech.hasNumbers
          ? `o saldo ${ofNoun(fact.series, speech)} foi de ${speech.amount(fact.total)}; ${netEnds(fact, speech)}`
          : netEnds(fact, speech),
    ];
  },
  seasonality: (message, speech) => {
    const { fact } = message;
    const axis = { kind: 'cycle' as const, grain: fact.season };
    if (!speech.hasNumbers) return PORTUGUESE_TITLES.seasonality(message, speech).slice(0, 1);
    const [high, low] = [fact.high, fact.low].map(({ place }) =>
      contract('em', pointNoun(speech.season(fact.season, place), axis)),
    );
    const of = speech.isKnown(fact.series) ? '' : ` ${ofNoun(fact.series, speech)}`;
    return [
      () =>
        `a média${of} foi de ${speech.amount(fact.high.mean)} ${high} e de ${speech.amount(fact.low.mean)} ${low}, contra ${speech.amount(fact.mean)} no conjunto`,
    ];
  },
  share: (message, speech) => {
    const { fact } = message;
    if (!speech.hasNumbers) return PORTUGUESE_TITLES.share(message, speech);
    const who = places(fact.largest, fact.axis, speech);
    const of = speech.isKnown(fact.series) ? 'do total' : ofNoun(fact.series, speech);
    const largest = speech.extreme('a maior', 'most', fact.largest.points, fact.share.cells.slice(1));
    return [
      () => `${who.text} ${agree(who, 'representou', 'representaram')} ${speech.size(fact.share)} ${of}`,
      () => `${largest} fatia, ${speech.size(fact.share)} ${of}, coube ${contract('a', who.text)}`,
    ];
  },
  concentration: (message, speech) => {
    const { fact } = message;
    const who = places({ points: fact.top }, fact.axis, speech);
    const of = speech.isKnown(fact.series) ? 'do total' : ofNoun(fact.series, speech);
    if (!speech.hasNumbers)
      return [() => `${who.text} ${agree(who, 'representou', 'representaram')} a maior parte ${of}`];
    return [
      () => `em conjunto, ${who.text} ${agree(who, 'representou', 'representaram')} ${speech.size(fact.share)} ${of}`,
      () => `${who.text} ${agree(who, 'concentrou', 'concentraram')} ${speech.size(fact.share)} ${of}`,
    ];
  },
  extremes: (message, speech) => {
    const { fact } = message;
    const { axis } = fact;
    const { most, least, high, low } = extremeWords(fact, speech);
    const [top, bottom] = [places(fact.highest, axis, speech), places(fact.lowest, axis, speech)];
    const of = speech.isKnown(fact.series)
      ? ''
      : ` ${isTimed(axis) ? ofNoun(fact.series, speech) : inNoun(fact.series, speech)}`;
    if (isTimed(axis)) {
      const [highest, lowest] = [pointOf(fact.highest), pointOf(fact.lowest)];
      if (message.part === 'lowest') return [() => `${least('o mínimo')}${of} foi ${at(lowest, axis, speech)}${low}`];
      if (message.part === 'highest') return [() => `${most('o máximo')}${of} foi ${at(highest, axis, speech)}${high}`];
      return [
        () =>
          `${most('o máximo')}${of} foi ${at(highest, axis, speech)}${high} e ${least('o mínimo')} ${at(lowest, axis, speech, highest)}${low}`,
      ];
    }
    if (message.part === 'lowest')
      return [() => `${bottom.text} ${agree(bottom, 'teve', 'tiveram')} ${least('o valor mais baixo')}${of}${low}`];
    if (message.part === 'highest')
      return [() => `${top.text} ${agree(top, 'teve', 'tiveram')} ${most('o valor mais alto')}${of}${high}`];
    return [
      () =>
        `${top.text} ${agree(top, 'teve', 'tiveram')} ${most('o valor mais alto')}${of}${high} e ${bottom.text} ${least('o mais baixo')}${low}`,
      () =>
        `${most('o valor mais alto')}${of} foi ${contract('de', top.text)}${high}, ${least('o mais baixo')} ${contract('de', bottom.text)}${low}`,
    ];
  },
  gap: (message, speech) => {
    const { fact } = message;
    const { widest, first, last, axis } = fact;
    const [upper, lower] = [noun(fact.upper, speech), nounAfter(fact.lower, fact.upper, speech)];
    if (!speech.hasNumbers) return PORTUGUESE_TITLES.gap(message, speech).slice(0, 1);
    const gap = `a distância entre ${upper.text} e ${lower.text}`;
    if (first === undefined || last === undefined) {
      const where = isTimed(axis)
        ? at(widest.at, axis, speech)
        : contract('em', pointNoun(speech.name(widest.at, axis), axis));
      return [() => `${gap} chegou a ${speech.size(widest.difference)} ${where}`];
    }
    const [begin, end] = [speech.size(first.difference), speech.size(last.difference)];
    const [start, finish] = [at(first.at, axis, speech, last.at), at(last.at, axis, speech)];
    if (fact.development === 'crossed') {
      const [behind, ahead] = [speech.way('atrás', first.difference), speech.way('à frente', last.difference)];
      return [
        () =>
          `${upper.text} ${agree(upper, 'estava', 'estavam')} ${begin} ${behind} ${contract('de', lower.text)} ${start} e ${agree(upper, 'acabou', 'acabaram')} ${end} ${ahead} ${finish}`,
      ];
    }
    if (fact.development === 'steady' || fact.development === 'mixed')
      return [
        () =>
          `${upper.text} ${agree(upper, 'acabou', 'acabaram')} ${end} ${speech.way('à frente', last.difference)} ${contract('de', lower.text)} ${finish}`,
      ];
    return [() => `${gap} passou de ${begin} ${start} para ${end} ${finish}`];
  },
  outlier: (message, speech) => {
    const { fact } = message;
    if (!speech.hasNumbers) return PORTUGUESE_TITLES.outlier(message, speech).slice(0, 1);
    const side = speech.way(fact.side === 'high' ? 'acima' : 'abaixo', fact.distance);
    const of = speech.isKnown(fact.series) ? '' : ` ${ofNoun(fact.series, speech)}`;
    const where = isTimed(fact.axis)
      ? at(pointOf(fact.at), fact.axis, speech)
      : `de ${speech.name(pointOf(fact.at), fact.axis)}`;
    return [
      () =>
        `o valor${of} ${where}, ${speech.amount(fact.at.value)}, ficou muito ${side} da mediana, ${speech.amount(fact.median)}`,
    ];
  },
  correlation: ({ fact }, speech) => {
    const [left, right] = [noun(fact.left, speech), noun(fact.right, speech)];
    const way = speech.way(fact.spearman.value >= 0 ? 'no mesmo sentido' : 'em sentidos opostos', fact.spearman);
    const measured = speech.hasNumbers ? ` (correlação de postos: ${speech.amount(fact.spearman)})` : '';
    return [() => `${left.text} e ${right.text} variaram ${way}${measured}`];
  },
  ranking: ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const place = (figure: typeof fact.to.rank): string => speech.rank(rankWords(figure.value), figure);
    return [
      () =>
        `${who.text} ${agree(who, 'passou', 'passaram')} do ${place(fact.from.rank)} lugar ${at(fact.from.at, fact.axis, speech, fact.to.at)} para o ${place(fact.to.rank)} ${at(fact.to.at, fact.axis, speech)}`,
    ];
  },
  completeness: ({ fact }, speech) => {
    const column = inNoun({ measure: fact.column.label, columnKey: fact.column.columnKey }, speech);
    const isOne = fact.count.value === 1;
    const things = fact.missing === 'values' ? (isOne ? 'valor' : 'valores') : isOne ? 'período' : 'períodos';
    if (!speech.hasNumbers)
      return [() => `há ${fact.missing === 'values' ? 'valores' : 'períodos'} em falta ${column}`];
    return [() => `${isOne ? 'falta' : 'faltam'} ${speech.size(fact.count)} ${things} ${column}`];
  },
  standing: (message, speech) => {
    const { fact } = message;
    if (!speech.hasNumbers) return PORTUGUESE_TITLES.standing(message, speech).slice(0, 1);
    const who = places(fact.at, fact.axis, speech);
    const rank = speech.rank(rankWords(fact.rank.value), fact.rank);
    const side = speech.way(fact.distanceToMean.value >= 0 ? 'acima' : 'abaixo', fact.distanceToMean);
    return [
      () =>
        `com ${speech.amount(fact.at.value)}, ${who.text} ${agree(who, 'ficou', 'ficaram')} em ${rank} lugar entre ${speech.size(fact.count)} ${inNoun(fact.series, speech)}, ${speech.size(fact.distanceToMean)} ${side} da média`,
    ];
  },
  level: ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const of = ofNoun(fact.series, speech);
    const who = noun(fact.series, speech);
    if (fact.count.value === 1) return [() => `${who.text} ${agree(who, 'é', 'são')} de ${speech.amount(fact.mean)}`];
    return fact.total === undefined
      ? [() => `a média ${of} foi de ${speech.amount(fact.mean)}`]
      : [
          () =>
            `o total ${of} foi de ${speech.amount(fact.total ?? fact.mean)}, com uma média de ${speech.amount(fact.mean)}${eachOf(fact.axis)}`,
        ];
  },
};

/** Clauses that put the figures behind a title. */
export const PORTUGUESE_DETAILS: Grammar['details'] = {
  years: portugueseYearsDetails,
  course: ({ change }, speech) => {
    if (!speech.hasNumbers || change.direction === 'flat') return [];
    const { axis, series, from, to } = change;
    const who = noun(series, speech);
    const [start, end] = [speech.amount(from.value), speech.amount(to.value)];
    if (!isTimed(axis)) {
      const [first, last] = [speech.name(pointOf(from), axis), speech.name(pointOf(to), axis)];
      return [() => `${who.text} ${agree(who, 'passou', 'passaram')} de ${start} (${first}) para ${end} (${last})`];
    }
    const [first, last] = [at(pointOf(from), axis, speech, pointOf(to)), at(pointOf(to), axis, speech)];
    return [
      () => `${who.text} ${agree(who, 'passou', 'passaram')} de ${start} ${first} para ${end} ${last}`,
      () => `${first}, o valor era de ${start}; ${last}, era de ${end}`,
      () => `o ponto de partida foi ${start} ${first} e o de chegada ${end} ${last}`,
    ];
  },
  courses: ({ first, second }, speech) => {
    if (!speech.hasNumbers) return [];
    const told = [first, second].map(({ series, from, to }) => {
      const who = noun(series, speech);
      return `${who.text} ${agree(who, 'passou', 'passaram')} de ${speech.amount(from.value)} para ${speech.amount(to.value)}`;
    });
    return [() => `${between(pointOf(first.from), pointOf(first.to), first.axis, speech)}, ${told.join(' e ')}`];
  },
  'last-step': ({ change }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis, from, to } = change;
    return [
      () =>
        `o valor passou de ${speech.amount(from.value)} ${at(pointOf(from), axis, speech, pointOf(to))} para ${speech.amount(to.value)} ${at(pointOf(to), axis, speech)}`,
    ];
  },
  step: ({ fact }, speech) => {
    if (!speech.hasNumbers) return [];
    const { axis, from, to } = fact;
    const [start, end] = [speech.amount(from.value), speech.amount(to.value)];
    return [
      () =>
        `o valor passou de ${start} ${at(pointOf(from), axis, speech, pointOf(to))} para ${end} ${at(pointOf(to), axis, speech)}`,
    ];
  },
  net: ({ fact }, speech) => [() => netEnds(fact, speech)],
  share: ({ fact }, speech) => {
    if (!speech.hasNumbers || isPercentage(fact.whole)) return [];
    const who = places(fact.largest, fact.axis, speech);
    return [
      () =>
        `${who.text} ${agree(who, 'ficou', 'ficaram')} com ${speech.amount(fact.largest.value)}, num total de ${speech.amount(fact.whole)}`,
      () =>
        `são ${speech.amount(fact.largest.value)} ${contract('de', who.text)} num total de ${speech.amount(fact.whole)}`,
    ];
  },
  extremes: ({ fact, part }, speech) => {
    if (part === 'lowest') {
      const most = speech.extreme('o valor mais alto', 'most', fact.highest.points, fact.count.cells);
      const top = isTimed(fact.axis)
        ? atAll(fact.highest, speech, (point) => at(point, fact.axis, speech))
        : `o ${contract('de', places(fact.highest, fact.axis, speech).text)}`;
      return [() => `${most} foi ${top}${inBrackets(fact.highest, speech)}`];
    }
    const { runnerUp, lead, axis, lowest, count } = fact;
    const least = speech.extreme('o valor mais baixo', 'least', lowest.points, count.cells);
    const bottom = places(lowest, axis, speech);
    const bottomAt = isTimed(axis) ? at(pointOf(lowest), axis, speech) : contract('de', bottom.text);
    if (!speech.hasNumbers) return [() => `${least} foi ${isTimed(axis) ? '' : 'o '}${bottomAt}`];
    const low = `${least} foi ${isTimed(axis) ? '' : 'o '}${bottomAt}: ${speech.amount(lowest.value)}`;
    if (runnerUp === undefined || lead === undefined || isTimed(axis)) return [() => low];
    const next = places(runnerUp, axis, speech);
    const followed = `${agree(next, 'seguiu-se', 'seguiram-se')} ${next.text}, com ${speech.amount(runnerUp.value)}`;
    if (isSamePlace(runnerUp, lowest)) return [() => followed];
    const both: Clause = () => `${followed}; ${low}`;
    return isOfBothSigns(fact) ? [both] : [both, () => `${followed}, a ${speech.size(lead)} de distância`];
  },
  outlier: ({ fact }, speech) => (speech.hasNumbers ? [() => `a mediana é de ${speech.amount(fact.median)}`] : []),
  correlation: ({ fact }, speech) =>
    speech.hasNumbers ? [() => `a correlação de postos é de ${speech.amount(fact.spearman)}`] : [],
  gap: (message, speech) => (message.fact.last === undefined ? [] : PORTUGUESE_SENTENCES.gap(message, speech)),
  concentration: () => [],
  level: () => [],
  pair: () => [],
  'part-to-whole': () => [],
};
