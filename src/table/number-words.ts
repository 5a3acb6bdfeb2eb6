import { foldWords } from './notation/characters.ts';
import { parseNumber } from './notation/number-notation.ts';
import { ADDED, MULTIPLIERS, PARTS, WHOLE } from './notation/number-word-list.ts';
import { SCALE_FACTORS, SCALE_WORDS } from './notation/scale-words.ts';

const JOINING: ReadonlySet<string> = new Set(['and', 'e', 'و', 'of', 'de']);
const LONGEST = 120;

/** Number words found in a row of words: their value, and how many words they take. */
export type NumberWordsMatch = { readonly value: number; readonly length: number };

/**
 * Gives the number that a whole text of words states, in English, Portuguese or Arabic: "two and a half million", "vinte e três
 * mil", "ثلاثة آلاف", "مليونان ونصف". Figures may take the place of words ("2 and a half million"). Undefined for anything else.
 */
export function parseNumberWords(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const words = splitNumberWords(text);
  const match = matchNumberWords(words, 0);
  return match !== undefined && match.length === words.length ? match.value : undefined;
}

/** The words of a text as `matchNumberWords` reads them: folded, hyphens undone, the Arabic "and" set apart. */
export function splitNumberWords(text: string): readonly string[] {
  const words = foldWords(text).split(/[\s-]+/);
  return words.flatMap((word) => {
    const rest = word.slice(1);
    return word.startsWith('و') && !isNumberWord(word) && isNumberWord(rest) ? ['و', rest] : word === '' ? [] : [word];
  });
}

/** True for a word that can be part of a number in words. `word` is folded. */
export function isNumberWord(word: string): boolean {
  return (
    ADDED.has(word) ||
    WHOLE.has(word) ||
    MULTIPLIERS.has(word) ||
    PARTS.has(word) ||
    (SCALE_WORDS.has(word) && word.length > 2)
  );
}

/** Reads the longest number that begins at a word. `words` come from `splitNumberWords`. */
export function matchNumberWords(words: readonly string[], start: number): NumberWordsMatch | undefined {
  const sum = new NumberSum();
  let best: NumberWordsMatch | undefined;
  let isJoined = false;
  for (let index = start; index < words.length; index++) {
    const word = words[index] ?? '';
    if (JOINING.has(word) && index > start && !isJoined) {
      isJoined = true;
      continue;
    }
    if (!sum.add(word, { next: words[index + 1] ?? '', isJoined })) break;
    isJoined = false;
    if (sum.isComplete()) best = { value: sum.value(), length: index - start + 1 };
  }
  return best;
}

/** What stands around a word of a number. */
type WordPlace = { readonly next: string; readonly isJoined: boolean };

/** Adds up the words of one number. */
class NumberSum {
  /** What scale words have closed, and the last such scale. */
  private total = 0;
  private lastScale = Number.POSITIVE_INFINITY;
  /** What has been read below the next scale. */
  private current = 0;
  private hasCurrent = false;
  private isPending = false;
  private units = 0;
  private hasTens = false;
  private hasHundreds = false;

  value(): number {
    return Number((this.total + this.current).toPrecision(15));
  }

  /** False after an article that still needs its noun. */
  isComplete(): boolean {
    return !this.isPending;
  }

  /** Takes the next word; false where it does not belong to the number. */
  add(word: string, place: WordPlace): boolean {
    const isArticle = (word === 'a' || word === 'an' || word === 'um' || word === 'uma') && isFollowable(place.next);
    if (isArticle && (PARTS.has(place.next) || (this.current > 0 && this.current < 1))) {
      this.isPending = true;
      return true;
    }
    if ((word === 'a' || word === 'an') && !isArticle) return false;
    const wasPending = this.isPending;
    this.isPending = false;
    const part = PARTS.get(word);
    if (part !== undefined) return this.addPart(part, word, place.isJoined || wasPending);
    const multiplier = MULTIPLIERS.get(word);
    if (multiplier !== undefined) return this.multiply(multiplier);
    const isFirst = !this.hasCurrent;
    const scale = SCALE_WORDS.get(word);
    if (scale !== undefined && word.length > 2 && !(isFirst && WHOLE.has(word)))
      return this.addScale(SCALE_FACTORS[scale], word);
    const whole = WHOLE.get(word);
    if (whole !== undefined) return this.addWhole(whole);
    const added = ADDED.get(word);
    if (added !== undefined) return this.addWord(added, word, place.isJoined);
    return this.addFigures(word);
  }

