import type { Doubt, Notice, SourceCell, SourceColumn, SourceTable, Span } from '../../../source-table.ts';
import { uniqueSpans } from '../clauses/complete-quantities.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Item } from '../tokens/item.ts';
import { certaintyOf } from './certainty.ts';
import type { Dimension, Fact } from './fact.ts';
import { measureLabel, rowLabel } from './labels.ts';
import type { Placement } from './layout.ts';
import { findUnread, type Unread } from './unread-words.ts';

/** What a table is made from beside its placement. */
export type Setting = {
  readonly lexicon: Lexicon;
  readonly span: Span;
  readonly title?: string;
  readonly leftOut: readonly Fact[];
  /** What the sentences of the facts are made of. */
  readonly sentences: readonly (readonly Item[])[];
};

/** The table of a placement: names or times first, then one column per measure. */
export function assembleTable(
  placement: Placement,
  { lexicon, span, title, leftOut, sentences }: Setting,
): SourceTable {
  const facts = placement.cells.flat().filter((fact) => fact !== undefined);
  const columns: SourceColumn[] = [
    ...placement.layout.rows.map((dimension) => rowLabel(dimension, facts, lexicon)),
    ...placement.columnKeys.map((_, index) => measureLabel(placement, index, lexicon)),
  ];
  const unread = findUnread(placement, { sentences, columns, lexicon });
  return {
    method: 'prose',
    ...(title === undefined ? {} : { title }),
    span,
    columns,
    rows: placement.cells.map((row) => rowOf(row, placement)),
    certainty: certaintyOf(placement, { leftOut, lexicon, labels: columns.map(({ label }) => label), unread }),
    doubts: doubtsOf(facts),
    notices: [...derivedNotices(facts), ...leftOutNotices(leftOut), ...unreadNotice(unread, leftOut)],
  };
}

function rowOf(row: readonly (Fact | undefined)[], placement: Placement): readonly SourceCell[] {
  const filled = row.find((fact) => fact !== undefined);
  const names = placement.layout.rows.map((dimension) => nameCell(filled, dimension));
  return [...names, ...row.map(valueCell)];
}

function nameCell(fact: Fact | undefined, dimension: Dimension): SourceCell {
  const named = fact?.places.get(dimension);
  const phrase = dimension === 'unit' ? (named?.long ?? named) : named;
  if (phrase === undefined) return { text: '', spans: [] };
  return { text: phrase.text, spans: phrase.spans };
}

/** Falls and losses are negative, and point at the word that says so. */
function valueCell(fact: Fact | undefined): SourceCell {
  if (fact === undefined) return { text: '', spans: [] };
  const { quantity, frame, isChange } = fact;
  const isFall = isChange && frame.direction === 'fall';
  const isNegative = quantity.value > 0 && (isFall || frame.lossWord !== undefined);
  const word = isNegative ? (frame.lossWord ?? frame.roleWord) : undefined;
  return {
    text: isNegative ? `-${quantity.text}` : quantity.text,
    spans: uniqueSpans([...(word?.spans ?? []), ...quantity.spans]),
  };
}

function doubtsOf(facts: readonly Fact[]): readonly Doubt[] {
  const hedged = facts.filter(({ quantity }) => quantity.isHedged);
  const [first] = hedged;
  return first === undefined
    ? []
    : [{ kind: 'hedged-figures', values: { count: hedged.length, example: first.quantity.text } }];
}

function derivedNotices(facts: readonly Fact[]): readonly Notice[] {
  return facts
    .filter(({ quantity }) => quantity.derivation !== undefined)
    .map(({ quantity }) => ({
      kind: quantity.derivation === 'rest' ? 'derived-rest' : 'derived-multiple',
      values: { value: quantity.text },
    }));
}

function leftOutNotices(facts: readonly Fact[]): readonly Notice[] {
  if (facts.length === 0) return [];
  const examples = facts.slice(0, 3).map(writtenText);
  return [{ kind: 'figures-left-out', values: { count: facts.length, examples: examples.join('; ') } }];
}

/** A figure as it is written, without the scale or currency that another lent it. */
function writtenText({ quantity, frame: { figure } }: Fact): string {
  return figure.kind === 'quantity' ? figure.quantity.text : quantity.text;
}

/** Tells of the first word or figure that the table does not account for, where figures left out do not tell it already. */
function unreadNotice({ figures, words }: Unread, leftOut: readonly Fact[]): readonly Notice[] {
  const [text] = [...words, ...figures];
  return text === undefined || leftOut.length > 0 ? [] : [{ kind: 'words-unread', values: { text } }];
}
