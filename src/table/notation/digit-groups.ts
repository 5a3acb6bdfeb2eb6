import { digitValue } from './characters.ts';

/** What the marks inside one number say of the decimal mark. */
export const EVIDENCE = { none: 0, point: 1, comma: 2, ambiguousPoint: 3, ambiguousComma: 4 } as const;
export type Evidence = (typeof EVIDENCE)[keyof typeof EVIDENCE];

const COMMA = 1;
const POINT = 2;
const GROUP_ONLY = 3;
const DECIMAL_ONLY = 4;

/** The most digits whose whole number a double holds exactly. */
const EXACT_DIGITS = 15;

/** Reads the digits of one number with their separators. The fields are those of the last text `read` accepted. */
export class DigitReader {
  /** The digits as a whole number: 12345 for "123.45". */
  mantissa = 0;
  /** Digits after the decimal mark. */
  decimals = 0;
  evidence: Evidence = EVIDENCE.none;
  hasGroups = false;
  /** True where only needless zeros in front make it no number: a code. */
  hasLeadingZeros = false;
  /** True where `mantissa` is exact; else `toText` is to be parsed. */
  isExact = true;

  private run = 0;
  private firstRun = 0;
  private firstMark = 0;
  private lastMark = 0;
  private marks = 0;
  private lastMarkCount = 0;
  private threes = 0;
  private twos = 0;
  private lastGroup = 0;
  /** True where marks of several kinds part the groups, as in two numbers side by side. */
  private areGroupsMixed = false;

  /** Reads from `start`; gives the index after the number, or -1 where the digits are grouped like no number. */
  read(text: string, start: number, end: number, decimal: ',' | '.'): number {
    this.marks = 0;
    this.hasLeadingZeros = false;
    let index = start;
    let mantissa = 0;
    let run = 0;
    let digits = 0;
    while (index < end) {
      const code = text.charCodeAt(index);
      const digit = digitValue(code);
      if (digit >= 0) {
        mantissa = mantissa * 10 + digit;
        run++;
        digits++;
      } else {
        const mark = separatorOf(code);
        if (mark === 0 || index + 1 >= end || digitValue(text.charCodeAt(index + 1)) < 0) break;
        if (!this.addMark(mark, run)) return -1;
        run = 0;
      }
      index++;
    }
    if (digits === 0) return -1;
    this.mantissa = mantissa;
    this.isExact = digits <= EXACT_DIGITS;
    this.run = run;
    if (this.marks === 0) this.firstRun = run;
    const startsWithZero = digitValue(text.charCodeAt(start)) === 0;
    if (startsWithZero && this.firstRun > 1) {
      this.hasLeadingZeros = this.marks === 0;
      return -1;
    }
    return this.judge(startsWithZero, decimal) ? index : -1;
  }

  /** The digits of the number just read, as text that `Number` understands: for more digits than are exact. */
  toText(text: string, start: number, end: number): string {
    let digits = '';
    for (let index = start; index < end; index++) {
      const digit = digitValue(text.charCodeAt(index));
      if (digit >= 0) digits += digit;
    }
    return `${digits}e-${this.decimals}`;
  }

  private addMark(mark: number, run: number): boolean {
    if (this.marks === 0) {
      this.firstRun = run;
      this.firstMark = mark;
      this.lastMarkCount = 1;
      this.threes = 0;
      this.twos = 0;
      this.areGroupsMixed = false;
    } else {
      if (this.lastMark !== this.firstMark) this.areGroupsMixed = true;
      if (run === 3) this.threes++;
      else if (run === 2) this.twos++;
      else return false;
      this.lastGroup = run;
      this.lastMarkCount = mark === this.lastMark ? this.lastMarkCount + 1 : 1;
    }
    this.marks++;
    this.lastMark = mark;
    return true;
  }

  /** Decides what the marks mean; false where they can't stand so in a number. */
  private judge(startsWithZero: boolean, decimal: ',' | '.'): boolean {
    this.evidence = EVIDENCE.none;
    this.decimals = 0;
    this.hasGroups = false;
    if (this.marks === 0) return true;
    const canGroup = this.firstRun >= 1 && this.firstRun <= 3 && !startsWithZero;
    if (this.marks === 1) return this.judgeOne(canGroup && this.run === 3, decimal);
    return canGroup && (this.lastMarkCount === this.marks ? this.judgeGroups() : this.judgeGroupsAndDecimals());
  }

  private judgeOne(canGroup: boolean, decimal: ',' | '.'): boolean {
    const mark = this.lastMark;
    if (mark === GROUP_ONLY) {
      this.hasGroups = canGroup;
      return canGroup;
    }
    if (mark === DECIMAL_ONLY) {
      this.decimals = this.run;
      return true;
    }
    const isDecimal = !canGroup || (mark === COMMA) === (decimal === ',');
    if (canGroup) this.evidence = mark === COMMA ? EVIDENCE.ambiguousComma : EVIDENCE.ambiguousPoint;
    else this.evidence = mark === COMMA ? EVIDENCE.comma : EVIDENCE.point;
    if (isDecimal) this.decimals = this.run;
    else this.hasGroups = true;
    return true;
  }

  /** "1.234.567", and "12,34,567" as in India. */
  private judgeGroups(): boolean {
    const middles = this.marks - 1;
    const isGrouped = this.threes === middles || (this.lastMark === COMMA && this.twos === middles);
    if (this.run !== 3 || !isGrouped || this.lastMark === DECIMAL_ONLY) return false;
    if (this.lastMark !== GROUP_ONLY) this.evidence = this.lastMark === COMMA ? EVIDENCE.point : EVIDENCE.comma;
    this.hasGroups = true;
    return true;
  }

  /** "1.234.567,8", "1 234,5"; not "279,798 836,355". */
  private judgeGroupsAndDecimals(): boolean {
    const middles = this.marks - 1;
    const isGrouped = this.threes === middles || (this.twos === middles - 1 && this.lastGroup === 3);
    if (this.areGroupsMixed || this.firstMark === this.lastMark) return false;
    if (this.lastMarkCount !== 1 || !isGrouped || this.lastMark === GROUP_ONLY || this.firstMark === DECIMAL_ONLY)
      return false;
    if (this.lastMark !== DECIMAL_ONLY) this.evidence = this.lastMark === COMMA ? EVIDENCE.comma : EVIDENCE.point;
    this.decimals = this.run;
    this.hasGroups = true;
    return true;
  }
}

/** The class of a mark between digits, 0 for none: comma, point, marks that only group, marks that only part decimals. */
function separatorOf(code: number): number {
  if (code === 44) return COMMA;
  if (code === 46) return POINT;
  if (code === 32 || code === 39 || code === 0xa0 || code === 95) return GROUP_ONLY;
  if (code < 0x600) return 0;
  if (code === 0x66b) return DECIMAL_ONLY;
  if (code === 0x060c) return COMMA;
  const isGroup =
    code === 0x66c || code === 0x2019 || code === 0x202f || code === 0x2009 || (code >= 0x2006 && code <= 0x2008);
  return isGroup ? GROUP_ONLY : 0;
}
