import { expect, it } from 'vitest';
import { splitLines } from '../lines.ts';
import { blocksOf } from './blocks-of.ts';

it('lines that are read follow one another over blank ones, and other lines part them', () => {
  const text = '1\n\n2\nwords\n3\n';
  const read = blocksOf(splitLines(text), ({ start, end }) => {
    const line = text.slice(start, end).trim();
    return /^\d$/.test(line) ? Number(line) : undefined;
  });
  expect(read).toEqual([[1, 2], [3]]);
});
