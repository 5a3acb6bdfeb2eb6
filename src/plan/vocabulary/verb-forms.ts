import type { EditVerb } from '../edit/edit.ts';
import type { TransformVerb } from '../transform/transform.ts';

/** One verb as it is taught: the fields of its step (`?` may be left out), what it does, and one step as it is written. */
export type VerbForm = { readonly fields: string; readonly does: string; readonly example: string };

/** The transforms as they are taught to a mind that never saw the code. Examples are about columns `city`, `date` and `sales`. */
export const TRANSFORM_FORMS = {
  filter: {
    fields: 'where: condition',
    does: 'keeps the rows for which the condition is true',
    example: '{"verb":"filter","where":"sales > 100 and city = \'Porto\'"}',
  },
  derive: {
    fields: 'expression, as: label',
    does: 'adds a computed column',
    example: '{"verb":"derive","expression":"sales / sum(sales) * 100","as":"Share"}',
  },
  group: {
    fields: 'by: [column], measures: [{operation, column?, percentile?, where?, as: label}]',
    does: 'one row for each combination of by',
    example: '{"verb":"group","by":["city"],"measures":[{"operation":"sum","column":"sales","as":"Total sales"}]}',
  },
  sort: {
    fields: 'by: [{column, direction: ascending|descending, order?: value|natural|[values]}]',
    does: 'orders the rows; natural knows months, weekdays, sizes',
    example: '{"verb":"sort","by":[{"column":"sales","direction":"descending"}]}',
  },
  limit: {
    fields:
      'count or percent, from: start|end, by?: {column, direction}, per?: [column], offset?, rest?: {column, label}',
    does: 'keeps the first rows, or the highest (by descending, from start), in all or per group; rest gathers the others in one row',
    example: '{"verb":"limit","count":5,"from":"start","by":{"column":"sales","direction":"descending"}}',
  },
  pivotWider: {
    fields: 'keys: [column], names: column, values: column, combine: operation',
    does: 'one column for each value of names',
    example: '{"verb":"pivotWider","keys":["date"],"names":"city","values":"sales","combine":"sum"}',
  },
  pivotLonger: {
    fields: 'columns: [column], nameAs: label, valueAs: label',
    does: 'one row for each of the columns',
    example: '{"verb":"pivotLonger","columns":["sales"],"nameAs":"Measure","valueAs":"Value"}',
  },
  bin: {
    fields: 'column, width or count or edges, as: label',
    does: 'the interval each number falls in; group by it for a histogram',
    example: '{"verb":"bin","column":"sales","count":10,"as":"Sales range"}',
  },
  truncateTime: {
    fields:
      'column, part: year|half|quarter|month|week|day|hour|quarterOfYear|monthOfYear|weekday|dayOfMonth|hourOfDay|fiscalYear|fiscalQuarter, fiscalStart?, as: label',
    does: 'the period of each date; group by it afterwards',
    example: '{"verb":"truncateTime","column":"date","part":"month","as":"Month"}',
  },
  window: {
    fields:
      'operation: runningTotal|movingAverage|rank|difference|percentChange|shareOfTotal|indexTo100|differenceFromMean|lag, column, size?, direction?, orderBy?: [{column, direction}], per?: [column], as: label',
    does: 'a figure along the rows',
    example:
      '{"verb":"window","operation":"runningTotal","column":"sales","orderBy":[{"column":"date","direction":"ascending"}],"as":"Running total"}',
  },
  fillEmpty: {
    fields: 'columns: [column], method: zero|previous|next|linear|mean|median|value, value?, per?: [column]',
    does: 'fills empty cells',
    example: '{"verb":"fillEmpty","columns":["sales"],"method":"zero"}',
  },
  completeDates: {
    fields: 'column, per?: [column], method?',
    does: 'adds a row for every period that is missing',
    example: '{"verb":"completeDates","column":"date"}',
  },
  rename: {
    fields: 'column, label',
    does: 'gives a column another label',
    example: '{"verb":"rename","column":"sales","label":"Revenue"}',
  },
  select: {
    fields: 'columns: [column]',
    does: 'keeps these columns, in this order',
    example: '{"verb":"select","columns":["city","sales"]}',
  },
  drop: { fields: 'columns: [column]', does: 'removes columns', example: '{"verb":"drop","columns":["date"]}' },
  distinct: {
    fields: 'columns?: [column]',
    does: 'keeps the first row of each combination',
    example: '{"verb":"distinct","columns":["city"]}',
  },
  splitText: {
    fields: 'column, separator, into: [label]',
    does: 'splits a text column',
    example: '{"verb":"splitText","column":"city","separator":", ","into":["Town","Country"]}',
  },
  mergeText: {
    fields: 'columns: [column], separator, as: label',
    does: 'joins columns to one text',
    example: '{"verb":"mergeText","columns":["city","date"],"separator":" ","as":"Place and day"}',
  },
  replace: {
    fields: 'column, from, to, isPartial?',
    does: 'replaces cells, or a part of their text',
    example: '{"verb":"replace","column":"city","from":"Oporto","to":"Porto"}',
  },
  round: {
    fields: 'columns: [column], decimals',
    does: 'rounds numbers',
    example: '{"verb":"round","columns":["sales"],"decimals":1}',
  },
  convert: {
    fields: 'columns: [column], to: number|text|date|percentage',
    does: 'changes the kind of cells',
    example: '{"verb":"convert","columns":["sales"],"to":"number"}',
  },
  transpose: {
    fields: 'labels: column, as: label',
    does: 'rows become columns',
    example: '{"verb":"transpose","labels":"city","as":"Measure"}',
  },
  removeOutliers: {
    fields: 'column, method: interquartile|deviations, factor, per?: [column]',
    does: 'drops rows far from the others',
    example: '{"verb":"removeOutliers","column":"sales","method":"interquartile","factor":1.5}',
  },
  sample: {
    fields: 'count, seed',
    does: 'draws rows by chance',
    example: '{"verb":"sample","count":100,"seed":1}',
  },
  dropEmpty: {
    fields: 'columns?: [column]',
    does: 'drops rows with an empty cell',
    example: '{"verb":"dropEmpty","columns":["sales"]}',
  },
  dropTotals: { fields: '', does: 'drops rows that sum up others', example: '{"verb":"dropTotals"}' },
  parseValues: {
    fields: 'columns?: [column]',
    does: 'reads numbers and dates that stand as text',
    example: '{"verb":"parseValues"}',
  },
  addTotals: {
    fields: 'operation, label',
    does: 'adds one row of totals',
    example: '{"verb":"addTotals","operation":"sum","label":"Total"}',
  },
} as const satisfies Record<TransformVerb, VerbForm>;

