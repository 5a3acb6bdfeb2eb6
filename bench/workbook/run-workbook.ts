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
 * processor time, and the most memory that the reading process and the main process held. Fails over 10 s of processor time of both
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
  const watch = watchChildren(service.pid);
  const started = performance.now();
  const rows = await send(service, bytes);
  const ms = performance.now() - started;
  const reader = watch.stop();
  const after = useOf(service.pid);
  const mainMs = after.processorMs - before.processorMs;
  const holds = mainMs + reader.processorMs <= MOST_MS && Math.max(reader.peakMb, after.peakMb) <= MOST_MB && rows > 0;
  if (!holds) process.exitCode = 1;
  console.log(
    `${holds ? 'pass' : 'FAIL'}  ${rows} rows in ${Math.round(ms)} ms; processor: reader ${reader.processorMs} ms, main process ${mainMs} ms; ` +
      `at most: reader ${Math.round(reader.peakMb)} MB, main process ${Math.round(after.peakMb)} MB`,
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

/** Looks at the processes below one, again and again, until stopped; gives the most that one of them used. */
function watchChildren(pid: number | undefined): { readonly stop: () => Use } {
  let [peakMb, processorMs] = [0, 0];
  const look = (): void => {
    for (const child of childrenOf(pid)) {
      peakMb = Math.max(peakMb, child.peakMb);
      processorMs = Math.max(processorMs, child.processorMs);
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      return { peakMb, processorMs };
    },
  };
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;
const NO_USE: Use = { peakMb: 0, processorMs: 0 };

function childrenOf(parent: number | undefined): readonly Use[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => (Number(fieldsOf(pid)[1]) === parent ? [useOf(Number(pid))] : []));
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
