import { type Html, html } from './html.ts';

/** A table with a head; it scrolls sideways where the page is narrow. */
export function renderTable(head: readonly string[], rows: readonly (readonly (string | Html | undefined)[])[]): Html {
  return html`<div class="scroll"><table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
}

/** A text in which words between backticks are code. */
export function renderProse(text: string): Html {
  const parts = text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
  return html`${parts}`;
}

/** A number as people write it. */
export function toFigure(value: number): string {
  return value.toLocaleString('en');
}
