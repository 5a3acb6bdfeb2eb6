import type { TextSegment } from '../layout/text-segments.ts';
import type { GreyImage } from '../pixels.ts';
import { cutLine } from './cut-line.ts';
import { type LineReading, textOf } from './line-reading.ts';
import { looksLikeNumber } from './looks-like-number.ts';
import { mendWords } from './mend-words.ts';
import type { OcrEngine, OcrLanguage, PageMode } from './ocr-engine.ts';
import { restoreMarks } from './restore-marks.ts';
import { unifyDecimalMarks } from './unify-decimal-marks.ts';

/** What a picture is written in, as far as it matters for reading it. */
export type Script = 'latin' | 'portuguese' | 'arabic';

const NOTHING: LineReading = { words: [], confidence: 0 };
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
const ACCENTED = /[À-ÖØ-öø-ÿ]/;
const SURE = 0.9;
/** From here on a number whose marks and digits are as many as its pieces of ink needs no second look. */
const SURE_BESIDE_MARKS = 0.95;
const SURE_WITH_MARKS = 0.985;
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

/** Reads the lines of one picture, each by itself, in the languages that the picture is written in. */
export class LineReader {
  readonly #engine: OcrEngine;
  readonly #strength: GreyImage;
  readonly #known = new Map<TextSegment, Map<OcrLanguage, LineReading>>();
  /** How many numbers of an Arabic picture were read with each kind of digits. */
  readonly #digits = { western: 0, arabic: 0 };

  constructor(engine: OcrEngine, strength: GreyImage) {
    this.#engine = engine;
    this.#strength = strength;
  }

  /** Readings in the order of the lines. */
  async readAll(lines: readonly TextSegment[]): Promise<readonly LineReading[]> {
    const script = await this.findScript(lines);
    const readings: LineReading[] = [];
    for (const line of lines) readings.push(await this.read(line, script, lines.length <= LINES_LOOKED_AT_TWICE));
    return unifyDecimalMarks(readings, script === 'portuguese' ? ',' : undefined);
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
        const isArabic = arabic.confidence > Math.max(0.5, english.confidence + 0.1) && ARABIC.test(textOf(arabic));
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
  async read(line: TextSegment, script: Script, isThorough: boolean): Promise<LineReading> {
    const first = await this.#firstLook(line, script);
    if (first.confidence >= SURE && !(isThorough && isNumeric(textOf(first)))) return first;
    return isNumeric(textOf(first)) ? this.#lookAtNumber(line, first, script) : this.#lookAgain(line, first, script);
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

  /** Two looks; a third where they differ; and the marks between the digits by their ink. */
  async #lookAtNumber(line: TextSegment, first: LineReading, script: Script): Promise<LineReading> {
    const isArabic = script === 'arabic' && ARABIC_DIGIT.test(textOf(first));
    const languages: readonly OcrLanguage[] = isArabic ? ['ara'] : ['eng'];
    const characters = isArabic ? ARABIC_NUMBER_CHARACTERS : `${NUMBER_CHARACTERS}${scaleLetter(textOf(first))}`;
    const look = async (targetHeight: number): Promise<LineReading> => {
      const found = await this.#look(line, languages, { characters, targetHeight });
      return isArabic ? found : restoreMarks(found, line);
    };
    const checked = isArabic ? { ...first, marks: 'unknown' } : restoreMarks(first, line);
    if (checked.marks === 'same' && checked.confidence >= SURE_BESIDE_MARKS)
      return withConfidence(checked, SURE_WITH_MARKS);
    const looks: LineReading[] = [checked, await look(SECOND_TARGET_HEIGHT)];
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
    const known = this.#known.get(line) ?? new Map<OcrLanguage, LineReading>();
    this.#known.set(line, known);
    const reading = known.get(language) ?? (await this.#look(line, [language]));
    known.set(language, reading);
    return reading;
  }

  async #look(line: TextSegment, languages: readonly OcrLanguage[], options: LookOptions = {}): Promise<LineReading> {
    const { characters, targetHeight = TARGET_HEIGHT, pageMode = 'line' } = options;
    const { image, toPicture } = cutLine(this.#strength, line.box, line.letterHeight, targetHeight);
    const found = await this.#engine.recognise(image, {
      languages,
      pageMode,
      ...(characters === undefined ? {} : { characters }),
    });
    if (found.length === 0) return NOTHING;
    const words = mendWords(found.map((word) => ({ ...word, box: toPicture(word.box) })));
    return { words, confidence: Math.min(...words.map(({ confidence }) => confidence)) };
  }
}

type LookOptions = { readonly characters?: string; readonly targetHeight?: number; readonly pageMode?: PageMode };

const LANGUAGE_OF = { latin: 'eng', portuguese: 'por', arabic: 'ara' } as const satisfies Record<Script, OcrLanguage>;

/** A letter behind digits that makes thousands or millions of them; a B, which looks like an 8, only of money. */
const SCALE = /^(?:.*\p{Nd}\s?(?<letter>[KMkm])|\p{Sc}.*\p{Nd}\s?(?<billion>B))$/u;

/** The letter for a scale that a number ends with: left out of a look, it would be the number without its scale. Empty where it has none. */
function scaleLetter(text: string): string {
  const { letter, billion } = SCALE.exec(text)?.groups ?? {};
  return letter ?? billion ?? '';
}

/** True where at least half of what is written are digits. */
export function isNumeric(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits > 0 && digits * 2 >= text.replace(/\s/g, '').length;
}

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

function isSame(one: LineReading, other: LineReading): boolean {
  return textOf(one).replace(/\s/g, '') === textOf(other).replace(/\s/g, '');
}

/** Two looks that agree are surer than each; of two that do not the surer one is kept, with little confidence. */
function agree(first: LineReading, second: LineReading): LineReading {
  if (isSame(first, second)) return withConfidence(first, together(first, second));
  const kept = second.confidence > first.confidence ? second : first;
  const margin = Math.abs(first.confidence - second.confidence);
  return withConfidence(kept, Math.min(kept.confidence, 0.35 + margin / 2));
}

/** What two of the looks agree on, or the surest look, with little confidence. */
function vote(looks: readonly LineReading[]): LineReading {
  for (const [at, look] of looks.entries()) {
    const other = looks.slice(at + 1).find((candidate) => look.words.length > 0 && isSame(look, candidate));
    if (other === undefined) continue;
    return withConfidence(look, looks.length === 2 ? together(look, other) : Math.min(0.9, together(look, other)));
  }
  const surest = looks.toSorted((one, other) => other.confidence - one.confidence)[0] ?? NOTHING;
  return withConfidence(surest, Math.min(surest.confidence, 0.5));
}

/** As if the second look were wrong on grounds of its own three times in ten where the first is. */
function together(first: LineReading, second: LineReading): number {
  return 1 - (1 - first.confidence) * (1 - second.confidence * 0.7);
}

function withConfidence({ words }: LineReading, confidence: number): LineReading {
  return { words: words.map((word) => ({ ...word, confidence })), confidence };
}
