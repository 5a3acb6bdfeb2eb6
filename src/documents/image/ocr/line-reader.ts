import { createHash } from 'node:crypto';
import type { TextSegment } from '../layout/text-segments.ts';
import type { GreyImage } from '../pixels.ts';
import { lacksAccents } from './accents.ts';
import { ArabicDots } from './arabic-dots.ts';
import { cutLine } from './cut-line.ts';
import { DigitWitness, hasNewDigit, isBorneOut, isMiscounted, toTestified } from './digit-witness.ts';
import { dropStops } from './drop-stops.ts';
import { EasternDigits } from './eastern-digits.ts';
import { findLinesToHear, HeardNumbers } from './heard-numbers.ts';
import { mapInLanes } from './in-lanes.ts';
import { joinArabic } from './join-arabic.ts';
import { type LineReading, textOf } from './line-reading.ts';
import { isNumeric, looksLikeNumber } from './looks-like-number.ts';
import { mendCodes } from './mend-codes.ts';
import { mendWords } from './mend-words.ts';
import { findNumberInk, type NumberInk } from './number-ink.ts';
import type { OcrLanguage, PageMode, RecogniseOptions, Recogniser } from './recogniser.ts';
import { type CheckedNumber, restoreMarks } from './restore-marks.ts';
import { setUnitsApart } from './set-units-apart.ts';
import { unifyDecimalMarks } from './unify-decimal-marks.ts';
import { agree, isSame, NOTHING, vote, withConfidence } from './weigh-looks.ts';
import type { Word } from './word.ts';

/** What a picture is written in, as far as it matters for reading it. */
export type Script = 'latin' | 'portuguese' | 'arabic';

/** What the recogniser was trained on. */
const TARGET_HEIGHT = 36;
/** Other pixels for a second look, so that it is not the first again. */
const SECOND_TARGET_HEIGHT = 24;
const THIRD_TARGET_HEIGHT = 46;
const DIGITS = '0123456789';
const NUMBER_CHARACTERS = `${DIGITS}.,-+%()$€£/:`;
const ARABIC_NUMBER_CHARACTERS = `${DIGITS}٠١٢٣٤٥٦٧٨٩.,٫٬٪%-+()`;
const ARABIC_DIGIT = /[٠-٩]/;
const ARABIC = /\p{Script=Arabic}/u;
/** Two letters may be drawn marks that look like them, as arrows beside figures do. */
const ARABIC_WORDS = /(?:\p{Script=Arabic}\P{Script=Arabic}*){3}/u;
/** A reading with all its accents is taken from here on, whatever a surer one without them says. */
const LEAST_WHOLE = 0.4;
const ACCENTED = /[À-ÖØ-öø-ÿ]/;
const SURE = 0.9;
/** From here on a number whose marks and digits are as many as its pieces of ink needs no second look. */
const SURE_BESIDE_MARKS = 0.95;
const SURE_WITH_MARKS = 0.97;
/** The recogniser and the other numbers of the picture say the same, and so do the marks that are drawn. */
const SURE_BY_WITNESS = 0.99;
const SURE_BY_MENDED = 0.93;
/** What the other numbers say where no look of the recogniser does. */
const SURE_OF_TESTIFIED = 0.8;
/** A number with more or fewer digits than it has pieces of ink is hardly right. */
const MOST_OF_MISCOUNTED = 0.5;
/** Looks agree on a number, but its digits look like others. */
const MOST_OF_CONTRADICTED = 0.65;
/** More accents stand over a word than were read. */
const MOST_WITHOUT_ACCENTS = 0.7;
/** Pictures with more lines get a second look only at what is not sure. */
const LINES_LOOKED_AT_TWICE = 160;
const SAMPLE = 8;
/** Numbers tell nothing of the language: so many lines are looked at to find those that do. */
const MOST_SAMPLED = 24;
/** So many lines tell whether a picture stands upright. */
const SAMPLED_FOR_SURENESS = 4;
/** Words are wider than that, in heights of their letters. */
const LETTERS_OF_WORD = 2;
const MANY_LINES = 16;
/** An English reading below this may be of another script. */
const UNSURE_OF_SCRIPT = 0.8;
/** Numbers that are looked at in both alphabets, to find out which digits an Arabic picture has. */
const NUMBERS_OF_DIGITS = 4;
const SURE_NUMBER = 0.6;
/** Lines that must be Arabic: one alone may be a drawing that looks like it. */
const ARABIC_LINES = 2;

