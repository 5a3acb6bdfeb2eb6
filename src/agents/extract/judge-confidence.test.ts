import { describe, expect, it } from 'vitest';
import { contextOf, resultOf } from '../../../test/fixtures/ask-agent.ts';
import { createExtract, type ExtractResult } from './agent.ts';

const extract = createExtract();

const read = (sourceText: string): Promise<ExtractResult> =>
  resultOf(extract({ sourceText, attachments: [] }, contextOf()));

describe('confidence', () => {
  it.each([
    ['amounts with units of several kinds', 'Parcel,Weight\nA,900 g\nB,1.2 kg\nC,450 g'],
    ['bounds among numbers', 'Tap,Lead\nA,<0.5\nB,1.2\nC,<0.5\nD,3.4\nE,0.9'],
    ['ranges', 'Role,Pay\nJunior,$50k-$60k\nSenior,$95k-$120k\nLead,$99k-$130k'],
    ['lengths of time in words', 'Task,Time\nA,12 min\nB,45 min\nC,30 min'],
    ['nothing but times in a list', 'Monday: 9:00 - 17:00\nSaturday: 10:00 - 16:00\nSunday: 11:00 - 15:00'],
    ['numbers as long as those of telephones', 'Police: 112\nAna: 912 345 678\nRui: 936 111 222\nEva: 253 600 100'],
    [
      'words and figures below two labels',
      '  PID USER     %CPU    TIME COMMAND\n  812 root      0.3 00:12:03 dockerd\n 1204 ana       4.1 01:44:10 node\n 2210 rui      12.0 00:03:55 bash',
    ],
    [
      'columns without names and without numbers',
      'a/api.py ....    [ 29%]\na/db.py ......    [ 52%]\na/ui.py ..    [100%]',
    ],
    ['names with amounts in them', 'Line: FY23 | FY24\nPay: 420k | 465k\nTravel: 38k | 52k\nRent: 61k | 70k'],
    [
      'most figures outside the table',
      'At 9 we met 14 people, 3 of them for 2 days, 7 for 11.\n\nName,N\nA,1\nB,2\n\nRooms 4, 5, 6 and 8 stay shut until 2031.',
    ],
  ])('is not high: %s', async (_, text) => {
    const { extractMeta } = await read(text);
    expect(extractMeta.confidence).not.toBe('high');
    expect(extractMeta.warnings).not.toEqual([]);
  });

  it.each([
    ['marks for "about" that all cells can do without', 'App,Users\nA,~1.2M\nB,~800K\nC,450K'],
    ['words among numbers', 'Pupil,Score\nAna,88\nBen,absent\nCy,73\nDi,91'],
    ['names with digits', 'Road,Length\nA12,300\nB7,120\nC3,45'],
  ])('stays high: %s', async (_, text) => {
    expect((await read(text)).extractMeta.confidence).toBe('high');
  });

  it('is not given to lists of telephone numbers: they are no data', async () => {
    for (const text of [
      'Ana   +44 20 7946 0958\nBob   +44 161 496 0123\nEva   +44 113 496 0777',
      'Ana: 0501234567\nEva: 0559876543',
    ])
      expect((await read(text)).config.data.rows).toEqual([]);
  });
});
