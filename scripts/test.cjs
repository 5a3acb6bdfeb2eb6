'use strict';
// `npm test`: brings what is missing, then runs every check and every test. Arguments narrow the tests to run.
var path = require('path');
var runtime = require('./runtime.cjs');

runtime.runFile(runtime.prepare(), path.join(runtime.ROOT, 'scripts', 'check.ts'), process.argv.slice(2));
