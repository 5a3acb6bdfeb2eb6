import type { ApiDocument } from '../openapi.ts';
import {
  renderErrors,
  renderEvents,
  renderLimits,
  renderPictures,
  renderSettings,
  type SettingRow,
  type ShownLimits,
} from './docs-reference.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { type Html, html, rawHtml } from './html.ts';
import { type PlacedOperation, renderCurl, renderOperation } from './operation.ts';
import { renderProse, renderTable } from './parts.ts';
import { renderSchema } from './schema-table.ts';

/** What the page says beside the interface itself. */
export type DocsFacts = {
  readonly limits: ShownLimits;
  /** None leaves the section out. */
  readonly settings: readonly SettingRow[];
};

/**
 * Writes the documentation page out of the OpenAPI document: one page without scripts or anything from another host, so
 * that it reads everywhere, offline too.
 */
export function renderDocsPage(document: ApiDocument, { limits, settings }: DocsFacts): string {
  const operations = Object.entries(document.paths).map(([path, { post }]) => ({ path, ...post }));
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Chart Agents: the interface</title>
<style>${rawHtml(DOCS_STYLE)}</style>
</head>
<body>
<div class="page">
${renderNavigation(operations, document, settings.length > 0)}
<main>
<h1>Chart Agents</h1>
<p class="lead">${String(document.info.summary)}</p>
<p>${renderProse(String(document.info.description))}</p>
<p>This page is made from <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1, interface version ${String(document.info.version)}), and that from the very schemas that check requests.</p>
${operations[0] && html`<h2 id="start">Start</h2><p>No key is needed. <code>-N</code> shows events as they come.</p>${renderCurl(operations[0])}`}
${renderAccess(document)}
<h2 id="endpoints">Endpoints</h2>
${operations.map((operation) => renderOperation(operation, document))}
${renderEvents()}
${renderErrors()}
${renderPictures()}
${renderLimits(limits)}
${settings.length > 0 ? renderSettings(settings) : undefined}
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas).map(
  ([name, schema]) => html`<h3 id="schema-${name}">${name}</h3>${renderSchema(schema, document)}`,
)}
</main>
</div>
</body>
</html>
`;
  return page.text;
}

function renderNavigation(operations: readonly PlacedOperation[], document: ApiDocument, hasSettings: boolean): Html {
  const item = (id: string, text: string) => html`<li><a href="#${id}">${text}</a></li>`;
  return html`<nav aria-label="Contents"><strong>Chart Agents</strong>
<ul>${item('start', 'Start')}${item('access', 'Access')}${item('endpoints', 'Endpoints')}${item('events', 'Events')}${item('errors', 'Errors')}${item('pictures', 'Pictures')}${item('limits', 'Limits')}${hasSettings ? item('settings', 'Settings') : undefined}</ul>
<h4>Endpoints</h4><ul>${operations.map(({ operationId }) => item(operationId, operationId))}</ul>
<h4>Schemas</h4><ul>${Object.keys(document.components.schemas).map((name) => item(`schema-${name}`, name))}</ul></nav>`;
}

function renderAccess({ components }: ApiDocument): Html {
  const headers = Object.entries(components.headers).map(([name, { description }]) => [
    html`<code>${name}</code>`,
    renderProse(description),
  ]);
  return html`<h2 id="access">Access</h2>
<p>With an API key, send <code>Authorization: Bearer &lt;key&gt;</code>. Without the header the call is served anonymously where the endpoint allows it, and its response brings a token; send that the same way from then on. The token does not expire.</p>
<p><strong>Keys must not be used in client-side code:</strong> whoever reads the page reads the key.</p>
${renderTable(['Header of the response', 'Meaning'], headers)}`;
}
