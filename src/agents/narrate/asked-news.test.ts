import { describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { writeNarrative } from './write-narrative.ts';

const WEST = [19, 20, 22, 23, 25, 28, 30, 33, 35, 38, 41, 45];
const SOUTH = [31, 30, 29, 29, 28, 26, 25, 25, 24, 23, 22, 21];

const LINES: GraphConfig = {
  type: 'line',
  data: {
    columns: ['Month', 'West', 'South'].map((label) => ({ key: label, label })),
    rows: WEST.map((west, at) => ({
      Month: `2024-${String(at + 1).padStart(2, '0')}`,
      West: west * 1000,
      South: (SOUTH[at] ?? 0) * 1000,
    })),
  },
};

function ask(prompt: string, locale: Locale = 'EN_US') {
  const { texts, notes } = writeNarrative(LINES, { fields: ['title', 'caption'], locale, prompt });
  return { title: texts.title?.text ?? '', caption: texts.caption?.text ?? '', notes };
}

describe('news of one kind', () => {
  test.each([
    ['good news first', 'EN_US'],
    ['an upbeat text, please', 'EN_US'],
    ['as boas notícias primeiro', 'PT_PT'],
    ['ابدأ بالأخبار الجيدة', 'AR'],
  ] as const)('"%s" leads with what rose', (prompt, locale) => {
    expect(ask(prompt, locale).title).toMatch(/West/);
    expect(ask(prompt, locale).title).not.toMatch(/South/);
  });

  test.each([
    ['bad news first', 'EN_US'],
    ['what went wrong?', 'EN_US'],
    ['o que correu mal?', 'PT_PT'],
    ['الأخبار السيئة أولا', 'AR'],
  ] as const)('"%s" leads with what fell', (prompt, locale) => {
    expect(ask(prompt, locale).title).toMatch(/South/);
    expect(ask(prompt, locale).title).not.toMatch(/West/);
  });

  test.each([
    ['who is winning?', 'EN_US'],
    ['quem está à frente?', 'PT_PT'],
    ['من يتصدر؟', 'AR'],
  ] as const)('"%s" sets the courses side by side', (prompt, locale) => {
    expect(ask(prompt, locale).title).toMatch(/West.*South|South.*West/);
  });
});

describe('what a text is for', () => {
  test.each([
    'the key takeaway',
    'what should I know?',
    'for my boss',
    'for a blog post',
    'a LinkedIn post',
    'explain it like I am five',
    'avoid jargon',
    'a ideia principal, para o meu chefe',
    'ما الفكرة الرئيسية؟',
  ])('"%s" is understood', (prompt) => {
    expect(ask(prompt).notes).toEqual([]);
  });

  test('a forecast and bullet points are not made, and that is said', () => {
    for (const prompt of ['forecast next year', 'faz uma previsão', 'اكتب توقعات'])
      expect(ask(prompt).notes).toEqual([{ kind: 'no-forecast' }]);
    const { caption, notes } = ask('two bullet points');
    expect(notes).toEqual([{ kind: 'no-bullets' }]);
    expect(caption.match(/\.(?= |$)/g)).toHaveLength(2);
  });

  test('numbers are written out where they are asked for', () => {
    expect(ask('exact numbers').caption).toMatch(/\d+\.\d%/);
    expect(ask('tell it').caption).not.toMatch(/\d+\.\d%/);
  });
});

test('of more series than are compared that is said where one of them is asked for', () => {
  const labels = Array.from({ length: 20 }, (_, at) => `Country${at}`);
  const config: GraphConfig = {
    type: 'line',
    data: {
      columns: ['Month', ...labels].map((label) => ({ key: label, label })),
      rows: WEST.map((west, at) => ({
        Month: `2024-${String(at + 1).padStart(2, '0')}`,
        ...Object.fromEntries(labels.map((label, place) => [label, west + place * at])),
      })),
    },
  };
  const notesOf = (prompt: string) => writeNarrative(config, { fields: ['title'], locale: 'EN_US', prompt }).notes;
  expect(notesOf('who grew the most?')).toEqual([{ kind: 'many-series', told: 16, all: 20 }]);
  expect(notesOf('tell it')).toEqual([]);
});
