import { differenceOf, toChroma } from '../colour/lab.ts';
import { alikeNames } from '../labels/alike-names.ts';
import { type ArabicNumber, LIKELY_NUMBER } from '../labels/arabic-numbers.ts';
import { colourOfPiece } from '../labels/colour-of-piece.ts';
import type { TextPiece } from '../labels/find-texts.ts';
import { readScaledNumbers } from '../labels/read-scaled-numbers.ts';
import type { ReadText } from '../labels/read-text.ts';
import { readTexts } from '../labels/read-texts.ts';
import { tellLetters, tellStrokes } from '../labels/tell-letters.ts';
import { type Extent, heightOf, widthOf } from '../raster/raster.ts';
import { areUnmeasured } from './are-unmeasured.ts';
import type { Axis, AxisLabel } from './axis.ts';
import { withDecades } from './decade-digits.ts';
import type { AxisTexts, Side } from './find-axis-labels.ts';
import { fitScale, placeOf, type Scale, type Tick } from './fit-scale.ts';
import { isMoment } from './is-moment.ts';
import { isLoneLetter } from './lone-letter.ts';
import { withLoneNought } from './lone-nought.ts';
import { withLostPoints } from './lost-points.ts';
import { mendYear } from './mend-year.ts';
import { findDecimalMark, parseTick, partOnes, type TickNumber, toDigits } from './parse-tick.ts';
import { partRuns } from './part-runs.ts';
import { exponentOf, isPower, withPower } from './raised-powers.ts';
import { readTitle } from './read-title.ts';
import { settleEndLabel } from './settle-end-label.ts';
import { withSharedMarks } from './shared-marks.ts';
import type { Sight } from './sight.ts';
import { snapLabels } from './snap-labels.ts';

/** The letters that numbers of axes and labels are written with. */
export const DIGITS = '0123456789.,-−%$€£kKMBT ';
const EXPONENTS = '0123456789-';
const TEXT = { languages: ['eng'] } as const;

/** The point that geometry shows and the recogniser lost, put into a number: a glyph much smaller than the digits, at their foot. */
export function insertPoint(text: string, piece: TextPiece): string {
  // The points of a colon part hours from minutes.
  if (piece.direction !== 'level' || /[.,:]/u.test(text)) return text;
  const tallest = Math.max(...piece.glyphs.map(({ box }) => heightOf(box)));
  const inOrder = [...piece.glyphs].sort((one, other) => one.box.left - other.box.left);
  const isPoint = ({ box }: { readonly box: Extent }): boolean =>
    heightOf(box) <= 0.34 * tallest &&
    widthOf(box) <= 0.34 * tallest &&
    box.bottom >= piece.extent.bottom - 0.15 * tallest;
  const index = inOrder.findIndex(isPoint);
  const signs = /^[-−–]/u.test(text) ? 1 : 0;
  if (index <= signs - 1 || inOrder.filter(isPoint).length !== 1) return text;
  const letters = [...text.replace(/\s+/gu, '')];
  if (letters.length !== inOrder.length - 1) return text;
  return [...letters.slice(0, index), '.', ...letters.slice(index)].join('');
}

/** Lone letters below a level axis may lie on their side: they are read both ways, and the surer way counts. */
async function readNames(pieces: readonly TextPiece[], mayLie: boolean, sight: Sight): Promise<readonly ReadText[]> {
  const upwards = pieces.filter(({ direction }) => direction === 'upwards');
  const level = pieces.filter(({ direction }) => direction === 'level');
  const areSingle = level.filter(isLoneLetter);
  if (upwards.length > level.length - areSingle.length && upwards.length > 0)
    return readTexts(pieces, sight, { ...TEXT, turn: 'upwards' }, sight.recogniser);
  if (mayLie && upwards.length === 0 && areSingle.length === level.length) {
    const lying = await readTexts(pieces, sight, TEXT, sight.recogniser);
    const turned = await readTexts(pieces, sight, { ...TEXT, turn: 'upwards' }, sight.recogniser);
    return sureness(turned, pieces) > sureness(lying, pieces) + 0.02 ? turned : lying;
  }
  const texts = new Map<TextPiece, ReadText>();
  for (const group of [upwards, level]) {
    const read = await readTexts(group, sight, TEXT, sight.recogniser);
    for (const [index, piece] of group.entries()) texts.set(piece, read[index] ?? { text: '', confidence: 0 });
  }
  return pieces.map((piece) => texts.get(piece) ?? { text: '', confidence: 0 });
}

