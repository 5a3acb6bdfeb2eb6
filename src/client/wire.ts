import type { ChartFamily } from '../chart/chart-family.ts';
import type { ChartType } from '../chart/chart-type.ts';
import type { ChartData, GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';

/** How much work an answer is worth. */
export type Effort = 'low' | 'medium' | 'high';

/** What every request may carry. `callId` names the call, in logs and for debugging. */
export type Metadata = {
  readonly callId: string;
  /** Language of the answer; absent: American English. It also settles dates and separators that could be read two ways. */
  readonly locale?: Locale;
  readonly effort?: Effort;
};

/** A file for `extract`. `dataBase64` is standard base64 with padding, not a `data:` URL. */
export type ExtractAttachment = {
  readonly kind: 'image' | 'document' | 'spreadsheet';
  readonly mimeType: string;
  readonly dataBase64: string;
  /** Spreadsheets only. */
  readonly filename?: string;
};

/** Body of `extract`. At least one of `sourceText` and `attachments` is needed. */
export type ExtractRequest = {
  readonly sourceText?: string;
  readonly attachments?: readonly ExtractAttachment[];
  /** True to be told in `data._provenance` where every cell came from: an `ExtractProvenance`. */
  readonly includeProvenance?: boolean;
  /** True to be sent pictures of the pages that cells came from, in the sources of `data._provenance`. */
  readonly includePages?: boolean;
  /** True to be told in `extractMeta.questions` what is open, with the answers it can be given. */
  readonly includeQuestions?: boolean;
  /** What was answered to the questions of an earlier reading of the same sources. */
  readonly answers?: ExtractAnswers;
  readonly metadata?: Metadata;
};

/** What settles questions of `extract`: the `answers` of choices, several put together. */
export type ExtractAnswers = {
  /** The table to chart, by the name that a choice gave it. */
  readonly table?: string | undefined;
  /** The sign between the cells of the text. */
  readonly delimiter?: string | undefined;
  /** Whether a comma between digits stands in one number, or between two cells. */
  readonly numberCommas?: 'join' | 'cut' | undefined;
  /** How many rows on top name the columns. */
  readonly headerRows?: number | undefined;
  /** What becomes of rows with more cells than there are names. */
  readonly longRows?: 'keep' | 'leave-out' | undefined;
  readonly dateOrder?: 'day-first' | 'month-first' | undefined;
  readonly decimalMark?: '.' | ',' | undefined;
};

/** What a reading of `extract` left open. */
export type ExtractQuestion = {
  readonly kind: string;
  readonly text: string;
  /** False for what may be changed and need not be answered. */
  readonly isOpen: boolean;
  /** Empty where no choice would settle it: other data would. */
  readonly choices: readonly { readonly label: string; readonly answers: ExtractAnswers }[];
};

/** Body of `generate`, `mutate` and `annotate`. */
export type ChartRequest = {
  readonly config: GraphConfig;
  readonly userPrompt?: string;
  readonly metadata?: Metadata;
};

/** Body of `narrate`: the prompt is required. */
export type NarrateRequest = ChartRequest & { readonly userPrompt: string };

/** Body of `suggestions`; 1 to 4 suggestions. */
export type SuggestionsRequest = ChartRequest & { readonly maxSuggestionCount?: number };

/** Body of `evaluate`. Only the data of the config is read. */
export type EvaluateRequest = {
  readonly config: { readonly data: ChartData; readonly [field: string]: unknown };
  readonly chartFamily?: ChartFamily;
  readonly metadata?: Metadata;
};

/** How sure a reading is, and what was left out or doubtful. */
export type ExtractMeta = {
  readonly confidence: 'high' | 'medium' | 'low';
  /** True where `response.message` asks a question. */
  readonly needsUserInput: boolean;
  readonly warnings: readonly string[];
  /** Only where they were asked for; those first whose answers change most. */
  readonly questions?: readonly ExtractQuestion[] | undefined;
};

/** What a reading was found to be when it was checked against its source. */
export type ExtractAccuracyEvaluation = {
  readonly score: number;
  readonly issues: readonly string[];
  readonly sufficient: boolean;
  readonly summary: string;
};

/** `data._provenance` of an answer of `extract`. `docs/documents.md` says how places are written. */
export type ExtractProvenance = {
  readonly sources: readonly {
    readonly source: string;
    readonly kind: 'text' | 'spreadsheet' | 'document' | 'image';
    readonly filename?: string;
    readonly sheet?: string;
    /** Pages as they look, where they were asked for; width and height in points, as the places on them. */
    readonly pages?: readonly {
      readonly page: number;
      readonly width: number;
      readonly height: number;
      readonly mimeType: string;
      readonly dataBase64: string;
    }[];
  }[];
  /** Keys of the columns, in the order of the places in `rows`. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | null)[])[];
  /** True where only the first rows are told of. */
  readonly isCut?: true;
};

/** Answer of `extract`. */
export type ExtractResult = {
  readonly config: GraphConfig;
  readonly response: { readonly message: string };
  readonly extractMeta: ExtractMeta | null;
  readonly lastAccuracyEvaluation?: ExtractAccuracyEvaluation | undefined;
};

/** Answer of `generate`, `mutate` and `annotate`. */
export type ChartResult = {
  readonly config: GraphConfig;
  readonly response: { readonly message: string; readonly steps?: readonly string[] | undefined };
};

/** Answer of `narrate`. */
export type NarrateResult = { readonly config: GraphConfig; readonly response: { readonly message: string } };

/** A chart worth making, and the preparation its data needs. */
export type Suggestion = {
  readonly dataPrepPrompt: string;
  readonly chartType: ChartType;
  readonly summary: string;
};

/** Answer of `suggestions`. */
export type SuggestionsResult = { readonly suggestions: readonly Suggestion[] };

/** One reason for or against a chart type. Clients take kinds they do not know. */
export type ChartFitFactor = {
  readonly kind: string;
  readonly label: string;
  readonly weight: number;
  readonly reason: string;
};

/** One chart type and how it fits. `score` is the sum of the weights. */
export type ChartFitEntry = {
  readonly rank: number;
  readonly type: ChartType;
  readonly score: number;
  readonly verdict: 'ok' | 'disqualified';
  readonly factors: readonly ChartFitFactor[];
};

/** Answer of `evaluate`: every chart type, best first. */
export type EvaluateResult = { readonly ranking: readonly ChartFitEntry[] };

/** Data of a `progress` event. */
export type Progress = { readonly message: string };

/** One wrong value of a request body, at a path such as `config.data.rows[3]`. */
export type Issue = { readonly path: string; readonly message: string };
