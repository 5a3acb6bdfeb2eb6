import { WRITTEN_LOCALE_OF } from '../../../chart/locale.ts';
import { type SpanUnit, spanOf } from '../../../insight/reading/column-unit.ts';
import { writeMoment } from '../../plan/write-moment.ts';
import { pluralCategory } from '../../plural.ts';
import type { Grammar, Speech } from '../grammar.ts';
import type { Message } from '../message.ts';
import { pointOf } from '../points.ts';
import { ARABIC_ALONG_NUMBERS } from './along-numbers.ts';
import { isMeasureLabel, writeArabicLabel } from './nouns.ts';
import { agree, at, bare, noun, places } from './phrases.ts';
import {
  ARABIC_CYCLES,
  ARABIC_PERIODS,
  writeArabicGathered,
  writeArabicPlainTitle,
  writeArabicScope,
} from './scope.ts';
import { ARABIC_DETAILS, ARABIC_SENTENCES } from './sentences.ts';
import { ARABIC_TITLES } from './titles.ts';

const TAG = WRITTEN_LOCALE_OF.AR;
const MONTH_IN_YEAR = /^\d{4}-\d\d$/;
const DAY_IN_YEAR = /^\d{4}-\d\d-\d\d$/;
const WEEK_IN_YEAR = /^\d{4}-W(\d\d)$/;
const QUARTER_IN_YEAR = /^\d{4}-Q([1-4])$/;
const QUARTERS = ['الربع الأول', 'الربع الثاني', 'الربع الثالث', 'الربع الرابع'] as const;

/** A counted noun after its number: the singular; from 3 to 10 the plural; from 11 to 99 the singular with its alif of the accusative. */
type Counted = readonly [one: string, few: string, many: string];

/** Names of money. What is not here is written with its code. */
const CURRENCIES: Readonly<Record<string, Counted>> = {
  USD: ['دولار', 'دولارات', 'دولارًا'],
  EUR: ['يورو', 'يورو', 'يورو'],
  GBP: ['جنيه إسترليني', 'جنيهات إسترلينية', 'جنيهًا إسترلينيًا'],
  EGP: ['جنيه مصري', 'جنيهات مصرية', 'جنيهًا مصريًا'],
  SAR: ['ريال سعودي', 'ريالات سعودية', 'ريالًا سعوديًا'],
  QAR: ['ريال قطري', 'ريالات قطرية', 'ريالًا قطريًا'],
  AED: ['درهم إماراتي', 'دراهم إماراتية', 'درهمًا إماراتيًا'],
  MAD: ['درهم مغربي', 'دراهم مغربية', 'درهمًا مغربيًا'],
  KWD: ['دينار كويتي', 'دنانير كويتية', 'دينارًا كويتيًا'],
  TND: ['دينار تونسي', 'دنانير تونسية', 'دينارًا تونسيًا'],
  JOD: ['دينار أردني', 'دنانير أردنية', 'دينارًا أردنيًا'],
};
const SCALES: Readonly<Record<string, string>> = {
  hundred: 'مئات',
  k: 'آلاف',
  lakh: 'مئات آلاف',
  m: 'ملايين',
  crore: 'عشرات ملايين',
  bn: 'مليارات',
  tn: 'تريليونات',
};
const POINTS: Counted = ['نقطة مئوية', 'نقاط مئوية', 'نقطة مئوية'];
const TIMES: Counted = ['مرة', 'مرات', 'مرة'];
const HOURS: Counted = ['ساعة', 'ساعات', 'ساعة'];
const MINUTES: Counted = ['دقيقة', 'دقائق', 'دقيقة'];
const SECONDS: Counted = ['ثانية', 'ثوانٍ', 'ثانية'];

/** Units that are words, and bend as nouns do; those of Latin letters are set apart. */
const UNITS: Readonly<Record<string, Counted>> = {
  طن: ['طن', 'أطنان', 'طنًا'],
  لتر: ['لتر', 'لترات', 'لترًا'],
  متر: ['متر', 'أمتار', 'مترًا'],
  كيلومتر: ['كيلومتر', 'كيلومترات', 'كيلومترًا'],
  كيلوغرام: ['كيلوغرام', 'كيلوغرامات', 'كيلوغرامًا'],
  غرام: ['غرام', 'غرامات', 'غرامًا'],
};

/** Spans of time, counted. */
const SPAN_NAMES = {
  second: SECONDS,
  minute: MINUTES,
  hour: HOURS,
  day: ['يوم', 'أيام', 'يومًا'],
  week: ['أسبوع', 'أسابيع', 'أسبوعًا'],
  month: ['شهر', 'أشهر', 'شهرًا'],
  year: ['سنة', 'سنوات', 'سنة'],
} as const satisfies Record<SpanUnit, Counted>;

