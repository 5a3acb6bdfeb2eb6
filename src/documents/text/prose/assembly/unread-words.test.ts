import { describe, expect, it } from 'vitest';
import { readProse } from '../read-prose.ts';

const SURE = 0.8;

function read(text: string): { readonly isSure: boolean; readonly left: unknown } {
  const [table] = readProse(text);
  const notice = table?.notices.find(({ kind }) => kind === 'words-unread');
  return { isSure: (table?.certainty ?? 0) >= SURE, left: notice?.values.text };
}

describe('a table of sentences is not sure where they say more', () => {
  it.each([
    ['an act without a figure', 'Line A made $30k, line B lost $12k and line C broke even.'],
    ['a figure of another kind', 'On Monday I lifted 80 kg, on Tuesday 85 kg and on Friday 90 kg for 4 reps.'],
    ['a name cut short', "Ada's score is 45, Ben's 42 and Cy's 37."],
    ['a word that denies', 'Ada has 45 cows, Ben 42, not 37, and Cy 30.'],
    ['a label from the middle', 'Ada got to 22, Ben 19 with luck, and Cy back to 21.'],
    ['what the figures are for each of', 'There are 3 cows for every 50 people in Ayr, 4 in Bute and 5 in Fife.'],
    ['a name that the first clause tells last', 'Bounce rate was 42% on mobile, 31% on desktop and 38% on tablet.'],
    ['times told from others', 'In 2016 we had 3 cooks. Two years later we had 11 cooks, and in 2021 we had 27 cooks.'],
    ['two acts', 'Ada sold 45 cows, Ben bought 42 cows and Cy sold 30 cows.'],
  ])('%s', (_, text) => {
    expect(read(text)).toMatchObject({ isSure: false });
  });

  it('says which word it could not place', () => {
    expect(read('Ada has 45 cows, Ben 42 on lease, and Cy 30.').left).toBe('lease');
  });
});

describe('a table of sentences is sure where every word is read', () => {
  it.each([
    'Ada has 45 cows, Ben has 42 and Cy has 30.',
    'Sales were $12m in 2021, $15m in 2022 and $9m in 2023.',
    'Visits rose from 1,200 in May to 1,540 in June and 1,890 in July after the move to the new site.',
    'We had 58 answers: 31 were good, 17 fair and 10 bad.',
    'Em maio tivemos 45 vendas, em junho 42 e em julho 30, segundo a direção.',
    'بلغت المبيعات 120 ألف ريال في يناير و150 ألف ريال في فبراير و135 ألف ريال في مارس.',
  ])('%s', (text) => {
    expect(read(text)).toEqual({ isSure: true, left: undefined });
  });
});
