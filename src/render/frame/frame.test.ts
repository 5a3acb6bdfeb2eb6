import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { checkPicture } from '../check-picture.ts';
import { drawChart, type Picture } from '../draw-chart.ts';

const COLUMNS = [
  { key: 'month', label: 'Month' },
  { key: 'sales', label: 'Sales' },
  { key: 'rate', label: 'Rate' },
];
const ROWS = [
  { month: 'Jan', sales: '$100', rate: '4%' },
  { month: 'Feb', sales: '$150', rate: '6%' },
  { month: 'Mar', sales: '$120', rate: '5%' },
];

function configOf(parts: Partial<GraphConfig>, rows: readonly object[] = ROWS): GraphConfig {
  // Rows are records of cells by the keys above.
  return { type: 'line', data: { columns: COLUMNS, rows: rows as GraphConfig['data']['rows'] }, ...parts };
}

function draw(parts: Partial<GraphConfig>, locale: Locale = 'EN_US', rows: readonly object[] = ROWS): Picture {
  const config = configOf(parts, rows);
  const picture = drawChart(config, { width: 800, height: 500, mode: 'light', locale });
  expect(checkPicture(config, picture)).toEqual([]);
  return picture;
}

const textsOf = ({ report }: Picture, wanted: string): readonly string[] =>
  report.texts.filter(({ role }) => role === wanted).map(({ text }) => text);

describe('headline numbers', () => {
  const headline = (headlineNumbers: object, locale?: Locale, rows?: readonly object[]): readonly string[] =>
    textsOf(draw({ headlineNumbers }, locale, rows), 'headline');

  test('say the last value of each series and when it was', () => {
    expect(headline({ show: 'current' })).toEqual(['Sales, Mar', '$120', 'Rate, Mar', '5%']);
  });

  test('say changes as shares, and those of percentages in points', () => {
    expect(headline({ show: 'current', compareWith: 'previous' })).toEqual([
      'Sales, Mar',
      '$120',
      '−20% vs. previous',
      'Rate, Mar',
      '5%',
      '−1\u00a0pp vs. previous',
    ]);
    expect(headline({ show: 'current', compareWith: 'first' })[2]).toBe('+20% vs. first');
  });

  test('sum amounts, and never percentages', () => {
    expect(headline({ show: 'total' })).toEqual(['Sales, total', '$370', 'Rate, average', '5%']);
    expect(headline({ show: 'average' }, 'PT_PT')[0]).toBe('Sales, média');
  });

  test('leave out rows that sum up others', () => {
    const rows = [...ROWS, { month: 'Total', sales: '$370', rate: null }];
    expect(headline({ show: 'total' }, 'EN_US', rows)[1]).toBe('$370');
    expect(headline({ show: 'current' }, 'EN_US', rows)[0]).toBe('Sales, Mar');
  });

  test('say what is left of the first as a share', () => {
    expect(headline({ show: 'conversion' }).slice(0, 2)).toEqual(['Sales, conversion', '120%']);
    const rows = [{ month: 'Jan', sales: 0 }, ROWS[1] ?? {}];
    expect(headline({ show: 'conversion' }, 'EN_US', rows)).not.toContain('Sales, conversion');
  });

  test('are none where none are asked for', () => {
    expect(headline({ show: 'none' })).toEqual([]);
    expect(headline({ show: 'everything' })).toEqual([]);
  });
});

