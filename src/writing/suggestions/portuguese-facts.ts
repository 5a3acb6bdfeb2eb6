import type { FactTexts, GrainNames } from './fact-texts.ts';

const GRAINS: GrainNames = {
  year: 'ano',
  half: 'semestre',
  quarter: 'trimestre',
  month: 'mês',
  week: 'semana',
  day: 'dia',
  hour: 'hora',
  minute: 'minuto',
  second: 'segundo',
  order: 'passo',
};
const SEASONS = { month: 'o mês', quarter: 'o trimestre', day: 'o dia da semana', hour: 'a hora do dia' } as const;

/** What data say, in European Portuguese. Names of the caller's have no gender: sentences are built around them. */
export const PORTUGUESE_FACTS: FactTexts = {
  level: ({ series, mean, total }, say) =>
    total === undefined
      ? `A média de ${say.series(series)} é ${say.figure(mean)}.`
      : `O total de ${say.series(series)} é ${say.figure(total)}, com uma média de ${say.figure(mean)}.`,
  extremes: ({ series, axis, highest, lowest }, say) =>
    `O valor mais alto de ${say.series(series)} é ${say.figure(highest.value)}, ${inside(say.points(highest, axis.kind))}, e o mais baixo é ${say.figure(lowest.value)}, ${inside(say.points(lowest, axis.kind))}.`,
  change: ({ series, axis, direction, from, to, relative }, say) => {
    const [start, end] = [from, to].map(
      ({ value, points }) =>
        `${say.figure(value)} ${axis.kind === 'number' ? `(${say.point(points[0], axis.kind)})` : inside(say.point(points[0], axis.kind))}`,
    );
    if (direction === 'flat') return `${say.series(series)} acaba com o valor com que começou: ${end}.`;
    const verb = direction === 'up' ? 'subiu' : 'desceu';
    const size = relative === undefined ? '' : `, ${direction === 'up' ? 'mais' : 'menos'} ${say.size(relative)}`;
    return `${say.series(series)} ${verb} de ${start} para ${end}${size}.`;
  },
  growth: ({ series, axis, direction, rate, per, from, to }, say) =>
    `${say.series(series)} ${direction === 'down' ? 'diminuiu' : 'cresceu'} ${say.size(rate)} por ${GRAINS[per]} entre ${say.point(from.points[0], axis.kind)} e ${say.point(to.points[0], axis.kind)}.`,
  pace: ({ series, pace, early, late }, say) =>
    `O crescimento de ${say.series(series)} ${pace === 'quickening' ? 'acelera' : 'abranda'}: de ${say.figure(early.rate)} por período na primeira metade para ${say.figure(late.rate)} na segunda.`,
  // A view of a suggestion shows its points; years are what a reader works out of them.
  years: () => undefined,
  trend: ({ series, axis, direction, slope, from, to }, say) =>
    direction === 'flat'
      ? undefined
      : `${say.series(series)} tende a ${direction === 'up' ? 'subir' : 'descer'}${axis.kind === 'number' ? '' : `, cerca de ${say.size(slope)} por ${GRAINS[axis.grain]},`} entre ${say.point(from.points[0], axis.kind)} e ${say.point(to.points[0], axis.kind)}.`,
  'turning-point': ({ series, axis, shape, at, to }, say) => {
    const [one, other] = shape === 'peak' ? ['subiu', 'desceu'] : ['desceu', 'subiu'];
    if (axis.kind === 'number')
      return `${say.series(series)} ${one} até ${say.point(at.points[0], axis.kind)} (${say.figure(at.value)}) e depois ${other}.`;
    return `${say.series(series)} ${one} até ${say.figure(at.value)} ${inside(say.point(at.points[0], axis.kind))} e depois ${other}, até ${say.figure(to.value)} ${inside(say.point(to.points[0], axis.kind))}.`;
  },
  step: ({ series, axis, direction, from, to, after }, say) =>
    `${say.series(series)} ${direction === 'down' ? 'desceu' : 'subiu'} de ${say.figure(from.value)} ${inside(say.point(from.points[0], axis.kind))} para ${say.figure(to.value)} ${inside(say.point(to.points[0], axis.kind))}, a maior variação do período, e acabou em ${say.figure(after.to.value)}.`,
  net: ({ series, axis, total, gain, loss }, say) =>
    `O saldo de ${say.series(series)} é ${say.figure(total)}; o maior ganho é ${say.figure(gain.value)}, ${inside(say.points(gain, axis.kind))}, e a maior perda é ${say.figure(loss.value)}, ${inside(say.points(loss, axis.kind))}.`,
  seasonality: ({ series, season, high, low }, say) =>
    `${say.series(series)} varia com ${SEASONS[season]}: o ponto mais alto é ${say.season(season, high.place)} (em média, ${say.figure(high.mean)}) e o mais baixo é ${say.season(season, low.place)} (${say.figure(low.mean)}).`,
  share: ({ series, axis, largest, share }, say) =>
    `${say.points(largest, axis.kind)}, por si só, representa ${say.figure(share)} de ${say.series(series)}.`,
  concentration: ({ series, axis, top, share }, say) =>
    `${say.list(top.slice(0, 4).map((point) => say.point(point, axis.kind)))} ${top.length === 1 ? 'representa' : 'representam, em conjunto,'} ${say.figure(share)} de ${say.series(series)}.`,
  gap: ({ axis, upper, lower, development, widest, first, last }, say) => {
    const pair = `${say.series(upper)} e ${say.series(lower)}`;
    if ((development === 'widening' || development === 'narrowing') && first !== undefined && last !== undefined)
      return `A diferença entre ${pair} ${development === 'widening' ? 'aumenta' : 'diminui'} de ${say.size(first.difference)} ${inside(say.point(first.at, axis.kind))} para ${say.size(last.difference)} ${inside(say.point(last.at, axis.kind))}.`;
    const crossed = development === 'crossed' ? `${pair} trocam de posição; a diferença` : `A diferença entre ${pair}`;
    return `${crossed} é maior ${inside(say.point(widest.at, axis.kind))}, com ${say.size(widest.difference)}.`;
  },
  outlier: ({ series, axis, side, at, median }, say) =>
    `Em ${say.series(series)} destaca-se ${say.point(at.points[0], axis.kind)}, com ${say.figure(at.value)}, muito ${side === 'high' ? 'acima' : 'abaixo'} da mediana de ${say.figure(median)}.`,
  correlation: ({ left, right, direction, manner, spearman }, say) => {
    const tail = `(correlação de postos de ${say.figure(spearman)})`;
    if (manner === 'changes')
      return `Quando ${say.series(left)} sobe, ${say.series(right)} tende a ${direction === 'down' ? 'descer' : 'subir também'} ${tail}.`;
    return `A valores altos de ${say.series(left)} tendem a corresponder valores ${direction === 'down' ? 'baixos' : 'altos'} de ${say.series(right)} ${tail}.`;
  },
  ranking: ({ series, axis, from, to }, say) =>
    `${say.series(series)} passou da posição ${say.figure(from.rank)} ${inside(say.point(from.at, axis.kind))} para a posição ${say.figure(to.rank)} ${inside(say.point(to.at, axis.kind))}.`,
  'part-to-whole': ({ series, axis, share, at, earlier }, say) => {
    const where = at === undefined ? '' : ` ${inside(say.point(at, axis.kind))}`;
    const before =
      earlier === undefined ? '' : `, contra ${say.figure(earlier.share)} ${inside(say.point(earlier.at, axis.kind))}`;
    return `${say.series(series)} representa ${say.figure(share)} do conjunto${where}${before}.`;
  },
  completeness: () => undefined,
  standing: ({ series, axis, at, rank, count }, say) =>
    `${say.point(at.points[0], axis.kind)} ocupa a posição ${say.figure(rank)} entre ${say.figure(count)} em ${say.series(series)}, com ${say.figure(at.value)}.`,
};

/** "Em", joined to the article that a period may begin with. */
function inside(place: string): string {
  if (place.startsWith('o ')) return `no ${place.slice(2)}`;
  return place.startsWith('a ') ? `na ${place.slice(2)}` : `em ${place}`;
}
