import { describe, expect, test } from 'vitest';
import { splitParagraphs } from './sentences.ts';

const sentencesOf = (text: string): readonly (readonly string[])[] =>
  splitParagraphs(text).map(({ sentences }) => sentences.map(({ start, end }) => text.slice(start, end)));

describe('paragraphs and sentences', () => {
  test('points in figures and behind shortened words end nothing', () => {
    expect(sentencesOf('Dr. Silva paid $1.5 million. See No. 5 vs. No. 6! Why?')).toEqual([
      ['Dr. Silva paid $1.5 million.', 'See No. 5 vs. No. 6!', 'Why?'],
    ]);
  });

  test('Arabic question marks end a sentence', () => {
    expect(sentencesOf('كم بلغت؟ بلغت 5.')).toEqual([['كم بلغت؟', 'بلغت 5.']]);
  });

  test('blank lines and headlines part paragraphs, wrapped lines do not', () => {
    expect(sentencesOf('Results\nSales rose.\n\nThe end')).toEqual([['Results'], ['Sales rose.'], ['The end']]);
    expect(sentencesOf('a line that goes on and\ngoes on.')).toEqual([['a line that goes on and\ngoes on.']]);
  });

  test('a sentence without an end is cut at a blank', () => {
    const [sentences = []] = sentencesOf('word '.repeat(1000));
    expect(sentences.length).toBeGreaterThan(2);
  });
});
