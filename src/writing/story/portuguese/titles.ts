import type { ExtremesFact, GapFact } from '../../../insight/insight.ts';
import { atAll, extremeWords } from '../extreme-words.ts';
import type { Clause, Speech, Tellers } from '../grammar.ts';
import type { CourseMessage } from '../message.ts';
import { isTimed, isTurnOfSign, pointOf, sizeOf } from '../points.ts';
import { contract, isContest } from './nouns.ts';
import {
  agree,
  at,
  between,
  byHowMuch,
  each,
  eachOf,
  fromInto,
  fromTo,
  howFar,
  inNoun,
  noun,
  nounAfter,
  ofNoun,
  places,
  pointNoun,
  rankWords,
  shareOf,
} from './phrases.ts';
import { aftermath, changeVerb, multipleOf, riseOrFall, stepVerb } from './verbs.ts';
import { portugueseYearsTitle } from './years.ts';

/** Titles in Portuguese: statements in few words. The last is the shortest. */
export const PORTUGUESE_TITLES: Tellers = {
  course: (message, speech) => (message.isSteady ? steadyTitles(message, speech) : unsteadyTitles(message, speech)),
  courses: ({ first, second }, speech) => {
    const [one = '', other = ''] = [first, second].map((change, place) => {
      const who = noun(change.series, speech);
      return `${who.text} ${changeVerb(change, who, speech, `course ${place}`)}${byHowMuch(change, speech)}`;
    });
    return [() => `${one}, enquanto ${other}`, () => `${one}; ${other}`, () => one];
  },
  'last-step': ({ change }, speech) => {
    const { axis, from, to } = change;
    const who = noun(change.series, speech);
    const told = `${who.text} ${changeVerb(change, who, speech, 'title')}${byHowMuch(change, speech)}`;
    return [
      () => `${told} ${fromTo(pointOf(from), pointOf(to), axis, speech)}`,
      () => `${told} ${at(pointOf(to), axis, speech)}`,
    ].slice(0, change.span === 'swing' ? 1 : 2);
  },
  growth: ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const pace = speech.hasNumbers ? ` ${speech.size(fact.rate)} ${each(fact.per)}, em média` : '';
    return [() => `${who.text} ${riseOrFall(fact.rate, who, speech)}${pace}`];
  },
  pace: ({ fact }, speech) => {
    const word = speech.way(fact.pace === 'quickening' ? 'acelerou' : 'abrandou', fact.late.rate, fact.early.rate);
    return [() => `o crescimento ${ofNoun(fact.series, speech)} ${word}`];
  },
  'turning-point': ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const turn = pointNoun(speech.name(pointOf(fact.at), fact.axis), fact.axis);
    const before = riseOrFall(fact.before, who, speech);
    const after = riseOrFall(fact.after, who, speech);
    return [
      () => `${who.text} ${before} até ${turn} e depois ${after}`,
      () => `${who.text} ${before}, mas ${after} depois ${contract('de', turn)}`,
      () => `${who.text} ${after} depois ${contract('de', turn)}`,
    ];
  },
  step: ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const { axis, after } = fact;
    const told = `${who.text} ${stepVerb(fact, who, speech)}${byHowMuch(fact, speech)}`;
    const ends = fromInto(pointOf(fact.from), pointOf(fact.to), axis, speech);
    const value = speech.hasNumbers ? ` para ${speech.amount(after.to.value)}` : '';
    const then = `e depois ${aftermath(fact, who, speech)}`;
    return [
      () => `${told} ${ends} ${then}${value} até ${pointNoun(speech.name(pointOf(after.to), axis), axis)}`,
      () => `${told} ${at(pointOf(fact.to), axis, speech)} ${then}${value}`,
      () => `${told} ${at(pointOf(fact.to), axis, speech)}`,
    ];
  },
  net: ({ fact }, speech) => {
    const of = ofNoun(fact.series, speech);
    const gain = speech.extreme('o maior', 'most', fact.gain.points, fact.count.cells);
    const phrase = places(fact.gain, fact.axis, speech).text;
    const when = isTimed(fact.axis) ? at(pointOf(fact.gain), fact.axis, speech) : `o ${contract('de', phrase)}`;
    if (!speech.hasNumbers) return [() => `${gain} ganho ${of} foi ${when}`];
    return [
      () => `o saldo ${of} foi de ${speech.amount(fact.total)}`,
      () => `saldo ${of}: ${speech.amount(fact.total)}`,
    ];
  },
  years: portugueseYearsTitle,
  seasonality: ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const axis = { kind: 'cycle' as const, grain: fact.season };
    const [high, low] = [fact.high, fact.low].map(({ place }) =>
      contract('em', pointNoun(speech.season(fact.season, place), axis)),
    );
    const strong = speech.way('em alta', fact.high.mean, fact.mean);
    const weak = speech.way('em baixa', fact.low.mean, fact.mean);
    return [
      () => `${who.text} ${agree(who, 'segue', 'seguem')} ${SEASON[fact.season]}: ${strong} ${high}, ${weak} ${low}`,
      () => `${CYCLE[fact.season]}, ${who.text} ${agree(who, 'fica', 'ficam')} ${strong} ${high} e ${weak} ${low}`,
      () => `${who.text} ${agree(who, 'fica', 'ficam')} ${strong} ${high}`,
    ];
  },
  share: ({ fact }, speech) => {
    const who = places(fact.largest, fact.axis, speech);
    const of = ofNoun(fact.series, speech);
    if (!speech.hasNumbers) {
      const largest = speech.extreme('a maior', 'most', fact.largest.points, fact.share.cells.slice(1));
      return [() => `${who.text} ${agree(who, 'teve', 'tiveram')} ${largest} fatia ${of}`];
    }
    const share = speech.size(fact.share);
    return [
      () => `${who.text} ${agree(who, 'representou', 'representaram')} ${share} ${of}`,
      () => `${who.text} ${agree(who, 'reuniu', 'reuniram')} ${share} ${of}`,
      () => `${who.text}: ${share} ${of}`,
    ];
  },
  concentration: ({ fact }, speech) => {
    const who = places({ points: fact.top }, fact.axis, speech);
    const of = ofNoun(fact.series, speech);
    const share = speech.hasNumbers ? speech.size(fact.share) : 'a maior parte';
    return [
      () => `${who.text} ${agree(who, 'representou', 'representaram')} ${share} ${of}`,
      () => `${who.text} ${agree(who, 'concentrou', 'concentraram')} ${share} ${of}`,
      () => `${who.text}: ${share} ${of}`,
    ];
  },
  pair: ({ upper, lower }, speech) => {
    const [one, other] = [places(upper.at, upper.axis, speech), places(lower.at, lower.axis, speech)];
    const ahead = speech.way('à frente', upper.at.value, lower.at.value);
    const told = `${one.text} ${agree(one, 'ficou', 'ficaram')} ${ahead} ${contract('de', other.text)} ${inNoun(upper.series, speech)}`;
    if (!speech.hasNumbers) return [() => told];
    return [() => `${told}: ${speech.amount(upper.at.value)} contra ${speech.amount(lower.at.value)}`, () => told];
  },
  extremes: (message, speech) => {
    const { fact } = message;
    if (message.part === 'lowest') return lowestTitles(fact, speech);
    const who = places(fact.highest, fact.axis, speech);
    const measure = noun(fact.series, speech);
    const { most } = extremeWords(fact, speech);
    const each = fact.highest.points.length > 1 ? ' cada' : '';
    const value = speech.hasNumbers ? `: ${speech.amount(fact.highest.value)}${each}` : '';
    if (isTimed(fact.axis)) {
      const when = atAll(fact.highest, speech, (point) => at(point, fact.axis, speech));
      return [
        () => `${measure.text} ${agree(measure, 'atingiu', 'atingiram')} ${most('o máximo')} ${when}${value}`,
        () => `o ${most('pico')} ${ofNoun(fact.series, speech)} foi ${when}${value}`,
        () => `${measure.text}: ${most('o máximo')} foi ${when}`,
      ];
    }
    const had = `${who.text} ${agree(who, 'teve', 'tiveram')} ${most('o valor mais alto')} ${inNoun(fact.series, speech)}`;
    if (!isContest(speech.measure(fact.series).plain)) return [() => `${had}${value}`, () => had];
    return [
      () => `${had}${value}`,
      () => `${who.text} ${agree(who, most('liderou'), most('lideraram'))} ${inNoun(fact.series, speech)}${value}`,
      () => `${who.text} ${agree(who, most('liderou'), most('lideraram'))} ${inNoun(fact.series, speech)}`,
    ];
  },
  gap: ({ fact }, speech) => gapTitles(fact, speech),
  outlier: ({ fact }, speech) => {
    const who = places(fact.at, fact.axis, speech);
    const measure = noun(fact.series, speech);
    const side = speech.way(fact.side === 'high' ? 'acima' : 'abaixo', fact.distance);
    const value = speech.hasNumbers ? `: ${speech.amount(fact.at.value)}` : '';
    if (isTimed(fact.axis)) {
      const when = at(pointOf(fact.at), fact.axis, speech);
      return [
        () => `${measure.text} ${agree(measure, 'ficou', 'ficaram')} muito ${side} do habitual ${when}${value}`,
        () => `${measure.text}: um valor fora do comum ${when}`,
      ];
    }
    return [
      () =>
        `${who.text} ${agree(who, 'ficou', 'ficaram')} muito ${side} dos restantes ${inNoun(fact.series, speech)}${value}`,
      () => `${who.text} ${agree(who, 'destacou-se', 'destacaram-se')} ${inNoun(fact.series, speech)}`,
    ];
  },
  correlation: ({ fact }, speech) => {
    const [left, right] = [noun(fact.left, speech), noun(fact.right, speech)];
    const up = fact.spearman.value >= 0;
    const way = speech.way(up ? 'no mesmo sentido' : 'em sentidos opostos', fact.spearman);
    return [
      () => `${left.text} e ${right.text} variaram ${way}`,
      () => `${left.text} e ${right.text}: variação ${way}`,
    ];
  },
  ranking: ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const place = (figure: typeof fact.to.rank): string => `${speech.rank(rankWords(figure.value), figure)} lugar`;
    if (fact.isNewLeader && fact.formerLeader !== undefined) {
      const lead = speech.rank('a liderança', fact.to.rank);
      const from = contract('a', nounAfter(fact.formerLeader, fact.series, speech).text);
      const when = at(fact.to.at, fact.axis, speech);
      return [
        () => `${who.text} ${agree(who, 'tirou', 'tiraram')} ${lead} ${from} ${when}`,
        () => `${when}, ${who.text} já ${agree(who, 'tinha', 'tinham')} ${lead}`,
        () => `${who.text} ${agree(who, 'assumiu', 'assumiram')} ${lead}`,
      ];
    }
    return [
      () => `${who.text} ${agree(who, 'passou', 'passaram')} do ${place(fact.from.rank)} para o ${place(fact.to.rank)}`,
    ];
  },
  'part-to-whole': ({ fact }, speech) => {
    const who = noun(fact.series, speech);
    const { shift, earlier, share, axis, at: now } = fact;
    const weight = shareOf(fact.series, speech);
    const when = now === undefined ? '' : ` ${at(now, axis, speech)}`;
    if (shift === undefined || earlier === undefined || now === undefined || Math.abs(shift.value) < 1) {
      if (!speech.hasNumbers) return [];
      return [() => `${who.text} ${agree(who, 'representou', 'representaram')} ${speech.size(share)} do total${when}`];
    }
    const verb = riseOrFall(shift, { text: '', isPlural: false }, speech);
    if (!speech.hasNumbers) return [() => `${weight} ${verb}`];
    const [from, to] = [speech.size(earlier.share), speech.size(share)];
    return [
      () => `${weight} ${verb} de ${from} ${at(earlier.at, axis, speech, now)} para ${to}${when}`,
      () =>
        `${between(earlier.at, now, axis, speech)}, ${who.text} ${agree(who, 'passou', 'passaram')} de ${from} para ${to} do total`,
      () => `${weight} ${verb} de ${from} para ${to}`,
    ];
  },
  completeness: ({ fact }, speech) => [
    () => `${fact.missing === 'values' ? 'valores' : 'períodos'} em falta: ${speech.size(fact.count)}`,
  ],
  standing: ({ fact, part }, speech) => {
    const who = places(fact.at, fact.axis, speech);
    if (part === 'share' && fact.share !== undefined && speech.hasNumbers) {
      const share = speech.size(fact.share);
      return [
        () => `${who.text} ${agree(who, 'representou', 'representaram')} ${share} ${ofNoun(fact.series, speech)}`,
      ];
    }
    const rank = speech.rank(rankWords(fact.rank.value), fact.rank);
    const ranked = `${who.text} ${agree(who, 'ficou', 'ficaram')} em ${rank} lugar ${inNoun(fact.series, speech)}`;
    const value = speech.hasNumbers ? `: ${speech.amount(fact.at.value)}` : '';
    return [() => `${ranked}${value}`, () => ranked];
  },
  level: ({ fact, part }, speech) => {
    if (!speech.hasNumbers) return [() => noun(fact.series, speech).text];
    const of = ofNoun(fact.series, speech);
    const { total, mean, axis, only } = fact;
    if (only !== undefined)
      return [
        () => `${places(only, axis, speech).text}: ${speech.measure(fact.series).text} de ${speech.amount(mean)}`,
      ];
    const per = fact.series.isWhole === true ? eachOf(axis) : '';
    const averaged: Clause = () => `a média ${of} foi de ${speech.amount(mean)}${per}`;
    if (total === undefined || part === 'mean') return [averaged];
    return [
      () => `o total ${of} foi de ${speech.amount(total)}, com uma média de ${speech.amount(mean)}${eachOf(axis)}`,
      averaged,
    ];
  },
};

