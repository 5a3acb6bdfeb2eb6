import { type SpanUnit, spanOf } from '../../../insight/reading/column-unit.ts';
import { writeMoment } from '../../plan/write-moment.ts';
import { capitaliseMarked } from '../claim.ts';
import type { Grammar, Speech } from '../grammar.ts';
import type { Message } from '../message.ts';
import { pointOf } from '../points.ts';
import { PORTUGUESE_ALONG_NUMBERS } from './along-numbers.ts';
import { contract, isMeasureWord, writePortugueseLabel } from './nouns.ts';
import { agree, at, inNoun, noun, ofNoun, places } from './phrases.ts';
import {
  PORTUGUESE_CYCLES,
  PORTUGUESE_PERIODS,
  writePortugueseGathered,
  writePortuguesePlainTitle,
  writePortugueseScope,
} from './scope.ts';
import { PORTUGUESE_DETAILS, PORTUGUESE_SENTENCES } from './sentences.ts';
import { PORTUGUESE_TITLES } from './titles.ts';

const MONTH_IN_YEAR = /^\d{4}-\d\d$/;
const DAY_IN_YEAR = /^\d{4}-\d\d-\d\d$/;
const WEEK_IN_YEAR = /^\d{4}-W(\d\d)$/;
const QUARTER_IN_YEAR = /^\d{4}-Q([1-4])$/;

/** Names of money in the plural, and the unit alone. What is not here is written with its code. */
const CURRENCIES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  EUR: ['euro', 'euros'],
  USD: ['dólar', 'dólares'],
  GBP: ['libra', 'libras'],
  BRL: ['real', 'reais'],
  AOA: ['kwanza', 'kwanzas'],
  MZN: ['metical', 'meticais'],
  CHF: ['franco suíço', 'francos suíços'],
  JPY: ['iene', 'ienes'],
  CNY: ['yuan', 'yuans'],
  SAR: ['rial saudita', 'riais sauditas'],
  AED: ['dirham', 'dirhams'],
  EGP: ['libra egípcia', 'libras egípcias'],
  MAD: ['dirham marroquino', 'dirhams marroquinos'],
  INR: ['rupia', 'rupias'],
  CVE: ['escudo cabo-verdiano', 'escudos cabo-verdianos'],
  SEK: ['coroa sueca', 'coroas suecas'],
  NOK: ['coroa norueguesa', 'coroas norueguesas'],
  DKK: ['coroa dinamarquesa', 'coroas dinamarquesas'],
};
const SCALES: Readonly<Record<string, string>> = {
  hundred: 'centenas',
  k: 'milhares',
  lakh: 'lakhs',
  m: 'milhões',
  crore: 'crores',
  bn: 'milhares de milhões',
  tn: 'biliões',
};

const SPAN_NAMES = {
  second: ['segundo', 'segundos'],
  minute: ['minuto', 'minutos'],
  hour: ['hora', 'horas'],
  day: ['dia', 'dias'],
  week: ['semana', 'semanas'],
  month: ['mês', 'meses'],
  year: ['ano', 'anos'],
} as const satisfies Record<SpanUnit, readonly [one: string, many: string]>;

