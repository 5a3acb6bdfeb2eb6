import { describe, expect, it } from 'vitest';
import { CitationFinder, readCitation } from './find-citation.ts';
import { toTextLines } from './source-lines.ts';

const LINES = toTextLines(`Revenue in North was $1.9 million, down from €2,100 thousand.
South lost -30 and East (45). West (12) had 12% growth and 1,200 people.
North: 120 – 130
x | (30) | - 7 | ~1.2M | 3 mil milhões
Data 1 200 000 e 2023-05-12 1.234,5`);

function find(cited: unknown): string | undefined {
  const citation = readCitation(cited);
  return citation && new CitationFinder(LINES).find(citation)?.cell.text;
}

describe('a citation', () => {
  it.each([
    ['3:120', '120'],
    [[1, 'Revenue in  North'], 'Revenue in North'],
    [{ line: 2, text: 'people' }, 'people'],
    ['1:north', 'North'],
    ['5:1.234,5', '1.234,5'],
    ['5:1 200 000', '1 200 000'],
  ])('%j is found, in the letters of the source', (cited, text) => {
    expect(find(cited)).toBe(text);
  });

  it.each([
    ['1:1.9', '$1.9 million'],
    ['1:2,100', '€2,100 thousand'],
    ['2:30', '-30'],
    ['2:12%', '12%'],
    ['4:30', '(30)'],
    ['4:7', '- 7'],
    ['4:1.2M', '~1.2M'],
    ['4:3', '3 mil milhões'],
  ])('%s is widened to the whole figure %s', (cited, text) => {
    expect(find(cited)).toContain(text.replace('~', ''));
    expect(find(cited)).toBe(cited === '4:1.2M' ? '1.2M' : text);
  });

  it.each([
    ['2:45', '45'],
    ['2:12', '12'],
    ['3:130', '130'],
  ])('%s keeps clear of a bracket behind a name and a dash between figures', (cited, text) => {
    expect(find(cited)).toBe(text);
  });

  it.each([
    'a figure from nowhere',
    '7:99',
    '2:200',
    '5:12',
    '5:1.234',
    '2:sou',
    '1:million dollars',
    '1:1.90 million',
    '900',
  ])('%s is not found', (cited) => {
    expect(find(cited)).toBeUndefined();
  });

  it('of a line that is one or two off is found where the words stand once', () => {
    expect(find('4:120')).toBe('120');
    expect(find('5:1.9')).toBeUndefined();
  });

  it('is given the next place where the same words stand twice', () => {
    const finder = new CitationFinder(toTextLines('North 5 5'));
    const places = [1, 2].map(() => finder.find({ line: 1, words: '5' })?.start);
    expect(places).toEqual([6, 8]);
  });
});