describe('rich text', () => {
  const text = (words: string, ...marks: readonly object[]): object => ({ type: 'text', text: words, marks });
  const paragraph = (attrs: object, ...content: readonly object[]): object => ({ type: 'paragraph', attrs, content });
  const doc = (...content: readonly object[]): object => ({ type: 'doc', content });
  const inCaption = (caption: unknown): Picture => draw({ content: { caption } });

  test('shows each mark', () => {
    const { report, svg } = inCaption(
      doc(
        paragraph(
          {},
          text('bold ', { type: 'bold' }),
          text('italic ', { type: 'italic' }),
          text('both ', { type: 'underline' }, { type: 'strike' }),
          text('large', { type: 'textStyle', attrs: { fontSize: '24px', color: '#b00020' } }),
        ),
      ),
    );
    const [bold, italic, both, large] = report.texts.filter(({ role }) => role === 'caption');
    expect([bold?.weight, italic?.isItalic, both?.decoration]).toEqual(['bold', true, 'underline line-through']);
    expect(large?.color).toBe('#b00020');
    expect((large?.size ?? 0) / (bold?.size ?? 1)).toBeCloseTo(1.5);
    expect(svg).toContain('text-decoration="underline line-through"');
  });

  test.each([
    ['https://example.com/a?b=1&c=2', 'href="https://example.com/a?b=1&amp;c=2"'],
    ['http://example.com/"><script>', 'href="http://example.com/%22%3E%3Cscript%3E"'],
  ])('links to %s', (href, written) => {
    const { svg } = inCaption(doc(paragraph({}, text('link', { type: 'link', attrs: { href } }))));
    expect(svg).toContain(`<a ${written}`);
    expect(svg).not.toContain('<script');
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'https://me:secret@example.com', 7])(
    'does not link to %s',
    (href) => {
      const picture = inCaption(doc(paragraph({}, text('link', { type: 'link', attrs: { href } }))));
      expect(picture.svg).not.toContain('<a ');
      expect(textsOf(picture, 'caption')).toEqual(['link']);
    },
  );

  test('the source leads to its address', () => {
    const source = { label: 'Town hall', url: 'https://example.com/data' };
    expect(draw({ content: { source } }).svg).toContain('<a href="https://example.com/data"');
    expect(draw({ content: { source: { ...source, url: 'javascript:alert(1)' } } }).svg).not.toContain('<a ');
  });

  test('lists have bullets and numbers, a hard break ends a line', () => {
    const item = (words: string): object => ({ type: 'listItem', content: [paragraph({}, text(words))] });
    const picture = inCaption(
      doc(
        { type: 'bulletList', content: [item('one'), item('two')] },
        { type: 'orderedList', content: [item('three')] },
        paragraph({}, text('four'), { type: 'hardBreak' }, text('five')),
      ),
    );
    const lines = Map.groupBy(
      picture.report.texts.filter(({ role }) => role === 'caption'),
      ({ y }) => y,
    );
    const written = [...lines.values()].map((line) => line.map((one) => one.text).join(' '));
    expect(written.join('|')).toBe('• one|• two|1. three|four…');
  });

  test('headings are larger and bold, aligned as they say', () => {
    const heading = { type: 'heading', attrs: { level: 1, textAlign: 'center' }, content: [text('Head')] };
    const { report } = inCaption(doc(heading, paragraph({ dir: 'rtl' }, text('plain'))));
    const [head, plain] = report.texts.filter(({ role }) => role === 'caption');
    expect(head?.weight).toBe('bold');
    expect(head?.size ?? 0).toBeGreaterThan(plain?.size ?? 0);
    expect((head?.box.x ?? 0) + (head?.box.width ?? 0) / 2).toBeCloseTo(400, 0);
    expect(plain?.anchor).toBe('right');
  });

  test('a colour set by hand gains the contrast it lacks', () => {
    const { report } = draw({
      content: { title: 'Pale' },
      appearance: { textStyle: { heading: { color: '#eeeeee' } } },
    });
    expect(report.texts.find(({ role }) => role === 'title')?.color).not.toBe('#eeeeee');
  });
});

describe('a legend', () => {
  const name = 'Total fertility rate per woman, medium projection';
  const legendOf = (count: number): readonly string[] => {
    const labels = Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
    const columns = [{ key: 'year', label: 'Year' }, ...labels.map((label, index) => ({ key: `c${index}`, label }))];
    const rows = ['2000', '2010', '2020'].map((year, row) => ({
      year,
      ...Object.fromEntries(labels.map((_, index) => [`c${index}`, row + index + 1])),
    }));
    const config: GraphConfig = { type: 'groupedColumn', data: { columns, rows } };
    return textsOf(drawChart(config, { width: 800, height: 500, mode: 'light', locale: 'EN_US' }), 'legend');
  };

  test('writes long names whole where three rows hold them, and cuts them where they do not', () => {
    expect(legendOf(4)).toEqual([1, 2, 3, 4].map((number) => `${name} ${number}`));
    expect(legendOf(8)[0]).toMatch(/….*1$/);
  });
});