/** Portuguese as written in Portugal. */
export function createPortugueseGrammar(): Grammar {
  const months = new Intl.DateTimeFormat('pt-PT', { month: 'long', timeZone: 'UTC' });
  const days = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const weekdays = new Intl.DateTimeFormat('pt-PT', { weekday: 'long', timeZone: 'UTC' });
  return {
    figures: {
      money: writeMoney,
      percent: (number) => `${number}%`,
      points: (number, value) => `${number} ${value === 1 ? 'ponto percentual' : 'pontos percentuais'}`,
      times: (number) => `${number} vezes`,
      unit: (number, unit, value) => {
        const span = spanOf(unit);
        if (span !== undefined) return `${number} ${SPAN_NAMES[span][Math.abs(value) < 2 ? 0 : 1]}`;
        // "26 °C", and "26°" of an angle.
        return /^(?:°$|['"’′″])/u.test(unit) ? `${number}${unit}` : `${number} ${unit}`;
      },
      duration: {
        hour: (number, value) => `${number} ${value === 1 ? 'hora' : 'horas'}`,
        minute: (number, value) => `${number} ${value === 1 ? 'minuto' : 'minutos'}`,
        second: (number, value) => `${number} ${value === 1 ? 'segundo' : 'segundos'}`,
      },
      durations: (larger, smaller) => `${larger} e ${smaller}`,
    },
    titles: PORTUGUESE_TITLES,
    sentences: PORTUGUESE_SENTENCES,
    details: PORTUGUESE_DETAILS,
    alongNumbers: PORTUGUESE_ALONG_NUMBERS,
    questions: askPortuguese,
    join: (first, second, relation, speech) =>
      relation === 'contrast'
        ? speech.pick('contrast', [`${first}, mas ${second}`, `${first}, ao passo que ${second}`])
        : / e /.test(first)
          ? `${first}; ${second}`
          : speech.pick('addition', [`${first}, e ${second}`, `${first}; ${second}`]),
    sentence: (clause) => `${capitaliseMarked(clause)}.`,
    asQuestion: (clause) => `${capitaliseMarked(clause)}?`,
    scope: writePortugueseScope,
    plainTitle: writePortuguesePlainTitle,
    periods: PORTUGUESE_PERIODS,
    cycles: PORTUGUESE_CYCLES,
    gathered: writePortugueseGathered,
    isMeasure: isMeasureWord,
    label: writePortugueseLabel,
    period: (iso, form) => {
      if (form === 'short' && MONTH_IN_YEAR.test(iso)) return months.format(Date.parse(`${iso}-01T00:00:00Z`));
      if (form === 'short' && DAY_IN_YEAR.test(iso)) return days.format(Date.parse(iso));
      const week = WEEK_IN_YEAR.exec(iso)?.[1];
      if (form === 'short' && week !== undefined) return `semana ${Number(week)}`;
      const quarter = QUARTER_IN_YEAR.exec(iso)?.[1];
      if (form === 'short' && quarter !== undefined) return `${quarter}.º trimestre`;
      return writeMoment(iso.split('/')[0] ?? iso, 'PT_PT').replace(/^(?:o (?=\d)|a (?=semana))/, '');
    },
    cycle: (season, place) => {
      if (season === 'month') return months.format(Date.UTC(2023, place, 1));
      // 2 January 2023 was a Monday.
      if (season === 'day') return weekdays.format(Date.UTC(2023, 0, 2 + place));
      return season === 'quarter' ? `${place + 1}.º trimestre` : `${String(place).padStart(2, '0')}:00`;
    },
    unit: ({ currency, unit, format, statedScale }) => {
      const scale = statedScale === undefined ? undefined : SCALES[statedScale];
      const span = unit === undefined ? undefined : spanOf(unit, 'or-sign');
      const named = span === undefined ? unit : SPAN_NAMES[span][1];
      const name = currency === undefined ? named : (CURRENCIES[currency]?.[1] ?? currency);
      if (name === undefined && format === 'percentage') return 'em percentagem';
      if (scale !== undefined) return name === undefined ? `em ${scale}` : `em ${scale} de ${name}`;
      return name === undefined ? undefined : `em ${name}`;
    },
  };
}

/** "1,2 milhões de euros", "900 euros", "300 SEK". */
function writeMoney(number: string, currency: string, isScaled: boolean): string {
  const names = CURRENCIES[currency];
  if (names === undefined) return `${number} ${currency}`;
  return isScaled ? `${number} de ${names[1]}` : `${number} ${number === '1' ? names[0] : names[1]}`;
}

function askPortuguese(message: Message, speech: Speech): string {
  switch (message.kind) {
    case 'course': {
      const who = noun(message.change.series, speech);
      return `quanto ${agree(who, 'mudou', 'mudaram')} ${who.text}`;
    }
    case 'last-step':
      return `o que aconteceu por último ${inNoun(message.change.series, speech)}`;
    case 'courses':
      return `como se comparam ${noun(message.first.series, speech).text} e ${noun(message.second.series, speech).text}`;
    case 'gap':
      return `que distância separa ${noun(message.fact.upper, speech).text} e ${noun(message.fact.lower, speech).text}`;
    case 'correlation':
      return `que relação há entre ${noun(message.fact.left, speech).text} e ${noun(message.fact.right, speech).text}`;
    case 'pair':
      return `como se comparam ${places({ points: [message.upper.at, message.lower.at].map(pointOf) }, message.upper.axis, speech).text}`;
    case 'completeness':
      return 'que dados faltam';
    case 'turning-point':
      return `quando se deu a viragem ${ofNoun(message.fact.series, speech)}`;
    case 'step':
      return `o que aconteceu ${contract('a', noun(message.fact.series, speech).text)} ${at(pointOf(message.fact.to), message.fact.axis, speech)}`;
    case 'years': {
      const { from, to, axis } = message.fact;
      return `como se compara ${speech.year(to.at, axis)} com ${speech.year(from.at, axis)}`;
    }
    case 'net':
      return `qual foi o saldo ${ofNoun(message.fact.series, speech)}`;
    case 'seasonality':
      return `qual é a melhor altura ${ofNoun(message.fact.series, speech)}`;
    case 'extremes': {
      const who = noun(message.fact.series, speech);
      return `como ${agree(who, 'varia', 'variam')} ${who.text}`;
    }
    case 'share':
    case 'concentration':
      return `o que mais pesa ${inNoun(message.fact.series, speech)}`;
    case 'outlier':
      return `o que se destaca ${inNoun(message.fact.series, speech)}`;
    case 'standing':
    case 'growth':
    case 'pace':
    case 'ranking':
    case 'part-to-whole':
    case 'level': {
      const who = noun(message.fact.series, speech);
      return `como ${agree(who, 'evoluiu', 'evoluíram')} ${who.text}`;
    }
  }
}
