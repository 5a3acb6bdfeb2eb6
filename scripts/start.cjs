'use strict';
// `npm start`: brings what is missing and serves on the embedded defaults.
var path = require('path');
var runtime = require('./runtime.cjs');

runtime.runFile(runtime.prepare(), path.join(runtime.ROOT, 'src', 'main.ts'), process.argv.slice(2));
