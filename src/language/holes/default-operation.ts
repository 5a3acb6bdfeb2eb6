import type { AggregateOperation } from '../../plan/expression/expression.ts';
import { isStockLabel } from '../../table/profile/stock-labels.ts';
import type { ColumnProfile, TableProfile } from '../../table/profile.ts';
import { toCanonical } from '../links/table-index.ts';

/**
 * Words of labels for what belongs to one thing and is not handed round: weights, heights, powers. The profile, which judges
 * whether numbers could add up, lets them; a person who asks for "weight by year" means the typical thing of that year.
 */
const OF_ONE_THING: ReadonlySet<string> = new Set(
  toCanonical(
    'weight mass height length width depth size diameter radius circumference thickness horsepower power displacement disp acceleration mpg economy temperature salary wage age year ' +
      'rating score mark elo iq percentage rate price duration capacity battery pressure latitude longitude gpa grade speed hp cylinder pay ' +
      'turnout humidity occupancy density concentration index latency utilization satisfaction magnitude bmi voltage altitude ' +
      'peso massa altura comprimento largura tamanho diametro raio espessura potencia salario idade nota taxa preco duracao capacidade velocidade ' +
      'humidade ocupacao densidade concentracao indice abstencao satisfacao magnitude altitude ' +
      'وزن كتله قطر سمك ارتفاع طول عرض حجم قوه راتب عمر تقييم سعر مده سرعه رطوبه كثافه تركيز مؤشر ضغط جهد عمق علامه درجه',
  ),
);

/** Words of labels for what is one figure of each thing, whatever else the label says: "average salary". */
const ALREADY_AVERAGE: ReadonlySet<string> = new Set(toCanonical('average median minimum maximum media متوسط'));

/** Labels of how long it took until something happened: what is waited for ends once for each row, and is not handed round. */
const ELAPSED: ReadonlySet<string> = new Set(
  toCanonical(
    'wait waiting delay latency lag elapsed response reply turnaround espera atraso demora latencia resposta انتظار الانتظار تاخر التاخير الاستجابه',
  ),
);
/** "Minutes to reply", "days until paid", "dias até à entrega", "أيام حتى التسليم". "Hours for a client" were worked, and add up. */
const UNITS_UNTIL =
  /(?<!\p{L})(?:second|minute|min|hour|hr|day|week|month|segundo|minuto|hora|dia|semana|mes|mês|meses|ثواني|ثوان|ثانية|دقائق|دقيقة|ساعات|ساعة|أيام|ايام|يوم|أسابيع|أشهر)s? (?:to|until|till|até|ate|para|حتى|إلى)(?= )/iu;
const UNIT_OF_TIME =
  /\b(?:seconds?|minutes?|mins?|hours?|hrs?|days?|ms|segundos?|minutos?|horas?|dias?)\b|دقيقة|دقائق|ساعة|ساعات|يوم|أيام/iu;

/** True for a label of a length of time that passed until something happened. */
function isElapsed(label: string, words: readonly string[], isDuration: boolean): boolean {
  if (UNITS_UNTIL.test(label)) return true;
  return (isDuration || UNIT_OF_TIME.test(label)) && words.some((word) => ELAPSED.has(word));
}

/** Subjects taught at school: a column called by one alone holds the marks that pupils got, where its numbers lie on a scale of marks. */
const SUBJECTS: ReadonlySet<string> = new Set(
  toCanonical(
    'math maths mathematics science english history geography physics chemistry biology reading writing spanish french german latin art music ' +
      'matematica portugues ingles historia geografia fisica quimica ciencias biologia frances espanhol filosofia ' +
      'الرياضيات رياضيات العلوم علوم الانجليزيه العربيه التاريخ الجغرافيا الفيزياء الكيمياء الاحياء',
  ),
);
/** Units of what is measured at a place and a time: parts of air, loudness, light, acidity, speeds. */
const UNIT_OF_LEVEL =
  /(?<![\p{L}\d])(?:ppm|PPM|ppb|PPB|dBA?|lux|lx|pH|hPa|kPa|mbar|rpm|RPM|bpm|BPM|[kK]m\/h|KM\/H|m\/s|[lL]\/s|lps|LPS|mph|MPH|mg\/[lL]|[µμ]g\/m[3³]|mm ?Hg)(?![\p{L}\d])/u;

/** Stars that are given to something are a mark; those that many people gave in all lie beyond any scale. */
const STARS: ReadonlySet<string> = new Set(toCanonical('star estrela نجمه'));
const MOST_STARS = 10;

/** What one piece comes to: "Unit Cost", "Custo unitário", «تكلفة الوحدة». */
const OF_ONE_PIECE =
  /(?<!\p{L})(?:unit (?:cost|price|value|rate|fee)|(?:cost|price) per (?:unit|piece|item)|unitári[oa]s?)(?!\p{L})|(?<!\p{L})(?:ال)?(?:سعر|ثمن|تكلفة|كلفة|قيمة|رسوم) (?:ال|لل)(?:وحدة|قطعة)(?!\p{L})/iu;

