import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { GraphConfig } from '../../chart/graph-config.ts';
import { drawChart } from '../draw-chart.ts';
import { measureText } from '../text/measure-text.ts';
import { drawPng } from './draw-png.ts';

const folder = mkdtempSync(join(tmpdir(), 'draw-png-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CONFIG: GraphConfig = {
  type: 'column',
  content: { title: 'المبيعات الشهرية – Łódź', subtitle: 'Prices in €, 2024' },
  data: {
    columns: [{ key: 'k' }, { key: 'v' }],
    rows: [
      { k: 'يناير', v: 12 },
      { k: 'März', v: 30 },
    ],
  },
};
const { svg } = drawChart(CONFIG, { width: 500, height: 300, mode: 'light', locale: 'AR' });

/** Draws the chart in a process whose Fontconfig has no font but ours, and gives the bytes. */
function drawWithoutSystemFonts(): { readonly bytes: Buffer; readonly complaints: string } {
  const config = join(folder, 'empty.conf');
  writeFileSync(config, '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig></fontconfig>');
  const module = new URL('./draw-png.ts', import.meta.url).href;
  const program = `const { drawPng } = await import('${module}'); process.stdout.write(await drawPng(${JSON.stringify(svg)}));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env: { FONTCONFIG_FILE: config },
    maxBuffer: 10_000_000,
  });
  return { bytes: stdout, complaints: stderr.toString() };
}

/** The width of what is drawn of a line of text, by the pixels. */
async function drawnWidth(text: string, weight: number): Promise<number> {
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="60" font-family="Inter, 'IBM Plex Sans Arabic'"><rect width="900" height="60" fill="#fff"/><text x="450" y="40" text-anchor="middle" font-size="20" font-weight="${weight}">${text}</text></svg>`;
  const { info } = await sharp(await drawPng(line))
    .trim({ threshold: 10 })
    .toBuffer({ resolveWithObject: true });
  return info.width;
}

describe('a PNG', () => {
  test('has the size of the picture, times its density', async () => {
    const { width, height, format } = await sharp(await drawPng(svg)).metadata();
    expect({ width, height, format }).toEqual({ width: 500, height: 300, format: 'png' });
    expect((await sharp(await drawPng(svg, { density: 2 })).metadata()).width).toBe(1000);
  });

  test('has the same bytes on a machine without fonts, Latin and Arabic', async () => {
    const { bytes, complaints } = drawWithoutSystemFonts();
    expect(complaints).toBe('');
    expect(bytes.equals(await drawPng(svg))).toBe(true);
  });

  test.each([
    ['Household final consumption, 1,234.56 €', 400],
    ['Household final consumption, 1,234.56 €', 600],
    ['المبيعات السنوية حسب المنطقة والنوع', 400],
    ['المبيعات السنوية حسب المنطقة والنوع', 600],
    ['Łódź, São Paulo, Αθήνα, Москва', 400],
    ['١٬٢٣٤٫٥ مليون درهم', 400],
  ] as const)('draws "%s" as wide as it is measured', async (text, weight) => {
    const measured = measureText(text, { size: 20, weight: weight === 600 ? 'bold' : 'regular' });
    const drawn = await drawnWidth(text, weight);
    expect(drawn).toBeLessThan(measured * 1.015 + 1);
    expect(drawn).toBeGreaterThan(measured * 0.95 - 4);
  });
});
