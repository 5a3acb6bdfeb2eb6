import type { GraphConfig } from '../../src/chart/graph-config.ts';
import { isConfig } from './read-source.ts';

/** Longer addresses are cut by programs that pass them on. */
export const LONGEST_LINK = 16_000;

const MARK = '#config=';

/** The address of the page with a whole chart in it: JSON as raw deflate in base64url, behind the `#`, which no server sees. */
export async function toShareLink(config: GraphConfig, address: string): Promise<string> {
  const packed = await pipe(new TextEncoder().encode(JSON.stringify(config)), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of packed) binary += String.fromCharCode(byte);
  const text = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${address.replace(/#.*$/, '')}${MARK}${text}`;
}

/** Whether an address is meant to carry a chart. */
export function isShareLink(hash: string): boolean {
  return hash.startsWith(MARK);
}

/** The chart that an address carries; undefined where it carries none that can be read. */
export async function readShareLink(hash: string): Promise<GraphConfig | undefined> {
  if (!isShareLink(hash)) return undefined;
  try {
    const binary = atob(hash.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
    const bytes = await pipe(packed, new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isConfig(value) ? value : undefined;
  } catch {
    // Whatever is wrong with an address that came from elsewhere, there is no chart in it.
    return undefined;
  }
}

async function pipe(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
