#!/usr/bin/env node
'use strict';
// The command line, whatever Node runs this file: plain JavaScript, without syntax that older Nodes refuse. A published
// package holds the compiled program in dist. A clone of the repository has its sources, and brings the right Node.
var childProcess = require('child_process');
var fs = require('fs');
var path = require('path');

var ROOT = path.resolve(__dirname, '..');
var SOURCE = path.join(ROOT, 'src', 'cli', 'main.ts');

/** The published package has this one check of its own; package.json, `engines`, says the same. */
function isTooOld(version) {
  var parts = version.split('.').map(Number);
  return parts[0] < 24 || (parts[0] === 24 && parts[1] < 11);
}

function runSource() {
  var runtime = require('../scripts/runtime.cjs');
  // Packages that are there are left alone, even where a newer lock file asks for others: the service may be running on them.
  var hasPackages = fs.existsSync(path.join(ROOT, 'node_modules'));
  if (hasPackages && runtime.isNewEnough(process.versions.node)) {
    import('../src/cli/main.ts');
    return;
  }
  var found = hasPackages ? runtime.findRuntime() : runtime.prepare();
  var child = childProcess.spawnSync(found.node, [SOURCE].concat(process.argv.slice(2)), {
    stdio: 'inherit',
    env: runtime.environment(found),
  });
  process.exitCode = child.status === null ? 1 : child.status;
}

if (fs.existsSync(SOURCE)) {
  runSource();
} else if (isTooOld(process.versions.node)) {
  process.stderr.write(
    'chart-agents: this needs Node 24.11 or newer, and here is Node ' + process.versions.node + '.\n',
  );
  process.exitCode = 1;
} else {
  import('../dist/cli/main.js');
}