/** How sure a reading is on average, where it has no more letters than there are glyphs. */
const sureness = (read: readonly ReadText[], pieces: readonly TextPiece[]): number =>
  read.reduce((sum, { text, confidence }, index) => {
    const isFitting = /^[\p{L}\p{N}]+$/u.test(text) && [...text].length <= 1 + (pieces[index]?.glyphs.length ?? 0);
    return sum + (isFitting ? confidence : 0);
  }, 0) / Math.max(1, read.length);

const looksNumeric = (text: string): boolean =>
  (['.', ','] as const).some((mark) => parseTick(text, mark) !== undefined) ||
  (/\p{Nd}/u.test(text) && (text.match(/\p{L}/gu)?.length ?? 0) <= (text.match(/\p{Nd}/gu)?.length ?? 0));

function smallestStep(centres: readonly number[]): number {
  const sorted = [...centres].sort((one, other) => one - other);
  const steps = sorted.slice(1).map((centre, index) => centre - (sorted[index] ?? 0));
  return Math.min(...steps.filter((step) => step > 1), 60);
}

type ReadNumber = TickNumber & { readonly text: string };
type Numbered = { readonly scale: Scale; readonly numbers: readonly (ReadNumber | undefined)[] };

/** The text with as many noughts at its end as there are glyphs for: a recogniser loses some of many. */
function withNoughts(text: string, piece: TextPiece | undefined): string {
  const letters = [...text.replace(/\s+/gu, '')].length;
  const missing = (piece?.glyphs.length ?? 0) - letters;
  return /00$/u.test(text) && missing > 0 && missing <= 3 ? `${text}${'0'.repeat(missing)}` : text;
}

/** Fits a scale to what the labels may say: each as it was read in several ways, with the decimal mark that fits better. */
function fitReadings(all: readonly (readonly string[])[], labels: readonly AxisLabel[]): Numbered | undefined {
  const readings = all.map((texts) => withLostPoints(texts, labels));
  const likely = findDecimalMark(readings[0] ?? []);
  const [first, second] = [likely, likely === '.' ? (',' as const) : ('.' as const)].map((mark) =>
    fitWith(mark, readings, labels),
  );
  if (first === undefined || second === undefined) return first ?? second;
  return second.scale.support > first.scale.support ? second : first;
}

function fitWith(
  mark: '.' | ',',
  readings: readonly (readonly string[])[],
  labels: readonly AxisLabel[],
): Numbered | undefined {
  // Letters are taken for digits only among labels that are numbers without that.
  const isNumeric = (texts: readonly string[]): boolean =>
    texts.filter((text) => parseTick(text, mark) !== undefined).length >= 0.5 * texts.length;
  const mayMend = readings.some(isNumeric);
  const numbers = labels.map((_, index) =>
    readings.flatMap((texts) => {
      const text = texts[index] ?? '';
      const number = parseTick(text, mark) ?? (mayMend ? parseTick(toDigits(text), mark) : undefined);
      return number === undefined ? [] : [{ ...number, text }];
    }),
  );
  const ticks: Tick[] = labels.flatMap(({ at, confidence }, label) =>
    (numbers[label] ?? []).map(({ value }) => ({ at, value, label, confidence })),
  );
  const scale = fitScale(ticks, REACH);
  if (scale === undefined) return undefined;
  return {
    scale: { ...scale, total: labels.length },
    numbers: labels.map(({ at }, index) => {
      const own = numbers[index] ?? [];
      return own.find((number) => isOnScale(scale, at, number)) ?? own[0];
    }),
  };
}

/** How far a label may lie off its scale, in pixels. */
const REACH = 2.2;

const isOnScale = (scale: Scale, at: number, number: TickNumber | undefined): boolean =>
  number !== undefined && Math.abs(placeOf(scale, number.value) - at) <= REACH;

function unitOf(numbers: readonly (TickNumber | undefined)[]): string {
  const counts = new Map<string, number>();
  for (const number of numbers) if (number !== undefined) counts.set(number.unit, (counts.get(number.unit) ?? 0) + 1);
  const most = [...counts].sort((one, other) => other[1] - one[1])[0];
  return most?.[0] ?? '';
}

