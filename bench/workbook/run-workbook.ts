import { readdirSync, readFileSync } from 'node:fs';
import { type Service, startService } from '../hostile/service.ts';
import { makeLargeWorkbook } from './large-workbook.ts';

const ROWS = 300_000;
const MOST_MS = 10_000;
const MOST_MB = 512;
const RUNS = 3;
const LOOK_EVERY_MS = 50;
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * Sends a workbook of 300,000 rows to a service of its own, three times, and prints how long the whole answer took, by the clock and in
 * processor time, and the most memory that a process below the main one and the main process held. Fails over 10 s of processor time of both
 * together, which other work on the machine does not blur, or 512 MB in either. Other rows: `--rows=100000`.
 */
export async function run(): Promise<void> {
  const asked = process.argv.find((argument) => argument.startsWith('--rows='))?.split('=')[1];
  const bytes = makeLargeWorkbook(Number(asked ?? ROWS), 7);
  console.log(`workbook of ${(bytes.length / 1024 / 1024).toFixed(1)} MB`);
  const service = await startService();
  try {
    for (let i = 0; i < RUNS; i += 1) await measure(service, bytes);
  } finally {
    service.stop();
  }
}

async function measure(service: Service, bytes: Uint8Array): Promise<void> {
  const before = useOf(service.pid);
  const watch = watchProcesses(service.pid);
  const started = performance.now();
  const rows = await send(service, bytes);
  const ms = performance.now() - started;
  const below = watch.stop();
  const after = useOf(service.pid);
  const mainMs = after.processorMs - before.processorMs;
  const holds = mainMs + below.processorMs <= MOST_MS && Math.max(below.peakMb, after.peakMb) <= MOST_MB && rows > 0;
  if (!holds) process.exitCode = 1;
  console.log(
    `${holds ? 'pass' : 'FAIL'}  ${rows} rows in ${Math.round(ms)} ms; processor: reader and worker ${below.processorMs} ms, main process ${mainMs} ms; ` +
      `at most: reader or worker ${Math.round(below.peakMb)} MB, main process ${Math.round(after.peakMb)} MB`,
  );
}

/** Sends the workbook and gives how many rows came back. */
async function send({ base }: Service, bytes: Uint8Array): Promise<number> {
  const attachment = { kind: 'spreadsheet', mimeType: SHEET_TYPE, dataBase64: Buffer.from(bytes).toString('base64') };
  const response = await fetch(`${base}/extract`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ attachments: [attachment] }),
  });
  const last = (await response.text()).trimEnd().split('\n\n').at(-1) ?? '';
  if (!last.startsWith('event: complete')) throw new Error(`The workbook was answered ${last.slice(0, 300)}`);
  const { config }: { readonly config: { readonly data: { readonly rows: readonly unknown[] } } } = JSON.parse(
    last.slice(last.indexOf('data: ') + 'data: '.length),
  );
  return config.data.rows.length;
}

/** What a process used. */
type Use = { readonly peakMb: number; readonly processorMs: number };

/** Looks at the processes below one, again and again, until stopped; gives the most memory that one of them held and what all used. */
function watchProcesses(pid: number | undefined): { readonly stop: () => Use } {
  const before = new Map(processesBelow(pid).map((below) => [below, useOf(below).processorMs]));
  const used = new Map<number, Use>();
  const look = (): void => {
    for (const below of processesBelow(pid)) {
      const { peakMb, processorMs } = useOf(below);
      // One that has ended stays listed for a moment, with its time and without its memory.
      const highest = Math.max(peakMb, used.get(below)?.peakMb ?? 0);
      if (processorMs > 0) used.set(below, { peakMb: highest, processorMs: processorMs - (before.get(below) ?? 0) });
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop() {
      look();
      clearInterval(timer);
      const uses = [...used.values()];
      return {
        peakMb: Math.max(0, ...uses.map(({ peakMb }) => peakMb)),
        processorMs: uses.reduce((sum, { processorMs }) => sum + processorMs, 0),
      };
    },
  };
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const NO_USE: Use = { peakMb: 0, processorMs: 0 };

/** The processes that one started, and those that they started. */
function processesBelow(top: number | undefined): readonly number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), Number(fieldsOf(pid)[1])]));
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (parents.get(pid) === top || isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/** What the system tells of a process behind its name: its state, its parent and so on. */
function fieldsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    // It ended while it was looked at.
    return [];
  }
}

function useOf(pid: number | undefined): Use {
  const fields = fieldsOf(String(pid));
  try {
    const peakKb = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { peakMb: Number(peakKb ?? 0) / 1024, processorMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    return NO_USE;
  }
}
