import type { CellKind } from './make-tables/table-file.ts';

/** The comparable form of a cell: a number, folded text, or null for an empty one. Days and periods are ISO days. */
export type PlainCell = number | string | null;

/** By which notation a cell is read: that of its column, and that of the table's dates for columns that are new. */
export type CellNotation = { readonly kind?: CellKind | undefined; readonly dateKind?: CellKind | undefined };

const EMPTY = new Set(['', '-', '—', '–', 'n/a', 'null']);
const SCALES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, mn: 1e6, b: 1e9, bn: 1e9 };

const MONTHS = [
  ['january', 'jan', 'janeiro', 'يناير', 'كانون الثاني'],
  ['february', 'feb', 'fevereiro', 'fev', 'فبراير', 'شباط'],
  ['march', 'mar', 'março', 'مارس', 'آذار'],
  ['april', 'apr', 'abril', 'abr', 'أبريل', 'إبريل', 'نيسان'],
  ['may', 'maio', 'mai', 'مايو', 'أيار'],
  ['june', 'jun', 'junho', 'يونيو', 'حزيران'],
  ['july', 'jul', 'julho', 'يوليو', 'تموز'],
  ['august', 'aug', 'agosto', 'ago', 'أغسطس', 'آب'],
  ['september', 'sep', 'sept', 'setembro', 'set', 'سبتمبر', 'أيلول'],
  ['october', 'oct', 'outubro', 'out', 'أكتوبر', 'تشرين الأول'],
  ['november', 'nov', 'novembro', 'نوفمبر', 'تشرين الثاني'],
  ['december', 'dec', 'dezembro', 'dez', 'ديسمبر', 'كانون الأول'],
] as const;

const WEEKDAYS = [
  ['monday', 'mon', 'segunda-feira', 'segunda', 'seg', 'الاثنين', 'الإثنين', 'اثنين'],
  ['tuesday', 'tue', 'terça-feira', 'terça', 'ter', 'الثلاثاء', 'ثلاثاء'],
  ['wednesday', 'wed', 'quarta-feira', 'quarta', 'qua', 'الأربعاء', 'أربعاء'],
  ['thursday', 'thu', 'quinta-feira', 'quinta', 'qui', 'الخميس', 'خميس'],
  ['friday', 'fri', 'sexta-feira', 'sexta', 'sex', 'الجمعة', 'جمعة'],
  ['saturday', 'sat', 'sábado', 'sáb', 'السبت', 'سبت'],
  ['sunday', 'sun', 'domingo', 'dom', 'الأحد', 'أحد'],
] as const;

const ORDINALS: Readonly<Record<string, number>> = { الأول: 1, الثاني: 2, الثالث: 3, الرابع: 4 };

const placesOf = (names: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(names.flatMap((all, at) => all.map((name) => [name, at + 1] as const)));
const MONTH_PLACES = placesOf(MONTHS);
const WEEKDAY_PLACES = placesOf(WEEKDAYS);

const two = (value: number | string): string => String(value).padStart(2, '0');
const day = (y: number | string, m: number | string, d: number | string): string => `${y}-${two(m)}-${two(d)}`;

/** Letters without case, digits of one kind, spaces collapsed. */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u200e\u200f\u00a0\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** The number that a cell of a numeric column states, whatever stands around it. */
export function readNumber(text: string, decimalMark: '.' | ','): number | null {
  const folded = foldText(text).replace(/٫/g, '.').replace(/٬/g, ',').replace(/−/g, '-');
  const [core] = /\d[\d.,]*/.exec(folded) ?? [];
  if (core === undefined) return null;
  const at = folded.indexOf(core);
  const digits = decimalMark === ',' ? core.replace(/\./g, '').replace(',', '.') : core.replace(/,/g, '');
  const [, scale = ''] = /^ ?(k|mn|m|bn|b)\b/.exec(folded.slice(at + core.length)) ?? [];
  const isNegative = folded.slice(0, at).includes('-') || folded.slice(0, at).includes('(');
  return Number(digits) * (SCALES[scale] ?? 1) * (isNegative ? -1 : 1);
}

const ISO_WEEK = /^(\d{4})-w(\d{2})$/;

/** The Monday of an ISO week. */
function mondayOf(year: number, week: number): string {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return new Date(fourth + ((week - 1) * 7 - weekday) * 86_400_000).toISOString().slice(0, 10);
}

function readSlashed(text: string, kind: CellKind | undefined): string | undefined {
  const [, first = '', second = '', year = ''] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text) ?? [];
  if (year === '') return undefined;
  return kind === 'monthDayYear' ? day(year, first, second) : day(year, second, first);
}