const isYear = (number: TickNumber | undefined): boolean =>
  number === undefined || (Number.isInteger(number.value) && number.value >= 1500 && number.value <= 2200);

/** Enough labels agree on a scale for it to be believed. Any two agree on one, so two are enough only where there is no third. */
const isConvincing = ({ support, total }: Scale): boolean =>
  support >= 2 && (support >= 3 || total <= 2) && support >= 0.5 * total;

/** What the labels of an axis are read for: its side, and where lines and tick marks cross it. */
type AxisPlace = { readonly side: Side; readonly places: readonly number[] };

/**
 * Reads the labels of one side: as text, and where they look like numbers again as digits; the reading that one scale
 * explains best counts. A number that the edge of the picture cuts off is none. `undefined` without labels.
 */
export async function readAxis(texts: AxisTexts, place: AxisPlace, sight: Sight): Promise<Axis | undefined> {
  const whole = texts.labels.filter(({ extent }) => !isCutOff(extent, sight));
  if (whole.length >= 2 && whole.length < texts.labels.length) {
    const axis = await readLabels({ ...texts, labels: whole }, place, sight);
    if (axis?.scale !== undefined) return withColour(axis, texts, sight);
  }
  const axis = await readLabels(texts, place, sight);
  return axis === undefined ? undefined : withColour(axis, texts, sight);
}

/** From here on a text is coloured, and letters of one colour differ by no more than the second. */
const COLOURED = 15;
const ALIKE = 12;

/** The axis with the colour that its labels share, or else its title has. */
function withColour(axis: Axis, { labels, beyond }: AxisTexts, { raster, ground }: Sight): Axis {
  const onEnd = beyond.filter(({ direction }) => direction === 'upwards');
  const shared = [labels, onEnd]
    .map((pieces) => pieces.map((piece) => colourOfPiece(piece, raster, ground)))
    .find(
      ([first, ...others]) =>
        first !== undefined && toChroma(first) > COLOURED && others.every((lab) => differenceOf(lab, first) <= ALIKE),
    );
  return shared?.[0] === undefined ? axis : { ...axis, colour: shared[0] };
}

/** What the edge of the picture cuts off may go on beyond it: by this factor it is less sure. */
const CUT_OFF = 0.1;

const isCutOff = ({ left, right, top, bottom }: Extent, { raster }: Sight): boolean =>
  Math.min(left, top) <= 1 || right >= raster.width - 1 || bottom >= raster.height - 1;

/** The labels with what was read of each; those of a level axis that ran into each other are parted first. */
async function readParted(pieces: readonly TextPiece[], { side, places }: AxisPlace, sight: Sight) {
  const isLevel = side === 'bottom' || side === 'top';
  const read = await readNames(pieces, isLevel, sight);
  const texts = read.map(({ text }) => text);
  const parted = isLevel ? partRuns(pieces, texts, places) : pieces;
  const own =
    parted.length === pieces.length
      ? { pieces, read }
      : { pieces: parted, read: await readNames(parted, isLevel, sight) };
  return { pieces: own.pieces, read: alikeNames(tellStrokes(tellLetters(own.read, own.pieces), own.pieces)) };
}

/** Labels in Arabic digits make a scale where so many agree, and that share of them; all of so many need no other reading. */
const LEAST_ARABIC = 3;
const MOST_ARABIC = 0.6;
const SETTLED_ARABIC = 4;

/** The numbers that labels state in Arabic digits: each is borne out by the others, which lie on one scale with it. */
function fitArabic(labels: readonly AxisLabel[], numbers: readonly (ArabicNumber | undefined)[]): Numbered | undefined {
  const most = Math.max(0, ...numbers.map((number) => number?.texts.length ?? 0));
  const readings = Array.from({ length: most }, (_, index) =>
    numbers.map((number) => number?.texts[index] ?? number?.texts[0] ?? ''),
  );
  if (readings.length === 0) return undefined;
  const found = fitReadings(
    readings,
    labels.map((label, index) => ({ ...label, confidence: numbers[index]?.confidence ?? 0 })),
  );
  const { support = 0 } = found?.scale ?? {};
  return support >= LEAST_ARABIC && support >= MOST_ARABIC * labels.length ? found : undefined;
}

/** Beside 10³ what reads 102 is 10². */
const toPowers = (texts: readonly string[], pieces: readonly TextPiece[]): readonly string[] =>
  pieces.some(isPower) ? texts.map((text) => text.replace(/^10(\d)$/u, '1e$1')) : texts;