  private addFigures(word: string): boolean {
    const first = word.charCodeAt(0);
    const number = first >= 48 && first <= 57 && !this.hasCurrent ? parseNumber(word) : undefined;
    if (number === undefined || number.isPercentage || number.scale !== undefined) return false;
    this.put(number.value);
    this.units = 1;
    this.hasTens = true;
    this.hasHundreds = true;
    return true;
  }

  private addWord(value: number, word: string, isJoined: boolean): boolean {
    if (value >= 100) {
      if (this.hasHundreds || this.hasTens || this.units > 0) return false;
      this.hasHundreds = true;
    } else if (value >= 20) {
      if (this.hasTens || (this.units > 0 && !isJoined) || this.units > 9) return false;
      this.hasTens = true;
    } else if (
      value === 10 &&
      this.units > 0 &&
      this.units < 10 &&
      (word === 'عشر' || word === 'عشره') &&
      !this.hasTens
    ) {
      this.hasTens = true;
    } else {
      if (this.units > 0 || (this.hasTens && value > 9) || (value === 0 && this.hasCurrent)) return false;
      this.units = Math.max(value, 1);
    }
    this.put(this.current + value);
    return true;
  }

  private multiply(factor: number): boolean {
    if (this.hasHundreds || !this.hasCurrent || this.current === 0) return false;
    this.put(this.current * factor);
    this.units = 0;
    this.hasTens = false;
    this.hasHundreds = true;
    return true;
  }

  private addScale(factor: number, word: string): boolean {
    const standsAlone = word === 'mil' || /^[\u0600-\u06ff]/.test(word);
    if (!this.hasCurrent && this.total === 0 && !standsAlone) return false;
    if (factor > this.lastScale) this.total = (this.total + this.current) * factor;
    else if (factor === this.lastScale) return false;
    else if (this.total === 0) this.total = (this.hasCurrent ? this.current : 1) * factor;
    else if (this.hasCurrent || standsAlone) this.total += (this.hasCurrent ? this.current : 1) * factor;
    else return false;
    this.close(factor);
    return true;
  }

  private addWhole(value: number): boolean {
    if (this.hasCurrent || value / 2 >= this.lastScale) return false;
    this.total += value;
    this.close(value / 2);
    return true;
  }

  /** "two and a half": half of one; "três milhões e meio": half of the scale; "three quarters": three times a quarter. */
  private addPart(part: number, word: string, isJoined: boolean): boolean {
    if (!this.hasCurrent && this.total > 0) {
      if (!isJoined) return false;
      this.total += part * this.lastScale;
      return true;
    }
    if (this.hasCurrent && !isJoined) {
      if (!word.endsWith('s')) return false;
      this.put(this.current * part);
      return true;
    }
    this.put(this.current + part);
    return true;
  }

  private put(value: number): void {
    this.current = value;
    this.hasCurrent = true;
  }

  private close(factor: number): void {
    this.lastScale = factor;
    this.current = 0;
    this.hasCurrent = false;
    this.units = 0;
    this.hasTens = false;
    this.hasHundreds = false;
  }
}

/** True for a word that an article may stand before within a number: "a hundred", "a half", "a million". */
function isFollowable(word: string): boolean {
  return MULTIPLIERS.has(word) || PARTS.has(word) || (SCALE_WORDS.has(word) && word.length > 2);
}
