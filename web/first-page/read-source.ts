import type { GraphConfig } from '../../src/chart/graph-config.ts';

/** What a person pasted: a text to read, a chart as it stands, or nothing. */
export type Source =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'config'; readonly config: GraphConfig };

/**
 * Tells a chart from a text. A chart is a JSON object with `data.columns` and `data.rows`, alone or as the `config` of an
 * answer or a request; any other JSON is a text, in which the service finds what tables there are.
 */
export function readSource(pasted: string): Source {
  const text = pasted.trim();
  if (text === '') return { kind: 'nothing' };
  if (!text.startsWith('{')) return { kind: 'text', text: pasted };
  const config = maybeConfig(parse(text));
  return config === undefined ? { kind: 'text', text: pasted } : { kind: 'config', config };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function maybeConfig(value: unknown): GraphConfig | undefined {
  if (isConfig(value)) return value;
  return value instanceof Object && 'config' in value && isConfig(value.config) ? value.config : undefined;
}

/** Whether a value has the frame of a chart: what stands in it is for the service to judge, which says what would be right. */
export function isConfig(value: unknown): value is GraphConfig {
  if (!(value instanceof Object && 'data' in value)) return false;
  const { data } = value;
  return (
    data instanceof Object &&
    'columns' in data &&
    Array.isArray(data.columns) &&
    'rows' in data &&
    Array.isArray(data.rows)
  );
}
