import type { GraphConfig } from '../../chart/graph-config.ts';

/** An object of the chart, its unknown fields included. */
type Branch = Readonly<Record<string, unknown>>;

/** True for a plain object, as opposed to a list, a text or nothing. */
export function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a dotted path of own fields; undefined where there is none. */
export function readPath(config: GraphConfig, path: string): unknown {
  let value: unknown = config;
  for (const name of path.split('.')) {
    if (!isBranch(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/**
 * The chart with a value at a dotted path, and everything beside that path the very same objects. Where an object is needed
 * and something else stands, the object takes its place. A value that is there already gives the chart itself.
 */
export function setPath(config: GraphConfig, path: string, value: unknown): GraphConfig {
  if (readPath(config, path) === value && value !== undefined) return config;
  const [head = '', ...rest] = path.split('.');
  return { ...config, [head]: setWithin(config[head], rest, value) };
}

function setWithin(branch: unknown, path: readonly string[], value: unknown): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  const fields = isBranch(branch) ? branch : {};
  return { ...fields, [head]: setWithin(Object.hasOwn(fields, head) ? fields[head] : undefined, rest, value) };
}

/**
 * The chart without the field at a dotted path. Objects that held nothing else go with it, so that taking a setting back
 * leaves no trace. A field that is not there gives the chart itself.
 */
export function removePath(config: GraphConfig, path: string): GraphConfig {
  const [head = '', ...rest] = path.split('.');
  if (!hasPath(config, path)) return config;
  const pruned = removeWithin(config[head], rest);
  const copy: Writable = { ...config };
  if (pruned === undefined) delete copy[head];
  else copy[head] = pruned;
  return copy;
}

/** A chart of one's own, whose fields may be set. */
type Writable = { type: GraphConfig['type']; data: GraphConfig['data']; [field: string]: unknown };

function hasPath(config: GraphConfig, path: string): boolean {
  let value: unknown = config;
  for (const name of path.split('.')) {
    if (!isBranch(value) || !Object.hasOwn(value, name)) return false;
    value = value[name];
  }
  return true;
}

/** The branch without the field; undefined where nothing is left of it. */
function removeWithin(branch: unknown, path: readonly string[]): unknown {
  const [head, ...rest] = path;
  if (head === undefined || !isBranch(branch)) return undefined;
  const below = rest.length === 0 ? undefined : removeWithin(branch[head], rest);
  if (below !== undefined) return { ...branch, [head]: below };
  const { [head]: _removed, ...others } = branch;
  return Object.keys(others).length === 0 ? undefined : others;
}
