import { parseArgs } from 'node:util';
import { bombs, twistedWorkbooks } from '../../test/workbooks/hostile-workbooks.ts';
import { genuineFiles } from './genuine-files.ts';
import type { HostileFile } from './hostile-file.ts';
import { hostilePdfs } from './hostile-pdfs.ts';
import { hostilePictures } from './hostile-pictures.ts';
import { type Service, startService } from './service.ts';

const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SLOWEST_MS = 20_000;
const MOST_GROWTH_MB = 64;
const ORDINARY_P99_MS = 150;
const AT_A_TIME = 3;
const PAUSE_MS = 20;

/** How one request ended. */
type Outcome = { readonly file: HostileFile; readonly how: string; readonly ms: number; readonly message: string };

/**
 * Sends hostile files to a service of its own while ordinary requests go on beside them, then genuine files. Prints what became of them
 * and whether the bars hold: everything answered in order and in time, the main process alive and no larger than 64 MB more,
 * ordinary requests under 150 ms (99 of 100), no genuine file refused. `--genuine FOLDER` adds files of one's own, `--only KIND` keeps one
 * kind, `--part 2/6` sends every sixth file of all from the second on, which a slow machine does in some minutes, `--verbose` lists every
 * refused genuine file and every slow hostile one.
 */
export async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      genuine: { type: 'string', multiple: true },
      only: { type: 'string' },
      part: { type: 'string' },
      verbose: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const isWanted = ({ kind }: HostileFile): boolean => values.only === undefined || kind === values.only;
  const isOfPart = toPart(values.part ?? '1/1');
  const hostile = (await hostileFiles()).filter(isWanted).filter(isOfPart);
  const genuine = (await genuineFiles(values.genuine ?? [])).filter(isWanted).filter(isOfPart);
  const service = await startService();
  try {
    await warmUp(service, genuine.slice(0, 3));
    const alone = await sendOrdinary(service, countTo(500));
    // What a service takes that has been at work for a while is no growth.
    const before = service.memory();
    const { outcomes, latencies } = await sendBeside(service, hostile);
    const after = service.memory();
    const fine = await sendAll(service, genuine);
    const refused = fine.filter(({ how }) => how !== 'complete');
    const failures = outcomes.filter(({ how, ms }) => !['complete', 'error', '400'].includes(how) || ms > SLOWEST_MS);
    console.log(`hostile files        ${outcomes.length}: ${countBy(outcomes)}`);
    console.log(`slowest              ${slowest(outcomes)}`);
    console.log(`ordinary alone       p50 ${quantile(alone, 0.5)} ms, p99 ${quantile(alone, 0.99)} ms`);
    console.log(
      `ordinary beside      p50 ${quantile(latencies, 0.5)} ms, p99 ${quantile(latencies, 0.99)} ms (${latencies.length})`,
    );
    const growth = (after?.peak ?? 0) - (before?.now ?? 0);
    console.log(`main process         ${service.isAlive() ? 'alive' : 'DEAD'}, at most ${Math.round(growth)} MB more`);
    console.log(`genuine files        ${fine.length}, refused ${refused.length}`);
    for (const { file, how, ms, message } of values.verbose === true ? [...failures, ...refused] : failures)
      console.log(`  ${file.name}: ${how} after ${Math.round(ms)} ms ${message}`);
    judge('every hostile file is answered in order and in time', failures.length === 0);
    judge('the main process stays alive', service.isAlive());
    judge(`it grows by no more than ${MOST_GROWTH_MB} MB`, growth <= MOST_GROWTH_MB);
    judge(`ordinary requests stay under ${ORDINARY_P99_MS} ms`, quantile(latencies, 0.99) < ORDINARY_P99_MS);
    judge('no genuine file is refused', refused.length === 0);
  } finally {
    service.stop();
  }
}

/** Tells of every file by its place whether it is in a part such as `2/6`. Throws for what is none. */
function toPart(part: string): (file: HostileFile, place: number) => boolean {
  const [, number = '', of = ''] = /^(\d+)\/(\d+)$/.exec(part) ?? [];
  if (Number(number) < 1 || Number(number) > Number(of))
    throw new RangeError(`--part is such as 2/6, and not ${part}.`);
  return (_, place) => place % Number(of) === Number(number) - 1;
}

