import type { Agent, AgentContext } from '../agents/agent.ts';
import { evaluate } from '../agents/evaluate/agent.ts';
import { createExtract, type ExtractInput, type ExtractResult } from '../agents/extract/agent.ts';
import { SourceRefusal } from '../agents/source-refusal.ts';
import type { ChartFamily } from '../chart/chart-family.ts';
import type { ChartType } from '../chart/chart-type.ts';
import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import type { ChartFitEntry } from '../writing/fit/write-ranking.ts';
import { AMERICAN_TEXTS } from '../writing/plan/english-texts.ts';
import type { Destination, Drawing } from './chart-options.ts';
import { type ChartContext, CommandFailure } from './command.ts';
import { maybeConfig, readConfig, readSource } from './read-input.ts';
import { toTextTable } from './text-table.ts';

type Language = { readonly locale: Locale; readonly isLocaleExplicit: boolean };

/** What `extract` is to do. */
export type ExtractTask = Language & {
  readonly path: string;
  readonly destination: Destination | undefined;
  readonly wish: string | undefined;
  readonly type: ChartType | undefined;
  readonly drawing: Drawing;
};

/** What `render` is to do. */
export type RenderTask = Omit<ExtractTask, 'type'>;

/** What `evaluate` is to do. */
export type EvaluateTask = Language & { readonly path: string; readonly chartFamily: ChartFamily | undefined };

/** Reads a text or a file, tells what was read and writes the chart. Gives 1 where there are no figures, or not what was wished for. */
export async function runExtract(task: ExtractTask, context: ChartContext): Promise<number> {
  const reading = await readChart(await readSource(task.path, context), task);
  tell(reading, context);
  if (reading.config.data.rows.length === 0) return 1;
  const config = await chooseChart(reading.config, task, context);
  if (config === undefined) return 1;
  const shown = task.type === undefined ? config : { ...config, type: task.type };
  if (task.destination === undefined) await write(toJson(shown), undefined, context);
  else await writeChart(shown, task, context);
  return 0;
}

/** Draws a chart that is there as JSON. Gives 1 where a wish for it cannot be carried out. */
export async function runRender(task: RenderTask, context: ChartContext): Promise<number> {
  const config = await wishedFor(await readConfig(task.path, context), task, context);
  if (config === undefined) return 1;
  await writeChart(config, task, context);
  return 0;
}

/** Prints the ranking of a chart or of the table of a text. Gives 1 where a text has no figures. */
export async function runEvaluate(task: EvaluateTask, context: ChartContext): Promise<number> {
  const source = await readSource(task.path, context);
  const config = maybeConfig(source.sourceText, task.path) ?? (await readTable(source, task, context));
  if (config === undefined) return 1;
  const { ranking } = await finish(evaluate, { data: config.data, chartFamily: task.chartFamily }, task);
  context.stdout.write(toTextTable([['RANK', 'TYPE', 'SCORE', 'VERDICT', 'REASON'], ...ranking.map(toLine)]));
  return 0;
}

/**
 * The rows that were read, as they are wished for. Without a wish they are brought to the form that a type needs, where one is named; and
 * rows that could only be listed are drawn as fits them best, where a picture is wanted. Undefined where a wish was refused.
 */
async function chooseChart(
  config: GraphConfig,
  task: ExtractTask,
  context: ChartContext,
): Promise<GraphConfig | undefined> {
  if (task.wish !== undefined) return wishedFor(config, task, context);
  if (task.type !== undefined) {
    return task.type === config.type ? config : preparedFor(config, { type: task.type, task, context });
  }
  const isPicture = task.destination !== undefined && task.destination.format !== 'json';
  return isPicture && config.type === 'table' ? preparedFor(config, { task, context }) : config;
}