/** Digits and the small letters of a unit; a letter for a scale is capital, or stands right behind them. */
const UNIT = /^[-−]?\p{Nd}[\p{Nd}.,]*\s?(?:\p{Ll}{1,3}[²³]?|°\p{L}?)$/u;
const SURE_WITH_UNIT = 0.95;

/** Reads the lines of one picture, each by itself, in the languages that the picture is written in. */
export class LineReader {
  readonly #recogniser: Recogniser;
  readonly #strength: GreyImage;
  readonly #known = new Map<TextSegment, Map<OcrLanguage, Promise<LineReading>>>();
  /** What was read, by the pixels and the way they were looked at. */
  readonly #read = new Map<string, Promise<readonly Word[]>>();
  /** How many numbers of an Arabic picture were read with each kind of digits. */
  readonly #digits = { western: 0, arabic: 0 };

  constructor(recogniser: Recogniser, strength: GreyImage) {
    this.#recogniser = recogniser;
    this.#strength = strength;
  }

  /** Readings in the order of the lines. */
  async readAll(lines: readonly TextSegment[]): Promise<readonly LineReading[]> {
    const script = await this.findScript(lines);
    const { firsts, heard } = await this.#firstLooks(lines, script);
    const witness = new DigitWitness(lines, firsts, this.#strength);
    const isThorough = lines.length <= LINES_LOOKED_AT_TWICE;
    const eastern = script === 'arabic' ? new EasternDigits(lines, this.#strength).readAll(firsts) : undefined;
    const settle = async ([at, line]: readonly [number, TextSegment]): Promise<LineReading> =>
      heard.get(line) ??
      eastern?.get(line) ??
      this.#settle(line, firsts[at] ?? NOTHING, { script, witness, isThorough });
    const readings = await mapInLanes([...lines.entries()], this.#recogniser.expect(lines.length - heard.size), settle);
    const dots = script === 'arabic' ? new ArabicDots(lines, readings, this.#strength) : undefined;
    const mended =
      dots === undefined
        ? readings
        : lines.map((line, at) => dropStops(line, dots.mend(line, readings[at] ?? NOTHING)));
    const parted = lines.map((line, at) => setUnitsApart(line, mended[at] ?? NOTHING));
    return unifyDecimalMarks(mendCodes(parted), script === 'portuguese' ? ',' : undefined);
  }

  /** What the longest lines that are no numbers are written in. */
  async findScript(lines: readonly TextSegment[]): Promise<Script> {
    const words = lines.filter((line) => !looksLikeNumber(line));
    const sample = words.toSorted((one, other) => lettersIn(other) - lettersIn(one)).slice(0, MOST_SAMPLED);
    let isPortuguese = false;
    let arabicLines = 0;
    let telling = 0;
    for (const line of sample) {
      const english = await this.#lookIn(line, 'eng');
      if (isNumeric(textOf(english)) && english.confidence >= SURE_NUMBER) continue;
      telling += 1;
      if (telling > SAMPLE) break;
      if (english.confidence < UNSURE_OF_SCRIPT) {
        const arabic = await this.#lookIn(line, 'ara');
        const isArabic =
          arabic.confidence > Math.max(0.5, english.confidence + 0.1) && ARABIC_WORDS.test(textOf(arabic));
        if (isArabic) arabicLines += 1;
        if (arabicLines >= Math.min(ARABIC_LINES, sample.length)) return 'arabic';
      }
      if (!isPortuguese) isPortuguese = isAccentedReading(await this.#lookIn(line, 'por'), english);
    }
    return isPortuguese ? 'portuguese' : 'latin';
  }

  /**
   * How well the longest lines that are no numbers can be read, 0 to 1. 1 where there is too little to tell; 0 where much is written
   * but hardly anything goes on in a line, as in a picture that was turned by a quarter.
   */
  async sureness(lines: readonly TextSegment[]): Promise<number> {
    const words = lines.filter((line) => !looksLikeNumber(line) && lettersIn(line) >= LETTERS_OF_WORD);
    const sample = words.toSorted((one, other) => lettersIn(other) - lettersIn(one)).slice(0, SAMPLED_FOR_SURENESS);
    if (sample.length < SAMPLED_FOR_SURENESS) return lines.length >= MANY_LINES ? 0 : 1;
    const best: number[] = [];
    for (const line of sample) {
      const english = await this.#lookIn(line, 'eng');
      const arabic = english.confidence < UNSURE_OF_SCRIPT ? await this.#lookIn(line, 'ara') : NOTHING;
      best.push(Math.max(english.confidence, arabic.confidence));
    }
    return best.reduce((sum, confidence) => sum + confidence, 0) / best.length;
  }

  /** One line, with a second look where it is short of sure, or at every number if `isThorough`. */
  async #settle(line: TextSegment, first: LineReading, beside: Beside): Promise<LineReading> {
    const isNumber = isNumeric(textOf(first));
    if (first.confidence >= SURE && !isNumber && beside.script === 'arabic' && beside.isThorough)
      return ARABIC.test(textOf(first)) ? this.#lookAgain(line, first, beside.script) : first;
    if (first.confidence >= SURE && !isNumber) return this.#checkAccents(line, first, beside.script);
    if (first.confidence >= SURE && !beside.isThorough) return first;
    const mayBeNumber = isNumber || (first.confidence < SURE && looksLikeNumber(line));
    if (mayBeNumber) return this.#settleNumber(line, first, beside);
    return this.#checkAccents(line, await this.#lookAgain(line, first, beside.script), beside.script);
  }

  /** A word whose accents were overlooked is read by who knows them; where that has them neither, it is doubtful. */
  async #checkAccents(line: TextSegment, reading: LineReading, script: Script): Promise<LineReading> {
    if (script === 'arabic' || !lacksAccents(textOf(reading), line)) return reading;
    const portuguese = await this.#lookIn(line, 'por');
    const isWhole = portuguese.confidence >= LEAST_WHOLE && !lacksAccents(textOf(portuguese), line);
    const isLonger = textOf(portuguese).length >= textOf(reading).length;
    return isWhole && isLonger ? portuguese : capped(reading, MOST_WITHOUT_ACCENTS);
  }

  /** A look at each line; where there are many numbers, those that the first of them tell need none. */
  async #firstLooks(lines: readonly TextSegment[], script: Script): Promise<FirstLooks> {
    const toHear = findLinesToHear(lines);
    // Which digits an Arabic picture has is learnt from one number for the next.
    const lanes = (looks: number): number => (script === 'arabic' ? 1 : this.#recogniser.expect(looks));
    const firsts = await mapInLanes([...lines.entries()], lanes(lines.length - toHear.size), async ([at, line]) =>
      toHear.has(at) ? NOTHING : this.#firstLook(line, script),
    );
    if (toHear.size === 0) return { firsts, heard: new Map() };
    const witness = new DigitWitness(lines, firsts, this.#strength);
    const heard = new HeardNumbers(lines, firsts, witness).hearAll(toHear);
    const read = await mapInLanes([...lines.entries()], lanes(toHear.size - heard.size), async ([at, line]) =>
      toHear.has(at) && !heard.has(line) ? this.#firstLook(line, script) : (firsts[at] ?? NOTHING),
    );
    return { firsts: read, heard };
  }

  async #firstLook(line: TextSegment, script: Script): Promise<LineReading> {
    if (script === 'arabic') return this.#readArabic(line);
    return script === 'portuguese' ? this.#readPortuguese(line) : this.#lookIn(line, 'eng');
  }

  async #readPortuguese(line: TextSegment): Promise<LineReading> {
    if (looksLikeNumber(line)) {
      const english = await this.#lookIn(line, 'eng');
      if (isNumeric(textOf(english))) return english;
    }
    const portuguese = await this.#lookIn(line, 'por');
    if (portuguese.confidence >= SURE && !isNumeric(textOf(portuguese))) return portuguese;
    const english = await this.#lookIn(line, 'eng');
    const isWhole = (reading: LineReading): boolean => !lacksAccents(textOf(reading), line);
    if (isWhole(portuguese) && !isWhole(english) && portuguese.confidence >= LEAST_WHOLE) return portuguese;
    const isBetter = portuguese.confidence > english.confidence || isAccentedReading(portuguese, english);
    return isBetter && !isNumeric(textOf(english)) ? portuguese : english;
  }

  async #readArabic(line: TextSegment): Promise<LineReading> {
    const { western, arabic: eastern } = this.#digits;
    if (looksLikeNumber(line) && western >= NUMBERS_OF_DIGITS && eastern === 0) {
      const english = await this.#lookIn(line, 'eng');
      if (isNumeric(textOf(english)) && english.confidence >= SURE_NUMBER) return english;
    }
    const arabic = await this.#lookIn(line, 'ara');
    if (ARABIC_DIGIT.test(textOf(arabic)) && arabic.confidence >= SURE_NUMBER) this.#digits.arabic += 1;
    if (ARABIC.test(textOf(arabic)) && arabic.confidence >= SURE) return arabic;
    const english = await this.#lookIn(line, 'eng');
    const isLatin = english.confidence > arabic.confidence + latinMargin(textOf(arabic), textOf(english));
    if (isLatin && isNumeric(textOf(english))) this.#digits.western += 1;
    return isLatin ? english : arabic;
  }

  /** By the other numbers of the picture, and where they do not tell, by more looks. */
  async #settleNumber(line: TextSegment, first: LineReading, { script, witness }: Beside): Promise<LineReading> {
    const isEastern = script === 'arabic' && ARABIC_DIGIT.test(textOf(first));
    if (isEastern) return this.#lookAtEasternNumber(line, first);
    const testimony = witness.hear(line);
    const ink = testimony?.ink ?? findNumberInk(line);
    const isHeard = testimony?.strength === 'clear';
    const isNumber = isNumeric(textOf(first));
    if (!isNumber && (testimony === undefined || testimony.strength === 'unclear'))
      return this.#lookAgain(line, first, script);
    if (UNIT.test(textOf(first)) && !(testimony !== undefined && isBorneOut(restoreMarks(first, line, ink), testimony)))
      return this.#settleWithUnit(line, first, ink);
    const characters = `${NUMBER_CHARACTERS}${currencyLetters(textOf(first))}${scaleLetter(textOf(first))}`;
    const looks: CheckedNumber[] = [];
    for (const targetHeight of [TARGET_HEIGHT, SECOND_TARGET_HEIGHT, THIRD_TARGET_HEIGHT]) {
      const look = looks.length === 0 ? first : await this.#look(line, ['eng'], { characters, targetHeight });
      const checked = restoreMarks(look, line, ink);
      if (testimony !== undefined && isBorneOut(checked, testimony) && checked.marks !== 'unknown')
        return withConfidence(checked, checked.marks === 'same' ? SURE_BY_WITNESS : SURE_BY_MENDED);
      if (!isHeard && looks.length === 0 && checked.marks === 'same' && checked.confidence >= SURE_BESIDE_MARKS)
        return withConfidence(checked, SURE_WITH_MARKS);
      looks.push(checked);
      if (!isHeard && isNumber && looks.length === 2 && isSame(looks[0] ?? NOTHING, checked)) break;
    }
    if (!isNumber && !isHeard) return this.#lookAgain(line, first, script);
    const voted = vote(looks);
    const isMisread = isMiscounted(voted, ink);
    if (testimony === undefined || testimony.strength === 'unclear' || !(isHeard || isMisread))
      return capped(voted, isMisread ? MOST_OF_MISCOUNTED : 1);
    if (!isMisread && looks.some((look) => hasNewDigit(look, testimony))) return capped(voted, MOST_OF_CONTRADICTED);
    if (!isMisread && voted.confidence > MOST_OF_CONTRADICTED) return withConfidence(voted, MOST_OF_CONTRADICTED);
    const mark = usualMark(looks);
    return withConfidence(
      restoreMarks({ words: toTestified(line, testimony, () => mark), confidence: 1 }, line, ink),
      isHeard ? SURE_OF_TESTIFIED : MOST_OF_MISCOUNTED,
    );
  }