/** Labels where they stand, and the numbers that agree on a scale there. */
type Placed = { readonly labels: readonly AxisLabel[]; readonly numbered: Numbered };

/** The same labels at the places where they may stand, the likelier first. */
type Placements = readonly [readonly AxisLabel[], ...(readonly (readonly AxisLabel[])[])];

/** The numbers that labels state as a recogniser of letters reads them; `undefined` where they are none that agree. */
async function fitRead(
  placements: Placements,
  pieces: readonly TextPiece[],
  sight: Sight,
): Promise<Placed | undefined> {
  const signed = placements[0].map(({ text }, index) => withSigns(text, pieces[index]));
  const texts = withLoneNought(toPowers(signed, pieces));
  const numeric = texts.filter(looksNumeric).length;
  const named = texts.filter((text) => /^\p{Lu}\p{L}*[ -]?\d+$/u.test(text)).length;
  const arePowers = pieces.filter(isPower).length > texts.length / 2;
  if (texts.filter(isMoment).length > texts.length / 2) return undefined;
  if (!arePowers && (numeric < 0.4 * texts.length || named > 0.5 * texts.length)) return undefined;
  const plain = [texts, texts.map((text, index) => withNoughts(text, pieces[index]))];
  let more: readonly (readonly string[])[] | undefined;
  for (const labels of placements) {
    const first = fitReadings(plain, labels);
    const isSettled = first !== undefined && first.scale.support === labels.length && labels.length >= 3;
    if (!isSettled) more ??= await readAgain(plain, pieces, sight);
    const best = isSettled ? first : fitReadings(more ?? plain, labels);
    const isLinearOfPowers = best?.scale.kind === 'linear' && pieces.some(isPower);
    if (best !== undefined && isConvincing(best.scale) && !isLinearOfPowers) return { labels, numbered: best };
  }
  return undefined;
}

/** All that labels may state: as they were read, as digits alone, as powers, and with the marks that they share. */
async function readAgain(
  plain: readonly (readonly string[])[],
  pieces: readonly TextPiece[],
  sight: Sight,
): Promise<readonly (readonly string[])[]> {
  const digits = await readDigits(pieces, sight);
  const ones = plain.slice(0, 1).map((texts) => texts.map(partOnes));
  return [...plain, ...digits, ...ones, ...(await readPowers(pieces, sight))]
    .map((own) => toPowers(own, pieces))
    .flatMap((own) => [own, withSharedMarks(own)])
    .concat(plain.map((own) => withDecades(own, pieces)));
}

/** The middle of a box along an axis. */
const centreOf = ({ left, right, top, bottom }: Extent, side: Side): number =>
  side === 'bottom' || side === 'top' ? (left + right) / 2 : (top + bottom) / 2;

const atCentres = (labels: readonly AxisLabel[], { side }: AxisPlace): readonly AxisLabel[] =>
  labels.map((label) => ({ ...label, at: centreOf(label.extent, side) }));

/** Where the middles of pieces are along an axis, moved to the lines and marks that they stand at. */
function placeLabels(pieces: readonly TextPiece[], { side, places }: AxisPlace): readonly number[] {
  const centres = pieces.map(({ extent }) => centreOf(extent, side));
  return snapLabels(centres, places, Math.max(2.5, 0.45 * smallestStep(centres)));
}

/** How sure a label is that lies on one scale with others, whatever its signs look like. */
const BORNE_OUT = 0.9;

function toAxis(labels: readonly AxisLabel[], title: string, { scale, numbers }: Numbered): Axis {
  const isYears = numbers.every((number, index) => isYear(number) || !isOnScale(scale, labels[index]?.at ?? 0, number));
  const named = labels.map((label, index) => {
    const text = numbers[index]?.text ?? label.text;
    return { ...label, text: isYears ? mendYear(text, label.at, scale) : text };
  });
  return { labels: named, title, scale, unit: unitOf(numbers), isYears };
}

/** So many tick marks beside two labels show how these are measured. */
const LEAST_TICKS = 4;

