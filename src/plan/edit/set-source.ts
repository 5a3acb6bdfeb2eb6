import type { GraphConfig } from '../../chart/graph-config.ts';
import type { ChartView } from './chart-view.ts';
import { checkValue } from './check-value.ts';
import type { EditOf } from './edit.ts';
import type { Edited } from './edit-facts.ts';
import { removePath, setPath } from './patch.ts';

const LONGEST_LABEL = 500;

/** Names where the data comes from, with an address; null removes either. */
export function setSource({ config }: ChartView, { label, url }: EditOf<'setSource'>): Edited<'setSource'> {
  if (typeof label === 'string') checkValue('source.label', { kind: 'text', longest: LONGEST_LABEL }, label);
  if (typeof url === 'string') checkValue('source.url', { kind: 'url' }, url);
  const changed = put(put(config, 'content.source.label', label), 'content.source.url', url);
  return {
    config: changed,
    facts: {
      verb: 'setSource',
      ...(label === undefined ? {} : { label }),
      ...(url === undefined ? {} : { url }),
      isAlready: changed === config,
    },
  };
}

function put(config: GraphConfig, path: string, value: string | null | undefined): GraphConfig {
  if (value === undefined) return config;
  return value === null ? removePath(config, path) : setPath(config, path, value);
}
