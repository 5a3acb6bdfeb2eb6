import type { ChartType } from '../../chart/chart-type.ts';
import type { ColumnName } from '../plan-error.ts';
import { quoteValue } from '../quote-value.ts';
import type { StyleTarget } from './edit.ts';
import type { EditFieldPath, FieldValues } from './edit-fields.ts';

/** Settings that are no field of their own but a part of what an edit brings along. */
const EDIT_SETTINGS = [
  'seriesStyle.customColor',
  'seriesStyle.paletteColorId',
  'seriesStyle.lineStyle',
  'seriesStyle.fillStyle',
  'content.text',
  'source.label',
  'source.url',
  'annotation.type',
  'annotation.sticker',
  'annotation.highlight',
  'annotation.text',
  'annotation.position',
  'annotation.color',
  'annotation.style',
  'annotation.strokeWidth',
  'referenceLine.line',
  'referenceLine.value',
  'referenceLine.label',
  'referenceLine.axis',
  'referenceLine.method',
  'chartType',
] as const;

/** The name of such a setting. */
export type EditSetting = (typeof EDIT_SETTINGS)[number];

/** Why an edit cannot be made, with what a caller needs to say so or to repair it. */
export type EditFault =
  /** No field has this path; `nearest` are those whose names come near, best first. */
  | { readonly kind: 'unknownField'; readonly field: string; readonly nearest: readonly EditFieldPath[] }
  /** The field or setting does not take the value; `takes` is what it takes. */
  | {
      readonly kind: 'badValue';
      readonly setting: EditFieldPath | EditSetting;
      readonly value: unknown;
      readonly takes: FieldValues;
    }
  /** There is no such row; rows count from 0. */
  | { readonly kind: 'unknownRow'; readonly rowIndex: number; readonly rowCount: number }
  /** A chart of the type has no such part to style: a pie has slices, a table nothing. */
  | { readonly kind: 'notStyled'; readonly type: ChartType; readonly target: StyleTarget['kind'] }
  /** A place along the axis has no look of its own: series have, which are listed. */
  | {
      readonly kind: 'placeNotStyled';
      readonly type: ChartType;
      readonly place: string;
      readonly series: readonly ColumnName[];
    }
  /** The column is none of the series of the chart, which are listed. */
  | { readonly kind: 'noSeries'; readonly column: ColumnName; readonly series: readonly ColumnName[] }
  /** A chart of the type has no two axes that could change places. */
  | { readonly kind: 'cannotSwap'; readonly type: ChartType }
  /** An axis would start at or behind its end. */
  | { readonly kind: 'emptyRange'; readonly axis: 'x' | 'y' | 'y2'; readonly least: number; readonly most: number };

/** An edit that cannot be made on this chart. `fault` says why, by fields; `message` is for logs and for language models. */
export class EditError extends Error {
  override readonly name = 'EditError';
  readonly fault: EditFault;

  constructor(fault: EditFault) {
    super(describeFault(fault));
    this.fault = fault;
  }
}

/** What a field takes, in plain English: `one of "top", "right"`, `a number from 0 to 10`. */
export function describeValues(values: FieldValues): string {
  switch (values.kind) {
    case 'choice':
      return `one of ${values.choices.map(quoteValue).join(', ')}`;
    case 'boolean':
      return 'true or false';
    case 'colour':
      return 'a colour as hex, such as #d62728';
    case 'url':
      return 'a web address that begins with https:// or http://';
    case 'text':
      return values.known === undefined
        ? `a text of at most ${values.longest} characters`
        : `one of ${values.known.map(quoteValue).join(', ')}, or a name of the host's own`;
    case 'number':
      return describeNumber(values);
  }
}

function describeNumber({ least, most, isWhole, words = [] }: Extract<FieldValues, { kind: 'number' }>): string {
  const kind = isWhole === true ? 'a whole number' : 'a number';
  const lower = least === undefined ? '' : ` from ${least}`;
  const upper = most === undefined ? '' : ` to ${most}`;
  return [`${kind}${lower}${upper}`, ...words.map(quoteValue)].join(' or ');
}

function describeFault(fault: EditFault): string {
  switch (fault.kind) {
    case 'unknownField': {
      const hint = fault.nearest.length === 0 ? '' : ` Did you mean ${fault.nearest.join(' or ')}?`;
      return `There is no field ${quoteValue(fault.field)}.${hint}`;
    }
    case 'badValue':
      return `${fault.setting} cannot be ${quoteValue(fault.value)}: it must be ${describeValues(fault.takes)}.`;
    case 'unknownRow':
      return `There is no row ${fault.rowIndex}: the data has ${fault.rowCount} rows, counted from 0.`;
    case 'notStyled':
      return `A chart of type ${fault.type} has no part "${fault.target}" to style.`;
    case 'placeNotStyled':
      return `${quoteValue(fault.place)} is a place along the axis of a chart of type ${fault.type}: only series have a look of their own, ${fault.series.map(({ label }) => quoteValue(label)).join(', ')}.`;
    case 'noSeries':
      return `${quoteValue(fault.column.label)} is not drawn as a series. The series are ${fault.series.map(({ label }) => quoteValue(label)).join(', ')}.`;
    case 'cannotSwap':
      return `A chart of type ${fault.type} has no two axes that could change places.`;
    case 'emptyRange':
      return `The ${fault.axis} axis cannot run from ${fault.least} to ${fault.most}.`;
  }
}
