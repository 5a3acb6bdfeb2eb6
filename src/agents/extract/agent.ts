import type { GraphConfig } from '../../chart/graph-config.ts';
import type { Locale } from '../../chart/locale.ts';
import { PARSING_LOCALE_OF } from '../../chart/locale.ts';
import type { DocumentSandboxes } from '../../documents/document-reading.ts';
import { withHeaderRows, withoutLongRows } from '../../documents/grid/settle-doubts.ts';
import { openSandboxes } from '../../documents/sandbox/open-sandboxes.ts';
import type { Doubt, SourceTable } from '../../documents/source-table.ts';
import { examineData } from '../../table/examine-data.ts';
import type { TableProfile } from '../../table/profile.ts';
import {
  writeAccuracy,
  writeMessage,
  writeNothingFound,
  writeProgress,
  writeQuestion,
  writeWarnings,
} from '../../writing/extract/write-extract.ts';
import { writeTakenFrom } from '../../writing/extract/write-sources.ts';
import { type ModelNote, modelTexts } from '../../writing/model/model-texts.ts';
import type { Agent, AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import type { SheetHabits } from './alike-sheets.ts';
import { type ExtractedData, toChartData, toConfig } from './build-config.ts';
import { checkAccuracy } from './check-accuracy.ts';
import { chooseFirstType } from './choose-first-type.ts';
import { chooseTable, type TableChoice } from './choose-table.ts';
import { type ConsultedSources, consultSources } from './consult-sources.ts';
import { drawSources } from './draw-sources.ts';
import { type ExtractAnswers, toHabits, toParsingLocale } from './extract-answers.ts';
import { findDoubts, nameBeside } from './find-doubts.ts';
import { findMixtures } from './find-mixtures.ts';
import { joinSheets } from './join-sheets.ts';
import { type Confidence, judgeConfidence } from './judge-confidence.ts';
import { findKeptAmounts } from './kept-amounts.ts';
import { countFigures, isMostlyLeft } from './left-figures.ts';
import { type ExtractQuestion, listQuestions } from './list-questions.ts';
import { type MergedSources, mergeSources } from './merge-sources.ts';
import { nameColumns } from './name-columns.ts';
import { noticeTable } from './notice-table.ts';
import { isOddLayout } from './odd-layout.ts';
import { toProvenance } from './provenance.ts';
import { readSources, type Sources } from './read-sources.ts';
import type { TypingHabits } from './settle-habits.ts';
import { openPictures } from './source-pictures.ts';
import type { ReadSource, SourceReference } from './sources.ts';
import { type ExtractedTable, typeTable } from './type-table.ts';
import { findUnusedText } from './unused-text.ts';
import { compareReadings, isBetterReading } from './weigh-readings.ts';
import { readWordsAround } from './words-around.ts';

/** A text of up to 500,000 characters, and files whose bytes are what they say. */
export type ExtractInput = Sources & {
  /** True where the answer is to say of every cell where it came from. */
  readonly includeProvenance?: boolean | undefined;
  /** True where provenance is to hold pictures of the pages that cells came from. */
  readonly includePages?: boolean | undefined;
  /** True where the answer is to list its questions with the answers they can be given. */
  readonly includeQuestions?: boolean | undefined;
  /** What a person said to questions of an earlier reading of the same sources. */
  readonly answers?: ExtractAnswers | undefined;
};

/** How sure the reading is, and what was left out or doubtful. */
export type ExtractMeta = {
  readonly confidence: Confidence;
  readonly needsUserInput: boolean;
  readonly warnings: readonly string[];
  /** Only where they were asked for. */
  readonly questions?: readonly ExtractQuestion[];
};

/** What was recomputed from the source. `score` is the share that holds, 0 to 1. */
export type ExtractAccuracyEvaluation = {
  readonly score: number;
  readonly issues: readonly string[];
  readonly sufficient: boolean;
  readonly summary: string;
};

/** The table of the sources as a chart, what is to be said of it, and how far it can be trusted. */
export type ExtractResult = {
  readonly config: GraphConfig;
  readonly response: { readonly message: string };
  readonly extractMeta: ExtractMeta;
  readonly lastAccuracyEvaluation?: ExtractAccuracyEvaluation;
};

type Run = AsyncGenerator<Progress, ExtractResult, void>;

const MOST_CANDIDATES = 8;
const SUFFICIENT = 0.95;

/**
 * Makes the agent that finds the tables of texts and files, takes the one a person would chart, joins to it what other sources say of
 * the same thing, types its columns and gives it the chart type that `evaluate` ranks first, or that a picture showed. Nothing is invented: cells that
 * cannot be typed safely stay the text of the source, and what the sources leave open is asked. Sources without figures give an
 * empty table, low confidence and a plain message. Where models are set up and the readers are unsure, a model may point a table out,
 * of the source's own words. Files are read in the sandboxes. Throws `SourceRefusal` for a file that cannot be read.
 */
export function createExtract(sandboxes: DocumentSandboxes = openSandboxes()): Agent<ExtractInput, ExtractResult> {
  return async function* extract(input, context): Run {
    const { locale, signal } = context;
    const sources = yield* readSources(input, sandboxes, context);
    const count = sources.reduce((sum, { tables }) => sum + tables.length, 0);
    yield { message: writeProgress('found', count, locale) };
    const typing = toTyping(input, context);
    const candidates = await typeCandidates(sources, { typing, locale, words: input.sourceText, signal });
    const choice = settleAnswers(chooseTable(candidates, input.sourceText, input.answers?.table), input, typing);
    if (choice !== undefined) yield { message: writeProgress('checking', 0, locale) };
    await breathe(signal);
    const answered = { ...input, sources };
    const result = choice && (await answer(choice, answered, context));
    const pictures = openPictures(input.attachments, { sandboxes, signal });
    const built = choice && result && { table: choice.best, confidence: result.extractMeta.confidence };
    const { cited, note } = yield* consultSources({ sources, sourceText: input.sourceText, built, pictures }, context);
    const best = cited === undefined ? result : await weigh(cited, { choice, result, input: answered }, context);
    const told = withNote(best ?? nothingFound(answered, context), note, context);
    if (input.includePages !== true) return told;
    return { ...told, config: await drawSources(told.config, input.attachments, { sandboxes, signal }) };
  };
}

type BuiltIn = {
  readonly choice: TableChoice | undefined;
  readonly result: ExtractResult | undefined;
  readonly input: Answered;
};

/**
 * The answer of the surer of two readings. Where the built-in one stands at high effort, the other is the second reading that its
 * self-check tells of.
 */
async function weigh(
  { table, from }: NonNullable<ConsultedSources['cited']>,
  { choice, result, input }: BuiltIn,
  context: AgentContext,
): Promise<ExtractResult> {
  const { effort } = context;
  const typed = typeTable(table, toTyping(input, context), from);
  const rest = choice === undefined ? [] : [choice.best, ...choice.others];
  const others = rest.filter((one) => one.from.field !== from.field);
  const cited = await answer({ best: typed, others, isTied: false }, input, context);
  if (choice === undefined || result === undefined) return cited;
  const weighed = { table: choice.best, confidence: result.extractMeta.confidence };
  if (isBetterReading({ table: typed, confidence: cited.extractMeta.confidence }, weighed)) return cited;
  if (effort !== 'high' || choice.best.source.secondReading !== undefined) return result;
  const source = { ...choice.best.source, secondReading: compareReadings(choice.best, typed) };
  return await answer({ ...choice, best: { ...choice.best, source } }, input, context);
}

function withNote(result: ExtractResult, note: ModelNote | undefined, { locale }: AgentContext): ExtractResult {
  if (note === undefined) return result;
  const message = `${result.response.message} ${modelTexts(locale).notes[note]}`;
  return { ...result, response: { ...result.response, message } };
}

/** The same in sandboxes of its own that read letters with the language data of a folder; with the program's own where it is empty. */
export function openExtract(ocrDataFolder: string): Agent<ExtractInput, ExtractResult> {
  return createExtract(openSandboxes(ocrDataFolder === '' ? {} : { ocrDataFolder }));
}

function toTyping({ answers = {} }: ExtractInput, { locale, isLocaleExplicit }: AgentContext): TypingHabits {
  return { locale: isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined, habits: toHabits(answers) };
}

/** The largest tables of all sources, typed, each told where it is from, and named by that and its number there. */
async function typeCandidates(
  sources: readonly ReadSource[],
  habits: SheetHabits & { readonly locale: Locale },
): Promise<readonly ExtractedTable[]> {
  const { typing, signal } = habits;
  const typed: ExtractedTable[] = [];
  for (const { reference, tables } of sources) {
    const refOf = (table: SourceTable): string => `${reference.field}#${tables.indexOf(table) + 1}`;
    const joined = await joinSheets(tables, { ...habits, reference });
    for (const { table, parts } of joined) typed.push({ ...table, ref: [...parts].map(refOf).join('+') });
    for (const table of largestFirst(tables)) {
      const isPart = joined.some(({ parts, leftOut }) => parts.has(table) || leftOut.has(table));
      const one = { ...typeTable(table, typing, locate(table, reference)), ref: refOf(table) };
      typed.push(isPart ? { ...one, isPart } : one);
      await breathe(signal);
    }
  }
  return typed;
}

/** The choice with what a person said of the rows of its best table. */
function settleAnswers(
  choice: TableChoice | undefined,
  { answers = {} }: ExtractInput,
  typing: TypingHabits,
): TableChoice | undefined {
  if (choice === undefined) return undefined;
  const { source, from, ref } = choice.best;
  const named = answers.headerRows === undefined ? source : withHeaderRows(source, answers.headerRows);
  const settled = answers.longRows === 'leave-out' ? withoutLongRows(named) : named;
  return settled === source ? choice : { ...choice, best: { ...typeTable(settled, typing, from), ref } };
}

function locate({ origin }: SourceTable, reference: SourceReference): SourceReference {
  return origin === undefined ? reference : { ...reference, sheet: origin.sheet };
}

function largestFirst(tables: readonly SourceTable[]): readonly SourceTable[] {
  const sizeOf = (table: SourceTable): number => table.rows.length * table.columns.length * table.certainty;
  return [...tables].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_CANDIDATES);
}