/** One and two of something are told by the noun alone: "ساعة واحدة", "ساعتان". By the singular. */
const ONE_AND_TWO: Readonly<Record<string, readonly [one: string, two: string]>> = {
  ساعة: ['ساعة واحدة', 'ساعتان'],
  دقيقة: ['دقيقة واحدة', 'دقيقتان'],
  ثانية: ['ثانية واحدة', 'ثانيتان'],
  يوم: ['يوم واحد', 'يومان'],
  أسبوع: ['أسبوع واحد', 'أسبوعان'],
  شهر: ['شهر واحد', 'شهران'],
  سنة: ['سنة واحدة', 'سنتان'],
  طن: ['طن واحد', 'طنان'],
  لتر: ['لتر واحد', 'لتران'],
  متر: ['متر واحد', 'متران'],
  كيلومتر: ['كيلومتر واحد', 'كيلومتران'],
  كيلوغرام: ['كيلوغرام واحد', 'كيلوغرامان'],
  غرام: ['غرام واحد', 'غرامان'],
};

/** What governs a noun behind it: the dual then ends in -ayn. */
const AFTER_GOVERNOR = new RegExp(
  `(?<=(?<!\\p{L})و?(?:بفارق|بمقدار|بنحو|نحو|من|إلى|عن|على|عند|قدره|بلغت?)[\\s\\ue000-\\uf8ff]+)(${Object.values(
    ONE_AND_TWO,
  )
    .map(([, two]) => two)
    .join('|')})(?!\\p{L})`,
  'gu',
);

/** "بفارق ساعتين": duals in the case that the word before them asks for. */
function inCase(clause: string): string {
  return clause.replace(AFTER_GOVERNOR, (dual) => `${dual.slice(0, -2)}ين`);
}

/** A number and what it counts. */
function counted(number: string, value: number, words: Counted): string {
  const [one, two] = ONE_AND_TWO[words[0]] ?? [];
  const alone = value === 1 ? one : value === 2 ? two : undefined;
  return alone ?? `${number} ${formFor(value, words)}`;
}

function withUnit(number: string, unit: string, value: number): string {
  const span = spanOf(unit);
  const words = span === undefined ? UNITS[unit] : SPAN_NAMES[span];
  if (words !== undefined) return counted(number, value, words);
  return `${number} ${/[A-Za-z]/.test(unit) ? `\u2068${unit}\u2069` : unit}`;
}

/** The form of a noun that a number calls for; fractions take the singular. */
function formFor(value: number, [one, few, many]: Counted): string {
  if (!Number.isInteger(value)) return one;
  const category = pluralCategory(Math.abs(value), 'AR');
  if (category === 'few') return few;
  return category === 'many' ? many : one;
}