function lowestTitles(fact: ExtremesFact, speech: Speech): readonly Clause[] {
  const measure = noun(fact.series, speech);
  const { least } = extremeWords(fact, speech);
  const value = speech.hasNumbers ? `: ${speech.amount(fact.lowest.value)}` : '';
  if (isTimed(fact.axis)) {
    const when = atAll(fact.lowest, speech, (point) => at(point, fact.axis, speech));
    const told = `${measure.text} ${agree(measure, 'atingiu', 'atingiram')} ${least('o mínimo')} ${when}`;
    return [() => `${told}${value}`, () => told];
  }
  const who = places(fact.lowest, fact.axis, speech);
  const told = `${who.text} ${agree(who, 'teve', 'tiveram')} ${least('o valor mais baixo')} ${inNoun(fact.series, speech)}`;
  return [() => `${told}${value}`, () => told];
}

const SEASON = { month: 'as estações', quarter: 'as estações', day: 'a semana', hour: 'as horas do dia' } as const;
const CYCLE = {
  month: 'todos os anos',
  quarter: 'todos os anos',
  day: 'todas as semanas',
  hour: 'todos os dias',
} as const;

function steadyTitles({ change }: CourseMessage, speech: Speech): readonly Clause[] {
  const { axis, series } = change;
  const who = noun(series, speech);
  const [from, to] = [pointOf(change.from), pointOf(change.to)];
  const ends = between(from, to, axis, speech);
  if (change.direction === 'flat') {
    const same = speech.way(
      agree(who, 'voltou ao ponto de partida', 'voltaram ao ponto de partida'),
      change.difference,
    );
    return [() => `${who.text} ${same} ${ends}`, () => `${who.text} ${same}`];
  }
  if (isTurnOfSign(change) && speech.hasNumbers) {
    const turned = `${who.text} ${agree(who, 'passou', 'passaram')} a ${speech.way(change.direction === 'up' ? 'terreno positivo' : 'terreno negativo', change.to.value)}`;
    const values = `: ${speech.amount(change.to.value)} ${at(to, axis, speech)}, contra ${speech.amount(change.from.value)} ${at(from, axis, speech, to)}`;
    return [() => `${turned}${values}`, () => `${turned}: ${speech.amount(change.to.value)}`];
  }
  const multiple = speech.hasNumbers ? multipleOf(change, who, speech) : undefined;
  const short = `${who.text} ${multiple ?? `${changeVerb(change, who, speech, 'title')}${byHowMuch(change, speech)}`}`;
  const full: readonly Clause[] = [
    () => `${short} ${ends}`,
    () => `${short} ${fromTo(from, to, axis, speech)}`,
    () => `${ends}, ${short}`,
  ];
  return speech.tone === 'punchy' || speech.tone === 'executive' ? [() => short, () => short] : [...full, () => short];
}