  /** A number with the letters of a unit: the looks with as many signs as there are pieces of ink, the most that agree. */
  async #settleWithUnit(line: TextSegment, first: LineReading, ink: NumberInk): Promise<LineReading> {
    const looks = [first];
    for (const targetHeight of [SECOND_TARGET_HEIGHT, THIRD_TARGET_HEIGHT])
      looks.push(await this.#look(line, ['eng'], { targetHeight }));
    const counted = looks.filter((look) => look.words.length > 0 && !isMiscounted(look, ink));
    const alike = [...Map.groupBy(counted, (look) => textOf(look).replaceAll(' ', '')).values()];
    const [most = []] = alike.toSorted((one, other) => other.length - one.length);
    const [best] = most.toSorted((one, other) => other.confidence - one.confidence);
    if (best === undefined) return capped(vote(looks), MOST_OF_MISCOUNTED);
    return capped(restoreMarks(best, line, ink), most.length > 1 ? SURE_WITH_UNIT : MOST_OF_CONTRADICTED);
  }

  async #lookAtEasternNumber(line: TextSegment, first: LineReading): Promise<LineReading> {
    const look = (targetHeight: number): Promise<LineReading> =>
      this.#look(line, ['ara'], { characters: ARABIC_NUMBER_CHARACTERS, targetHeight });
    const looks = [first, await look(SECOND_TARGET_HEIGHT)];
    if (!isSame(looks[0] ?? NOTHING, looks[1] ?? NOTHING)) looks.push(await look(THIRD_TARGET_HEIGHT));
    return vote(looks);
  }

  async #lookAgain(line: TextSegment, first: LineReading, script: Script): Promise<LineReading> {
    const languages: readonly OcrLanguage[] = [LANGUAGE_OF[script]];
    const second = await this.#look(line, languages, { targetHeight: SECOND_TARGET_HEIGHT });
    if (second.words.length > 0 || first.words.length > 0) return agree(first, second);
    return this.#look(line, languages, { pageMode: 'word' });
  }

  /** The usual look in one language, taken once. */
  async #lookIn(line: TextSegment, language: OcrLanguage): Promise<LineReading> {
    const known = this.#known.get(line) ?? new Map<OcrLanguage, Promise<LineReading>>();
    this.#known.set(line, known);
    const reading = known.get(language) ?? this.#look(line, [language]);
    known.set(language, reading);
    return reading;
  }

  /** Columns say the same again and again: a cut that is alike to its last pixel was read before. */
  async #recognise(image: GreyImage, options: RecogniseOptions): Promise<readonly Word[]> {
    const { languages, pageMode, characters } = options;
    const asked = [languages.join('+'), pageMode, characters ?? '', image.width];
    const key = createHash('sha256').update(asked.join('\n')).update(image.values).digest('base64');
    const read = this.#read.get(key) ?? this.#recogniser.recognise(image, options);
    this.#read.set(key, read);
    return read;
  }

  async #look(line: TextSegment, languages: readonly OcrLanguage[], options: LookOptions = {}): Promise<LineReading> {
    const { characters, targetHeight = TARGET_HEIGHT, pageMode = 'line' } = options;
    const { image, toPicture } = cutLine(this.#strength, line.box, line.letterHeight, targetHeight);
    const found = await this.#recognise(image, {
      languages,
      pageMode,
      ...(characters === undefined ? {} : { characters }),
    });
    if (found.length === 0) return NOTHING;
    const mended = mendWords(found.map((word) => ({ ...word, box: toPicture(word.box) })));
    const words = languages.includes('ara') ? joinArabic(mended, line.letterHeight) : mended;
    return { words, confidence: Math.min(...words.map(({ confidence }) => confidence)) };
  }
}

