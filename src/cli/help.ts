import type { Command, CommandOption } from './command.ts';
import { toTextTable } from './text-table.ts';

const PROGRAM = 'chart-agents';
const MOST_SPELT_OUT = 2;
const STORE_NOTE =
  'Keys and budgets are in the store of CHART_AGENTS_DATA_DIR or CHART_AGENTS_DATABASE_URL, as for the service.\n';

/** The help of the whole program, or of the commands that begin with a word. */
export function describeCommands(commands: readonly Command[]): string {
  const rows = commands.map((command) => [`  ${toShortUsage(command)}`, command.summary]);
  return [
    `Usage: ${PROGRAM} COMMAND [OPTIONS]\n\n`,
    toTextTable(rows),
    `\n"${PROGRAM} COMMAND --help" says more about a command.\n`,
    ...(commands.some(({ kind }) => kind === 'store') ? [STORE_NOTE] : []),
  ].join('');
}

/** The help of one command. */
export function describeCommand(command: Command): string {
  const options = Object.entries(command.options).map(([name, option]) => [
    `  ${toNames(name, option)}`,
    option.summary,
  ]);
  const parts = [
    `Usage: ${PROGRAM} ${toUsage(command)}`,
    [command.summary, ...command.details].join('\n'),
    toTextTable(options).trimEnd(),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A command in a list of commands: many options are not spelt out. */
function toShortUsage(command: Command): string {
  if (Object.keys(command.options).length <= MOST_SPELT_OUT) return toUsage(command);
  return [command.words, ...command.positionals, '[OPTIONS]'].join(' ');
}

/** A command as it is typed: its words, then what it needs, then what it may take. */
function toUsage({ words, positionals, options }: Command): string {
  const flags = Object.entries(options).map(([name, option]) => {
    const flag = withValue(option.short === undefined ? `--${name}` : `-${option.short}`, option);
    return option.isRequired ? flag : `[${flag}]`;
  });
  return [words, ...positionals, ...flags].join(' ');
}

/** An option as it may be typed: `-o, --output FILE`. */
function toNames(name: string, option: CommandOption): string {
  const long = withValue(`--${name}`, option);
  return option.short === undefined ? long : `-${option.short}, ${long}`;
}

function withValue(flag: string, { value }: CommandOption): string {
  return value === undefined ? flag : `${flag} ${value}`;
}