/** An axis whose two labels the tick marks bear out; without a scale where they do not. Other axes as they are. */
function toSettledAxis(axis: Axis, { side, places }: AxisPlace): Axis {
  const { scale, labels } = axis;
  const isLevel = side === 'bottom' || side === 'top';
  if (scale?.kind !== 'linear' || labels.length !== 2 || !isLevel || places.length < LEAST_TICKS) return axis;
  const settled = settleEndLabel(scale, labels, places);
  const { scale: _, ...named } = axis;
  return settled === undefined ? named : { ...axis, scale: settled };
}

/** Names are read with more confidence than that on average, whatever language they are in. */
const SURELY_NAMES = 0.6;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

async function readLabels(
  { labels: found, beyond }: AxisTexts,
  place: AxisPlace,
  sight: Sight,
): Promise<Axis | undefined> {
  if (found.length === 0) return undefined;
  const at = placeLabels(found, place);
  const plain = found.map(({ extent }, index) => ({ text: '', confidence: BORNE_OUT, extent, at: at[index] ?? 0 }));
  const numbers = await readScaledNumbers(found, sight);
  const arabic = fitArabic(plain, numbers);
  const likely = numbers.filter((number) => number !== undefined && number.confidence >= LIKELY_NUMBER).length;
  const isSettled = arabic?.scale.support === plain.length && plain.length >= SETTLED_ARABIC;
  if (arabic !== undefined && isSettled && likely > plain.length / 2)
    return toAxis(plain, await readTitle(beyond, place.side, sight), arabic);
  const { pieces, read } = await readParted(found, place, sight);
  const placed = placeLabels(pieces, place);
  const labels = pieces.map(({ extent }, index) => ({
    text: read[index]?.text ?? '',
    confidence: (isCutOff(extent, sight) ? CUT_OFF : 1) * (read[index]?.confidence ?? 0),
    extent,
    at: placed[index] ?? 0,
  }));
  const title = await readTitle(beyond, place.side, sight);
  // Where a label was moved to a line that is not its own, those that were not moved may agree.
  const fitted = await fitRead([labels, atCentres(labels, place)], pieces, sight);
  if (fitted !== undefined) return toSettledAxis(toAxis(fitted.labels, title, fitted.numbered), place);
  // Signs of any letters lie on some scale: what is surely read as letters is names, and else most must look like digits.
  const looks = meanOf(numbers.map((number) => number?.confidence ?? 0));
  const areNames = meanOf(labels.map(({ confidence }) => confidence)) > SURELY_NAMES || looks < LIKELY_NUMBER;
  // Signs without a letter or a digit are strokes that were taken for a name.
  const names = labels.map((label) => (/[\p{L}\p{N}]/u.test(label.text) ? label : { ...label, text: '' }));
  if (areUnmeasured(names)) return undefined;
  return arabic === undefined || areNames
    ? { labels: names, title, unit: '', isYears: false }
    : toAxis(plain, title, arabic);
}

/** The labels once more, where only digits and what stands beside them are allowed. */
async function readDigits(pieces: readonly TextPiece[], sight: Sight): Promise<readonly (readonly string[])[]> {
  const turn = pieces.some(({ direction }) => direction === 'upwards') ? 'upwards' : 'level';
  const digits = await readTexts(pieces, sight, { ...TEXT, characters: DIGITS, turn }, sight.recogniser);
  const texts = digits.map(({ text }, index) => withSigns(text, pieces[index]));
  return [texts, texts.map((text, index) => withNoughts(text, pieces[index]))];
}

/** Powers of ten with each exponent read by itself, where labels are such; no reading where none is. */
async function readPowers(pieces: readonly TextPiece[], sight: Sight): Promise<readonly (readonly string[])[]> {
  const exponents = pieces.map(exponentOf);
  const raised = exponents.filter((exponent) => exponent !== undefined);
  if (raised.length === 0) return [];
  const read = await readTexts(raised, sight, { ...TEXT, characters: EXPONENTS }, sight.recogniser);
  const texts = exponents.map((exponent) => {
    const text = exponent === undefined ? '' : (read[raised.indexOf(exponent)]?.text ?? '').replace(/\s+/gu, '');
    return /^[-−–]?\d{1,2}$/u.test(text) ? `1e${text.replace(/^[−–]/u, '-')}` : '';
  });
  return [texts];
}

/** The number of a label with the point and the power that geometry shows. */
const withSigns = (text: string, piece: TextPiece | undefined): string =>
  piece === undefined ? text : withPower(insertPoint(text, piece), piece);
