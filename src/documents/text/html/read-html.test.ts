import { describe, expect, it } from 'vitest';
import { readHtml } from './read-html.ts';

const texts = (html: string): unknown =>
  readHtml(html).map(({ rows }) => rows.map((row) => row.map(({ text }) => text)));

describe('tables of HTML', () => {
  it('repeat cells that span rows and columns', () => {
    expect(texts('<table><tr><td rowspan=2>a<td colspan=2>b<tr><td>c<td>d</table>')).toEqual([
      [
        ['a', 'b', 'b'],
        ['a', 'c', 'd'],
      ],
    ]);
  });

  it('go on with names in plain cells below a header that spans them', () => {
    const html = (home: string): string =>
      `<table><tr><th>Team<th colspan=2>Score<tr><td><td>${home}<td>Away<tr><td>Lions<td>21<td>17<tr><td>Bears<td>14<td>24</table>`;
    expect(readHtml(html('Home'))[0]?.headerRows).toBe(2);
    expect(readHtml(html('3'))[0]?.headerRows).toBe(1);
  });

  it('are found inside each other, the inner by itself', () => {
    const grids = readHtml('<table><tr><td>x<table><tr><td>1</td></tr></table></td><td>y</td></tr></table>');
    expect(grids.map(({ certainty }) => certainty)).toEqual([1, 0.3]);
  });

  it('hold the text that a browser shows', () => {
    expect(
      texts('<table><tr><td> A&amp;B<br>c </td><td><i>d</i>e<!-- no --></td><td><p>f</p><p>g</p></td></tr></table>'),
    ).toEqual([[['A&B c', 'de', 'f g']]]);
  });

  it('leave out scripts, styles, hidden text and footnote marks', () => {
    const cell =
      'a<script>b</script><style>c</style><span hidden>d</span><span style="display: none">e</span><sup>[1]</sup>';
    expect(
      texts(`<table><tr><td>${cell}</td><td>m<sup>2</sup><sup><a href="#n">3</a></sup></td></tr></table>`),
    ).toEqual([[['a', 'm2']]]);
  });

  it('mark powers of ten, which browsers show raised', () => {
    const cells = '<td>1.2 × 10<sup>−3</sup></td><td>10<sup>2</sup> m</td>';
    expect(texts(`<table><tr>${cells}</tr></table>`)).toEqual([[['1.2 × 10^−3', '102 m']]]);
  });

  it('have headers where the markup says so', () => {
    expect(readHtml('<table><thead><tr><td>a<td>b<tbody><tr><td>1<td>2</table>')[0]?.headerRows).toBe(1);
    expect(readHtml('<table><tr><th>a<th>b<tr><th>x<td>2</table>')[0]?.headerRows).toBe(1);
    expect(readHtml('<table><tr><td>a<td>b<tr><td>1<td>2</table>')[0]?.headerRows).toBeUndefined();
  });

  it('take their title from the caption, else from the heading above', () => {
    expect(readHtml('<h2>Above</h2><table><tr><td>1</td></tr></table>')[0]?.title).toBe('Above');
    expect(readHtml('<h2>Above</h2><table><caption>Own</caption><tr><td>1</td></tr></table>')[0]?.title).toBe('Own');
  });

  it('lose columns that hold pictures only', () => {
    expect(
      texts('<table><tr><th>a<th>flag<th>n<tr><td>x<td><img src=i><td>1<tr><td>y<td><img src=j><td>2</table>'),
    ).toEqual([
      [
        ['a', 'n'],
        ['x', '1'],
        ['y', '2'],
      ],
    ]);
  });

  it('do not grow beyond what the text can fill, whatever spans it asks for', () => {
    const [grid] = readHtml(`<table>${'<tr><td colspan=1000 rowspan=60000>x</td></tr>'.repeat(500)}</table>`);
    const places = grid?.rows.reduce((sum, row) => sum + row.length, 0) ?? 0;
    expect(places).toBeLessThan(100_000);
  });

  it('are none in a text without tags of tables', () => {
    expect(readHtml('a < b and <p>paragraph</p>')).toEqual([]);
  });
});
