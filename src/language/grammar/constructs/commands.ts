import type { BuildContext } from '../rule.ts';
import { defineRule, type Parts, type Rule } from '../rule.ts';

function keysOf(parts: Parts, { columnOf }: BuildContext): readonly string[] {
  return (parts.get('Columns')?.columns ?? []).map(({ column }) => columnOf(column).key);
}

/** Commands on the rows and columns themselves. */
export const COMMAND_RULES: readonly Rule[] = [
  defineRule({
    id: 'drop-columns',
    gives: 'Steps',
    pattern: 'removeVerb|without columnWord? Columns columnWord?',
    weight: 0.3,
    build: (parts, context) => ({ steps: [{ verb: 'drop', columns: keysOf(parts, context) }] }),
  }),
  defineRule({
    id: 'keep-columns',
    gives: 'Steps',
    pattern: 'keepVerb|only only? columnWord? Columns columnWord?',
    weight: 0.25,
    build: (parts, context) => ({ steps: [{ verb: 'select', columns: keysOf(parts, context) }] }),
  }),
  defineRule({
    id: 'rename-column',
    gives: 'Steps',
    pattern: 'renameVerb columnWord? Column to|as|into Text|Word|Value|Column Word?',
    weight: 0.3,
    build: (parts, { columnOf }) => {
      const column = parts.get('Column')?.column;
      const label =
        parts.get('Text')?.text ??
        parts
          .all('Word')
          .map(({ word }) => word)
          .join(' ');
      if (column === undefined || label === '') return undefined;
      return { steps: [{ verb: 'rename', column: columnOf(column).key, label }] };
    },
  }),
  defineRule({
    id: 'remove-duplicates',
    gives: 'Steps',
    pattern: 'removeVerb|without duplicates',
    weight: 0.2,
    build: () => ({ steps: [{ verb: 'distinct' }] }),
  }),
];
