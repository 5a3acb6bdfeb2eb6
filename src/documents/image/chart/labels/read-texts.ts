import type { OcrLanguage, PageMode } from '../../ocr/recogniser.ts';
import type { Word } from '../../ocr/word.ts';
import type { GreyImage } from '../../pixels.ts';
import type { Ground } from '../colour/find-ground.ts';
import type { Extent, Raster } from '../raster/raster.ts';
import { type Crop, cropPiece } from './crop-piece.ts';
import type { TextPiece } from './find-texts.ts';
import { lacksMark, withLetters, withMarks } from './lost-marks.ts';
import { type LetterMark, partMarks, putMarks } from './part-marks.ts';
import type { ReadText } from './read-text.ts';
import { judgeStrokes } from './rising-strokes.ts';

/** The recogniser of letters, as far as a chart needs it. */
export interface Recogniser {
  recognise(
    image: GreyImage,
    options: { readonly languages: readonly OcrLanguage[]; readonly pageMode: PageMode; readonly characters?: string },
  ): Promise<readonly Word[]>;
}

/** How pieces are to be read: `turn` overrides the direction that geometry suggests. */
export type ReadingOptions = {
  readonly languages: readonly OcrLanguage[];
  readonly characters?: string;
  readonly turn?: 'level' | 'upwards' | 'downwards';
};

/** Letters are brought to this height: what the recogniser was trained on. */
const GLYPH_HEIGHT = 32;
const GAP = 84;
const MARGIN = 28;
const WIDEST_LINE = 2600;

/** `foot` is how far the base line of the letters lies above the lower edge. */
type GlyphCrop = {
  readonly crop: Crop;
  readonly glyphs: number;
  readonly foot: number;
  readonly marks: readonly LetterMark[];
};

/** Turns a crop so that text that ran upwards (or downwards) runs to the right. */
function turnCrop({ width, height, darkness }: Crop, direction: 'upwards' | 'downwards'): Crop {
  const turned = new Float32Array(darkness.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [toX, toY] = direction === 'upwards' ? [height - 1 - y, x] : [y, width - 1 - x];
      turned[toY * height + toX] = darkness[y * width + x] ?? 0;
    }
  }
  return { width: height, height: width, darkness: turned };
}

/** Catmull-Rom weights of the four samples around a place `share` of the way between the middle two. */
function cubicWeights(share: number): readonly [number, number, number, number] {
  const [square, cube] = [share * share, share ** 3];
  return [
    -0.5 * cube + square - 0.5 * share,
    1.5 * cube - 2.5 * square + 1,
    -1.5 * cube + 2 * square + 0.5 * share,
    0.5 * cube - 0.5 * square,
  ];
}

function resample(from: Float32Array, size: { length: number; stride: number; start: number }, place: number): number {
  const base = Math.floor(place);
  return cubicWeights(place - base).reduce((sum, weight, index) => {
    const at = Math.min(size.length - 1, Math.max(0, base + index - 1));
    return sum + weight * (from[size.start + at * size.stride] ?? 0);
  }, 0);
}

/** Enlarges a crop by cubic convolution, first along its rows, then along its columns. */
function scaleCrop({ width, height, darkness }: Crop, factor: number): Crop {
  const [toWidth, toHeight] = [Math.max(1, Math.round(width * factor)), Math.max(1, Math.round(height * factor))];
  const wide = new Float32Array(toWidth * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < toWidth; x += 1)
      wide[y * toWidth + x] = resample(
        darkness,
        { length: width, stride: 1, start: y * width },
        (x + 0.5) / factor - 0.5,
      );
  }
  const scaled = new Float32Array(toWidth * toHeight);
  for (let x = 0; x < toWidth; x += 1) {
    for (let y = 0; y < toHeight; y += 1)
      scaled[y * toWidth + x] = resample(wide, { length: height, stride: toWidth, start: x }, (y + 0.5) / factor - 0.5);
  }
  return { width: toWidth, height: toHeight, darkness: scaled };
}

type Placed = GlyphCrop & { readonly index: number; readonly left: number };

/** Sets crops side by side on one base line: a lone letter is read better in company. */
function layOut(crops: readonly GlyphCrop[]): readonly (readonly Placed[])[] {
  const lines: Placed[][] = [];
  let [line, left]: [Placed[], number] = [[], MARGIN];
  for (const [index, own] of crops.entries()) {
    const { crop } = own;
    if (line.length > 0 && left + crop.width > WIDEST_LINE) {
      lines.push(line);
      [line, left] = [[], MARGIN];
    }
    line.push({ ...own, index, left });
    left += crop.width + GAP;
  }
  if (line.length > 0) lines.push(line);
  return lines;
}

