import type { GraphConfig } from '../../chart/graph-config.ts';
import { PARSING_LOCALE_OF } from '../../chart/locale.ts';
import type { SourceTable } from '../../documents/source-table.ts';
import { readTextInSteps } from '../../documents/text/read-text.ts';
import { rankCharts } from '../../fit/rank.ts';
import { profileTable } from '../../table/profile-table.ts';
import {
  writeAccuracy,
  writeMessage,
  writeNothingFound,
  writeProgress,
  writeWarnings,
} from '../../writing/extract/write-extract.ts';
import type { AgentContext, Progress } from '../agent.ts';
import { breathe } from '../breathe.ts';
import { toChartData, toConfig } from './build-config.ts';
import { checkAccuracy } from './check-accuracy.ts';
import { chooseTable, type TableChoice } from './choose-table.ts';
import { findDoubts, nameOf } from './find-doubts.ts';
import { type Confidence, judgeConfidence } from './judge-confidence.ts';
import { countFigures, isMostlyLeft } from './left-figures.ts';
import { nameColumns } from './name-columns.ts';
import { noticeTable } from './notice-table.ts';
import { isOddLayout } from './odd-layout.ts';
import { type ExtractedTable, typeTable } from './type-table.ts';
import { readWordsAround } from './words-around.ts';

/** A text of up to 500,000 characters. Files are refused before they reach the agent. */
export type ExtractInput = { readonly sourceText: string; readonly attachments: readonly unknown[] };

/** How sure the reading is, and what was left out or doubtful. */
export type ExtractMeta = {
  readonly confidence: Confidence;
  readonly needsUserInput: boolean;
  readonly warnings: readonly string[];
};

/** What was recomputed from the source. `score` is the share that holds, 0 to 1. */
export type ExtractAccuracyEvaluation = {
  readonly score: number;
  readonly issues: readonly string[];
  readonly sufficient: boolean;
  readonly summary: string;
};

/** The table of a text as a chart, what is to be said of it, and how far it can be trusted. */
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
 * Finds the tables of a text, takes the one a person would chart, types its columns and gives it the chart type that
 * `evaluate` ranks first. Nothing is invented: cells that cannot be typed safely stay the text of the source, and what
 * the text leaves open is asked. A text without figures gives an empty table, low confidence and a plain message.
 */
export async function* extract({ sourceText }: ExtractInput, context: AgentContext): Run {
  const { locale, isLocaleExplicit, signal } = context;
  yield { message: writeProgress('reading', 0, locale) };
  const tables = await readCandidates(sourceText, signal);
  yield { message: writeProgress('found', tables.length, locale) };
  const parsingLocale = isLocaleExplicit ? PARSING_LOCALE_OF[locale] : undefined;
  const typed: ExtractedTable[] = [];
  for (const table of largestFirst(tables)) {
    typed.push(typeTable(table, parsingLocale));
    await breathe(signal);
  }
  const choice = chooseTable(typed);
  if (choice === undefined) return nothingFound(context);
  yield { message: writeProgress('checking', 0, locale) };
  await breathe(signal);
  return await answer(choice, sourceText, context);
}

async function readCandidates(sourceText: string, signal: AbortSignal): Promise<readonly SourceTable[]> {
  const steps = readTextInSteps(sourceText);
  for (;;) {
    await breathe(signal);
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

function largestFirst(tables: readonly SourceTable[]): readonly SourceTable[] {
  const sizeOf = (table: SourceTable): number => table.rows.length * table.columns.length * table.certainty;
  return [...tables].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, MOST_CANDIDATES);
}

async function answer(choice: TableChoice, sourceText: string, context: AgentContext): Promise<ExtractResult> {
  const { locale, isLocaleExplicit, signal } = context;
  const { best, others } = choice;
  const labels = nameColumns(best.source, locale);
  const data = toChartData(best, labels);
  await breathe(signal);
  const profile = profileTable(data, isLocaleExplicit ? { locale: PARSING_LOCALE_OF[locale] } : {});
  const type = rankCharts(profile).find(({ verdict }) => verdict === 'ok')?.type ?? 'table';
  const doubts = findDoubts(choice, labels, locale);
  await breathe(signal);
  const check = checkAccuracy(best, profile, sourceText);
  const questions = doubts.filter((doubt) => doubt.asks);
  const figures = countFigures(
    [best, ...others].map(({ source }) => source),
    sourceText,
  );
  const leftFigures = isMostlyLeft(figures, best.source.method) ? figures.outside : 0;
  const wordsAround = readWordsAround(best, sourceText);
  const notices = noticeTable(best, {
    labels,
    totalRows: profile.totalRows.length,
    others: others.map((other) => nameOf(other, locale)),
    leftFigures,
    wordsAround,
  });
  return {
    config: toConfig(type, data),
    response: { message: writeMessage({ rows: data.rows.length, labels, question: questions[0] }, locale) },
    extractMeta: {
      confidence: judgeConfidence(best, {
        doubts,
        check,
        leftFigures,
        wordsAround,
        isOdd: isOddLayout(best, sourceText),
      }),
      needsUserInput: questions.length > 0,
      warnings: writeWarnings({ notices, doubts }, locale),
    },
    lastAccuracyEvaluation: {
      ...writeAccuracy(check, locale),
      score: check.score,
      sufficient: check.score >= SUFFICIENT,
    },
  };
}

function nothingFound({ locale }: AgentContext): ExtractResult {
  return {
    config: toConfig('table', { columns: [], rows: [] }),
    response: { message: writeNothingFound(locale) },
    extractMeta: { confidence: 'low', needsUserInput: true, warnings: [] },
  };
}
