/**
 * Shows how a wish is read: `node scripts/understand.ts 'average rating per genre' table.csv [chart|data]`. The table is a .csv
 * with a line of labels, or a .json of a config or of `{columns, rows}`. Prints tokens with their links, the pieces of the best
 * covers, and the readings with their plans.
 */
import { readFileSync } from 'node:fs';
import type { ChartData, GraphConfig } from '../src/chart/graph-config.ts';
import { parseWish } from '../src/language/grammar/parse.ts';
import { linkWords } from '../src/language/links/link-words.ts';
import { findCovers } from '../src/language/readings/cover.ts';
import { createContext, understand } from '../src/language/understand.ts';
import type { Situation } from '../src/language/understanding.ts';
import { parseTable } from '../src/table/parse-table.ts';
import { profileTyped } from '../src/table/profile-table.ts';

const [wish = '', file = '', purpose = 'data'] = process.argv.slice(2);
const config = readConfig(file);
const table = parseTable(config.data);
const situation: Situation = {
  config,
  table,
  profile: profileTyped(table),
  locale: 'EN_US',
  purpose: purpose === 'chart' ? 'chart' : 'data',
  now: Date.now(),
};

const linked = linkWords(wish, situation);
console.log(`language: ${linked.language}`);
for (const [at, token] of linked.tokens.entries()) {
  const links = (linked.links[at] ?? []).map(({ end, score, target }) => {
    const name = Object.entries(target)
      .filter(([key]) => key !== 'kind' && key !== 'time')
      .map(([key, value]) => (key === 'column' ? table.columns[Number(value)]?.label : value))
      .join('/');
    return `${target.kind}:${name}${end - at > 1 ? `+${end - at - 1}` : ''}(${score.toFixed(2)})`;
  });
  console.log(`  ${at} ${token.text}  ${links.join('  ')}`);
}
const covers = findCovers(linked, parseWish(linked, createContext(situation)));
for (const { score, pieces, skipped } of covers.slice(0, 3)) {
  const shown = pieces.map(
    ({ name, source, start, end, score: own }) => `${name}<${source}>[${start}-${end}) ${own.toFixed(2)}`,
  );
  console.log(
    `cover ${score.toFixed(2)}: ${shown.join(' · ')} · skipped ${skipped.map((at) => linked.tokens[at]?.text)}`,
  );
}
const started = performance.now();
const understanding = understand(wish, situation);
console.log(JSON.stringify(understanding, undefined, 1));
console.log(`${(performance.now() - started).toFixed(1)} ms`);

function readConfig(path: string): GraphConfig {
  const text = readFileSync(path, 'utf8');
  if (!path.endsWith('.json')) return { type: 'table', data: dataOfCsv(text) };
  const parsed = JSON.parse(text);
  return parsed.data === undefined ? { type: 'table', data: parsed } : parsed;
}

/** Plain commas, no quotes: enough for trying things out. */
function dataOfCsv(text: string): ChartData {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const columns = head.split(',').map((label, index) => ({ key: `c${index}`, label }));
  const rows = lines.map((line) => Object.fromEntries(line.split(',').map((cell, index) => [`c${index}`, cell])));
  return { columns, rows };
}
