import { describe, expect, it } from 'vitest';
import { splitLines } from '../lines.ts';
import { readPairs } from './read-pairs.ts';

function read(text: string): unknown {
  const [grid] = readPairs(text, splitLines(text));
  return grid?.rows.map((row) => row.map((cell) => cell.text));
}

describe('pairs on one line', () => {
  it.each([
    ['Lisbon: 12, Porto: 15 and Faro: 9', ['Lisbon', '12'], ['Porto', '15'], ['Faro', '9']],
    ['الرياض: 120، جدة: 85، والدمام: 60', ['الرياض', '120'], ['جدة', '85'], ['الدمام', '60']],
    ['الجزائر: 120، وهران: 85 والبليدة: 60', ['الجزائر', '120'], ['وهران', '85'], ['البليدة', '60']],
    ['الرياض: 12 وحدة، جدة: 5 وحدات', ['الرياض', '12'], ['جدة', '5']],
    ['Rent: €1,200; Food: €420', ['Rent', '€1,200'], ['Food', '€420']],
    ['18-24: 30% | 25-34: 45% | 35+: 25%', ['18-24', '30%'], ['25-34', '45%'], ['35+', '25%']],
  ])('%s', (text, ...rows) => {
    expect(read(text)).toEqual(rows);
  });

  it.each([
    'Costs: 9, of which: 3 were wages.',
    'Meeting: 10:30, room: blue',
    'One sentence, with a colon: 12',
    'Revenue: 12.',
    'Ana\t2: 2019, 2020\t1: 2021',
    'Ana: 1, Rui: 2\nAna: 3, Rui: 4',
  ])('not: %j', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
