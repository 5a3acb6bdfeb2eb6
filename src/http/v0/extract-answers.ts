import { z } from 'zod';
import { boundedInteger, boundedString } from './bounded.ts';

/** More rows than any table has names. */
const MOST_HEADER_ROWS = 20;
const LONGEST_TABLE_NAME = 200;

/** What a person said to questions of an earlier answer: what a choice of `extractMeta.questions` holds, several put together. */
export const answersSchema = z
  .object({
    table: boundedString(LONGEST_TABLE_NAME)
      .optional()
      .meta({ description: 'The table to chart, by the name that a choice gave it, such as `sourceText#2`.' }),
    delimiter: z.string().length(1).optional().meta({ description: 'The sign between the cells of the text.' }),
    numberCommas: z
      .enum(['join', 'cut'])
      .optional()
      .meta({ description: 'Whether a comma between digits stands in one number, or between two cells.' }),
    headerRows: boundedInteger(0, MOST_HEADER_ROWS)
      .optional()
      .meta({ description: 'How many rows on top name the columns.' }),
    longRows: z
      .enum(['keep', 'leave-out'])
      .optional()
      .meta({ description: 'What becomes of rows with more cells than there are names.' }),
    dateOrder: z
      .enum(['day-first', 'month-first'])
      .optional()
      .meta({ description: 'How 3/4/2025 is read where the data does not show it.' }),
    decimalMark: z
      .enum(['.', ','])
      .optional()
      .meta({ description: 'How 1.234 is read where the data does not show it.' }),
  })
  .meta({
    id: 'ExtractAnswers',
    description: 'What settles questions of an earlier answer. What the data itself shows stands before it.',
  });

/** Checked answers. */
export type Answers = z.output<typeof answersSchema>;
