import { foldWords } from '../../table/notation/characters.ts';
import type { TableColumn } from '../../table/parse-table.ts';
import type { ColumnProfile } from '../../table/profile.ts';
import { LABEL_UNITS } from '../../table/reading/label-units.ts';
import type { ColumnUnit } from '../figure.ts';

/** Names of spans of time that labels give in brackets as their unit, by the span. */
const SPANS = {
  second: 'second seconds secs sec segundo segundos ثانية ثوان ثواني ثوانٍ',
  minute: 'minute minutes mins minuto minutos دقيقة دقائق',
  hour: 'hour hours hrs hora horas ساعة ساعات',
  day: 'day days dia dias يوم أيام ايام',
  week: 'week weeks semana semanas أسبوع أسابيع',
  month: 'month months mês mes meses شهر أشهر شهور',
  year: 'year years yrs ano anos سنة سنوات عام أعوام',
} as const;

/** A span of time as a unit of figures. */
export type SpanUnit = keyof typeof SPANS;

const SPAN_OF: ReadonlyMap<string, SpanUnit> = new Map(
  Object.entries(SPANS).flatMap(([span, names]) =>
    // The keys are those of the table itself.
    names.split(' ').map((name) => [name, span as SpanUnit] as const),
  ),
);

const SIGNS: ReadonlyMap<string, SpanUnit> = new Map([
  ['s', 'second'],
  ['min', 'minute'],
  ['h', 'hour'],
]);

/**
 * The span of time that a unit names in one of the languages ("days", "dias", "يوم"), or by its sign ("min") where that is asked for;
 * undefined for other units.
 */
export function spanOf(unit: string, by: 'name' | 'or-sign' = 'name'): SpanUnit | undefined {
  return SPAN_OF.get(unit.toLowerCase()) ?? (by === 'or-sign' ? SIGNS.get(unit) : undefined);
}

const BRACKETED = /[([]([^()[\]]*)[)\]]\s*$/u;
/** A scale in a word of its own: "m", "mm" and "t" are units as often. */
const SCALE_WORD =
  /thousand|million|billion|trillion|milhar|milh[õo]|bili|\bmil\b|lakh|crore|ألف|آلاف|مليون|ملايين|مليار|ترليون|تريليون/iu;

/**
 * How the values of a column are written: currency, unit, decimals and scale, where cells or label say so. A scale is believed beside
 * money or in a whole word, since "Rainfall (mm)" is no millions.
 */
export function columnUnit(
  column: TableColumn | undefined,
  { key, format, currency, label }: ColumnProfile,
): ColumnUnit {
  const { decimals, statedScale, scaleText = '' } = column?.typed ?? {};
  const unit = column?.typed.unit ?? (currency === undefined ? labelUnit(label) : undefined);
  const isScaled =
    statedScale !== undefined &&
    format !== 'percentage' &&
    (currency !== undefined || SCALE_WORD.test(`${label} ${scaleText}`));
  return {
    columnKey: key,
    format,
    ...(currency === undefined ? {} : { currency }),
    ...(unit === undefined ? {} : { unit }),
    ...(decimals === undefined ? {} : { decimals }),
    ...(isScaled ? { statedScale } : {}),
  };
}

/** What a label says in brackets at its end, as a rule the unit. */
export const bracketed = (label: string): string => BRACKETED.exec(label)?.[1]?.trim() ?? '';

/** What a unit may be counted by: "kg/ha", "µg/m³", "l/100 km", "g/day". */
const DIVISOR = /^(?:\d{1,4} ?)?\p{L}{1,6}[²³]?$/u;

/** Names of one span: "(month)" is the month that a rent is for, or the unit of a time. */
const SINGLE: ReadonlySet<string> = new Set(
  'second minute hour day week month year segundo minuto hora dia semana mês mes ano ثانية دقيقة ساعة يوم أسبوع شهر سنة عام'.split(
    ' ',
  ),
);
/** Words of labels that measure time, folded. */
const TIMES: ReadonlySet<string> = new Set(
  foldWords(
    'wait waits waiting age ages duration durations time times delay delays stay stays lifetime lifespan tenure term terms span expectancy life ' +
      'period lag latency turnaround gestation seniority longevity downtime uptime ' +
      'prazo prazos espera esperas idade idades duracao tempo tempos atraso atrasos demora estadia permanencia esperanca vida antiguidade ' +
      'مدة المدة انتظار الانتظار عمر العمر أعمار زمن الزمن وقت الوقت تأخير التأخير تأخر إقامة الإقامة فترة الفترة مهلة المهلة',
  ).split(' '),
);

/** True for a span that a label gives as its unit; of one span only beside a word of time. */
function isSpanOf(named: string, label: string): boolean {
  if (spanOf(named) === undefined) return false;
  const words = foldWords(label.replace(BRACKETED, '')).split(/[^\p{L}]+/u);
  return !SINGLE.has(named.toLowerCase()) || words.some((word) => TIMES.has(word));
}

function labelUnit(label: string): string | undefined {
  const named = bracketed(label);
  if (LABEL_UNITS.has(named) || isSpanOf(named, label)) return named;
  const [unit = '', divisor, more] = named.split('/');
  const isRate = divisor !== undefined && more === undefined && LABEL_UNITS.has(unit) && DIVISOR.test(divisor);
  return isRate ? named : undefined;
}
