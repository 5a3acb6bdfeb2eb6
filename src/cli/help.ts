import type { Command } from './command.ts';
import { toTextTable } from './text-table.ts';

const PROGRAM = 'chart-agents';

/** The help of the whole program, or of the commands that begin with a word. */
export function describeCommands(commands: readonly Command[]): string {
  const rows = commands.map((command) => [`  ${toUsage(command)}`, command.summary]);
  return [
    `Usage: ${PROGRAM} COMMAND [OPTIONS]\n\n`,
    toTextTable(rows),
    `\n"${PROGRAM} COMMAND --help" says more about a command.\n`,
    'The store is found by CHART_AGENTS_DATA_DIR or CHART_AGENTS_DATABASE_URL, as by the service.\n',
  ].join('');
}

/** The help of one command. */
export function describeCommand(command: Command): string {
  const options = Object.entries(command.options).map(([name, { value, summary }]) => [
    `  --${name} ${value}`,
    summary,
  ]);
  const parts = [
    `Usage: ${PROGRAM} ${toUsage(command)}`,
    [command.summary, ...command.details].join('\n'),
    toTextTable(options).trimEnd(),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A command as it is typed: its words, then what it needs, then what it may take. */
function toUsage({ words, positionals, options }: Command): string {
  const flags = Object.entries(options).map(([name, { value, isRequired }]) =>
    isRequired ? `--${name} ${value}` : `[--${name} ${value}]`,
  );
  return [words, ...positionals, ...flags].join(' ');
}