type Answered = ExtractInput & { readonly sources: readonly ReadSource[] };

async function answer(choice: TableChoice, input: Answered, context: AgentContext): Promise<ExtractResult> {
  const { locale, isLocaleExplicit, signal } = context;
  const merged = mergeSources(choice.best, choice.others);
  const settled = settleChoice(choice, merged);
  const labels = nameColumns(merged.table, locale);
  const parsingLocale =
    toParsingLocale(input.answers ?? {}) ?? (isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined);
  const data = toChartData(merged.table, labels);
  await breathe(signal);
  const examined = examineData(data, parsingLocale);
  const { profile } = examined;
  await breathe(signal);
  const found = [choice.best, ...choice.others].map(({ source }) => source);
  const told = tell({ choice: settled, found, merged, labels, profile }, input, context);
  const { question, accuracy, ...extractMeta } = told;
  const read = writeMessage({ rows: data.rows.length, labels, question }, locale);
  const from = writeOrigin(merged.table, input.sources, context);
  return {
    config: toConfig(
      chooseFirstType(examined, merged.table.source.chartType),
      withProvenance(withHabits(data, input), merged.table, input),
    ),
    response: { message: from === undefined ? read : `${from} ${read}` },
    extractMeta,
    lastAccuracyEvaluation: accuracy,
  };
}