function drawLine(line: readonly Placed[]): GreyImage {
  const deepest = Math.max(...line.map(({ foot }) => foot));
  const tallest = Math.max(...line.map(({ crop, foot }) => crop.height - foot)) + deepest;
  const width = Math.max(...line.map(({ left, crop }) => left + crop.width)) + MARGIN;
  const height = Math.ceil(tallest) + 2 * MARGIN;
  const values = new Uint8Array(width * height).fill(255);
  for (const { crop, left, foot } of line) {
    const top = Math.round(MARGIN + tallest - deepest - (crop.height - foot));
    for (let y = 0; y < crop.height; y += 1) {
      for (let x = 0; x < crop.width; x += 1) {
        const dark = Math.min(1, Math.max(0, crop.darkness[y * crop.width + x] ?? 0));
        values[(top + y) * width + left + x] = Math.round(255 * (1 - dark));
      }
    }
  }
  return { width, height, values };
}

async function readLine(
  line: readonly Placed[],
  options: ReadingOptions,
  recogniser: Recogniser,
): Promise<readonly { readonly index: number; readonly read: ReadText }[]> {
  const words = await recogniser.recognise(drawLine(line), {
    languages: options.languages,
    pageMode: 'line',
    ...(options.characters !== undefined && { characters: options.characters }),
  });
  const parted = words.flatMap((word) => partWord(word, line));
  return line.map(({ index, crop, left, glyphs, marks }) => {
    const own = parted.filter(({ centre }) => centre > left - GAP / 2 && centre < left + crop.width + GAP / 2);
    const confidence = own.length === 0 ? 0 : Math.min(...own.map((word) => word.confidence));
    const text = clean(own.map((word) => word.text).join(' '));
    // Two digits that touch make one glyph, but a wide one: each is narrower than any pair.
    const widest = /^\p{Nd}+$/u.test(text) ? WIDEST_DIGIT : WIDEST_LETTER;
    const isLone = glyphs === 1 && crop.width < widest * crop.height;
    return { index, read: withLetterMarks(isLone ? toLoneLetter(text, confidence) : { text, confidence }, marks) };
  });
}

/** How wide one sign is at most, in heights. */
const WIDEST_LETTER = 1.25;
const WIDEST_DIGIT = 1;

/** A reading whose marks stand over none of its letters is less sure by this factor. */
const UNMARKED = 0.5;

function withLetterMarks(read: ReadText, marks: readonly LetterMark[]): ReadText {
  if (marks.length === 0 || read.text === '') return read;
  const text = putMarks(read.text, marks);
  return text === undefined ? { ...read, confidence: UNMARKED * read.confidence } : { ...read, text };
}

/** An upright stroke by itself is the letter I: no label is a rule. */
const clean = (text: string): string =>
  text === '|' ? 'I' : text.replace(/^[|_:;.,'=~—-]+ +| +[|_:;.,'=~—-]+$/gu, '');

/** One glyph is one letter: "Cc" is a C of which both sizes seemed likely; anything longer was not read. */
function toLoneLetter(text: string, confidence: number): ReadText {
  const letters = [...text];
  const [first = ''] = letters;
  if (letters.length < 2) return { text, confidence };
  const isOne = letters.every((letter) => letter.toLowerCase() === first.toLowerCase());
  return {
    text: isOne ? first : text,
    confidence: isOne || /^[\p{L}\p{N}]{2}$/u.test(text) ? confidence : 0.2 * confidence,
  };
}

type PartedWord = { readonly text: string; readonly confidence: number; readonly centre: number };

/** A word that was read over several crops is given out letter by letter, where the letters are as many as the glyphs. */
function partWord({ text, confidence, box }: Word, line: readonly Placed[]): readonly PartedWord[] {
  const whole = [{ text, confidence, centre: box.left + box.width / 2 }];
  const spanned = line.filter(
    ({ crop, left }) => left + crop.width / 2 > box.left && left + crop.width / 2 < box.left + box.width,
  );
  const glyphs = spanned.reduce((sum, { glyphs: count }) => sum + count, 0);
  // Between two numbers a recogniser sees a point that no glyph is there for.
  const letters = [[...text], [...text.replace(/[.,]/gu, '')]].find(({ length }) => length === glyphs);
  if (spanned.length < 2 || letters === undefined) return whole;
  let next = 0;
  return spanned.map(({ crop, left, glyphs: count }) => {
    next += count;
    return { text: letters.slice(next - count, next).join(''), confidence, centre: left + crop.width / 2 };
  });
}

