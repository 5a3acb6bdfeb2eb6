import type { ApiDocument, ApiOperation } from '../openapi.ts';
import { type Html, html } from './html.ts';
import { renderProse } from './parts.ts';
import { renderSchema, resolveSchema } from './schema-table.ts';

/** An endpoint with its path. */
export type PlacedOperation = ApiOperation & { readonly path: string };

/** One endpoint: what it does, its request as a table and as a command, and what its stream brings. */
export function renderOperation(operation: PlacedOperation, document: ApiDocument): Html {
  const { path, operationId, summary, description, security, requestBody } = operation;
  const isOpen = security.some((scheme) => Object.keys(scheme).length === 0);
  const request = resolveSchema(requestBody.content['application/json'].schema, document);
  return html`<h3 id="${operationId}"><span class="verb">POST</span><code>${path}</code></h3>
<p><strong>${summary}.</strong> ${renderProse(description)} <span class="tag">${isOpen ? 'works without a key' : 'needs an API key'}</span></p>
<h4>Request</h4>${renderSchema(request, document)}${renderCurl(operation)}
<h4>Data of complete</h4>${renderComplete(operation, document)}`;
}

/** The address of the service in the commands as they are written, before it is known where somebody reads them. */
export const WRITTEN_BASE = 'http://localhost:3000';

/** The example of an endpoint as a command that can be pasted. */
export function renderCurl({ path, requestBody }: PlacedOperation): Html {
  const body = formatJson(requestBody.content['application/json'].example).replaceAll("'", "'\\''");
  return html`<pre><code>curl -N ${WRITTEN_BASE}${path} \\
  -H 'Content-Type: application/json' \\
  -d '${body}'</code></pre>`;
}

function renderComplete({ responses }: ApiOperation, document: ApiDocument): Html | undefined {
  const stream = responses[200];
  if (stream === undefined || !('content' in stream)) return undefined;
  const events = stream.content['text/event-stream']?.schema.anyOf ?? [];
  const complete = events.find(({ properties }) => properties?.event?.const === 'complete');
  return complete && renderSchema(resolveSchema(complete.properties?.data, document), document);
}

const LINE_LENGTH = 88;

/** JSON in which whatever fits on a line stays on one. */
function formatJson(value: unknown, indent = '  '): string {
  const flat = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= LINE_LENGTH) return flat;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + formatJson(item, inner))
    : Object.entries(value).map(([key, item]) => `${inner}${JSON.stringify(key)}: ${formatJson(item, inner)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}
