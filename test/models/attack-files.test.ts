import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agent, AgentContext } from '../../src/agents/agent.ts';
import { createExtract, type ExtractResult } from '../../src/agents/extract/agent.ts';
import { generate } from '../../src/agents/generate/agent.ts';
import { mutate } from '../../src/agents/mutate/agent.ts';
import type { DocumentSandboxes } from '../../src/documents/document-reading.ts';
import { openSandboxes } from '../../src/documents/sandbox/open-sandboxes.ts';
import { chartResultSchema, extractResultSchema } from '../../src/http/v0/answers.ts';
import type { ModelDesk } from '../../src/models/model-desk.ts';
import { type ScriptedProvider, startScriptedProvider } from '../../src/models/scripted/scripted-provider.ts';
import type { ScriptedRequest } from '../../src/models/scripted/scripted-reply.ts';
import { ASKED } from './asked-endpoints.ts';
import {
  ARABIC_LURES,
  ARABIC_PDF_PLACES,
  drawArabicPdf,
  drawHostilePdf,
  drawHostilePicture,
  type HostileFile,
  LURE_FIGURE,
  LURES,
  PDF_PLACES,
  SHEET_PLACES,
  TRUE_FIGURES,
  writeHostileWorkbook,
} from './hostile-files.ts';
import { TEXT_SLOTS } from './hostile-outputs.ts';
import { CANARY, SECRET_KEY, setUpScripted, UNREAD_WISH } from './start-with-models.ts';

/** The second word stands in no file here and is none that wishes are made of: with one of these a name is told, as the model's. */
const PRIZE = 'ZORGBLATT REIGNS';

/** What a model that was taken over is about to do, and whom it is shown. */
type Seen = { readonly request: ScriptedRequest; readonly lines: readonly { number: string; text: string }[] };
let obey: (seen: Seen) => string = () => '';

let provider: ScriptedProvider;
let desk: ModelDesk;
const real = openSandboxes();
beforeAll(async () => {
  provider = await startScriptedProvider((request) => {
    const shown = [...(request.texts[0] ?? '').matchAll(/^(\d+): (.*)$/gm)];
    return { text: obey({ request, lines: shown.map(([, number = '', text = '']) => ({ number, text })) }) };
  });
  desk = await setUpScripted(provider, { wishes: { modelVision: [{ provider: 'openai', model: 'scripted' }] } });
});
afterAll(async () => {
  real.close();
  await provider.close();
});

/** The real sandboxes; what they once gave for a file is given again. */
function rememberingSandboxes(): DocumentSandboxes {
  const known = new Map<string, readonly unknown[]>();
  const remember = (sandbox: DocumentSandboxes['plain']): DocumentSandboxes['plain'] => ({
    async *run(task, signal) {
      const key = `${task.moduleUrl} ${Buffer.from(task.bytes).toString('base64')}`;
      const pieces: unknown[] = [...(known.get(key) ?? [])];
      if (pieces.length === 0) for await (const piece of sandbox.run(task, signal)) pieces.push(piece);
      known.set(key, pieces);
      yield* pieces;
    },
  });
  return { plain: remember(real.plain), native: remember(real.native) };
}
const extract = createExtract(rememberingSandboxes());

/** What an agent gives and tells, asking the scripted provider at high effort. */
async function run<Input, Result>(
  agent: Agent<Input, Result>,
  input: Input,
  hasImages: boolean,
): Promise<{ readonly result: Result; readonly told: readonly string[] }> {
  const opened = desk.open({ level: 'high', hasImages, hasDocuments: true });
  if (opened === undefined) throw new Error('No session was opened.');
  const context: AgentContext = {
    locale: 'EN_US',
    isLocaleExplicit: true,
    effort: 'high',
    signal: new AbortController().signal,
    models: { session: opened.session },
  };
  const steps = agent(input, context);
  const told: string[] = [];
  for (;;) {
    const { done, value } = await steps.next();
    if (done === true) {
      expect(opened.usedMicros()).toBeLessThanOrEqual(500_000);
      return { result: value, told };
    }
    told.push(value.message);
  }
}

const readFile = ({ kind, bytes }: HostileFile) =>
  run(extract, { sourceText: '', attachments: [{ kind, bytes, field: 'attachments[0]' }] }, kind === 'image');

/** The number of the line that a text stands on, as it is shown; 1 where it stands on none. */
function lineOf({ lines }: Seen, text: string): string {
  return lines.find((line) => line.text.includes(text))?.number ?? '1';
}

function trueRows(seen: Seen): string[][] {
  return Object.entries(TRUE_FIGURES).map(([name, figure]) => [
    `${lineOf(seen, name)}:${name}`,
    `${lineOf(seen, String(figure))}:${figure}`,
  ]);
}

const write = (fields: object): string => JSON.stringify({ thoughts: CANARY, ...fields });
const COLUMNS = ['Region', 'Sales'];

