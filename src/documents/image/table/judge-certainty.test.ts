import { describe, expect, it } from 'vitest';
import type { ReadSegment } from '../ocr/read-segment.ts';
import { hasUnread, judgeCertainty, judgePlace } from './judge-certainty.ts';

function gridOf(confidences: readonly number[]): Parameters<typeof judgeCertainty>[0] {
  const box = { left: 0, top: 0, width: 9, height: 9 };
  return confidences.map((confidence) => [{ text: 'x', box, confidence }]);
}

function segmentOf(text: string, left: number, top: number, isRightToLeft = false): ReadSegment {
  const box = { left, top, width: 30, height: 10 };
  const word = { text, box, confidence: 0.95, ...(isRightToLeft ? { isRightToLeft: true as const } : {}) };
  return { segment: { box, letterHeight: 10, parts: [box] }, words: [word], confidence: 0.95 };
}

const AT_BEST = 0.97;

describe('the certainty of a pictured table', () => {
  it('is high for a large table whose every cell is as sure as the recogniser can be', () => {
    expect(judgeCertainty(gridOf(new Array<number>(100).fill(AT_BEST)))).toBeGreaterThan(0.8);
  });

  it('is not high where one cell of many is in doubt, but no refusal either', () => {
    const certainty = judgeCertainty(gridOf([0.5, ...new Array<number>(99).fill(AT_BEST)]));
    expect(certainty).toBeLessThan(0.8);
    expect(certainty).toBeGreaterThan(0.5);
  });

  it('falls with every cell in doubt', () => {
    const of = (doubtful: number): number =>
      judgeCertainty(gridOf([...new Array<number>(doubtful).fill(0.4), ...new Array<number>(20).fill(AT_BEST)]));
    expect([of(1) > of(4), of(4) > of(8), of(8) < 0.3]).toEqual([true, true, true]);
  });
});

describe('the place of a pictured table', () => {
  const box = { left: 100, top: 0, width: 200, height: 100 };
  const latin = [segmentOf('North', 110, 10), segmentOf('South', 110, 40), segmentOf('12', 200, 10)];

  it('takes nothing away where words say which way it is read', () => {
    expect(judgePlace({ box }, 3, { segments: latin, unread: [] })).toBe(1);
    expect(
      judgePlace({ box }, 3, {
        segments: [segmentOf('تونس', 110, 10, true), segmentOf('جدة', 110, 40, true)],
        unread: [],
      }),
    ).toBe(1);
  });

  it('takes away where no words, or words of both directions do', () => {
    expect(judgePlace({ box }, 3, { segments: [segmentOf('12', 110, 10)], unread: [] })).toBeLessThan(0.8);
    expect(judgePlace({ box }, 3, { segments: [...latin, segmentOf('تونس', 110, 70, true)], unread: [] })).toBeLessThan(
      0.8,
    );
  });

  it('takes away where something among its rows could not be read', () => {
    const unread = [{ box: { left: 200, top: 40, width: 30, height: 10 }, letterHeight: 10, parts: [] }];
    expect(judgePlace({ box }, 3, { segments: latin, unread })).toBeLessThan(0.8);
    expect(hasUnread({ box }, unread)).toBe(true);
    expect(hasUnread({ box: { ...box, top: 400 } }, unread)).toBe(false);
  });

  it('takes away where words go on beside its rows', () => {
    const beside = [segmentOf('East', 310, 10), segmentOf('West', 310, 40)];
    expect(judgePlace({ box }, 3, { segments: [...latin, ...beside], unread: [] })).toBeLessThan(0.8);
  });
});