function readNamedDay(text: string): string | undefined {
  const words = text
    .replace(/[.,]/g, ' ')
    .replace(/ de | of /g, ' ')
    .split(/[ –/-]+/)
    .filter(Boolean);
  const [year] = words.filter((word) => /^\d{4}$/.test(word));
  const [month] = words.flatMap((word) => MONTH_PLACES.get(word) ?? []);
  if (year === undefined || month === undefined) return undefined;
  const [date = '1'] = words.filter((word) => /^\d{1,2}$/.test(word));
  return words.length <= 6 ? day(year, month, date) : undefined;
}

function readPeriod(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(text);
  if (iso !== null) return day(iso[1] ?? '', iso[2] ?? '', iso[3] ?? 1);
  const numbered = /^(\d{1,2})\/(\d{4})$/.exec(text);
  if (numbered !== null) return day(numbered[2] ?? '', numbered[1] ?? '', 1);
  const week = ISO_WEEK.exec(text);
  if (week !== null) return mondayOf(Number(week[1]), Number(week[2]));
  const [year] = /\b\d{4}\b/.exec(text) ?? [];
  const quarter =
    /(?:^|\s|-)[qt](\d)\b/.exec(text)?.[1] ?? /(\d)\.?º ?trim/.exec(text)?.[1] ?? /(?:الربع|ربع) (\S+)/.exec(text)?.[1];
  if (year === undefined || quarter === undefined) return undefined;
  const place = ORDINALS[quarter] ?? Number(quarter);
  return place >= 1 && place <= 4 ? day(year, place * 3 - 2, 1) : undefined;
}

function readMoment(text: string, kind: CellKind | undefined): string | undefined {
  const timed = /^(\d{4}-\d{2}-\d{2})[t ](\d{2}:\d{2})/.exec(text);
  if (timed !== null) return timed[2] === '00:00' ? timed[1] : `${timed[1]}t${timed[2]}`;
  return readPeriod(text) ?? readSlashed(text, kind) ?? readNamedDay(text);
}

const calendarName = (text: string): string | undefined => {
  const month = MONTH_PLACES.get(text);
  if (month !== undefined) return `month ${month}`;
  const weekday = WEEKDAY_PLACES.get(text);
  return weekday === undefined ? undefined : `weekday ${weekday}`;
};

/** The comparable form of a cell. */
export function toPlainCell(value: unknown, { kind, dateKind }: CellNotation = {}): PlainCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = foldText(String(value));
  if (EMPTY.has(text)) return null;
  if (kind === 'number' || kind === 'commaNumber') return readNumber(text, kind === 'number' ? '.' : ',') ?? text;
  if (/^-?\d[\d,]*(\.\d+)? ?[%٪]?$/.test(text)) return readNumber(text, '.');
  return readMoment(text, kind ?? dateKind) ?? calendarName(text) ?? text;
}

/** The first number a label of an interval names: its lower end. */
export function lowerEnd(value: unknown): PlainCell {
  if (typeof value === 'number' || value === null) return value;
  // Thousands parted by blanks or in Arabic, and decimals behind a comma or its Arabic sign, in the one notation that is read below.
  const folded = foldText(String(value))
    .replace(/(?<=\d)[ \u00a0\u202f٬](?=\d{3}(?!\d))/g, ',')
    .replace(/(?<=\d)(?:٫|,(?!\d{3}))(?=\d)/g, '.');
  const [core] = /-?\d[\d,]*(?:\.\d+)?/.exec(folded) ?? [];
  if (core === undefined) return folded;
  const scale = /^ ?(k|mn|m|bn|b)\b/.exec(folded.slice(folded.indexOf(core) + core.length))?.[1];
  return Number(core.replace(/,/g, '')) * (SCALES[scale ?? ''] ?? 1);
}

/** Equal as a reader would say: numbers within 0.05 %. */
export function isSameCell(left: PlainCell, right: PlainCell): boolean {
  if (typeof left !== 'number' || typeof right !== 'number') return left === right;
  return Math.abs(left - right) <= Math.max(5e-4 * Math.max(Math.abs(left), Math.abs(right)), 1e-9);
}
