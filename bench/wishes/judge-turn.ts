import { meets, pathsOf } from './check-field.ts';
import { type Fields, plainText } from './config-shape.ts';
import { findChanges } from './find-changes.ts';
import { isHistogram, judgeData, readAnswer } from './judge-data.ts';
import type { TableFile } from './make-tables/table-file.ts';
import { isSameBag } from './match-rows.ts';
import { foldText, type PlainCell } from './plain-cell.ts';
import type { TableJudge } from './table-judge.ts';
import type { Expectation, WishCase } from './wish-case.ts';
import type { WishSet } from './wish-files.ts';

/** What came back for one prompt. */
export type Answer = { readonly config: Fields; readonly message: string };

/** Whether an answer is right; `isStrict` where nothing stands beside what was asked; `note` says what is wrong. */
export type TurnVerdict = { readonly passes: boolean; readonly isStrict: boolean; readonly note: string };

/** What a turn is judged with. */
export type TurnInput = {
  readonly set: WishSet;
  readonly wish: WishCase;
  readonly table: TableFile;
  readonly expect: Expectation;
  readonly before: Fields;
  readonly answer: Answer;
  readonly judge: TableJudge;
};

type DataResult = { readonly faults: readonly string[]; readonly isStrict: boolean };

const NO_FAULTS: DataResult = { faults: [], isStrict: true };

const DATA_FREE_TYPES = ['table'];
const TEXT_FREE_TYPES = ['scatter', 'bubble'];

/** Whether a further column would be drawn: a name beside points would not. */
function isDrawn(answer: ReturnType<typeof readAnswer>, at: number, type: unknown): boolean {
  if (DATA_FREE_TYPES.includes(String(type))) return false;
  const isNumeric = answer.plain.some((row) => typeof row[at] === 'number');
  return isNumeric || !TEXT_FREE_TYPES.includes(String(type));
}

async function judgeRows(input: TurnInput): Promise<DataResult> {
  const { sql } = input.expect;
  if (sql === undefined) return NO_FAULTS;
  const answer = readAnswer(input.answer.config, input.table);
  let fault = 'the rows differ';
  for (const query of sql) {
    const wanted = await input.judge.query(input.wish.table, query);
    const verdict = judgeData(wanted, answer, input.expect);
    const drawn = verdict.extras.filter((at) => isDrawn(answer, at, input.answer.config.type));
    if (verdict.hasRows && !verdict.isOrdered) fault = 'the order differs';
    else if (verdict.hasRows && input.set === 'generate' && drawn.length > 0) fault = 'further columns are drawn';
    else if (verdict.hasRows) return { faults: [], isStrict: verdict.extras.length === 0 };
  }
  return { faults: [fault], isStrict: false };
}

const isRising = (cells: readonly PlainCell[], sign: number): boolean =>
  cells.every((cell, at) => at === 0 || (Number(cell) - Number(cells[at - 1])) * sign >= 0);

function judgeSorting({ expect, before, table, answer: { config } }: TurnInput): readonly string[] {
  if (expect.sorted === undefined) return [];
  const { column, direction } = expect.sorted;
  const [old, now] = [readAnswer(before, table), readAnswer(config, table)];
  if (!isSameBag(old.plain, now.plain)) return ['sorting changed the rows'];
  const place = now.keys.includes(column) ? now.keys.indexOf(column) : Number(column);
  const isTotal = (cell: PlainCell): boolean => ['total', 'المجموع'].includes(String(cell));
  const cells = now.plain.filter((row) => !isTotal(row[0] ?? null)).map((row) => row[place] ?? null);
  const options = config.options;
  const isLeftToDrawing =
    typeof options === 'object' && options !== null && 'sortBars' in options && options.sortBars === true;
  return isLeftToDrawing || isRising(cells, direction === 'ascending' ? 1 : -1) ? [] : ['not sorted'];
}

function judgeSample({ expect, before, table, answer }: TurnInput): readonly string[] {
  if (expect.sampleOf === undefined) return [];
  const pool = new Set(readAnswer(before, table).plain.map((row) => JSON.stringify(row)));
  const drawn = readAnswer(answer.config, table).plain;
  const isDrawnFromPool = drawn.length === expect.sampleOf && drawn.every((row) => pool.has(JSON.stringify(row)));
  return isDrawnFromPool ? [] : [`not ${expect.sampleOf} rows of the table`];
}

function judgeLabels({ expect, table, answer }: TurnInput): readonly string[] {
  if (expect.labels === undefined) return [];
  const labels = readAnswer(answer.config, table).labels.map(foldText);
  return labels.join('|') === expect.labels.map(foldText).join('|') ? [] : [`the columns are ${labels.join(', ')}`];
}

function judgeHistogram({ expect, table, answer }: TurnInput): readonly string[] {
  const { histogramOf } = expect;
  return histogramOf === undefined || isHistogram(readAnswer(answer.config, table), table, histogramOf)
    ? []
    : ['no histogram'];
}

function judgeMessage({ expect, answer: { message } }: TurnInput): readonly string[] {
  const folded = foldText(message);
  const isNamed = expect.names === undefined || expect.names.some((name) => folded.includes(foldText(name)));
  return isNamed ? [] : [`the message does not name ${expect.names?.join(' or ')}`];
}

const DATA_PATHS = [
  'data',
  'annotations',
  'appearance.seriesStyles',
  'options.sortBars',
  'axes.x.label',
  'axes.y.label',
];

/** What may follow when data change that the chart draws: texts, legend, palette and formats have no part in it. */
const FOLLOWING_PATHS = ['type', 'axes', 'options', 'dataLabels', 'headlineNumbers', 'referenceLines'];

/** Everything that nobody asked for stays. */
function judgeRest({ set, expect, before, answer }: TurnInput): readonly string[] {
  const isDataWish = set === 'mutate' && expect.unchanged === undefined;
  const isDataAsked =
    isDataWish || [expect.sql, expect.histogramOf, expect.sorted].some((asked) => asked !== undefined);
  const mayChange = [
    ...(expect.fields ?? []).flatMap(pathsOf),
    ...(expect.mayChange ?? []),
    ...(expect.type === undefined ? [] : ['type']),
    ...(isDataAsked ? DATA_PATHS : []),
    ...(isDataWish ? FOLLOWING_PATHS : []),
  ];
  return findChanges(before, answer.config, mayChange).map((path) => `${path} changed`);
}

function judgeFields({ expect, answer: { config } }: TurnInput): readonly string[] {
  const isTypeRight = expect.type === undefined || expect.type.includes(plainText(config.type));
  const wrong = (expect.fields ?? []).filter((check) => !meets(config, check));
  return [
    ...(isTypeRight ? [] : [`the type is ${plainText(config.type)}`]),
    ...wrong.map(({ path }) => `${path} is not as asked`),
  ];
}

/** Judges the answer to one prompt by everything its expectation names. */
export async function judgeTurn(input: TurnInput): Promise<TurnVerdict> {
  const data = await judgeRows(input);
  const faults = [
    ...data.faults,
    ...judgeFields(input),
    ...judgeSorting(input),
    ...judgeSample(input),
    ...judgeLabels(input),
    ...judgeHistogram(input),
    ...judgeMessage(input),
    ...judgeRest(input),
  ];
  return { passes: faults.length === 0, isStrict: faults.length === 0 && data.isStrict, note: faults.join('; ') };
}
