import { unitIn } from '../holes/units.ts';
import { stemWord } from '../text/stem.ts';
import type { Token } from '../text/tokens.ts';

const GLUED = /^(?<number>[\d.,]+)(?<unit>\p{L}+\d?)$/u;
/** Letters that are a unit by themselves behind a number; others stand for thousands, millions and decades too. */
const SINGLE: ReadonlySet<string> = new Set(['h', 'g', 'l']);

/** What a unit is read as that by itself is short for something else: "15 min" is no minimum. */
const SPELT: ReadonlyMap<string, string> = new Map([
  ['min', 'minutes'],
  ['mins', 'minutes'],
]);

const spelt = (token: Token): Token => {
  const folded = SPELT.get(token.folded);
  return folded === undefined ? token : { ...token, folded, stem: stemWord(folded) };
};

/** "500kg" is a number and its unit, as "500 kg" is; what stands right behind a number is read as a unit. */
export function unitsParted(tokens: readonly Token[]): readonly Token[] {
  const parted = tokens.flatMap(partOf);
  return parted.map((token, at) => (parted[at - 1]?.kind === 'number' ? spelt(token) : token));
}

function partOf(token: Token): readonly Token[] {
  const { number, unit } = (token.kind === 'number' ? GLUED.exec(token.folded)?.groups : undefined) ?? {};
  if (number === undefined || unit === undefined || token.folded.length !== token.text.length) return [token];
  const isUnit = unitIn([unit, stemWord(unit)]) !== undefined && (unit.length > 1 || SINGLE.has(unit));
  if (!isUnit) return [token];
  const cut = token.start + number.length;
  const [start, end] = [token.start, token.end];
  return [
    { kind: 'number', text: token.text.slice(0, number.length), folded: number, stem: number, start, end: cut },
    { kind: 'word', text: token.text.slice(number.length), folded: unit, stem: stemWord(unit), start: cut, end },
  ];
}
