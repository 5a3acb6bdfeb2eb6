import type { ColumnProfile } from '../../table/profile.ts';
import { tokenize } from '../text/tokens.ts';

/** Units by the words for them, with what one of them comes to in the first unit of its kind. */
const UNIT_GROUPS: readonly (readonly (readonly [words: string, size: number])[])[] = [
  [
    ['kg kilo kilogram quilo quilograma كغ كجم كيلو كيلوغرام', 1],
    ['g gram grama غرام جرام', 0.001],
    ['lb lbs pound libra رطل', 0.45359237],
    ['t ton tonne tonelada طن', 1000],
    ['oz ounce onca اونصه', 0.028349523125],
  ],
  [
    ['km kilometer kilometre quilometro كم كيلومتر', 1],
    ['m meter metre metro متر', 0.001],
    ['mi mile milha ميل', 1.609344],
    ['ft foot feet pe قدم', 0.0003048],
    ['cm centimeter centimetre centimetro سم سنتيمتر', 0.00001],
  ],
  [
    ['min minute minuto دقيق دقائق دقيقه', 1],
    ['h hr hour hora ساع ساعه ساعات', 60],
    ['s sec second segundo ثاني ثانيه ثوان', 1 / 60],
    ['d day dia يوم ايام', 1440],
    ['week semana اسبوع اسابيع', 10_080],
  ],
  [
    ['ha hectare هكتار', 1],
    ['m2 sqm', 0.0001],
    ['km2 sqkm', 100],
    ['acre', 0.40468564224],
  ],
  [
    ['l litre liter litro لتر', 1],
    ['ml millilitre milliliter mililitro', 0.001],
    ['m3', 1000],
  ],
  [
    ['kwh', 1],
    ['mwh', 1000],
    ['gwh', 1_000_000],
  ],
];

/** Degrees by the words for them; zero lies elsewhere on each scale. */
const CELSIUS: ReadonlySet<string> = new Set('c celsius centigrade مئوي سلسيوس'.split(' '));
const FAHRENHEIT: ReadonlySet<string> = new Set('f fahrenheit فهرنهايت'.split(' '));

const DEGREES: ReadonlySet<string> = new Set('degree grau ° درجه درج درجات'.split(' '));

/** True for words that temperatures are told in: "degrees", "°C". */
export function areDegrees(words: readonly string[]): boolean {
  return degreesIn(words) !== undefined || words.some((word) => DEGREES.has(word));
}

/** The scale of temperatures that words name. */
export function degreesIn(words: readonly string[]): 'celsius' | 'fahrenheit' | undefined {
  if (words.some((word) => CELSIUS.has(word))) return 'celsius';
  return words.some((word) => FAHRENHEIT.has(word)) ? 'fahrenheit' : undefined;
}

/** A unit of a kind, and how much of the first unit of its kind one of it is. */
export type KnownUnit = { readonly kind: number; readonly size: number; readonly word: string };

/** The kind of the minute. */
const TIME = 2;

/** The second, in minutes. */
const SECOND: KnownUnit = { kind: TIME, size: 1 / 60, word: 's' };

/** The unit that a column is told in: seconds for lengths of time ("0:41:20"), else what its label names. */
export function unitOfColumn({ label, format }: Pick<ColumnProfile, 'label' | 'format'>): KnownUnit | undefined {
  return format === 'duration' ? SECOND : unitIn(unitWords(label));
}

/** True for a unit of time. */
export function isTimeUnit({ kind }: KnownUnit): boolean {
  return kind === TIME;
}

/** The first unit that words name; undefined where none does. */
export function unitIn(words: readonly string[]): KnownUnit | undefined {
  for (const [kind, units] of UNIT_GROUPS.entries())
    for (const [names, size] of units) {
      const word = words.find((one) => names.split(' ').includes(one));
      if (word !== undefined) return { kind, size, word };
    }
  return undefined;
}

/** The words of a label or a wish as units are looked up by: folded, and without their plural. */
export function unitWords(text: string): readonly string[] {
  return tokenize(text).flatMap(({ folded, stem }) => [folded, stem]);
}