/** "Recommend (0-10)", "Satisfação (1 a 5)": the ends of a scale behind a label. */
const SCALE = /[([]\s*[01]\s*(?:-|–|to|a|إلى)\s*(?<end>4|5|6|7|10|20|100)\s*[)\]]/u;
/** True where numbers lie on the scale that their label tells: "Children (0-4)" is a band of ages, and its numbers are children. */
function areOnScale(label: string, { min, max }: NonNullable<ColumnProfile['number']>): boolean {
  const end = SCALE.exec(label)?.groups?.end;
  return end !== undefined && min >= 0 && max <= Number(end);
}

/** Marks are given from 0 to 100 at most. */
const HIGHEST_MARK = 100;
/**
 * Marks of a class lie about their middle: the deviation stays below half of the mean, where that of numbers spread evenly from 0 on,
 * as those of books sold on a subject may be, is 0.58 of it.
 */
const MOST_DEVIATION = 0.5;

function areMarks(
  words: readonly string[],
  { min, max, mean, standardDeviation }: NonNullable<ColumnProfile['number']>,
): boolean {
  if (words.length === 0 || !words.every((word) => SUBJECTS.has(word))) return false;
  return min >= 0 && max <= HIGHEST_MARK && standardDeviation <= MOST_DEVIATION * mean;
}

const PER_HEAD =
  /(?<!\p{L})(?:per ?(?:cap|capita|head|person|inhabitant)|por (?:habitante|pessoa|cabeça))(?!\p{L})|(?<!\p{L})للفرد(?!\p{L})|لكل (?:فرد|شخص|نسمة)/iu;

/** Where one word of an identifier ends and the next begins: "gdpPercap". */
const CAMEL = /(\p{Ll})(\p{Lu})/gu;

/** True for a label of what is told for one person: "GDP per capita", "PIB por habitante", «الناتج للفرد». */
export const isPerHead = (label: string): boolean => PER_HEAD.test(label.replace(CAMEL, '$1 $2'));

/** How a column is brought down to one figure where the wish does not say: amounts add up, the rest is averaged. */
export function defaultOperation({
  label,
  number,
  format,
}: ColumnProfile): Extract<AggregateOperation, 'sum' | 'mean'> {
  if (number === undefined || !number.isAdditive) return 'mean';
  const words = toCanonical(label);
  const isOfOne = isPerHead(label) || words.some((word) => OF_ONE_THING.has(word) || ALREADY_AVERAGE.has(word));
  return isOfOne ||
    UNIT_OF_LEVEL.test(label) ||
    OF_ONE_PIECE.test(label) ||
    areOnScale(label, number) ||
    areMarks(words, number) ||
    (number.max <= MOST_STARS && words.some((word) => STARS.has(word))) ||
    isElapsed(label, words, format === 'duration')
    ? 'mean'
    : 'sum';
}

/** Power and other flows by the unit of time; a label of energy has the hours in it. */
const UNIT_OF_FLOW =
  /(?<![\p{L}\d])(?:[kMGT]W|[Ww]atts?|[km]?bps|[KMGkm]bit\/s|m[3³]\/s|[lL]\/(?:s|min))(?![\p{L}\d])/u;
const GRAINS_WITHIN_DAYS: ReadonlySet<string> = new Set(['hour', 'minute', 'second']);

/** The wind beside what else is told of the air is its speed; beside the sun and the water it may be power. */
const WIND: ReadonlySet<string> = new Set(toCanonical('wind vento رياح الرياح'));
const OF_AIR: ReadonlySet<string> = new Set(
  toCanonical('temperature temp precipitation rain humidity temperatura precipitacao chuva humidade حراره امطار رطوبه'),
);

/** True for rows that follow one another in time and are of no things: the lines of an account, the readings of a meter. */
function areMoments({ columns, long }: Pick<TableProfile, 'columns' | 'long'>): boolean {
  const areThings = columns.some(({ kind, role, isUnique }) => isUnique && kind === 'text' && role !== 'time');
  return long === undefined && !areThings && columns.some(({ time }) => time !== undefined && !time.isCyclic);
}

/** True for one of several times that each named runner has: splits and finishes are compared, and never added up over runners. */
function isTimeOfRace({ format }: ColumnProfile, { columns }: Pick<TableProfile, 'columns'>): boolean {
  const times = columns.filter((column) => column.format === 'duration' && column.role === 'measure');
  return format === 'duration' && times.length > 1 && columns.some(({ kind, isUnique }) => kind === 'text' && isUnique);
}

/**
 * How a measure of a table is brought down where the wish does not say: as its own label tells, but power that was read hour by hour is
 * a level of these hours, though that of plants adds up, and the balance behind each line of an account is none to be added up.
 */
export function operationIn(column: ColumnProfile, table: Pick<TableProfile, 'columns' | 'long'>): 'sum' | 'mean' {
  const { columns } = table;
  if (isStockLabel(column.label) && areMoments(table)) return 'mean';
  if (isTimeOfRace(column, table)) return 'mean';
  const isReading = (): boolean => columns.some(({ time }) => time !== undefined && GRAINS_WITHIN_DAYS.has(time.grain));
  const isOfWeather = (): boolean => columns.some(({ label }) => toCanonical(label).some((word) => OF_AIR.has(word)));
  if (toCanonical(column.label).every((word) => WIND.has(word)) && isOfWeather()) return 'mean';
  return UNIT_OF_FLOW.test(column.label) && isReading() ? 'mean' : defaultOperation(column);
}
