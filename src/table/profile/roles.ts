import type { TypedColumn } from '../column.ts';
import type { ColumnRole, TextProfile } from '../profile.ts';
import type { LabelFacts } from '../reading/column-label.ts';
import { isGroupLabel, isIdentifierLabel, isPerhapsIdentifierLabel, isPhoneLabel } from './measure-words.ts';
import type { NumberStatistics } from './number-statistics.ts';
import type { ValueCounts } from './value-groups.ts';

/** What a role is judged from. */
export type RoleEvidence = {
  readonly column: TypedColumn;
  readonly facts: LabelFacts;
  readonly counts: ValueCounts;
  readonly statistics?: NumberStatistics;
  readonly text?: TextProfile;
};

/** Texts longer than this on average are prose. */
const PROSE_LENGTH = 40;
/** Beyond this many rows a text that never repeats labels nothing a chart could show. */
const MOST_LABELS = 100;
/** Whole numbers name groups where they are this few, and each stands in this many rows on average. */
const MOST_GROUPS = 12;
const LEAST_ROWS_PER_GROUP = 5;
const LEAST_NUMBERED_ROWS = 3;
/** Whole numbers below count telephones, as visits by desktop and by mobile do. */
const LEAST_PHONE = 100_000;

/** Judges what a column is for, from its values first and its label second. */
export function judgeRole(evidence: RoleEvidence): ColumnRole {
  const { column, counts } = evidence;
  if (counts.filled === 0) return 'empty';
  if (column.kind === 'date' || column.kind === 'weeklyRange') return 'time';
  if (column.kind === 'boolean') return 'category';
  return column.kind === 'text' ? judgeText(evidence) : judgeNumber(evidence);
}

/** What the role of a column of numbers is judged from. */
type NumberEvidence = {
  readonly column: Pick<TypedColumn, 'kind' | 'unit'>;
  readonly facts: LabelFacts;
  readonly counts: Pick<ValueCounts, 'distinct' | 'largest' | 'filled'>;
  readonly statistics?: Pick<NumberStatistics, 'isInteger' | 'min' | 'negatives'>;
};

/** Judges what a column of numbers is for: whole ones may name rows or groups. */
export function judgeNumber({ column, facts, counts, statistics }: NumberEvidence): ColumnRole {
  if (column.kind !== 'number' || statistics === undefined || !statistics.isInteger || column.unit !== undefined)
    return 'measure';
  if (isIdentifierLabel(facts) && (!isPhoneLabel(facts) || statistics.min >= LEAST_PHONE)) return 'identifier';
  const isUnique = counts.largest === 1;
  if (isUnique && counts.filled >= LEAST_NUMBERED_ROWS && isPerhapsIdentifierLabel(facts)) return 'identifier';
  if (statistics.negatives > 0) return 'measure';
  const repeats = counts.distinct <= MOST_GROUPS && counts.filled >= counts.distinct * LEAST_ROWS_PER_GROUP;
  if (repeats && counts.distinct > 1 && (isGroupLabel(facts) || isPerhapsIdentifierLabel(facts))) return 'category';
  return 'measure';
}

function judgeText({ facts, counts, text, column }: RoleEvidence): ColumnRole {
  if (isIdentifierLabel(facts)) return 'identifier';
  if (text === undefined || text.order !== 'none') return 'category';
  if (nameRows(counts)) {
    if (areCodes(column)) return 'identifier';
    if (counts.filled > MOST_LABELS) return 'label';
    return text.averageLength > PROSE_LENGTH ? 'label' : 'category';
  }
  return 'category';
}

/** True where nearly every row has a value of its own. */
export function nameRows({ distinct, filled }: Pick<ValueCounts, 'distinct' | 'filled'>): boolean {
  return distinct >= filled * 0.9 && filled >= LEAST_NUMBERED_ROWS;
}

const LOOKED_AT = 50;

/** True where every one of the first texts is a code: figures with or without letters and marks, and no blank ("00123", "A-1047"). */
export function areCodes(column: TypedColumn): boolean {
  let count = 0;
  for (const value of column.values) {
    if (typeof value !== 'string') continue;
    if (!/^(?=[^\d]{0,12}\d)[\p{L}\d._:/#+()-]{3,40}$/u.test(value) || /^\p{L}+\d{1,2}$/u.test(value)) return false;
    if (++count === LOOKED_AT) break;
  }
  return count > 0;
}
