import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../chart/graph-config.ts';
import { checkPicture } from './check-picture.ts';
import { drawChart, type Picture, type PictureReport } from './draw-chart.ts';

const CONFIG: GraphConfig = {
  type: 'column',
  data: {
    columns: [
      { key: 'name', label: 'Name' },
      { key: 'value', label: 'Value' },
    ],
    rows: [
      { name: 'A', value: 40 },
      { name: 'B', value: 80 },
      { name: 'C', value: -20 },
    ],
  },
  dataLabels: { showDataLabels: true },
};

const SOUND = drawChart(CONFIG, { width: 600, height: 400, mode: 'light', locale: 'EN_US' });

function kindsOf(changes: Partial<PictureReport>, svg = SOUND.svg): readonly string[] {
  const picture: Picture = { svg, report: { ...SOUND.report, ...changes } };
  return [...new Set(checkPicture(CONFIG, picture).map(({ kind }) => kind))];
}

const [first, ...others] = SOUND.report.texts;
const withFirst = (changes: Partial<PictureReport['texts'][number]>): Partial<PictureReport> => ({
  texts: first === undefined ? [] : [{ ...first, ...changes }, ...others],
});
const [mark, ...otherMarks] = SOUND.report.marks;
const withMark = (changes: Partial<PictureReport['marks'][number]>): Partial<PictureReport> => ({
  marks: mark === undefined ? [] : [{ ...mark, ...changes }, ...otherMarks],
});

describe('a picture is measured', () => {
  test('a sound one gives no complaint', () => {
    expect(kindsOf({})).toEqual([]);
  });

  test('a text outside, over another, cut to nothing, or too pale', () => {
    const box = first?.box ?? { x: 0, y: 0, width: 10, height: 10 };
    expect(kindsOf(withFirst({ box: { ...box, x: -30 } }))).toContain('text-outside');
    expect(kindsOf(withFirst({ box: others[0]?.box ?? box }))).toContain('text-over-text');
    expect(kindsOf(withFirst({ text: '…' }))).toContain('text-empty');
    expect(kindsOf(withFirst({ color: '#cccccc' }))).toContain('low-contrast');
  });

  test('a text of the colour of the bar below it', () => {
    const bar = mark?.box ?? { x: 0, y: 0, width: 0, height: 0 };
    const inside = { x: bar.x + 10, y: bar.y + 20, width: 20, height: 12 };
    expect(kindsOf(withFirst({ box: inside, color: '#16202c' }))).toContain('low-contrast');
    expect(kindsOf(withFirst({ box: inside, color: '#ffffff' }))).not.toContain('low-contrast');
  });

  test('a text under a later shape', () => {
    const covered = SOUND.svg.replace('</svg>', '<rect x="0" y="0" width="600" height="400" fill="#ffffff"/></svg>');
    expect(kindsOf({}, covered)).toContain('text-covered');
  });

  test('a datum without a mark, and one with two', () => {
    expect(kindsOf({ marks: otherMarks })).toContain('datum-missing');
    expect(kindsOf({ marks: [...SOUND.report.marks, ...otherMarks] })).toContain('datum-twice');
  });

  test('a mark beyond the plot, and one that no shape paints', () => {
    const box = mark?.box ?? { x: 0, y: 0, width: 10, height: 10 };
    expect(kindsOf(withMark({ box: { ...box, y: -50 } }))).toContain('mark-clipped');
    const unpainted = SOUND.svg.replace(/<path [^>]*data-index="1"\/>/, '');
    expect(kindsOf({}, unpainted)).toEqual(expect.arrayContaining(['mark-not-drawn']));
  });

  test('bars that do not begin at zero', () => {
    const shortened = SOUND.report.marks.map((one) => ({
      ...one,
      ...(one.box === undefined ? {} : { box: { ...one.box, height: Math.max(1, one.box.height - 15) } }),
    }));
    expect(kindsOf({ marks: shortened })).toContain('bar-not-from-zero');
  });
});
