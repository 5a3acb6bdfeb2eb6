import { describe, expect, test } from 'vitest';
import { createUploadSlots } from './upload-slots.ts';

describe('the slots of large bodies', () => {
  test('are as many as they are, and come back once each', () => {
    const slots = createUploadSlots({ count: 2, bytes: 100 });
    const [first] = [slots.take(), slots.take()];
    expect(() => slots.take()).toThrow('busy');
    first.release();
    first.release();
    slots.take();
    expect(() => slots.take()).toThrow('busy');
  });

  test('hold so many bytes together', () => {
    const slots = createUploadSlots({ count: 9, bytes: 100 });
    const [one, two] = [slots.take(), slots.take()];
    one.growTo(60);
    two.growTo(40);
    expect(() => two.growTo(41)).toThrow('busy');
    one.growTo(60);
    one.release();
    one.growTo(60);
    two.growTo(100);
  });

  test('let one body alone take more, and the next wait for it', () => {
    const slots = createUploadSlots({ count: 9, bytes: 100 });
    const large = slots.take();
    large.growTo(500);
    const next = slots.take();
    expect(() => next.growTo(1)).toThrow('busy');
    large.release();
    next.growTo(1);
  });
});
