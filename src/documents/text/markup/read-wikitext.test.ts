import { describe, expect, it } from 'vitest';
import { plainWikitext, readWikitext } from './read-wikitext.ts';

const read = (text: string): readonly unknown[] =>
  readWikitext(text).map(({ rows, headerRows, title }) => ({
    rows: rows.map((row) => row.map((cell) => cell.text)),
    headerRows,
    title,
  }));

describe('tables of wiki pages', () => {
  it('have a cell a line, or several between double bars', () => {
    const rows = [
      ['Year', 'Gold'],
      ['2012', '29'],
      ['2016', '27'],
    ];
    const byLine = '{| class="wikitable"\n! Year\n! Gold\n|-\n| 2012\n| 29\n|-\n| 2016\n| 27\n|}';
    const byBars = 'See:\n{|\n|-\n! Year !! Gold\n|-\n| 2012 || 29\n|-\n|2016||27\n|}\nEnd';
    for (const text of [byLine, byBars]) expect(read(text)).toEqual([{ rows, headerRows: 1, title: undefined }]);
  });

  it('have captions, attributes, and cells over several columns', () => {
    const text =
      '{|\n|+ Largest lakes\n! rowspan="2" | Lake\n! colspan=2 | Size\n|-\n! scope="row" | Superior\n| style="text-align:right" | 82,100 || 406\n|}';
    expect(read(text)).toEqual([
      {
        rows: [
          ['Lake', 'Size', 'Size'],
          ['Superior', '82,100', '406'],
        ],
        headerRows: 1,
        title: 'Largest lakes',
      },
    ]);
  });

  it('may be as wide as a text is long', () => {
    expect(readWikitext(`{|\n|${'||'.repeat(200_000)}1\n|-\n|a||2\n|}`)[0]?.rows[1]).toHaveLength(2);
  });

  it('that are not closed are none', () => {
    expect(readWikitext('{|\n! a\n|-\n| 1')).toEqual([]);
  });

  it('show links as their words, and no references', () => {
    expect(plainWikitext("'''[[Lake Faro|Faro]]'''<ref name=\"a\">x</ref> {{nts|1200}}{{efn|note}}")).toBe('Faro 1200');
  });
});
