import { describe, expect, it } from 'vitest';
import { splitLines } from '../lines.ts';
import { maybeListEntry } from './list-entry.ts';

function read(text: string): readonly [string, string] | undefined {
  const [line] = splitLines(text);
  const entry = line === undefined ? undefined : maybeListEntry(text, line);
  return entry === undefined ? undefined : [entry.name.text, entry.value.text];
}

describe('an entry of a list', () => {
  it.each([
    ['Lisbon: 1,200', 'Lisbon', '1,200'],
    ['- Lisbon: 1,200', 'Lisbon', '1,200'],
    ['• **Porto** – 900', 'Porto', '900'],
    ['3) Faro = 30', 'Faro', '30'],
    ['Rent ........ 900', 'Rent', '900'],
    ['Cappuccino .. 3.10', 'Cappuccino', '3.10'],
    ['2. K2 – 8,611 m', 'K2', '8,611'],
    ['Visits -> 12', 'Visits', '12'],
    ['Sales: 10,5 milhões de euros', 'Sales', '10,5 milhões de euros'],
    ['2. Avengers: Endgame – $2.80bn', 'Avengers: Endgame', '$2.80bn'],
    ['- Bat Out of Hell: Live: 44m', 'Bat Out of Hell: Live', '44m'],
    ['Goals: 12 in all', 'Goals', '12'],
    ['- Tolls 23.50€', 'Tolls', '23.50€'],
    ['• Ferry tickets $1,200', 'Ferry tickets', '$1,200'],
    ['- Tolls R$ 1.023,50', 'Tolls', 'R$ 1.023,50'],
    ['- iPhone 15 $999', 'iPhone 15', '$999'],
    ['- Windows 11 65%', 'Windows 11', '65%'],
    ['- الشمال ٤٥٪', 'الشمال', '٤٥٪'],
    ['المبيعات: ١٢٠', 'المبيعات', '١٢٠'],
    ['Every day (45%)', 'Every day', '45%'],
    ['- Subscriptions ($1.2M)', 'Subscriptions', '$1.2M'],
    ['كل يوم (٤٥٪)', 'كل يوم', '٤٥٪'],
  ])('%j', (text, name, value) => {
    expect(read(text)).toEqual([name, value]);
  });

  it.each([
    'Just words',
    'Sales 1,200 (45%)',
    'Grew (a lot)',
    'See https://example.org',
    '12:30',
    'One sentence. Another one: 5',
    'let x = 10;',
    '+const b = 3',
    'at f (/a.js:12:34)',
    'Lions 3 - 1 Bears',
    'Tolls 23.50€',
    '- Room 12',
    '- Paid $5 of 20%',
    '',
  ])('is not %j', (text) => {
    expect(read(text)).toBeUndefined();
  });
});