/** What was read of each line, and the numbers that were told without reading them. */
type FirstLooks = {
  readonly firsts: readonly LineReading[];
  readonly heard: ReadonlyMap<TextSegment, LineReading>;
};
/** What is known of a picture when one of its lines is settled. */
type Beside = { readonly script: Script; readonly witness: DigitWitness; readonly isThorough: boolean };
type LookOptions = { readonly characters?: string; readonly targetHeight?: number; readonly pageMode?: PageMode };

const LANGUAGE_OF = { latin: 'eng', portuguese: 'por', arabic: 'ara' } as const satisfies Record<Script, OcrLanguage>;

/** A letter behind digits that makes thousands or millions of them; a B, which looks like an 8, only of money. */
const SCALE = /^(?:.*\p{Nd}\s?(?<letter>[KMkm])|\p{Sc}.*\p{Nd}\s?(?<billion>B))$/u;

/** The letter for a scale that a number ends with: left out of a look, it would be the number without its scale. Empty where it has none. */
function scaleLetter(text: string): string {
  const { letter, billion } = SCALE.exec(text)?.groups ?? {};
  return letter ?? billion ?? '';
}

/** The letters of a currency before a number: R$, US$, and three capitals that stand apart. */
const CURRENCY = /^-?(?<letters>\p{Lu}{1,2}(?=\p{Sc})|\p{Lu}{3}(?=\s\p{Nd}))/u;

