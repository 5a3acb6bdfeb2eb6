/** Markup that needs no more escaping. Only `html` and `rawHtml` make it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What may stand in a template: text is escaped, markup is kept, arrays are joined, undefined is nothing. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Writes markup as a template; every value in it is escaped.
 * @example html`<p title="${title}">${lines.map((line) => html`<b>${line}</b>`)}</p>`
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + toMarkup(values[index])).join(''));
}

/** Takes a text for markup as it stands. For our own constants only, never for what came from outside. */
export function rawHtml(text: string): Html {
  return new Html(text);
}

function toMarkup(value: HtmlValue): string {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(toMarkup).join('');
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