/** The edits of the drawing as they are taught. */
export const EDIT_FORMS = {
  setType: { fields: 'type: chart type', does: 'changes the chart type', example: '{"verb":"setType","type":"line"}' },
  setField: {
    fields: 'field: path, value (null takes it back)',
    does: 'sets one field of the drawing, of the list below',
    example: '{"verb":"setField","field":"legend.position","value":"top"}',
  },
  setContent: {
    fields: 'part: title|subtitle|caption, text',
    does: 'writes a text that the person dictated; null removes it',
    example: '{"verb":"setContent","part":"title","text":"Sales by city"}',
  },
  setSource: {
    fields: 'label?, url?',
    does: 'names the source below the chart',
    example: '{"verb":"setSource","label":"City hall"}',
  },
  styleSeries: {
    fields:
      'target: column or "every" or {kind: slice, rowIndex}, look: {customColor?: hex, lineStyle?: solid|dashed|dotted}',
    does: 'colours a series or a slice',
    example: '{"verb":"styleSeries","target":"sales","look":{"customColor":"#d62728"}}',
  },
  addAnnotation: {
    fields:
      'annotation: {type: sticker|tooltip|highlight|text|arrow|shape|difference-arrow, …, at?: {rowIndex, columnKey}}',
    does: 'puts a remark on the chart',
    example:
      '{"verb":"addAnnotation","annotation":{"type":"highlight","highlight":"data-point","at":{"rowIndex":0,"columnKey":"sales"}}}',
  },
  removeAnnotations: {
    fields: 'type?',
    does: 'removes remarks',
    example: '{"verb":"removeAnnotations"}',
  },
  setReferenceLine: {
    fields:
      'referenceLine: {line: goalLine, value, label?, axis?: x|y} or {line: trendline, method?: linear|loess|exponential|…, columnKey?} or {line: averageLine, columnKey?}',
    does: 'draws a line across the plot',
    example: '{"verb":"setReferenceLine","referenceLine":{"line":"trendline","method":"linear"}}',
  },
  removeReferenceLines: { fields: 'line?', does: 'removes such lines', example: '{"verb":"removeReferenceLines"}' },
  swapAxes: { fields: '', does: 'puts the axes the other way round', example: '{"verb":"swapAxes"}' },
  resetLook: { fields: '', does: 'takes every setting of the drawing back', example: '{"verb":"resetLook"}' },
} as const satisfies Record<EditVerb, VerbForm>;
