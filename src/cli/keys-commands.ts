import type { StoredKey } from '../access/credentials/key-store.ts';
import { createKey, rotateKey } from '../access/credentials/manage-keys.ts';
import { ENDPOINT_NAMES, type EndpointName } from '../access/endpoints.ts';
import {
  type CommandArguments,
  type CommandContext,
  type CommandRun,
  type StoreCommand,
  UsageError,
} from './command.ts';
import { maybeDurationMs } from './duration.ts';
import { toTextTable } from './text-table.ts';

const LONGEST_NAME = 100;
const DEFAULT_OVERLAP = '24h';

/** The commands that make and change API keys. They work while the service runs, which sees a change at once. */
export const KEYS_COMMANDS: readonly StoreCommand[] = [
  {
    kind: 'store',
    words: 'keys create',
    summary: 'Make an API key and print it.',
    details: [
      'Prints the key, alone on one line. It is stored hashed and can not be shown again.',
      'Keep it on servers: whoever has it spends its budget. Never put it into a web page.',
    ],
    positionals: [],
    options: {
      name: { value: 'NAME', summary: 'What the key is for, to tell it from others.', isRequired: true },
      permissions: {
        value: 'A,B',
        summary: `Endpoints it may call; all where absent. Of: ${ENDPOINT_NAMES.join(', ')}.`,
      },
    },
    prepare: prepareCreate,
  },
  {
    kind: 'store',
    words: 'keys list',
    summary: 'List all API keys, without their secrets.',
    details: [],
    positionals: [],
    options: {},
    prepare: () => list,
  },
  {
    kind: 'store',
    words: 'keys rotate',
    summary: 'Give a key a new secret and print the new key.',
    details: ['The key before it works on for the overlap; one left from an earlier rotation ends now.'],
    positionals: ['ID'],
    options: {
      overlap: {
        value: 'TIME',
        summary: `How long the key before it still works, such as 30m, 24h or 7d; 0 for not at all. Default ${DEFAULT_OVERLAP}.`,
      },
    },
    prepare: prepareRotate,
  },
  {
    kind: 'store',
    words: 'keys revoke',
    summary: 'Refuse a key from now on, for ever.',
    details: ['Running services refuse it from the next request. Answers that are under way are finished.'],
    positionals: ['ID'],
    options: {},
    prepare:
      ({ positionals: [publicId = ''] }) =>
      (context) =>
        revoke(context, publicId),
  },
];

function prepareCreate({ options }: CommandArguments): CommandRun {
  const name = parseName(options.name);
  const permissions = options.permissions === undefined ? null : parsePermissions(options.permissions);
  return async (context) => {
    const { text, publicId } = await createKey(context, { name, permissions });
    context.stdout.write(`${text}\n`);
    const scope = permissions === null ? 'every endpoint' : permissions.join(', ');
    context.stderr.write(`Key ${publicId} for ${scope}, stored in ${context.store.place}. It is not shown again.\n`);
    return 0;
  };
}

async function list({ store, clock, stdout, stderr }: CommandContext): Promise<number> {
  const keys = await store.listKeys();
  if (keys.length === 0) {
    stderr.write(`There are no keys in ${store.place}.\n`);
    return 0;
  }
  const rows = keys.map((key) => [
    key.publicId,
    toMoment(key.createdAtMs),
    describeState(key, clock.nowMs()),
    key.permissions?.join(',') ?? 'all',
    key.name,
  ]);
  stdout.write(toTextTable([['ID', 'CREATED', 'STATE', 'PERMISSIONS', 'NAME'], ...rows]));
  return 0;
}

function prepareRotate({ options, positionals: [publicId = ''] }: CommandArguments): CommandRun {
  const overlap = options.overlap ?? DEFAULT_OVERLAP;
  const overlapMs = maybeDurationMs(overlap);
  if (overlapMs === undefined) throw new UsageError(`--overlap ${overlap} is no time such as 30m, 24h, 7d or 0.`);
  return async (context) => {
    const rotated = await rotateKey(context, publicId, overlapMs);
    if (rotated === undefined) return complainOfKey(context, publicId);
    context.stdout.write(`${rotated.credential.text}\n`);
    context.stderr.write(`The key before it works until ${toMoment(rotated.previousExpiresAtMs)}.\n`);
    return 0;
  };
}

async function revoke(context: CommandContext, publicId: string): Promise<number> {
  const isThere = await context.store.revokeKey(publicId, context.clock.nowMs());
  if (!isThere) return complainOfKey(context, publicId);
  context.stderr.write(`Key ${publicId} is revoked.\n`);
  return 0;
}

async function complainOfKey({ store, stderr }: CommandContext, publicId: string): Promise<number> {
  const key = await store.findKey(publicId);
  const complaint = key === undefined ? `There is no key ${publicId}` : `Key ${publicId} is revoked`;
  stderr.write(`${complaint} in ${store.place}. "chart-agents keys list" shows all.\n`);
  return 1;
}

/** A name is shown on terminals: one line, and nothing that could steer them. */
function parseName(text: string | undefined): string {
  const name = text?.trim() ?? '';
  if (name === '') throw new UsageError('A key needs a name: --name NAME.');
  if (name.length > LONGEST_NAME) throw new UsageError(`A name has at most ${LONGEST_NAME} characters.`);
  if (/\p{Cc}/u.test(name)) throw new UsageError('A name has no control characters.');
  return name;
}

function parsePermissions(text: string): readonly EndpointName[] {
  const wanted = text.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !ENDPOINT_NAMES.some((known) => known === name));
  if (unknown !== undefined) {
    throw new UsageError(`"${unknown}" is no endpoint. --permissions takes: ${ENDPOINT_NAMES.join(', ')}.`);
  }
  return ENDPOINT_NAMES.filter((name) => wanted.includes(name));
}

function describeState({ revokedAtMs, secrets }: StoredKey, nowMs: number): string {
  if (revokedAtMs !== null) return `revoked ${toMoment(revokedAtMs)}`;
  const untilMs = secrets.find(({ expiresAtMs }) => expiresAtMs !== null && expiresAtMs > nowMs)?.expiresAtMs;
  return untilMs === undefined || untilMs === null ? 'live' : `live, old secret until ${toMoment(untilMs)}`;
}

/** A moment in UTC to the second, such as `2026-03-15T12:00:00Z`. */
function toMoment(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19)}Z`;
}
