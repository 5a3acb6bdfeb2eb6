import type { ParseArgsConfig } from 'node:util';
import type { Clock } from '../access/clock.ts';
import type { KeyOptions } from '../access/credentials/manage-keys.ts';
import type { Store } from '../storage/open-store.ts';

/** Where a command writes: what it was asked for to `stdout`, everything else to `stderr`. */
export type Output = { write(text: string): unknown };

/** What a command that manages the service works with. */
export type CommandContext = KeyOptions & { readonly store: Store; readonly stdout: Output; readonly stderr: Output };

/** Files and the standard input, which is called `-`. Both throw a `CommandFailure` in plain words. */
export type Files = {
  /** The bytes of a file. More than the limit are refused, before they are read where their number is known. */
  read(path: string, limitBytes: number): Promise<Uint8Array>;
  write(path: string, content: string | Uint8Array): Promise<void>;
};

/** What a command that makes charts works with. It needs no store. */
export type ChartContext = {
  readonly files: Files;
  /** What "this year" in a wish is counted from. */
  readonly clock: Clock;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The most characters of a text, as for the service. */
  readonly sourceTextLength: number;
};

/** The arguments behind a command's words: options by name, those that are only named, and the rest in order. */
export type CommandArguments = {
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly flags: ReadonlySet<string>;
  readonly positionals: readonly string[];
};

/** One option. It takes a value, whose name stands in the help; without one it is only named. */
export type CommandOption = {
  readonly value?: string;
  readonly summary: string;
  readonly isRequired?: true;
  /** The letter it may be called by, such as `o` for `-o`. */
  readonly short?: string;
};

/** A command of either kind as a person meets it. */
export type CommandWords = {
  /** What a person types to reach it, such as `keys create`. */
  readonly words: string;
  readonly summary: string;
  /** More for its help: what it prints, what to mind. */
  readonly details: readonly string[];
  /** Names of the arguments it needs, in order. */
  readonly positionals: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
};

/** A command that manages the service, in its store. */
export type StoreCommand = CommandWords & {
  readonly kind: 'store';
  /** Checks the arguments, before any store is opened; throws a `UsageError` on those that can't be. */
  prepare(args: CommandArguments): CommandRun;
};

/** A command that makes charts of files, without a service. */
export type ChartCommand = CommandWords & {
  readonly kind: 'chart';
  /** Checks the arguments, before any file is read; throws a `UsageError` on those that can't be. */
  prepare(args: CommandArguments): ChartRun;
};

/** One command of the command line. */
export type Command = StoreCommand | ChartCommand;

/** Does the work of a command and gives the exit code: 0 done, 1 not. */
export type CommandRun = (context: CommandContext) => Promise<number>;

/** The same for a command that makes charts. */
export type ChartRun = (context: ChartContext) => Promise<number>;

/** What kept a command from its work, in plain words for the person; exit code 1. */
export class CommandFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandFailure';
  }
}

/** Arguments that can't be: told to the person with a hint at the help; exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** The options of a command in the form that `parseArgs` reads. */
export function toParseOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  const entries = Object.entries(command.options).map(([name, { value, short }]) => {
    const type = value === undefined ? 'boolean' : 'string';
    return [name, { type, ...(short === undefined ? {} : { short }) }] as const;
  });
  return { ...Object.fromEntries(entries), help: { type: 'boolean', short: 'h' } };
}
