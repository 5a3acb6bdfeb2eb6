import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const INSTALL_TIMEOUT_MS = 240_000;

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
};

/** Where a rival came from, or why it could not be had. */
export type Installed = { readonly version: string; readonly load: () => unknown } | { readonly missing: string };

function readManifest(): Manifest {
  const { dependencies = {}, overrides = {} } = JSON.parse(readFileSync(`${HERE}package.json`, 'utf8'));
  return { dependencies, overrides };
}

/**
 * Installs one rival from the registry into a folder of its own that git ignores, once, without its install scripts, and
 * gives a way to load it. Each has its own folder, so that one that can't be had does not keep the others away.
 */
export function installRival(name: string): Installed {
  const { dependencies, overrides } = readManifest();
  const version = dependencies[name];
  if (version === undefined) return { missing: `${name} is not in bench/rivals/package.json` };
  const folder = `${HERE}installed/${name.replace('/', '-')}/`;
  if (!existsSync(`${folder}node_modules/${name}/package.json`)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      `${folder}package.json`,
      JSON.stringify({ private: true, dependencies: { [name]: version }, overrides }),
    );
    const { status, stderr } = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      encoding: 'utf8',
      timeout: INSTALL_TIMEOUT_MS,
    });
    if (status !== 0)
      return { missing: `not installed: ${stderr.split('\n').find((line) => line.includes('error')) ?? status}` };
  }
  return { version, load: () => createRequire(`${folder}package.json`)(name) };
}
