import type { GraphConfig } from '../../chart/graph-config.ts';
import type { ReaderContext, ScannedPage } from '../../documents/document-reading.ts';
import { drawPages } from '../../documents/pdf/draw-pages.ts';
import type { Provenance, ProvenancePage } from './provenance.ts';
import type { SourceFile } from './sources.ts';

/** Pages of one answer that are drawn: pictures are much larger than what was read from them. */
const MOST_PAGES = 4;
const PLACE = /^(?:(\d+)!)?(\d+):/;

/**
 * Puts pictures of the pages that cells came from, the first few, to the documents in the provenance of a chart. One without
 * provenance stays as it is. Throws the signal's reason.
 */
export async function drawSources(
  config: GraphConfig,
  attachments: readonly SourceFile[],
  context: ReaderContext,
): Promise<GraphConfig> {
  const { data } = config;
  if (!('_provenance' in data)) return config;
  // It was put there by `toProvenance` a moment ago.
  const _provenance = await withPages(data._provenance as Provenance, attachments, context);
  const shown: typeof data = { ...data, _provenance };
  return { ...config, data: shown };
}

async function withPages(
  provenance: Provenance,
  attachments: readonly SourceFile[],
  context: ReaderContext,
): Promise<Provenance> {
  const wanted = listPages(provenance);
  const sources: Provenance['sources'][number][] = [];
  for (const [number, source] of provenance.sources.entries()) {
    const file = source.kind === 'document' ? attachments.find(({ field }) => field === source.source) : undefined;
    const pages = wanted.filter((one) => one.source === number).map(({ page }) => page);
    const drawn = file === undefined || pages.length === 0 ? [] : await drawPages(file.bytes, pages, context);
    sources.push(drawn.length === 0 ? source : { ...source, pages: drawn.map(toPage) });
  }
  return { ...provenance, sources };
}

/** The first pages that cells came from, each once. */
function listPages({ rows }: Provenance): readonly { readonly source: number; readonly page: number }[] {
  const found = new Map<string, { readonly source: number; readonly page: number }>();
  for (const place of rows.flat()) {
    const [key, source = '0', page] = PLACE.exec(place ?? '') ?? [];
    if (key !== undefined && !found.has(key)) found.set(key, { source: Number(source), page: Number(page) });
    if (found.size === MOST_PAGES) break;
  }
  return [...found.values()];
}

function toPage({ page, box, mimeType, bytes }: ScannedPage): ProvenancePage {
  return { page, width: box.width, height: box.height, mimeType, dataBase64: Buffer.from(bytes).toString('base64') };
}
