import { readFileSync } from 'node:fs';
import { systemClock } from '../access/clock.ts';
import { systemRandom } from '../access/random.ts';
import { readEnvironment, readSettings, SettingsError } from '../settings.ts';
import { openStore } from '../storage/open-store.ts';
import { runCli } from './run-cli.ts';
import { createSystemFiles } from './system-files.ts';

// Who reads the output may have enough of it before its end, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  const { dataDir, databaseUrl, keyPrefix, sourceTextLength } = readSettings(readEnvironment(process.env));
  process.exitCode = await runCli(process.argv.slice(2), {
    version: readVersion(),
    clock: systemClock,
    random: systemRandom,
    keyPrefix,
    files: createSystemFiles(process.stdin),
    sourceTextLength,
    stdout: process.stdout,
    stderr: process.stderr,
    openStore: () => openStore({ dataDir, databaseUrl, clock: systemClock }),
  });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  process.stderr.write(`chart-agents: ${error.message}\n`);
  process.exitCode = 1;
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return manifest instanceof Object && 'version' in manifest ? String(manifest.version) : '';
}