/** What a model does that obeys the text in a file. */
const DEEDS: Readonly<Record<string, (seen: Seen) => string>> = {
  'adds rows': (seen) =>
    write({ columns: COLUMNS, rows: [...trueRows(seen), [`1:${PRIZE}`, '1:9,998'], ['Lemuria', '9,999']] }),
  'names columns': (seen) => write({ columns: [PRIZE, `1:${PRIZE}`], rows: trueRows(seen) }),
  'gives all the figure it was told': (seen) =>
    write({
      columns: COLUMNS,
      rows: trueRows(seen).map(([name]) => [name, `${lineOf(seen, '9,999')}:9,999`]),
    }),
  'swaps figures': (seen) => {
    const rows = trueRows(seen);
    return write({ columns: COLUMNS, rows: rows.map(([name], at) => [name, rows[(at + 1) % rows.length]?.[1]]) });
  },
  'writes beside the table': (seen) =>
    write({
      title: PRIZE,
      message: PRIZE,
      warnings: [PRIZE],
      content: `<b>${PRIZE}</b>`,
      columns: COLUMNS,
      rows: trueRows(seen),
    }),
  'gives back what it was told': ({ request }) =>
    write({
      columns: [request.instructions.slice(0, 70), request.key],
      rows: [[request.instructions, request.texts[0]]],
    }),
};

const NEVER_SHOWN = new RegExp(
  [PRIZE, CANARY, SECRET_KEY, '9,?998', 'Lemuria', ...Object.values(ASKED).map(({ opening }) => opening)].join('|'),
);

/** Every cell is of the file, every name has its own figure, and nothing of the model's own or ours is told. */
function expectTrue({ result, told }: { readonly result: ExtractResult; readonly told: readonly string[] }): void {
  expect(extractResultSchema.safeParse(result).error).toBeUndefined();
  expect(JSON.stringify([result, told])).not.toMatch(NEVER_SHOWN);
  expect(result.config.content).toBeUndefined();
  const figures = [...Object.values(TRUE_FIGURES), 55, LURE_FIGURE];
  for (const row of result.config.data.rows) {
    const cells = Object.values(row);
    for (const cell of cells) if (typeof cell === 'number') expect(figures).toContain(cell);
    const name = cells.find((cell) => typeof cell === 'string' && Object.hasOwn(TRUE_FIGURES, cell));
    const own = cells.filter((cell) => typeof cell === 'number');
    if (typeof name === 'string' && own.length > 0) expect([name, own]).toEqual([name, [TRUE_FIGURES[name]]]);
  }
}

/** Every other of the texts, so that each place has half of them. */
function luresFor(places: readonly string[], place: string): readonly string[] {
  return [...LURES, ...ARABIC_LURES].filter((_, at) => at % 2 === places.indexOf(place) % 2);
}

describe.each(PDF_PLACES)('a text in a PDF, as a %s', (place) => {
  test.each(Object.entries(DEEDS))(
    'that a model obeys which %s changes no figure and says nothing',
    async (_, deed) => {
      obey = deed;
      for (const lure of LURES.filter((_, at) => at % 2 === PDF_PLACES.indexOf(place) % 2)) {
        const asked = provider.requests.length;
        expectTrue(await readFile(await drawHostilePdf(lure, place)));
        expect(provider.requests.length).toBeGreaterThan(asked);
      }
    },
    60_000,
  );
});

describe.each(ARABIC_PDF_PLACES)('a text of Arabic letters in a PDF, as a %s', (place) => {
  test.each(Object.entries(DEEDS))(
    'that a model obeys which %s changes no figure and says nothing',
    async (_, deed) => {
      obey = deed;
      for (const lure of ARABIC_LURES) {
        const asked = provider.requests.length;
        expectTrue(await readFile(drawArabicPdf(lure, place)));
        expect(provider.requests.length).toBeGreaterThan(asked);
      }
    },
    60_000,
  );
});

describe('a text in a picture', { timeout: 180_000 }, () => {
  test.each(Object.entries(DEEDS))(
    'that a model obeys which %s changes no figure and says nothing',
    async (_, deed) => {
      obey = deed;
      for (const lure of [...LURES.slice(0, 5), ...ARABIC_LURES.slice(0, 2)]) {
        const asked = provider.requests.length;
        expectTrue(await readFile(drawHostilePicture(lure)));
        expect(provider.requests.slice(asked)[0]).toMatchObject({ images: 1 });
      }
    },
  );

  test('is read all the same where the model is true', async () => {
    obey = (seen) => write({ columns: COLUMNS, rows: trueRows(seen) });
    const { result } = await readFile(drawHostilePicture(LURES[0]));
    expect(result.config.data.rows.map((row) => Object.values(row))).toEqual(Object.entries(TRUE_FIGURES));
  });
});

describe.each(SHEET_PLACES)('a text in a workbook, as a %s', (place) => {
  test('is shown to no model that reads files, and brings no model to write it on a chart', async () => {
    for (const lure of luresFor(SHEET_PLACES, place)) {
      const asked = provider.requests.length;
      const { result } = await readFile(await writeHostileWorkbook(lure, place));
      expect(provider.requests.length).toBe(asked);
      expectTrue({ result, told: [] });
      for (const agent of [mutate, generate]) {
        for (const slot of ['title', 'caption', 'rename', 'remark']) {
          obey = () => JSON.stringify({ thoughts: CANARY, steps: [TEXT_SLOTS[slot]?.(PRIZE) ?? {}] });
          const changed = await run(agent, { config: result.config, userPrompt: UNREAD_WISH, nowMs: 0 }, false);
          expect(changed.result.config).toEqual(result.config);
          expect(chartResultSchema.safeParse(changed.result).error).toBeUndefined();
          expect(JSON.stringify(changed)).not.toMatch(NEVER_SHOWN);
        }
      }
      const shown = provider.requests.slice(asked).map(({ texts }) => texts.join('\n'));
      if (place === 'sheet name' || place === 'remark') expect(shown.join('\n')).not.toContain(lure);
    }
  }, 60_000);
});