async function hostileFiles(): Promise<readonly HostileFile[]> {
  const workbooks = [...twistedWorkbooks(), ...bombs()].map(
    ([name, bytes]): HostileFile => ({ name: `workbook: ${name}`, kind: 'spreadsheet', mimeType: SHEET_TYPE, bytes }),
  );
  const pdfs = [...hostilePdfs()].map(
    ([name, bytes]): HostileFile => ({ name: `PDF: ${name}`, kind: 'document', mimeType: 'application/pdf', bytes }),
  );
  return [...workbooks, ...pdfs, ...(await hostilePictures())];
}

/** The first requests load what the later ones use. */
async function warmUp(service: Service, genuine: readonly HostileFile[]): Promise<void> {
  await sendOrdinary(service, countTo(50));
  await sendAll(service, genuine);
}

async function sendBeside(
  service: Service,
  files: readonly HostileFile[],
): Promise<{ readonly outcomes: readonly Outcome[]; readonly latencies: readonly number[] }> {
  let isOver = false;
  const ordinary = sendOrdinary(service, () => !isOver);
  const outcomes = await sendAll(service, files);
  isOver = true;
  return { outcomes, latencies: await ordinary };
}

async function sendAll(service: Service, files: readonly HostileFile[]): Promise<readonly Outcome[]> {
  const waiting = [...files];
  const outcomes: Outcome[] = [];
  const send = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      outcomes.push(await sendFile(service, file));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, send));
  return outcomes;
}

async function sendFile(service: Service, file: HostileFile): Promise<Outcome> {
  const started = performance.now();
  const attachment = {
    kind: file.kind,
    mimeType: file.mimeType,
    dataBase64: Buffer.from(file.bytes).toString('base64'),
  };
  try {
    const { status, text } = await post(service, 'extract', { attachments: [attachment] });
    const last = text.trimEnd().split('\n\n').at(-1) ?? '';
    const how = status === 200 ? (/^event: (\w+)/.exec(last)?.[1] ?? 'no end') : String(status);
    return { file, how, ms: performance.now() - started, message: how === 'complete' ? '' : last.slice(0, 300) };
  } catch (error) {
    return { file, how: 'no answer', ms: performance.now() - started, message: String(error) };
  }
}

const ROWS = Array.from({ length: 20 }, (_, i) => ({ city: `City ${i}`, visitors: i * 37 }));
const CONFIG = {
  type: 'table',
  data: {
    columns: [
      { key: 'city', label: 'City' },
      { key: 'visitors', label: 'Visitors' },
    ],
    rows: ROWS,
  },
};
/** Requests as most callers send them. */
const ORDINARY = [
  ['evaluate', { config: CONFIG }],
  ['generate', { config: CONFIG, userPrompt: 'show it as a bar chart' }],
  ['extract', { sourceText: 'City,Visitors\nLisbon,1200\nPorto,950\nFaro,400\n' }],
] as const;

/** Sends ordinary requests one after the other as long as there are to be more; gives what each took, in ms. */
async function sendOrdinary(service: Service, isMore: () => boolean): Promise<readonly number[]> {
  const took: number[] = [];
  for (let i = 0; isMore(); i += 1) {
    const [endpoint, body] = ORDINARY[i % ORDINARY.length] ?? ORDINARY[0];
    const started = performance.now();
    const { status } = await post(service, endpoint, body);
    if (status !== 200) throw new Error(`An ordinary request was answered ${status}.`);
    took.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return took;
}

let token: string | undefined;

async function post({ base }: Service, endpoint: string, body: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`${base}/${endpoint}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  token ??= response.headers.get('x-service-anonymous-token') ?? undefined;
  return { status: response.status, text: await response.text() };
}

function countTo(count: number): () => boolean {
  let left = count;
  return () => left-- > 0;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function countBy(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const { how } of outcomes) counts.set(how, (counts.get(how) ?? 0) + 1);
  return [...counts].map(([how, count]) => `${how} ${count}`).join(', ');
}

function slowest(outcomes: readonly Outcome[]): string {
  const [first, second, third] = outcomes.toSorted((a, b) => b.ms - a.ms);
  return [first, second, third]
    .flatMap((one) => (one === undefined ? [] : [`${one.file.name} ${Math.round(one.ms)} ms`]))
    .join('; ');
}

function judge(bar: string, holds: boolean): void {
  console.log(`${holds ? 'pass' : 'FAIL'}  ${bar}`);
  if (!holds) process.exitCode = 1;
}
