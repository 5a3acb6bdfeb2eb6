import { mkdirSync, writeFileSync } from 'node:fs';
import { decodeImage } from '../../src/documents/image/decode-image.ts';
import { OcrEngine } from '../../src/documents/image/ocr/ocr-engine.ts';
import { readPicture } from '../../src/documents/image/read-picture.ts';
import type { SourceTable } from '../../src/documents/source-table.ts';
import { drawPng } from '../../src/render/png/draw-png.ts';
import { makeServiceCase, READABLE_TYPES, SERVICE_LOCALES, type ServiceCase } from './service-case.ts';

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 0.05 * Math.abs(other);

/** How many values were found under their names, of how many, and how many numbers were stated. */
type Score = { readonly found: number; readonly drawn: number; readonly stated: number };

/** Compares a reading with what was drawn: within 5 %, of circles as shares, of dots without a name. */
function scoreCase(table: SourceTable | undefined, { type, facts }: ServiceCase): Score {
  const stated = (table?.rows ?? []).flatMap((row) =>
    row.flatMap(({ text }, index) =>
      index === 0 || text === '' || !Number.isFinite(Number(text))
        ? []
        : [
            {
              value: Number(text),
              around: [
                ...row.filter((_, other) => other !== index).map((cell) => bare(cell.text)),
                bare(table?.columns[index]?.label ?? ''),
              ],
            },
          ],
    ),
  );
  const isCircle = type === 'pie' || type === 'donut';
  const isRight = ({ value, share, labels }: (typeof facts)[number]): boolean =>
    stated.some(
      (one) =>
        (isNear(one.value, value) || (isCircle && isNear(one.value, share))) &&
        (type === 'scatter' || labels.every((label) => one.around.includes(bare(label)))),
    );
  return { found: facts.filter(isRight).length, drawn: facts.length, stated: stated.length };
}

/** Ends of the ranges of certainty that are counted apart; from 0.8 on an answer is called sure. */
const BOUNDS = [0, 0.3, 0.5, 0.65, 0.8, 0.9, 1.01];

type Outcome = Score & { readonly label: string; readonly certainty: number };

function printCalibration(outcomes: readonly Outcome[]): void {
  console.log('\ncertainty    pictures  right  (9 in 10 values found, and no more than 1 in 10 stated wrongly)');
  for (const [index, to] of BOUNDS.slice(1).entries()) {
    const from = BOUNDS[index] ?? 0;
    const own = outcomes.filter(({ certainty, stated }) => stated > 0 && certainty >= from && certainty < to);
    const right = own.filter(({ found, drawn, stated }) => found >= 0.9 * drawn && found >= 0.9 * stated);
    console.log(
      `${from.toFixed(2)} to ${Math.min(1, to).toFixed(2)} ${String(own.length).padStart(9)} ${String(right.length).padStart(6)}`,
    );
  }
}

/**
 * Has charts of every readable type that the service itself draws read back, in three of its languages, and prints how many
 * values were found, and how often readings of each certainty were right. `seeds` pictures a type and language from `firstSeed`
 * on; `keep` is a folder for the pictures.
 */
export async function runServiceCharts({
  seeds,
  firstSeed,
  keep,
}: {
  readonly seeds: number;
  readonly firstSeed: number;
  readonly keep: string | undefined;
}): Promise<void> {
  const engine = await OcrEngine.create();
  const outcomes: Outcome[] = [];
  for (const locale of SERVICE_LOCALES) {
    for (const type of READABLE_TYPES) {
      for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
        const chart = makeServiceCase(type, locale, seed);
        const png = await drawPng(chart.svg);
        if (keep !== undefined) {
          mkdirSync(keep, { recursive: true });
          writeFileSync(`${keep}/${locale}-${type}-${seed}.png`, png);
        }
        const { tables } = await readPicture((await decodeImage(png)).pixels, engine);
        const [table] = tables;
        const certainty = table === undefined || table.doubts.length > 0 ? 0 : table.certainty;
        const outcome = { ...scoreCase(table, chart), label: `${locale} ${type}`, certainty };
        outcomes.push(outcome);
        console.log(
          `${outcome.label.padEnd(24)} found ${outcome.found} of ${outcome.drawn}, stated ${outcome.stated}, certainty ${certainty.toFixed(2)}`,
        );
      }
    }
  }
  printCalibration(outcomes);
}