/** The size of the letters across the line: of the tallest glyph. */
function glyphSize(piece: TextPiece, direction: 'level' | 'upwards' | 'downwards'): number {
  const across = ({ top, bottom, left, right }: Extent) => (direction === 'level' ? bottom - top : right - left);
  return Math.max(4, ...piece.glyphs.map(({ box }) => across(box)));
}

/** How far most letters end above the lowest one, in pixels of the picture: p and g reach below the base line. */
function footOf({ glyphs, extent }: TextPiece, direction: 'level' | 'upwards' | 'downwards'): number {
  const below = glyphs.map(({ box }) => {
    if (direction === 'level') return extent.bottom - box.bottom;
    return direction === 'upwards' ? extent.right - box.right : box.left - extent.left;
  });
  below.sort((one, other) => one - other);
  return below[Math.floor(below.length / 2)] ?? 0;
}

async function readIn(
  pieces: readonly TextPiece[],
  { raster, ground }: { readonly raster: Raster; readonly ground: Ground },
  options: ReadingOptions,
  recogniser: Recogniser,
): Promise<readonly ReadText[]> {
  const sizes = pieces.map((piece) => glyphSize(piece, options.turn ?? piece.direction)).sort((a, b) => a - b);
  const usual = sizes[Math.floor(0.75 * (sizes.length - 1))] ?? 8;
  const factor = Math.min(6, Math.max(0.4, GLYPH_HEIGHT / usual));
  const crops = pieces.map((piece) => {
    const crop = cropPiece(raster, ground, piece);
    const direction = options.turn ?? piece.direction;
    const scaled = scaleCrop(direction === 'level' ? crop : turnCrop(crop, direction), factor);
    // Numbers have no marks, and those of Arabic letters are part of them.
    const isLatin = options.characters === undefined && !options.languages.includes('ara');
    const parted = isLatin ? partMarks(scaled) : { crop: scaled, marks: [] };
    return { ...parted, glyphs: piece.glyphs.length, foot: factor * footOf(piece, direction) };
  });
  const texts: ReadText[] = pieces.map(() => ({ text: '', confidence: 0 }));
  for (const line of layOut(crops)) {
    for (const { index, read } of await readLine(line, options, recogniser)) texts[index] = read;
  }
  return texts;
}

/** From here on a reading is sure of its letters; below the second its script may be another. */
const SURE = 0.85;
const SAME_SCRIPT = 0.6;
/** By how much another language must be surer. */
const CLEARLY = 0.03;

const surenessOf = (texts: readonly ReadText[]): number =>
  texts.reduce((sum, { text, confidence }) => sum + (text === '' ? 0 : confidence), 0) / Math.max(1, texts.length);

/** The texts with the accents that were lost among others, where the picture shows some: each such piece is read by itself. */
async function mendMarks(
  pieces: readonly TextPiece[],
  read: readonly ReadText[],
  sight: { readonly raster: Raster; readonly ground: Ground },
  recogniser: Recogniser,
): Promise<readonly ReadText[]> {
  const mended: ReadText[] = [];
  for (const [index, piece] of pieces.entries()) {
    const own = read[index] ?? UNREAD;
    if (!lacksMark(piece, own)) mended.push(own);
    else {
      const [other = UNREAD] = await readIn([piece], sight, { languages: ['por'] }, recogniser);
      mended.push(withMarks(own, other));
    }
  }
  return doubtAccents(mended).map((own, index) => judgeStrokes(own, pieces[index], sight));
}

/** Two dots and rings are of languages that no recogniser here knows; their other accents over letters are guesses, less sure by this factor. */
const GUESSED = 0.5;
const FOREIGN = /[\u0308\u030a]/u;
const ACCENT = /[\u0300-\u0304]/u;

function doubtAccents(read: readonly ReadText[]): readonly ReadText[] {
  if (!read.some(({ text }) => FOREIGN.test(text.normalize('NFD')))) return read;
  return read.map((own) =>
    ACCENT.test(own.text.normalize('NFD')) ? { ...own, confidence: GUESSED * own.confidence } : own,
  );
}

