import { describe, expect, it } from 'vitest';
import { readLabel } from './column-label.ts';

describe('what a label says of all its values', () => {
  it.each([
    ['Revenue (USD mn)', 'USD', 'm'],
    ['Exports (€m)', 'EUR', 'm'],
    ['Vendas (M€)', 'EUR', 'm'],
    ['PIB (mM€)', 'EUR', 'bn'],
    ['Closed $k', 'USD', 'k'],
    ['Cost £m', 'GBP', 'm'],
    ['Amount US$ bn', 'USD', 'bn'],
    ['Revenue, $ millions', 'USD', 'm'],
    ['Revenue in millions of euros', 'EUR', 'm'],
    ['Vendas em milhares de euros', 'EUR', 'k'],
    ['الإيرادات (بالمليون ريال)', 'SAR', 'm'],
    ['Price ($)', 'USD', undefined],
    ['Sales ($000)', 'USD', 'k'],
    ['Sales (000s)', undefined, 'k'],
    ["Sales ('000)", undefined, 'k'],
    ['Sales (in thousands)', undefined, 'k'],
    ['السكان (بالآلاف)', undefined, 'k'],
    ['Weight (kg)', undefined, undefined],
    ['Cost (€) ÷ Energy (kWh)', 'EUR', undefined],
    ['Made in Spain', undefined, undefined],
    ['Team B', undefined, undefined],
    ['How was it? (1 = not at all, 5 = top)', undefined, undefined],
    ['Spent in all (as far as known, in EUR)', 'EUR', undefined],
    ['Amount (try)', 'TRY', undefined],
  ])('%s', (label, currency, scale) => {
    const facts = readLabel(label);
    expect([facts.currency, facts.scale]).toEqual([currency, scale]);
  });
});
