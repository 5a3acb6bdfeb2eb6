'use strict';
// Runs any file of the project with the right Node and packages: node scripts/run.cjs FILE [ARG ...]
var path = require('path');
var runtime = require('./runtime.cjs');

var file = process.argv[2];
if (!file) {
  runtime.say('usage: node scripts/run.cjs FILE [ARG ...]');
  process.exit(2);
}
runtime.runFile(runtime.prepare(), path.resolve(runtime.ROOT, file), process.argv.slice(3));
