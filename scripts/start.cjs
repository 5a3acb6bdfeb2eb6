'use strict';
// `npm start`: brings what is missing and serves on the embedded defaults.
var path = require('path');
var runtime = require('./runtime.cjs');

// Large bodies are for worker processes; here short-lived objects are few, and room for many would only be memory held.
// The first page is TypeScript, stripped by a function that Node still calls experimental and warns of.
var NODE_OPTIONS = require('./node-options.json');

runtime.runFile(runtime.prepare(), path.join(runtime.ROOT, 'src', 'main.ts'), process.argv.slice(2), NODE_OPTIONS);
