import type { SourceTable, Span } from '../../source-table.ts';
import { assembleTable } from './assembly/assemble.ts';
import { type Fact, factsOf } from './assembly/fact.ts';
import { chooseLayout } from './assembly/layout.ts';
import { completeQuantities } from './clauses/complete-quantities.ts';
import { deriveQuantities } from './clauses/derive.ts';
import type { Frame } from './clauses/frame.ts';
import { alignLists } from './clauses/lists.ts';
import { signLosses } from './clauses/losses.ts';
import { readFrame } from './clauses/read-frame.ts';
import { resolveFrames } from './clauses/resolve.ts';
import { splitSegments } from './clauses/segments.ts';
import { settleFrames } from './clauses/settle.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { LEXICONS } from './lexicon/lexicons.ts';
import type { Item } from './tokens/item.ts';
import { readItems } from './tokens/items.ts';
import { languageOf } from './tokens/language.ts';
import { type Paragraph, splitParagraphs } from './tokens/sentences.ts';
import { tokenize } from './tokens/tokens.ts';

/** Sentences without figures that may stand between two that belong to one table. */
const WIDEST_GAP = 2;
/** Figures that are laid out together at most. */
const LARGEST_CLUSTER = 120;
/** Sentences read before others may run. */
const SENTENCES_A_STEP = 50;
/** Tables drawn from one cluster at most. */
const MOST_TABLES = 3;
/** Certainty at most of a table that may be part of another. */
const MOST_TORN = 0.7;
/** Longest line that can be a headline. */
const LONGEST_TITLE = 120;

/**
 * Finds the tables that running text holds in its figures: in English, Portuguese and Arabic, by clauses with a subject, a measure,
 * a time and a value. Best table of a passage first; passages in order. Text without comparable figures gives none. Every filled
 * cell points at the words it came from. Never throws; time grows linearly with the text.
 */