const currencyLetters = (text: string): string => CURRENCY.exec(text)?.groups?.letters ?? '';

/**
 * How much surer a Latin reading must be than an Arabic one, in an Arabic picture: short words whose letters hang together look like a few
 * Latin letters, and are read as such with confidence.
 */
function latinMargin(arabic: string, english: string): number {
  if (!ARABIC.test(arabic)) return -0.1;
  return isNumeric(english) ? 0.1 : 0.4;
}

function lettersIn({ box, letterHeight }: TextSegment): number {
  return box.width / Math.max(1, letterHeight);
}

/** True where a reading is the other one with the accents that its language has not. */
function isAccentedReading(portuguese: LineReading, english: LineReading): boolean {
  const text = textOf(portuguese);
  if (!ACCENTED.test(text) || portuguese.confidence < 0.6) return false;
  const isOtherwiseAlike =
    text.normalize('NFD').replace(/\p{M}/gu, '') === textOf(english).normalize('NFD').replace(/\p{M}/gu, '');
  return isOtherwiseAlike || portuguese.confidence > english.confidence - 0.1;
}

function capped(reading: LineReading, most: number): LineReading {
  return reading.confidence <= most ? reading : withConfidence(reading, most);
}

/** The mark that the looks at a number have most. */
function usualMark(looks: readonly LineReading[]): '.' | ',' | ':' {
  const marks = looks.flatMap((look) => textOf(look).match(/[.,:]/g) ?? []);
  if (marks.filter((mark) => mark === ':').length * 2 > marks.length) return ':';
  return marks.filter((mark) => mark === ',').length * 2 > marks.length ? ',' : '.';
}
