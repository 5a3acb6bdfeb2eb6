import { z } from 'zod';
import { CHART_TYPES } from './chart-type.ts';
import type { ColumnDefinition, Row } from './graph-config.ts';
import { findNearestChartTypes } from './nearest-chart-types.ts';

/** Faults of rows or columns reported at most: enough to repair a client by. */
const MOST_FAULTS = 20;

/** The name of a chart type. What is not one is refused with the names it comes near to. */
export const chartTypeSchema = z
  .enum(CHART_TYPES, { error: ({ input }) => (typeof input === 'string' ? refuseType(input) : undefined) })
  .meta({ id: 'ChartType', description: 'One of the 20 chart types.' });

const columnsSchema = z
  .custom<readonly ColumnDefinition[]>()
  .superRefine((columns, context) => {
    if (Array.isArray(columns)) reportFaults(findColumnFaults(columns), context);
    else context.addIssue({ code: 'invalid_type', expected: 'array', input: columns });
  })
  .meta({
    type: 'array',
    description: 'Column definitions. Keys are unique.',
    items: {
      type: 'object',
      required: ['key'],
      properties: {
        key: { type: 'string', description: 'The property of the rows that holds the values of the column.' },
        label: { type: 'string', description: 'The name people read; the key where it is absent.' },
      },
    },
  });

const rowsSchema = z
  .custom<readonly Row[]>()
  .superRefine((rows, context) => {
    if (Array.isArray(rows)) reportFaults(findRowFaults(rows), context);
    else context.addIssue({ code: 'invalid_type', expected: 'array', input: rows });
  })
  .meta({
    type: 'array',
    description:
      'One object per row, with a number, string, boolean or null under each column key. Other properties are kept.',
    items: { type: 'object' },
  });

const contentSchema = z
  .custom<Readonly<Record<string, unknown>> | null>()
  .superRefine((content, context) => {
    if (content === null || isObject(content)) return;
    context.addIssue({ code: 'invalid_type', expected: 'object', input: content });
  })
  .meta({ type: ['object', 'null'], description: 'Title, subtitle and caption, as rich-text JSON documents.' });

/** The data of a chart. Absent columns or rows are none. */
export const chartDataSchema = z
  .object({
    columns: columnsSchema.optional(),
    rows: rowsSchema.optional(),
    madeFrom: z.unknown().optional().meta({
      description:
        'Written by generate and mutate where they brought rows together or dropped some: the rows the chart was made of, so that a later wish may go back to them. Send it back as it came; without it, or with other rows beside it, a wish sees only what is shown.',
    }),
  })
  .meta({ id: 'ChartData', description: 'Column definitions, and one object per row keyed by column key.' });

/**
 * A whole chart as callers send it. The schema says what must hold and what the service reads; a chart is passed on as
 * the caller's own object, so that fields it does not name stay as they are.
 */
export const graphConfigSchema = z
  .object({
    type: chartTypeSchema,
    data: chartDataSchema,
    content: contentSchema.optional(),
  })
  .meta({
    id: 'GraphConfig',
    description: 'A chart configuration. Fields that are not listed here are kept untouched, at every depth.',
  });

/** A chart whose type is of no concern: it may be absent, or anything. */
export const typelessConfigSchema = z
  .object({ type: z.unknown().optional().meta({ description: 'Ignored.' }), data: chartDataSchema })
  .meta({ id: 'TypelessGraphConfig', description: 'A chart configuration of which only the data is read.' });

type Fault = z.core.$ZodSuperRefineIssue;

function refuseType(name: string): string {
  const shown = JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
  const near = findNearestChartTypes(name);
  const hint = near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`;
  return `${shown} is not a chart type.${hint} The chart types are ${CHART_TYPES.join(', ')}.`;
}

function reportFaults(faults: Iterable<Fault>, context: z.RefinementCtx): void {
  let count = 0;
  for (const fault of faults) {
    context.addIssue(fault);
    if (++count === MOST_FAULTS) return;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Rows are looked at by one plain loop: a schema per row costs ten times as much. Cells may be anything. */
function* findRowFaults(rows: readonly unknown[]): Generator<Fault> {
  for (const [index, row] of rows.entries()) {
    if (!isObject(row)) yield { code: 'invalid_type', expected: 'object', input: row, path: [index] };
  }
}

function* findColumnFaults(columns: readonly unknown[]): Generator<Fault> {
  const positions = new Map<string, number>();
  for (const [index, column] of columns.entries()) {
    if (!isObject(column)) {
      yield { code: 'invalid_type', expected: 'object', input: column, path: [index] };
      continue;
    }
    const { key, label } = column;
    if (typeof key !== 'string') yield { code: 'invalid_type', expected: 'string', input: key, path: [index, 'key'] };
    else if (positions.has(key)) yield refuseRepeatedKey(key, index, positions.get(key));
    else positions.set(key, index);
    if (label !== undefined && typeof label !== 'string') {
      yield { code: 'invalid_type', expected: 'string', input: label, path: [index, 'label'] };
    }
  }
}

function refuseRepeatedKey(key: string, index: number, first: number | undefined): Fault {
  const message = `Column keys are unique; ${JSON.stringify(key.slice(0, 60))} is also the key of column ${first}.`;
  return { code: 'custom', input: key, path: [index, 'key'], message };
}