export function readProse(text: string): readonly SourceTable[] {
  const steps = readProseInSteps(text);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** `readProse`, cut into steps between which others may run. */
export function* readProseInSteps(text: string): Generator<undefined, readonly SourceTable[], void> {
  const tables: SourceTable[] = [];
  let worked = 0;
  for (const cluster of clusters(yield* readSentences(text))) {
    tables.push(...tablesOf(cluster));
    worked += cluster.sentences.length;
    if (worked < SENTENCES_A_STEP) continue;
    worked = 0;
    yield;
  }
  return doubtTorn(tables);
}

/** Tables in a row whose columns are called the same, by nothing of the text, may be one list torn in two. */
function doubtTorn(tables: readonly SourceTable[]): readonly SourceTable[] {
  return tables.map((table, index) => {
    const isTorn = [tables[index - 1], tables[index + 1]].some((other) => other !== undefined && isAlike(table, other));
    return isTorn ? { ...table, certainty: Math.min(table.certainty, MOST_TORN) } : table;
  });
}

const isAlike = (left: SourceTable, right: SourceTable): boolean =>
  left.columns.every(({ spans }) => spans.length === 0) &&
  left.columns.map(({ label }) => label).join('\n') === right.columns.map(({ label }) => label).join('\n');

type Sentence = {
  readonly span: Span;
  readonly frames: readonly Frame[];
  readonly lexicon: Lexicon;
  readonly items: readonly Item[];
  readonly title?: string;
};

/** The sentences of one passage, all of one language. */
type Cluster = { readonly sentences: readonly Sentence[]; readonly lexicon: Lexicon };

function clusters(sentences: readonly Sentence[]): readonly Cluster[] {
  const found: Cluster[] = [];
  let current: Sentence[] = [];
  let figures = 0;
  let gap = 0;
  const close = (): void => {
    const [first] = current;
    if (first !== undefined) found.push({ sentences: current, lexicon: first.lexicon });
    current = [];
    figures = 0;
  };
  for (const sentence of sentences) {
    gap = sentence.frames.length === 0 ? gap + 1 : 0;
    const isOther = current[0] !== undefined && current[0].lexicon !== sentence.lexicon;
    if (gap > WIDEST_GAP || isOther || figures + sentence.frames.length > LARGEST_CLUSTER) close();
    if (sentence.frames.length === 0) continue;
    current.push(sentence);
    figures += sentence.frames.length;
  }
  close();
  return found;
}

function* readSentences(text: string): Generator<undefined, readonly Sentence[], void> {
  const sentences: Sentence[] = [];
  let title: string | undefined;
  for (const [index, paragraph] of splitParagraphs(text).entries()) {
    if (index % SENTENCES_A_STEP === SENTENCES_A_STEP - 1) yield;
    const read = yield* readParagraph(text, paragraph);
    for (const sentence of read) sentences.push(title === undefined ? sentence : { ...sentence, title });
    title = titleOf(text, paragraph, read);
  }
  return sentences;
}

/** A line without figures and without a full stop, right above a paragraph. */
function titleOf(text: string, { span, sentences }: Paragraph, read: readonly Sentence[]): string | undefined {
  const line = text.slice(span.start, span.end);
  const isLine =
    sentences.length === 1 && line.length <= LONGEST_TITLE && !/[\n,.!?؟،]\s*$/.test(line) && !line.includes('\n');
  return isLine && read.every(({ frames }) => frames.length === 0) ? line.replace(/\s*:$/, '') : undefined;
}

function* readParagraph(text: string, { span, sentences }: Paragraph): Generator<undefined, readonly Sentence[], void> {
  if (!/\p{Nd}|\p{L}/u.test(text.slice(span.start, span.end))) return [];
  const lexicon = LEXICONS[languageOf(text.slice(span.start, span.end))];
  const context = { lexicon, source: text };
  const items: (readonly Item[])[] = [];
  const frames: Frame[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const own = readItems(tokenize(text, sentence, lexicon), lexicon);
    const segments = splitSegments(own);
    const read = segments.map((segment) => readFrame(segment, index, context));
    items.push(own);
    for (const frame of alignLists(segments, read, context)) frames.push(frame);
    if (index % SENTENCES_A_STEP === SENTENCES_A_STEP - 1) yield;
  }
  const completed = settleFrames(completeQuantities(signLosses(frames, lexicon), lexicon), lexicon);
  const resolved = Map.groupBy(deriveQuantities(resolveFrames(completed), lexicon), ({ sentence }) => sentence);
  return sentences.map((sentence, index) => ({
    span: sentence,
    lexicon,
    items: items[index] ?? [],
    frames: resolved.get(index) ?? [],
  }));
}

function tablesOf({ sentences, lexicon }: Cluster): readonly SourceTable[] {
  const tables: SourceTable[] = [];
  let facts: readonly Fact[] = factsOf(sentences.flatMap(({ frames }) => frames));
  const [first] = sentences;
  const last = sentences.at(-1);
  if (first === undefined || last === undefined) return [];
  const span = { start: first.span.start, end: last.span.end };
  while (facts.length > 1 && tables.length < MOST_TABLES) {
    const placement = chooseLayout(facts.filter(({ frame }) => !frame.isLimit));
    if (placement === undefined || placement.score < 1) break;
    const placed = new Set(placement.cells.flat());
    const leftOut = facts.filter((fact) => !placed.has(fact));
    tables.push(
      assembleTable(placement, {
        lexicon,
        span,
        leftOut,
        sentences: itemsAround(placed, sentences),
        ...(first.title === undefined ? {} : { title: first.title }),
      }),
    );
    facts = leftOut;
  }
  return tables;
}

/** The items of the sentences that some facts of a table stand in. */
function itemsAround(
  placed: ReadonlySet<Fact | undefined>,
  sentences: readonly Sentence[],
): readonly (readonly Item[])[] {
  const starts = [...placed].flatMap((fact) => fact?.frame.figure.span.start ?? []);
  return sentences
    .filter(({ span }) => starts.some((start) => start >= span.start && start < span.end))
    .map(({ items }) => items);
}