/** The choice once other sources have gone into the best table; what went in is no rival any more. */
function settleChoice({ others, isTied }: TableChoice, { table, rest }: MergedSources): TableChoice {
  return { best: table, others: rest, isTied: isTied && rest[0] === others[0] };
}

type Facts = {
  readonly choice: TableChoice;
  /** The tables as they were read, before cells of other sources took the places of their own. */
  readonly found: readonly SourceTable[];
  readonly merged: MergedSources;
  readonly labels: readonly string[];
  readonly profile: TableProfile;
};

type Told = ExtractMeta & { readonly question: Doubt | undefined; readonly accuracy: ExtractAccuracyEvaluation };

/** Everything that is to be said of the chosen table. */
function tell(
  { choice, found, merged, labels, profile }: Facts,
  { sourceText, includeQuestions, answers }: Answered,
  { locale }: AgentContext,
): Told {
  const { best, others } = choice;
  // Beside a file, the text of a request may be about it; what it holds is no part of the file's table.
  const ownText = best.from.kind === 'text' ? sourceText : '';
  const doubts = findDoubts(choice, labels, { locale, answers });
  const check = checkAccuracy(best, profile, sourceText);
  const questions = doubts.filter((doubt) => doubt.asks);
  const figures = countFigures(found, ownText);
  const leftFigures = isMostlyLeft(figures, best.source.method) ? figures.outside : 0;
  const oddities = {
    leftFigures,
    wordsAround: readWordsAround(best, ownText),
    mixtures: findMixtures(best),
    keptAmounts: findKeptAmounts(best),
  };
  const isTextUsed = [best, ...others, ...merged.joined].some(({ from }) => from.kind === 'text');
  const notices = noticeTable(best, {
    labels,
    totalRows: profile.totalRows.length,
    // What a question lists is no warning as well.
    others:
      includeQuestions === true
        ? []
        : others.filter((other) => !isToldOf(best, other)).map((other) => nameBeside(other, choice, locale)),
    ...oddities,
    unusedText: isTextUsed ? undefined : findUnusedText(sourceText, best),
    merged,
  });
  const isOdd = isOddLayout(best, ownText);
  const hasDisagreements = merged.disagreements.length > 0;
  return {
    confidence: judgeConfidence(best, { ...oddities, doubts, check, isOdd, hasDisagreements }),
    needsUserInput: questions.length > 0,
    warnings: writeWarnings({ notices, doubts }, locale),
    question: questions[0],
    ...(includeQuestions === true ? { questions: listQuestions(doubts, choice, locale) } : {}),
    accuracy: { ...writeAccuracy(check, locale), score: check.score, sufficient: check.score >= SUFFICIENT },
  };
}

