import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What a child may use. The operating system holds it to them. */
export type ChildLimits = {
  /** Memory of all kinds, in MB. */
  readonly memoryMb: number;
  /** Time of a processor. */
  readonly cpuSeconds: number;
  /** True where tasks load native libraries and use threads, as decoding pictures does. */
  readonly mayLoadNative?: boolean;
  /** A folder that it may read beside the program. */
  readonly readableFolder?: string;
};

/** The extension is that of this file: `.ts` from source, `.js` when compiled. */
const CHILD_FILE = fileURLToPath(import.meta.url.replace(/start-child(\.\w+)$/, 'child$1'));
const SOURCE_FOLDER = fileURLToPath(new URL('../../', import.meta.url));

/** What Node asks for before it does anything, and mostly never touches: room for code, stacks of threads. Measured: 575. */
const OWN_MEMORY_MB = 640;
const MOST_FILES = 64;

/**
 * Sets the limits, for good, and becomes the program: $1 kB of data, $2 seconds, $3 files. It writes no files and leaves no
 * dumps. Where the system lets it have a network of its own, that is an empty one; where it can, it dies with the process that
 * started it, even while it is busy.
 */
const LIMIT_AND_RUN = `
ulimit -c 0; ulimit -f 0; ulimit -d "$1"; ulimit -t "$2"; ulimit -n "$3"; shift 3
die=
if setpriv --pdeathsig KILL true 2>/dev/null; then die='setpriv --pdeathsig KILL --'; fi
if unshare -rn true 2>/dev/null; then exec unshare -rn -- $die "$@"; else exec $die "$@"; fi
`;

/**
 * Starts a process for one document: limited in memory, processor time and files, with an empty environment, the network off
 * where the system can, and no right to read files but the program's own, to write any, or to start others.
 */
export function startChild({ memoryMb, cpuSeconds, mayLoadNative = false, readableFolder }: ChildLimits): ChildProcess {
  const dataKb = (memoryMb + OWN_MEMORY_MB) * 1024;
  const node = [
    process.execPath,
    ...permissions(readableFolder === undefined ? [] : [join(readableFolder, '/')]),
    ...(mayLoadNative ? ['--allow-addons', '--allow-worker'] : []),
    `--max-old-space-size=${memoryMb}`,
    '--max-semi-space-size=16',
    CHILD_FILE,
  ];
  const limited = [
    '/bin/sh',
    '-c',
    LIMIT_AND_RUN,
    'sh',
    String(dataKb),
    String(cpuSeconds),
    String(MOST_FILES),
    ...node,
  ];
  // Windows has no such limits; what Node itself can hold back is held back there too.
  const [program = '', ...args] = process.platform === 'win32' ? node : limited;
  return spawn(program, args, { env: {}, stdio: ['ignore', 'ignore', 'pipe', 'ipc'], serialization: 'advanced' });
}

/** Node's own permissions: nothing but reading the program, its packages, and some folders. */
function permissions(folders: readonly string[]): readonly string[] {
  const readable = [SOURCE_FOLDER, ...packageFolders(SOURCE_FOLDER), ...folders];
  return [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    '--disallow-code-generation-from-strings',
  ];
}

/** Where packages may be, seen from a folder: beside it and each folder above it. */
function packageFolders(folder: string): readonly string[] {
  const above = dirname(folder);
  const here = [join(above, 'node_modules/'), join(above, 'package.json')];
  return above === folder || dirname(above) === above ? here : [...here, ...packageFolders(above)];
}
