import { parseArgs } from 'node:util';
import type { Store } from '../storage/open-store.ts';
import { StorageError } from '../storage/storage-error.ts';
import { CHART_COMMANDS } from './chart-commands.ts';
import {
  type ChartContext,
  type Command,
  type CommandArguments,
  type CommandContext,
  CommandFailure,
  toParseOptions,
  UsageError,
} from './command.ts';
import { describeCommand, describeCommands } from './help.ts';
import { KEYS_COMMANDS } from './keys-commands.ts';
import { LEDGER_COMMANDS } from './ledger-commands.ts';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [...CHART_COMMANDS, ...KEYS_COMMANDS, ...LEDGER_COMMANDS];

/** What the command line stands on. The store is opened for a command that needs it, not for help. */
export type CliOptions = Omit<CommandContext, 'store'> &
  ChartContext & {
    readonly version: string;
    openStore(): Promise<Store>;
  };

/**
 * Runs a command line, given without the name of the program. Gives the exit code: 0 done, 1 failed, 2 not understood. A
 * failure is one plain line on `stderr`; only a fault of the program itself is thrown.
 */
export async function runCli(args: readonly string[], options: CliOptions): Promise<number> {
  const { stdout, stderr } = options;
  if (args[0] === '--version') {
    stdout.write(`${options.version}\n`);
    return 0;
  }
  try {
    return await runCommand(args, options);
  } catch (error) {
    const isTold = error instanceof UsageError || error instanceof CommandFailure || error instanceof StorageError;
    if (!isTold) throw error;
    stderr.write(`chart-agents: ${error.message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function runCommand(args: readonly string[], options: CliOptions): Promise<number> {
  const command = COMMANDS.find(({ words }) => words.split(' ').every((word, index) => args[index] === word));
  if (command === undefined) return helpOrRefuse(args, options);
  const parsed = parseCommandLine(command, args.slice(command.words.split(' ').length));
  if (parsed === 'help') {
    options.stdout.write(describeCommand(command));
    return 0;
  }
  if (command.kind === 'chart') return command.prepare(parsed)(options);
  const run = command.prepare(parsed);
  const store = await options.openStore();
  try {
    return await run({ ...options, store });
  } finally {
    await store.close();
  }
}

function helpOrRefuse(args: readonly string[], { stdout }: CliOptions): number {
  const words = args.filter((arg) => !arg.startsWith('-'));
  const matching = COMMANDS.filter((command) =>
    `${command.words} `.startsWith(words.map((word) => `${word} `).join('')),
  );
  const isAskedFor =
    words.length < args.length && args.every((arg) => ['--help', '-h'].includes(arg) || words.includes(arg));
  if (matching.length === 0) throw new UsageError(`There is no command "${words.join(' ')}". See chart-agents --help.`);
  if (!isAskedFor) throw new UsageError(`This needs a command.\n\n${describeCommands(matching).trimEnd()}`);
  stdout.write(describeCommands(matching));
  return 0;
}

function parseCommandLine(command: Command, args: readonly string[]): CommandArguments | 'help' {
  const { values, positionals } = parseStrictly(command, args);
  if (values.help === true) return 'help';
  const missing = command.positionals[positionals.length];
  if (missing !== undefined) throw new UsageError(`${command.words} needs ${missing}. ${hintAt(command)}`);
  const surplus = positionals[command.positionals.length];
  if (surplus !== undefined) throw new UsageError(`${command.words} does not take "${surplus}". ${hintAt(command)}`);
  const given = Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  const flags = new Set(Object.keys(values).filter((name) => values[name] === true));
  return { options: Object.fromEntries(given), flags, positionals };
}

function parseStrictly(command: Command, args: readonly string[]): ReturnType<typeof parseArgs> {
  try {
    return parseArgs({ args: [...args], options: toParseOptions(command), allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence] = error.message.split('. ');
    throw new UsageError(`${sentence?.replace(/\.$/, '')}. ${hintAt(command)}`);
  }
}

function hintAt(command: Command): string {
  return `See chart-agents ${command.words} --help.`;
}
