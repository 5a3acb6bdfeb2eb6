import { mkdirSync, writeFileSync } from 'node:fs';
import { readChart } from '../../src/documents/image/chart/read-chart.ts';
import { decodeImage } from '../../src/documents/image/decode-image.ts';
import { OcrEngine } from '../../src/documents/image/ocr/ocr-engine.ts';
import { drawPng } from '../../src/render/png/draw-png.ts';
import { CASE_KINDS, makeCase } from './chart-case.ts';
import { drawCase } from './draw-case.ts';
import { LABEL_MODES } from './draw-value-labels.ts';
import { PICTURE_STYLES } from './picture-style.ts';
import { runServiceCharts } from './run-service-charts.ts';
import { scoreTable } from './score-table.ts';

type Outcome = {
  readonly kind: string;
  readonly style: string;
  readonly recall: number;
  readonly precision: number;
  readonly certainty: number;
  readonly milliseconds: number;
  readonly rows: number;
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const optionOf = (name: string): string | undefined =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);

/** From here on a reading is called `high` by the agent. */
const HIGH = 0.8;

function report(label: string, outcomes: readonly Outcome[]): void {
  const stated = outcomes.filter(({ rows }) => rows > 0);
  const high = stated.filter(({ certainty }) => certainty >= HIGH);
  const right = high.filter(({ recall, precision }) => recall >= 0.9 && precision >= 0.9);
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  console.log(
    `${label.padEnd(12)} n ${String(outcomes.length).padStart(3)}  recall ${mean(outcomes.map(({ recall }) => recall)).toFixed(3)}  precision ${mean(stated.map(({ precision }) => precision)).toFixed(3)}  high ${right.length} of ${high.length}  median ${times[Math.floor(times.length / 2)]} ms, most ${times.at(-1)} ms`,
  );
}

/**
 * Draws charts of every kind in the style of several libraries, reads the pictures, and prints how many values were found
 * within 5 %, by kind and by style. `--kind=`, `--style=`, `--seeds=` (2) narrow it; `--first-seed=` (0) takes other cases;
 * `--labels=beside-axis` and `--labels=alone` print the values at the marks; `--keep=folder` writes the pictures;
 * `--verbose` names each. `--drawn-by=service` reads back charts that the service draws itself.
 */
export async function run(): Promise<void> {
  if (optionOf('drawn-by') === 'service') {
    const [seeds, firstSeed] = [Number(optionOf('seeds') ?? 1), Number(optionOf('first-seed') ?? 0)];
    return runServiceCharts({ seeds, firstSeed, keep: optionOf('keep') });
  }
  const engine = await OcrEngine.create();
  await engine.prepare(['eng']);
  const [kind, style, keep] = [optionOf('kind'), optionOf('style'), optionOf('keep')];
  const labels = LABEL_MODES.find((mode) => mode === optionOf('labels')) ?? 'none';
  const firstSeed = Number(optionOf('first-seed') ?? 0);
  const outcomes: Outcome[] = [];
  for (const [styleIndex, look] of PICTURE_STYLES.entries()) {
    for (const [kindIndex, own] of CASE_KINDS.entries()) {
      if ((kind !== undefined && kind !== own) || (style !== undefined && style !== look.name)) continue;
      for (let seed = firstSeed; seed < firstSeed + Number(optionOf('seeds') ?? 2); seed += 1) {
        const chart = makeCase(own, 1 + seed + 100 * kindIndex + 10_000 * styleIndex);
        const png = await drawPng(drawCase(chart, look, labels), { density: look.density });
        if (keep !== undefined) {
          mkdirSync(keep, { recursive: true });
          writeFileSync(`${keep}/${look.name}-${own}-${seed}.png`, png);
        }
        const { pixels } = await decodeImage(png);
        const start = performance.now();
        const reading = await readChart({ pixels, words: [] }, engine);
        const milliseconds = Math.round(performance.now() - start);
        const tables = reading?.tables ?? [];
        const [table] = tables;
        const certainty = table === undefined || table.doubts.length > 0 ? 0 : table.certainty;
        const outcome = {
          kind: own,
          style: look.name,
          ...scoreTable(tables, chart),
          certainty,
          milliseconds,
          rows: table?.rows.length ?? 0,
        };
        outcomes.push(outcome);
        if (process.argv.includes('--verbose'))
          console.log(
            `${look.name}-${own}-${seed}`,
            outcome.recall.toFixed(2),
            outcome.precision.toFixed(2),
            certainty.toFixed(2),
            table?.chartType ?? '-',
            `${milliseconds} ms`,
          );
      }
    }
  }
  for (const own of CASE_KINDS)
    report(
      own,
      outcomes.filter((outcome) => outcome.kind === own),
    );
  for (const { name } of PICTURE_STYLES)
    report(
      name,
      outcomes.filter((outcome) => outcome.style === name),
    );
  report('all', outcomes);
}
