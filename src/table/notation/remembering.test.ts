import { expect, test } from 'vitest';
import { remembering } from './remembering.ts';

function counted(): { readonly worked: string[]; readonly work: (text: string) => string } {
  const worked: string[] = [];
  return {
    worked,
    work: (text) => {
      worked.push(text);
      return text.toUpperCase();
    },
  };
}

test('A text that comes again is not worked out again', () => {
  const { worked, work } = counted();
  const upper = remembering(work, 10);
  expect([upper('net'), upper('gross'), upper('net')]).toEqual(['NET', 'GROSS', 'NET']);
  expect(worked).toEqual(['net', 'gross']);
});

test('No more texts are kept than were asked for, and none that are long', () => {
  const { worked, work } = counted();
  const upper = remembering(work, 2);
  const long = 'a'.repeat(100);
  for (const text of ['one', 'two', 'three', 'one', long, long]) upper(text);
  expect(worked).toEqual(['one', 'two', 'three', 'one', long, long]);
});
