import { z } from 'zod';
import { AGGREGATE_OPERATIONS, BINARY_OPERATORS, type Expression, FUNCTION_NAMES } from '../expression/expression.ts';
import { parseExpression } from '../expression/parse-expression.ts';
import { PlanError } from '../plan-error.ts';
import { type ColumnScope, createColumnSchema } from './column-scope.ts';
import { looseChoice } from './loose.ts';

/** A condition or computation: as the text of the expression language, or as its tree. */
export function createExpressionSchema(scope: ColumnScope): z.ZodType<Expression> {
  const column = createColumnSchema(scope);
  const expression: z.ZodType<Expression> = z.lazy(() => either);
  const text = z.string().transform((written, context): Expression => {
    try {
      return parseExpression(written, scope.columns);
    } catch (error) {
      if (!(error instanceof PlanError)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
      return z.NEVER;
    }
  });
  const kind = <Kind extends Expression['kind']>(name: Kind) => z.literal(name);
  const tree = z.discriminatedUnion('kind', [
    z.object({ kind: kind('column'), key: column }),
    z.object({ kind: kind('literal'), value: z.union([z.number(), z.string(), z.boolean(), z.null()]) }),
    z.object({ kind: kind('moment'), iso: z.string() }),
    z.object({ kind: kind('aggregate'), operation: looseChoice(AGGREGATE_OPERATIONS), key: column }),
    z.object({ kind: kind('not'), of: expression }),
    z.object({ kind: kind('negate'), of: expression }),
    z.object({ kind: kind('binary'), operator: looseOperator, left: expression, right: expression }),
    z.object({ kind: kind('in'), of: expression, values: z.array(expression) }),
    z.object({ kind: kind('between'), of: expression, low: expression, high: expression }),
    z.object({ kind: kind('call'), name: looseChoice(FUNCTION_NAMES), arguments: z.array(expression) }),
  ]);
  const either = z.unknown().transform((value, context): Expression => {
    const parsed = (typeof value === 'string' ? text : tree).safeParse(value);
    if (parsed.success) return parsed.data;
    for (const { message, path } of parsed.error.issues) context.addIssue({ code: 'custom', message, path });
    return z.NEVER;
  });
  return either;
}

/** Operators of other languages for ours. */
const SYNONYMS: Readonly<Record<string, string>> = {
  '==': '=',
  '<>': '!=',
  '&&': 'and',
  '||': 'or',
  '×': '*',
  '÷': '/',
};

const looseOperator = z.preprocess(
  (value) => (typeof value === 'string' && Object.hasOwn(SYNONYMS, value) ? SYNONYMS[value] : value),
  z.enum(BINARY_OPERATORS),
);