const UNREAD: ReadText = { text: '', confidence: 0 };

/**
 * What the pieces say, in their order. Pieces of one call should be of one kind (the labels of an axis, the entries of a
 * legend): they are set in one line, at one size, for the recogniser to see them side by side. Where it is unsure of the
 * letters, Portuguese and, further off, Arabic are tried too, and the language that is clearly surer counts.
 */
export async function readTexts(
  pieces: readonly TextPiece[],
  sight: { readonly raster: Raster; readonly ground: Ground },
  options: ReadingOptions,
  recogniser: Recogniser,
): Promise<readonly ReadText[]> {
  const best = await readPlain(pieces, sight, options, recogniser);
  if (options.characters !== undefined) return best.read;
  // Shapes over letters are looked for where these stand level.
  const isLevel = options.turn === undefined || options.turn === 'level';
  const mend = (read: readonly ReadText[]): Promise<readonly ReadText[]> | readonly ReadText[] =>
    isLevel ? mendMarks(pieces, read, sight, recogniser) : read;
  const isPlain = best.language === 'eng' && best.read.some(({ text }) => /^\P{Script=Arabic}*\p{L}{3}/u.test(text));
  if (!isPlain || pieces.length > FEW) return mend(best.read);
  const others = await readIn(pieces, sight, { ...options, languages: ['por'] }, recogniser);
  return mend(best.read.map((own, index) => withLetters(own, others[index] ?? UNREAD)));
}

/** A sign that no name is written with, such as ™ where "TV" stands: English takes small letters for it, Portuguese does not. */
const SIGN = /\p{So}/u;

/** The best reading, where pieces that seemed to hold such signs are read in the other language. */
async function readPlain(
  pieces: readonly TextPiece[],
  sight: { readonly raster: Raster; readonly ground: Ground },
  options: ReadingOptions,
  recogniser: Recogniser,
): Promise<BestReading> {
  const best = await readBest(pieces, sight, options, recogniser);
  const read: ReadText[] = [];
  for (const [index, own] of best.read.entries()) {
    const piece = pieces[index];
    const [other] =
      piece !== undefined && SIGN.test(own.text)
        ? await readIn([piece], sight, { ...options, languages: ['por'] }, recogniser)
        : [];
    read.push(other === undefined || other.text === '' || SIGN.test(other.text) ? own : other);
  }
  return { ...best, read };
}

/** Up to so many texts are read twice, for accents that are no shapes of their own. */
const FEW = 24;

type BestReading = { readonly read: readonly ReadText[]; readonly language: OcrLanguage | undefined };

/** True where most texts are words of Arabic letters: a reader of these sees a sign or two in small letters of any script. */
const areArabicWords = (texts: readonly ReadText[]): boolean =>
  2 * texts.filter(({ text }) => /\p{Script=Arabic}{2}/u.test(text)).length > texts.length;

async function readBest(
  pieces: readonly TextPiece[],
  sight: { readonly raster: Raster; readonly ground: Ground },
  options: ReadingOptions,
  recogniser: Recogniser,
): Promise<BestReading> {
  let best: BestReading = { read: await readIn(pieces, sight, options, recogniser), language: options.languages[0] };
  if (pieces.length === 0 || options.characters !== undefined || surenessOf(best.read) >= SURE) return best;
  const inArabic = async (): Promise<BestReading> => {
    const texts: ReadText[] = [];
    // Joined letters cannot be told apart by their count: each piece is read by itself.
    for (const piece of pieces)
      texts.push(...(await readIn([piece], sight, { ...options, languages: ['ara'] }, recogniser)));
    return { read: areArabicWords(texts) ? texts : pieces.map(() => UNREAD), language: 'ara' };
  };
  const inPortuguese = async (): Promise<BestReading> => ({
    read: await readIn(pieces, sight, { ...options, languages: ['por'] }, recogniser),
    language: 'por',
  });
  for (const readOther of [...(surenessOf(best.read) < SAME_SCRIPT ? [inArabic] : []), inPortuguese]) {
    const other = await readOther();
    if (surenessOf(other.read) > surenessOf(best.read) + CLEARLY) best = other;
    if (surenessOf(best.read) >= SURE) break;
  }
  return best;
}
