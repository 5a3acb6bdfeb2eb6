#!/usr/bin/env node
// The command line, whatever Node runs this file: plain JavaScript, without syntax that older Nodes refuse. A published
// package holds the compiled program in dist. A clone of the repository has its sources, and brings the right Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const COMPILED = new URL('../dist/cli/main.js', import.meta.url);
const SOURCE = new URL('../src/cli/main.ts', import.meta.url);

if (existsSync(SOURCE)) {
  runSource();
} else if (isTooOld(process.versions.node)) {
  process.stderr.write(`chart-agents: this needs Node 24.11 or newer, and here is Node ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  import(COMPILED.href);
}

/** The published package has this one check of its own; package.json, `engines`, says the same. */
function isTooOld(version) {
  const [major, minor] = version.split('.').map(Number);
  return major < 24 || (major === 24 && minor < 11);
}

function runSource() {
  const runtime = createRequire(import.meta.url)('../scripts/runtime.cjs');
  // Packages that are there are left alone, even where a newer lock file asks for others: the service may be running on them.
  const hasPackages = existsSync(new URL('../node_modules', import.meta.url));
  if (hasPackages && runtime.isNewEnough(process.versions.node)) {
    import(SOURCE.href);
    return;
  }
  const found = hasPackages ? runtime.findRuntime() : runtime.prepare();
  const child = spawnSync(found.node, [fileURLToPath(SOURCE), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: runtime.environment(found),
  });
  process.exitCode = child.status === null ? 1 : child.status;
}