function unsteadyTitles({ change }: CourseMessage, speech: Speech): readonly Clause[] {
  const { axis, series } = change;
  const who = noun(series, speech);
  const [from, to] = [pointOf(change.from), pointOf(change.to)];
  if (change.direction === 'flat') return steadyTitles({ kind: 'course', change, isSteady: true }, speech);
  const side = speech.way(change.direction === 'up' ? 'acima' : 'abaixo', sizeOf(change, speech));
  const amount = howFar(change, speech);
  const before = contract('de', pointNoun(speech.shortName(from, to, axis), axis));
  const ended = `${who.text} ${agree(who, 'ficou', 'ficaram')}${amount} ${side} do nível ${before}`;
  const { text, group } = speech.measure(series);
  const isBrief = BRIEF.has(speech.tone) && isTimed(axis) && group === undefined && text !== '' && speech.hasNumbers;
  if (isBrief) return [() => `${text}${amount} ${side} ${before}`, () => ended];
  return [() => `${at(to, axis, speech)}, ${ended}`, () => ended];
}

/** Tones whose titles do without a verb. */
const BRIEF: ReadonlySet<Speech['tone']> = new Set<Speech['tone']>(['punchy', 'executive', 'playful']);

function gapTitles(fact: GapFact, speech: Speech): readonly Clause[] {
  const [upper, lower] = [noun(fact.upper, speech), nounAfter(fact.lower, fact.upper, speech)];
  const gap = `a distância entre ${upper.text} e ${lower.text}`;
  if (fact.last === undefined) {
    const { widest, axis } = fact;
    const where = isTimed(axis)
      ? at(widest.at, axis, speech)
      : contract('em', pointNoun(speech.name(widest.at, axis), axis));
    const side = speech.way(widest.difference.value >= 0 ? 'acima' : 'abaixo', widest.difference);
    const stood = `${agree(upper, 'ficou', 'ficaram')} ${side} ${contract('de', lower.text)}`;
    const told = `${upper.text} ${stood} pela maior margem ${where}`;
    return speech.hasNumbers ? [() => `${told}: ${speech.size(widest.difference)}`, () => told] : [() => told];
  }
  const { difference } = fact.last;
  const ahead = speech.way('à frente', difference);
  if (fact.development === 'crossed') {
    const { at: place, difference: then } = fact.crossing ?? fact.last;
    const overtook = speech.way(agree(upper, 'ultrapassou', 'ultrapassaram'), then);
    return [
      () => `${upper.text} ${overtook} ${lower.text} ${at(place, fact.axis, speech)}`,
      () => `${upper.text} ${overtook} ${lower.text}`,
    ];
  }
  if (fact.development === 'mixed')
    return [() => `${upper.text} ${agree(upper, 'acabou', 'acabaram')} ${ahead} ${contract('de', lower.text)}`];
  if (fact.development === 'steady') {
    return [() => `${upper.text} ${agree(upper, 'ficou', 'ficaram')} ${ahead} ${contract('de', lower.text)}`];
  }
  const word = fact.development === 'widening' ? 'aumentou' : 'diminuiu';
  return [() => `${gap} ${speech.way(word, difference, fact.first?.difference)}`];
}