/** True for what a table of several sheets holds or names as left out, and for such a table beside its own sheets. */
function isToldOf(best: ExtractedTable, other: ExtractedTable): boolean {
  if (best.from.field !== other.from.field) return false;
  return (
    other.sheets !== undefined || (other.isPart === true && best.sheets?.includes(other.from.sheet ?? '') === true)
  );
}

/** Where the table stands, where the sources hold more than one place to be looked at. */
function writeOrigin(
  { from, source }: ExtractedTable,
  sources: readonly ReadSource[],
  { locale }: AgentContext,
): string | undefined {
  const places = sources.reduce((sum, { tables }) => sum + tables.length, 0);
  if (from.kind === 'text' || (places < 2 && sources.length < 2)) return undefined;
  return writeTakenFrom({ file: from.name, sheet: from.sheet, page: source.pages?.first }, locale);
}

/** What is read in one way only: an ISO day, a text without a digit. */
const PLAIN = /^(?:\d{4}-\d\d-\d\d.*|\D*)$/;

/** Dates and numbers that stayed texts are read by whoever draws the chart: it is told the habits that a person named. */
function withHabits(data: ExtractedData, { answers = {} }: ExtractInput): ExtractedData {
  const parsingLocale = toParsingLocale(answers);
  const isRead = parsingLocale !== undefined && data.rows.some((row) => Object.values(row).some(isOpenText));
  return isRead ? { ...data, _metadata: { parsingLocale } } : data;
}

function isOpenText(cell: unknown): boolean {
  return typeof cell === 'string' && !PLAIN.test(cell);
}

function withProvenance(data: ExtractedData, table: ExtractedTable, { includeProvenance }: ExtractInput) {
  if (includeProvenance !== true) return data;
  const keys = data.columns.map(({ key }) => key);
  return { ...data, _provenance: toProvenance(table, keys) };
}

function nothingFound({ sources, includeQuestions }: Answered, { locale }: AgentContext): ExtractResult {
  const isText = sources.every(({ reference }) => reference.kind === 'text');
  const doubts = sources.flatMap((source) => source.doubts);
  const [first] = doubts;
  const plain = writeNothingFound(isText ? 'text' : 'files', locale);
  return {
    config: toConfig('table', { columns: [], rows: [] }),
    response: { message: first === undefined ? plain : writeQuestion(first, locale) },
    extractMeta: {
      confidence: 'low',
      needsUserInput: true,
      warnings: writeWarnings({ notices: [], doubts }, locale),
      ...(includeQuestions === true ? { questions: [] } : {}),
    },
  };
}