/** Arabic, in the digits and months that most of its readers share. */
export function createArabicGrammar(): Grammar {
  const digits = new Intl.NumberFormat(TAG, { useGrouping: false });
  const days = new Intl.DateTimeFormat(TAG, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(TAG, { month: 'long', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(TAG, { weekday: 'long', timeZone: 'UTC' });
  const hours = new Intl.NumberFormat(TAG, { minimumIntegerDigits: 2 });
  return {
    figures: {
      money: writeMoney,
      percent: (number) => `${number}٪`,
      points: (number, value) => `${number} ${formFor(value, POINTS)}`,
      times: (number) => `${number} ${TIMES[0]}`,
      unit: withUnit,
      duration: {
        hour: (number, value) => counted(number, value, HOURS),
        minute: (number, value) => counted(number, value, MINUTES),
        second: (number, value) => counted(number, value, SECONDS),
      },
      durations: (larger, smaller) => `${larger} و${smaller}`,
    },
    titles: ARABIC_TITLES,
    sentences: ARABIC_SENTENCES,
    details: ARABIC_DETAILS,
    alongNumbers: ARABIC_ALONG_NUMBERS,
    questions: askArabic,
    join: (first, second, relation, speech) =>
      relation === 'contrast'
        ? `${first}، ${speech.pick('contrast', ['بينما', 'في حين'])} ${second}`
        : speech.pick('addition', [`${first}، و${second}`, `${first}؛ ${second}`]),
    sentence: (clause) => `${inCase(clause)}.`,
    asQuestion: (clause) => `${inCase(clause)}؟`,
    scope: writeArabicScope,
    plainTitle: writeArabicPlainTitle,
    periods: ARABIC_PERIODS,
    cycles: ARABIC_CYCLES,
    gathered: writeArabicGathered,
    isMeasure: isMeasureLabel,
    label: writeArabicLabel,
    period: (iso, form) => {
      if (form === 'short' && MONTH_IN_YEAR.test(iso)) return months.format(Date.parse(`${iso}-01T00:00:00Z`));
      if (form === 'short' && DAY_IN_YEAR.test(iso)) return days.format(Date.parse(iso));
      const week = WEEK_IN_YEAR.exec(iso)?.[1];
      if (form === 'short' && week !== undefined) return `الأسبوع ${digits.format(Number(week))}`;
      const quarter = QUARTER_IN_YEAR.exec(iso)?.[1];
      if (form === 'short' && quarter !== undefined) return QUARTERS[Number(quarter) - 1] ?? iso;
      return writeMoment(iso.split('/')[0] ?? iso, 'AR').replace(/ في (?=\p{Nd}{1,2}:)/u, ' الساعة ');
    },
    cycle: (season, place) => {
      if (season === 'month') return months.format(Date.UTC(2023, place, 1));
      // 2 January 2023 was a Monday.
      if (season === 'day') return weekdays.format(Date.UTC(2023, 0, 2 + place));
      return season === 'quarter' ? (QUARTERS[place] ?? '') : `${hours.format(place)}:٠٠`;
    },
    unit: ({ currency, unit, format, statedScale }) => {
      const scale = statedScale === undefined ? undefined : SCALES[statedScale];
      if (currency !== undefined) return `ب${moneyUnit(currency, scale)}`;
      const span = unit === undefined ? undefined : spanOf(unit, 'or-sign');
      if (span !== undefined) return `بال${SPAN_NAMES[span][0]}`;
      const shown = unit !== undefined && /[A-Za-z]/.test(unit) ? `\u2068${unit}\u2069` : unit;
      if (shown === undefined && format === 'percentage') return 'بالنسبة المئوية';
      if (scale !== undefined) return shown === undefined ? `بال${scale}` : `ب${scale} ${shown}`;
      return shown === undefined ? undefined : `بوحدة ${shown}`;
    },
  };
}

/** "الدولار", "ملايين الدولارات"; a code where the money has no name here. */
function moneyUnit(currency: string, scale: string | undefined): string {
  const names = CURRENCIES[currency];
  if (names === undefined) return `${scale ?? 'عملة'} \u2068${currency}\u2069`;
  return scale === undefined ? definiteMoney(names[0]) : `${scale} ${definiteMoney(names[1])}`;
}

/** "دولارات" as "الدولارات": the second of a construct. */
function definiteMoney(name: string): string {
  return name
    .split(' ')
    .map((word) => (/^[\u0600-\u06ff]/u.test(word) ? `ال${word}` : word))
    .join(' ');
}

/** "١٫٢ مليون دولار", "٥ دولارات", "٢٥ دولارًا"; hundreds and scales take the singular. */
function writeMoney(number: string, currency: string, isScaled: boolean, value: number): string {
  const names = CURRENCIES[currency];
  if (names === undefined) return `${number} \u2068${currency}\u2069`;
  return `${number} ${isScaled ? names[0] : formFor(value, names)}`;
}

function askArabic(message: Message, speech: Speech): string {
  switch (message.kind) {
    case 'course': {
      const who = noun(message.change.series, speech);
      return `كم ${agree(who, 'تغيّر', 'تغيّرت')} ${who.text}`;
    }
    case 'last-step':
      return `ما آخر تغيّر في ${bare(message.change.series, speech)}`;
    case 'courses':
      return `كيف تُقارن ${bare(message.first.series, speech)} و${bare(message.second.series, speech)}`;
    case 'gap':
      return `ما الفارق بين ${bare(message.fact.upper, speech)} و${bare(message.fact.lower, speech)}`;
    case 'correlation':
      return `ما العلاقة بين ${bare(message.fact.left, speech)} و${bare(message.fact.right, speech)}`;
    case 'pair':
      return `كيف تُقارن ${places({ points: [message.upper.at, message.lower.at].map(pointOf) }, message.upper.axis, speech)}`;
    case 'completeness':
      return 'ما الناقص في البيانات';
    case 'turning-point':
      return `متى تغيّر اتجاه ${bare(message.fact.series, speech)}`;
    case 'step':
      return `ماذا حدث في ${bare(message.fact.series, speech)} ${at(pointOf(message.fact.to), message.fact.axis, speech)}`;
    case 'years': {
      const { from, to, axis } = message.fact;
      return `كيف كان عام ${speech.year(to.at, axis)} مقارنةً بعام ${speech.year(from.at, axis)}`;
    }
    case 'net':
      return `كم بلغ صافي ${bare(message.fact.series, speech)}`;
    case 'seasonality':
      return `متى تأتي أفضل فترات ${bare(message.fact.series, speech)}`;
    case 'extremes': {
      const who = noun(message.fact.series, speech);
      return `كيف ${agree(who, 'يتفاوت', 'تتفاوت')} ${who.text}`;
    }
    case 'share':
    case 'concentration': {
      const who = noun(message.fact.series, speech);
      return `كيف ${agree(who, 'يتوزع', 'تتوزع')} ${who.text}`;
    }
    case 'outlier':
      return `ما اللافت في ${bare(message.fact.series, speech)}`;
    case 'standing':
    case 'growth':
    case 'pace':
    case 'ranking':
    case 'part-to-whole':
    case 'level':
      return `كيف كان أداء ${bare(message.fact.series, speech)}`;
  }
}