/** The chart as it is wished for, its texts with it; undefined where the wish was refused, which is told. */
async function wishedFor(
  config: GraphConfig,
  task: Pick<RenderTask, 'wish' | 'locale' | 'isLocaleExplicit'>,
  { clock, stderr }: ChartContext,
): Promise<GraphConfig | undefined> {
  if (task.wish === undefined) return config;
  const { generateNarrated } = await import('../agents/generate/narrated-agent.ts');
  const input = { config, userPrompt: task.wish, nowMs: clock.nowMs(), level: 'medium' } as const;
  const { config: changed, response } = await finish(generateNarrated, input, task);
  stderr.write(`${response.message}\n`);
  return response.steps === undefined ? undefined : changed;
}

type Preparation = { readonly type?: ChartType; readonly task: Language; readonly context: ChartContext };

/** The rows brought to the form that a type needs, or the type that fits them best; as they are where no way to that is found. */
async function preparedFor(
  config: GraphConfig,
  { type, task, context: { clock, stderr } }: Preparation,
): Promise<GraphConfig> {
  const { generate } = await import('../agents/generate/agent.ts');
  const userPrompt = type === undefined ? undefined : AMERICAN_TEXTS.types[type];
  const { config: changed, response } = await finish(generate, { config, userPrompt, nowMs: clock.nowMs() }, task);
  if (changed.type === 'table' || (type !== undefined && changed.type !== type)) return config;
  stderr.write(`${response.message}\n`);
  return changed;
}

async function readTable(
  source: ExtractInput,
  language: Language,
  context: ChartContext,
): Promise<GraphConfig | undefined> {
  const reading = await readChart(source, language);
  tell(reading, context);
  return reading.config.data.rows.length === 0 ? undefined : reading.config;
}

async function readChart(source: ExtractInput, language: Language): Promise<ExtractResult> {
  try {
    return await finish(createExtract(), source, language);
  } catch (cause) {
    throw cause instanceof SourceRefusal ? new CommandFailure(cause.message, { cause }) : cause;
  }
}

/** Says on the standard error what was read, what is asked, and what is doubtful. */
function tell({ response, extractMeta }: ExtractResult, { stderr }: ChartContext): void {
  for (const line of [response.message, ...extractMeta.warnings.map((warning) => `- ${warning}`)])
    stderr.write(`${line}\n`);
}

function toLine({ rank, type, score, verdict, factors }: ChartFitEntry): readonly string[] {
  const [strongest] = factors.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return [String(rank), type, String(score), verdict, strongest?.reason ?? ''];
}

const toJson = (config: GraphConfig): string => `${JSON.stringify(config, undefined, 2)}\n`;

/** Writes a chart as the destination says: as JSON, else as a picture. */
async function writeChart(config: GraphConfig, task: RenderTask, context: ChartContext): Promise<void> {
  const { destination } = task;
  const content = destination?.format === 'json' ? toJson(config) : await draw(config, task);
  await write(content, destination, context);
}

/** The picture as SVG, or as the bytes of a PNG where the destination is one. */
async function draw(
  config: GraphConfig,
  { drawing, locale, destination }: Pick<RenderTask, 'drawing' | 'locale' | 'destination'>,
): Promise<string | Uint8Array> {
  const { drawPicture } = await import('../http/pictures/draw-picture.ts');
  const format = destination?.format === 'png' ? 'png' : 'svg';
  const picture = await drawPicture({ config, ...drawing, locale }, format);
  return typeof picture === 'string' ? `${picture}\n` : picture;
}

async function write(
  content: string | Uint8Array,
  destination: Destination | undefined,
  { files, stdout, stderr }: ChartContext,
): Promise<void> {
  if (destination !== undefined) {
    await files.write(destination.path, content);
    stderr.write(`Written to ${destination.path}.\n`);
  } else if (typeof content === 'string') stdout.write(content);
}

/** Runs an agent to its end. Its progress is for those who wait at a distance. */
async function finish<Input, Result>(agent: Agent<Input, Result>, input: Input, language: Language): Promise<Result> {
  const context: AgentContext = { ...language, effort: 'medium', signal: new AbortController().signal };
  const running = agent(input, context);
  for (;;) {
    const step = await running.next();
    if (step.done === true) return step.value;
  }
}
