import { type Locale, WRITTEN_LOCALE_OF } from '../../../chart/locale.ts';
import { spanOf } from '../../../insight/reading/column-unit.ts';
import { writeMoment } from '../../plan/write-moment.ts';
import { capitaliseMarked } from '../claim.ts';
import type { Grammar, Speech } from '../grammar.ts';
import type { Message } from '../message.ts';
import { pointOf } from '../points.ts';
import { ENGLISH_ALONG_NUMBERS } from './along-numbers.ts';
import { isMeasureLabel, writeLabel } from './nouns.ts';
import { at, subject } from './phrases.ts';
import {
  ENGLISH_CYCLES,
  ENGLISH_PERIODS,
  writeEnglishGathered,
  writeEnglishPlainTitle,
  writeEnglishScope,
} from './scope.ts';
import { ENGLISH_DETAILS, ENGLISH_SENTENCES } from './sentences.ts';
import { ENGLISH_TITLES } from './titles.ts';

const DECADE = /^\d{3}0s$/;
const MONTH_IN_YEAR = /^(\d{4})-\d\d$/;
const DAY_IN_YEAR = /^\d{4}-\d\d-\d\d$/;
const WEEK_IN_YEAR = /^\d{4}-W(\d\d)$/;

/** English as written on one side of the Atlantic: dates and signs of money differ, nothing else does here. */
export function createEnglishGrammar(locale: Extract<Locale, 'EN_US' | 'EN_GB'>): Grammar {
  const months = new Intl.DateTimeFormat(WRITTEN_LOCALE_OF[locale], { month: 'long', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat(WRITTEN_LOCALE_OF[locale], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat(WRITTEN_LOCALE_OF[locale], { weekday: 'long', timeZone: 'UTC' });
  return {
    figures: {
      money: (number, currency) => withSymbol(number, symbolOf(currency, locale)),
      percent: (number) => `${number}%`,
      points: (number, value) => `${number} percentage ${value === 1 ? 'point' : 'points'}`,
      times: (number) => `${number} times`,
      unit: (number, unit, value) => {
        const span = spanOf(unit);
        if (span !== undefined) return `${number} ${span}${value === 1 ? '' : 's'}`;
        return /^[°'"’′″]/u.test(unit) ? `${number}${unit}` : `${number} ${unit}`;
      },
      duration: {
        hour: (number, value) => `${number} ${value === 1 ? 'hour' : 'hours'}`,
        minute: (number, value) => `${number} ${value === 1 ? 'minute' : 'minutes'}`,
        second: (number, value) => `${number} ${value === 1 ? 'second' : 'seconds'}`,
      },
      durations: (larger, smaller) => `${larger} ${smaller}`,
    },
    titles: ENGLISH_TITLES,
    sentences: ENGLISH_SENTENCES,
    details: ENGLISH_DETAILS,
    alongNumbers: ENGLISH_ALONG_NUMBERS,
    questions: askEnglish,
    join: (first, second, relation, speech) =>
      relation === 'contrast'
        ? speech.pick('contrast', [`${first}, but ${second}`, `while ${first}, ${second}`])
        : / and /.test(first)
          ? `${first}; ${second}`
          : speech.pick('addition', [`${first}, and ${second}`, `${first}; ${second}`]),
    sentence: (clause) => `${capitaliseMarked(clause)}.`,
    asQuestion: (clause) => `${capitaliseMarked(clause)}?`,
    scope: writeEnglishScope,
    plainTitle: writeEnglishPlainTitle,
    periods: ENGLISH_PERIODS,
    cycles: ENGLISH_CYCLES,
    gathered: writeEnglishGathered,
    isMeasure: isMeasureLabel,
    label: writeLabel,
    period: (iso, form) => {
      if (DECADE.test(iso)) return `the ${iso}`;
      if (form === 'short' && MONTH_IN_YEAR.test(iso)) return months.format(Date.parse(`${iso}-01T00:00:00Z`));
      if (form === 'short' && DAY_IN_YEAR.test(iso)) return days.format(Date.parse(iso));
      const week = WEEK_IN_YEAR.exec(iso)?.[1];
      if (form === 'short' && week !== undefined) return `week ${Number(week)}`;
      return writeMoment(iso.split('/')[0] ?? iso, locale);
    },
    cycle: (season, place) => {
      if (season === 'month') return months.format(Date.UTC(2023, place, 1));
      // 2 January 2023 was a Monday.
      if (season === 'day') return weekdays.format(Date.UTC(2023, 0, 2 + place));
      return season === 'quarter' ? `Q${place + 1}` : `${String(place).padStart(2, '0')}:00`;
    },
    unit: ({ currency, unit, format, statedScale }) => {
      const scale = statedScale === undefined ? undefined : SCALE_NAMES[statedScale];
      const span = unit === undefined ? undefined : spanOf(unit, 'or-sign');
      const name = currency !== undefined ? currencyName(currency, locale) : span === undefined ? unit : `${span}s`;
      if (name === undefined && format === 'percentage') return 'in percent';
      if (scale !== undefined) return name === undefined ? `in ${scale}` : `in ${scale} of ${name}`;
      return name === undefined ? undefined : `in ${name}`;
    },
  };
}

const SCALE_NAMES: Readonly<Record<string, string>> = {
  hundred: 'hundreds',
  k: 'thousands',
  lakh: 'lakhs',
  m: 'millions',
  crore: 'crores',
  bn: 'billions',
  tn: 'trillions',
};

/** "US dollars", "euros". */
function currencyName(currency: string, locale: Locale): string {
  const parts = new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

const symbols = new Map<string, string>();

function symbolOf(currency: string, locale: Locale): string {
  const key = `${locale} ${currency}`;
  let symbol = symbols.get(key);
  if (symbol === undefined) {
    const parts = new Intl.NumberFormat(WRITTEN_LOCALE_OF[locale], {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(1);
    symbol = parts.find(({ type }) => type === 'currency')?.value ?? currency;
    symbols.set(key, symbol);
  }
  return symbol;
}

/** "$1.2 million", "-€5", "CHF 300". */
function withSymbol(number: string, symbol: string): string {
  const [, sign = '', rest = number] = /^([-−]?)(.*)$/su.exec(number) ?? [];
  return /\p{L}$/u.test(symbol) ? `${symbol} ${sign}${rest}` : `${sign}${symbol}${rest}`;
}

function askEnglish(message: Message, speech: Speech): string {
  switch (message.kind) {
    case 'course':
      return `how much did ${subject(message.change.series, speech)} change`;
    case 'last-step':
      return `what did ${subject(message.change.series, speech)} do last`;
    case 'courses':
      return `how did ${subject(message.first.series, speech)} and ${subject(message.second.series, speech)} compare`;
    case 'gap':
      return `how far apart were ${subject(message.fact.upper, speech)} and ${subject(message.fact.lower, speech)}`;
    case 'correlation':
      return `how are ${subject(message.fact.left, speech)} and ${subject(message.fact.right, speech)} related`;
    case 'pair':
      return `how did ${speech.names([message.upper.at, message.lower.at].map(pointOf), message.upper.axis)} compare`;
    case 'completeness':
      return 'how complete are the data';
    case 'turning-point':
      return `when did ${subject(message.fact.series, speech)} turn`;
    case 'step':
      return `what happened to ${subject(message.fact.series, speech)} ${at(pointOf(message.fact.to), message.fact.axis, speech)}`;
    case 'years': {
      const { from, to, axis } = message.fact;
      return `how did ${speech.year(to.at, axis)} compare with ${speech.year(from.at, axis)}`;
    }
    case 'net':
      return `what did ${subject(message.fact.series, speech)} come to`;
    case 'seasonality':
      return `when did ${subject(message.fact.series, speech)} run strong`;
    case 'extremes':
    case 'share':
    case 'concentration':
      return `what tops the list for ${subject(message.fact.series, speech)}`;
    case 'outlier':
      return `what stood out in ${subject(message.fact.series, speech)}`;
    case 'standing':
      return `where did ${subject(message.fact.series, speech)} stand`;
    case 'growth':
    case 'pace':
    case 'ranking':
    case 'part-to-whole':
    case 'level':
      return `how did ${subject(message.fact.series, speech)} fare`;
  }
}
