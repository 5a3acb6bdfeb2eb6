import xlsx from '@e965/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { contextOf, resultOf } from '../../../test/fixtures/ask-agent.ts';
import { LOCALES, type Locale } from '../../chart/locale.ts';
import { openSandboxes } from '../../documents/sandbox/open-sandboxes.ts';
import { createExtract, type ExtractInput, type ExtractResult } from './agent.ts';
import type { ExtractQuestion } from './list-questions.ts';

const sandboxes = openSandboxes();
const extract = createExtract(sandboxes);
afterAll(() => sandboxes.close());

function run(input: Partial<ExtractInput>, locale: Locale = 'EN_US'): Promise<ExtractResult> {
  const whole = { sourceText: '', attachments: [], includeQuestions: true, ...input };
  return resultOf(extract(whole, contextOf({ locale })));
}

const gridOf = ({ config }: ExtractResult): readonly string[] => {
  const { columns, rows } = config.data;
  return [
    columns.map(({ label }) => label).join('|'),
    ...rows.map((row) => columns.map(({ key }) => row[key]).join('|')),
  ];
};

async function ask(input: Partial<ExtractInput>, locale?: Locale): Promise<ExtractQuestion> {
  const [question] = (await run(input, locale)).extractMeta.questions ?? [];
  if (question === undefined) throw new Error('Nothing was asked.');
  return question;
}

const OPEN: readonly (readonly [
  text: string,
  kind: ExtractQuestion['kind'],
  answers: Readonly<Record<string, string>>,
])[] = [
  [
    'Day\tSales\n3/4/2025\t10\n5/6/2025\t20',
    'date-order',
    { 'April 3, 2025': '2025-04-03|10', 'March 4, 2025': '2025-03-04|10' },
  ],
  ['Area\tSize\nA\t1.234\nB\t2.500', 'decimal-separator', { '1.234': 'A|1.234', '1234': 'A|1234' }],
  [
    'real\t0m3.497s\nuser\t0m0.711s\nsys\t0m0.106s',
    'header-row',
    { 'The first row names the columns': 'user|0m0.711s', 'The first row is data': 'real|0m3.497s' },
  ],
  ['a,b;c,d\n1,2;3,4\n4,5;6,5\n7,8;9,1', 'delimiter', { 'Comma (,)': '1|2;3|4', 'Semicolon (;)': '1.2|3.4' }],
  [
    'Town,Rate\nPorto,3,5\nBraga,4,1\nFaro,2,2',
    'delimiter',
    { '“3,5” is one number': 'Porto|3.5', 'They are two cells': 'Porto|3|5' },
  ],
  [
    'Name,Score\nAnn,10\nBob,20,extra\nCid,30\nDan,5,more',
    'ragged-rows',
    { 'Yes, keep them': 'Ann|10|', 'Leave these rows out': 'Ann|10' },
  ],
  [
    'North\nCity,Trams\nPorto,12\nBraga,7\n\nSouth\nCity,Trams\nFaro,4\nLagos,5',
    'which-table',
    { North: 'Porto|12', South: 'Faro|4' },
  ],
];

describe('a question about a reading', () => {
  test.each(OPEN)(
    '%j is asked as %s, and each of its answers leads to the data that it says',
    async (sourceText, kind, answers) => {
      const question = await ask({ sourceText });
      expect(question).toMatchObject({ kind, isOpen: true });
      expect(new Set(question.choices.map(({ label }) => label))).toEqual(new Set(Object.keys(answers)));
      for (const choice of question.choices) {
        const settled = await run({ sourceText, answers: choice.answers });
        expect(gridOf(settled)[1], choice.label).toBe(answers[choice.label]);
        expect(settled.extractMeta.needsUserInput, choice.label).toBe(false);
      }
    },
  );

  test.each(LOCALES)('has an answer in words of its own for each choice in %s', async (locale) => {
    for (const [sourceText] of OPEN) {
      const { text, choices } = await ask({ sourceText }, locale);
      expect(choices.length, sourceText).toBeGreaterThan(1);
      for (const words of [text, ...choices.map(({ label }) => label)])
        expect(words, sourceText).not.toMatch(/^$|undefined|NaN|#(?!\d)|\[object/);
    }
  });

  test('is not listed for who does not ask for it', async () => {
    const { extractMeta } = await run({ sourceText: OPEN[0]?.[0] ?? '', includeQuestions: false });
    expect(extractMeta).not.toHaveProperty('questions');
    expect(extractMeta.needsUserInput).toBe(true);
  });

  test('is settled together with others, one answer after the other', async () => {
    const sourceText = 'Day\tSize\n3/4/2025\t1.234\n5/6/2025\t2.500';
    const { questions = [] } = (await run({ sourceText })).extractMeta;
    expect(questions.map(({ kind }) => kind)).toEqual(['date-order', 'decimal-separator']);
    const answers = Object.assign({}, ...questions.map(({ choices }) => choices[1]?.answers));
    const settled = await run({ sourceText, answers });
    expect(gridOf(settled)).toEqual(['Day|Size', '2025-03-04|1234', '2025-05-06|2500']);
    expect(settled.extractMeta.questions).toEqual([]);
  });

  test('is not overruled: what the data shows stands before an answer', async () => {
    const sourceText = 'Day,Sales\n13/4/2025,10\n5/6/2025,20';
    expect(gridOf(await run({ sourceText, answers: { dateOrder: 'month-first' } }))[2]).toBe('2025-06-05|20');
  });

  test('leaves texts that stay texts to be read as it was answered', async () => {
    const sourceText = 'Day\tSales\n3/4/2025\t10\n5/6/2025\t20\n7/8/2025\t15\n9/10/2025\t4\nlater\t3';
    const { config } = await run({ sourceText, answers: { dateOrder: 'day-first' } });
    expect(config.data).toMatchObject({ _metadata: { parsingLocale: 'en-GB' } });
  });

  test('names a table that there is not, and is as if nothing had been said', async () => {
    const sourceText = OPEN.at(-1)?.[0] ?? '';
    const answered = await run({ sourceText, answers: { table: 'sourceText#9' } });
    expect(answered).toEqual(await run({ sourceText }));
  });
});

test('the other sheets of a workbook can be charted with one answer, though nothing was open', async () => {
  const book = xlsx.utils.book_new();
  const add = (name: string, rows: readonly (readonly unknown[])[]): void => {
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  };
  add('Sales', [
    ['Town', 'Sales', 'Costs'],
    ['Porto', 12, 3],
    ['Braga', 7, 4],
    ['Faro', 5, 1],
    ['Lagos', 6, 2],
  ]);
  add('Staff', [
    ['Team', 'People'],
    ['Shop', 3],
    ['Office', 9],
  ]);
  const bytes = Buffer.from(String(xlsx.write(book, { type: 'base64', bookType: 'xlsx' })), 'base64');
  const attachments = [{ kind: 'spreadsheet' as const, bytes, filename: 'towns.xlsx', field: 'attachments[0]' }];
  const { extractMeta } = await run({ attachments });
  expect(extractMeta.needsUserInput).toBe(false);
  expect(extractMeta.warnings).toEqual([]);
  const [question] = extractMeta.questions ?? [];
  expect(question).toMatchObject({ kind: 'which-table', isOpen: false });
  const choice = question?.choices.find(({ label }) => label.startsWith('Staff'));
  expect(gridOf(await run({ attachments, answers: choice?.answers ?? {} }))[1]).toBe('Shop|3');
});
