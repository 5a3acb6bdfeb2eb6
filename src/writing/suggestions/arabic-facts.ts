import type { FactTexts, GrainNames } from './fact-texts.ts';

const GRAINS: GrainNames = {
  year: 'سنة',
  half: 'نصف سنة',
  quarter: 'ربع سنة',
  month: 'شهر',
  week: 'أسبوع',
  day: 'يوم',
  hour: 'ساعة',
  minute: 'دقيقة',
  second: 'ثانية',
  order: 'خطوة',
};
const SEASONS = { month: 'الشهر', quarter: 'ربع السنة', day: 'يوم الأسبوع', hour: 'ساعة اليوم' } as const;
const WHEN = { month: 'في', quarter: 'في', day: 'يوم', hour: 'في الساعة' } as const;

/**
 * What data say, in modern standard Arabic. Names of the caller's have no known gender, so that verbs agree with a noun of the
 * sentence's own: the value of something rises.
 */
export const ARABIC_FACTS: FactTexts = {
  level: ({ series, mean, total }, say) =>
    total === undefined
      ? `يبلغ متوسط قيم ${say.series(series)} ${say.figure(mean)}.`
      : `يبلغ مجموع قيم ${say.series(series)} ${say.figure(total)}، بمتوسط قدره ${say.figure(mean)}.`,
  extremes: ({ series, axis, highest, lowest }, say) =>
    `أعلى قيمة في ${say.series(series)} هي ${say.figure(highest.value)} ${at(axis.kind)} ${say.points(highest, axis.kind)}، وأدناها ${say.figure(lowest.value)} ${at(axis.kind)} ${say.points(lowest, axis.kind)}.`,
  change: ({ series, axis, direction, from, to, relative }, say) => {
    const [start, end] = [from, to].map(
      ({ value, points }) => `${say.figure(value)} ${at(axis.kind)} ${say.point(points[0], axis.kind)}`,
    );
    if (direction === 'flat') return `انتهت قيمة ${say.series(series)} كما بدأت: ${end}.`;
    const size = relative === undefined ? '' : `، أي بنسبة ${say.size(relative)}`;
    return `${direction === 'up' ? 'ارتفعت' : 'انخفضت'} قيمة ${say.series(series)} من ${start} إلى ${end}${size}.`;
  },
  growth: ({ series, axis, direction, rate, per, from, to }, say) =>
    `${direction === 'down' ? 'تراجعت' : 'نمت'} قيمة ${say.series(series)} بنسبة ${say.size(rate)} كل ${GRAINS[per]} بين ${say.point(from.points[0], axis.kind)} و${say.point(to.points[0], axis.kind)}.`,
  pace: ({ series, pace, early, late }, say) =>
    `${pace === 'quickening' ? 'يتسارع' : 'يتباطأ'} نمو ${say.series(series)} من ${say.figure(early.rate)} للفترة الواحدة في النصف الأول إلى ${say.figure(late.rate)} في النصف الثاني.`,
  // A view of a suggestion shows its points; years are what a reader works out of them.
  years: () => undefined,
  trend: ({ series, axis, direction, slope, from, to }, say) =>
    direction === 'flat'
      ? undefined
      : `تميل قيمة ${say.series(series)} إلى ${direction === 'up' ? 'الارتفاع' : 'الانخفاض'}${axis.kind === 'number' ? '' : ` بنحو ${say.size(slope)} كل ${GRAINS[axis.grain]}`} من ${say.point(from.points[0], axis.kind)} إلى ${say.point(to.points[0], axis.kind)}.`,
  'turning-point': ({ series, axis, shape, at: turn, to }, say) => {
    const [one, other] = shape === 'peak' ? ['ارتفعت', 'انخفضت'] : ['انخفضت', 'ارتفعت'];
    return `${one} قيمة ${say.series(series)} إلى ${say.figure(turn.value)} ${at(axis.kind)} ${say.point(turn.points[0], axis.kind)}، ثم ${other} إلى ${say.figure(to.value)} ${at(axis.kind)} ${say.point(to.points[0], axis.kind)}.`;
  },
  step: ({ series, axis, direction, from, to, after }, say) =>
    `${direction === 'down' ? 'انخفضت' : 'ارتفعت'} قيمة ${say.series(series)} من ${say.figure(from.value)} في ${say.point(from.points[0], axis.kind)} إلى ${say.figure(to.value)} في ${say.point(to.points[0], axis.kind)}، وهو أكبر تغيّر فيها، وانتهت عند ${say.figure(after.to.value)}.`,
  net: ({ series, axis, total, gain, loss }, say) =>
    `يبلغ صافي ${say.series(series)} ${say.figure(total)}؛ أكبر زيادة ${say.figure(gain.value)} ${at(axis.kind)} ${say.points(gain, axis.kind)}، وأكبر نقص ${say.figure(loss.value)} ${at(axis.kind)} ${say.points(loss, axis.kind)}.`,
  seasonality: ({ series, season, high, low }, say) =>
    `تتغير قيمة ${say.series(series)} بحسب ${SEASONS[season]}: ذروتها ${WHEN[season]} ${say.season(season, high.place)} (${say.figure(high.mean)} في المتوسط) وأدناها ${WHEN[season]} ${say.season(season, low.place)} (${say.figure(low.mean)}).`,
  share: ({ series, axis, largest, share }, say) =>
    `حصة ${say.points(largest, axis.kind)} وحدها ${say.figure(share)} من ${say.series(series)}.`,
  concentration: ({ series, axis, top, share }, say) =>
    `${top.length === 1 ? 'حصة' : 'مجموع حصص'} ${say.list(top.slice(0, 4).map((point) => say.point(point, axis.kind)))} ${say.figure(share)} من ${say.series(series)}.`,
  gap: ({ axis, upper, lower, development, widest, first, last }, say) => {
    const pair = `${say.series(upper)} و${say.series(lower)}`;
    if ((development === 'widening' || development === 'narrowing') && first !== undefined && last !== undefined)
      return `${development === 'widening' ? 'يتسع' : 'يضيق'} الفارق بين ${pair} من ${say.size(first.difference)} في ${say.point(first.at, axis.kind)} إلى ${say.size(last.difference)} في ${say.point(last.at, axis.kind)}.`;
    const start = development === 'crossed' ? `يتبدل الترتيب بين ${pair}، و` : '';
    const gap = development === 'crossed' ? 'أكبر فارق بينهما' : `أكبر فارق بين ${pair}`;
    return `${start}${gap} هو ${say.size(widest.difference)} ${at(axis.kind)} ${say.point(widest.at, axis.kind)}.`;
  },
  outlier: ({ series, axis, side, at: mark, median }, say) =>
    `تبرز في ${say.series(series)} القيمة ${say.figure(mark.value)} ${at(axis.kind)} ${say.point(mark.points[0], axis.kind)}، وهي ${side === 'high' ? 'أعلى' : 'أدنى'} بكثير من الوسيط البالغ ${say.figure(median)}.`,
  correlation: ({ left, right, direction, manner, spearman }, say) => {
    const tail = `(معامل ارتباط الرتب ${say.figure(spearman)})`;
    if (manner === 'changes')
      return `كلما ارتفعت قيمة ${say.series(left)} مالت قيمة ${say.series(right)} إلى ${direction === 'down' ? 'الانخفاض' : 'الارتفاع'} ${tail}.`;
    return `حيث تكون قيم ${say.series(left)} عالية تميل قيم ${say.series(right)} إلى أن تكون ${direction === 'down' ? 'منخفضة' : 'عالية'} ${tail}.`;
  },
  ranking: ({ series, axis, from, to }, say) =>
    `تغيّر ترتيب ${say.series(series)} من المرتبة ${say.figure(from.rank)} في ${say.point(from.at, axis.kind)} إلى المرتبة ${say.figure(to.rank)} في ${say.point(to.at, axis.kind)}.`,
  'part-to-whole': ({ series, axis, share, at: place, earlier }, say) => {
    const where = place === undefined ? '' : ` ${at(axis.kind)} ${say.point(place, axis.kind)}`;
    const before =
      earlier === undefined ? '' : `، مقابل ${say.figure(earlier.share)} في ${say.point(earlier.at, axis.kind)}`;
    return `تبلغ حصة ${say.series(series)} ${say.figure(share)} من المجموع${where}${before}.`;
  },
  completeness: () => undefined,
  standing: ({ series, axis, at: mark, rank, count }, say) =>
    `يأتي ${say.point(mark.points[0], axis.kind)} في المرتبة ${say.figure(rank)} من ${say.figure(count)} من حيث ${say.series(series)}، بقيمة ${say.figure(mark.value)}.`,
};

const at = (axis: string): string => (axis === 'time' || axis === 'cycle' ? 'في' : axis === 'number' ? 'عند' : 'لدى');
