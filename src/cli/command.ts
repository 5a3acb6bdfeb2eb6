import type { ParseArgsConfig } from 'node:util';
import type { KeyOptions } from '../access/credentials/manage-keys.ts';
import type { Store } from '../storage/open-store.ts';

/** Where a command writes: what it was asked for to `stdout`, everything else to `stderr`. */
export type Output = { write(text: string): unknown };

/** What every command works with. */
export type CommandContext = KeyOptions & { readonly store: Store; readonly stdout: Output; readonly stderr: Output };

/** The arguments behind a command's words: options by name, and the rest in order. */
export type CommandArguments = {
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly positionals: readonly string[];
};

/** One option that takes a value. */
export type CommandOption = { readonly value: string; readonly summary: string; readonly isRequired?: true };

/** One command of the command line. */
export type Command = {
  /** What a person types to reach it, such as `keys create`. */
  readonly words: string;
  readonly summary: string;
  /** More for its help: what it prints, what to mind. */
  readonly details: readonly string[];
  /** Names of the arguments it needs, in order. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Checks the arguments, before any store is opened; throws a `UsageError` on those that can't be. */
  prepare(args: CommandArguments): CommandRun;
};

/** Does the work of a command and gives the exit code: 0 done, 1 not. */
export type CommandRun = (context: CommandContext) => Promise<number>;

/** Arguments that can't be: told to the person with a hint at the help; exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** The options of a command in the form that `parseArgs` reads. */
export function toParseOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  const names = Object.keys(command.options);
  return {
    ...Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    help: { type: 'boolean', short: 'h' },
  };
}
