import type { GraphConfig } from '../../chart/graph-config.ts';
import { readPath, removePath, setPath } from './patch.ts';

/** The chart with what is set for its x axis set for its y axis, and the other way round. Done twice it changes nothing. */
export function swapAxisSettings(config: GraphConfig): GraphConfig {
  const x = readPath(config, 'axes.x');
  const y = readPath(config, 'axes.y');
  return put(put(config, 'axes.x', y), 'axes.y', x);
}

function put(config: GraphConfig, path: string, value: unknown): GraphConfig {
  return value === undefined ? removePath(config, path) : setPath(config, path, value);
}
