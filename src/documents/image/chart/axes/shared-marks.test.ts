import { expect, test } from 'vitest';
import { withSharedMarks } from './shared-marks.ts';

test('a number that lost its point has it where those beside it do', () => {
  expect(withSharedMarks(['20', '1.5', '10', '0.5', '00'])).toEqual(['2.0', '1.5', '1.0', '0.5', '0.0']);
  expect(withSharedMarks(['10', '20', '1.5'])).toEqual(['10', '20', '1.5']);
});

test('what begins with a nought is below one', () => {
  expect(withSharedMarks(['0.8', '06', '-04', '1', '0'])).toEqual(['0.8', '0.6', '-0.4', '1', '0']);
});

test('thousands have one mark between them, where two of them show that these are no decimals', () => {
  expect(withSharedMarks(['2,500.000', '2,000,000', '500.000'])).toEqual(['2,500,000', '2,000,000', '500,000']);
  expect(withSharedMarks(['1.250', '2.500'])).toEqual(['1.250', '2.500']);
});

test('thousands behind two marks have one, where no number is below one', () => {
  expect(withSharedMarks(['250,000', '200.000', '0'])).toEqual(['250,000', '200,000', '0']);
  expect(withSharedMarks(['0,250', '0.125'])).toEqual(['0,250', '0.125']);
  expect(withSharedMarks(['250.000', '200.000'])).toEqual(['250.000', '200.000']);
});
