import { describeCommand } from './help.ts';
import { COMMANDS } from './run-cli.ts';

/** The help of every command as one Markdown page, for `docs/command-line.md`. */
export function describeCommandLine(): string {
  const sections = COMMANDS.map(
    (command) => `## ${command.words}\n\n\`\`\`text\n${describeCommand(command).trimEnd()}\n\`\`\`\n`,
  );
  return [
    '# Command line',
    '',
    'In a clone of the repository the program is `./bin/chart-agents.cjs`. `extract`, `render` and `evaluate` make charts',
    'without a service. The others find the store as the service does, by `CHART_AGENTS_DATA_DIR` or',
    '`CHART_AGENTS_DATABASE_URL`, and may run while the service runs. With neither set the store is `./data`, so run them in',
    'the folder in which the service was started. What was asked for goes to the standard output, all else to the standard',
    'error. Exit codes: 0 done, 1 failed, 2 not understood.',
    '[keys-and-budgets.md](keys-and-budgets.md) tells what keys and budgets are.',
    '',
    sections.join('\n'),
  ].join('\n');
}
