import type { ApiDocument, ApiSchema } from '../openapi.ts';
import { type Html, html } from './html.ts';
import { renderProse, renderTable, toFigure } from './parts.ts';

const REFERENCE = '#/components/schemas/';
/** More values than these are left to the section of the schema that lists them. */
const LONGEST_LIST = 24;

/** The schema that a reference stands for; any other schema is itself. */
export function resolveSchema(schema: ApiSchema | undefined, { components }: ApiDocument): ApiSchema {
  const name = schema?.$ref?.slice(REFERENCE.length);
  return (name === undefined ? schema : components.schemas[name]) ?? {};
}

/** A schema as a table of its fields, or as its type where it has none. */
export function renderSchema(schema: ApiSchema, document: ApiDocument): Html {
  const about = schema.description && html`<p>${renderProse(schema.description)}</p>`;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return html`${about}<p>${renderType(schema)}</p>`;
  const rows = fields.map(([name, field]) => [
    html`<code>${name}</code>${renderMarks(field, schema.required?.includes(name) === true)}`,
    renderType(field),
    html`${renderProse(describeField(field, document))}${renderDefault(field)}`,
  ]);
  return html`${about}${renderTable(['Field', 'Type', 'Meaning'], rows)}`;
}

/** What a field means: its own words, else those of the schema it refers to. */
function describeField(field: ApiSchema, document: ApiDocument): string {
  return field.description ?? resolveSchema(field.items ?? field, document).description ?? '';
}

function renderMarks({ deprecated }: ApiSchema, isRequired: boolean): readonly Html[] {
  const marks = [...(isRequired ? ['required'] : []), ...(deprecated === true ? ['deprecated'] : [])];
  return marks.map((mark) => html` <span class="tag">${mark}</span>`);
}

function renderDefault(schema: ApiSchema): Html | undefined {
  return schema.default === undefined ? undefined : html` Default: <code>${String(schema.default)}</code>.`;
}

function renderType(schema: ApiSchema): Html {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(REFERENCE.length);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (schema.anyOf !== undefined) return join(schema.anyOf.map(renderType), ' or ');
  if (schema.enum !== undefined && schema.enum.length <= LONGEST_LIST) {
    return join(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' ',
    );
  }
  if (schema.type === 'array' && schema.items !== undefined) {
    return html`array of ${renderType(schema.items)}${renderBounds(schema)}`;
  }
  if (schema.properties !== undefined) return html`<code>{${Object.keys(schema.properties).join(', ')}}</code>`;
  return html`${[schema.type ?? 'anything'].flat().join(' or ')}${renderBounds(schema)}`;
}

function renderBounds({ maxLength, maxItems, minimum, maximum }: ApiSchema): string {
  if (maxLength !== undefined) return `, at most ${toFigure(maxLength)} characters`;
  if (maxItems !== undefined) return `, at most ${maxItems}`;
  if (minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return `, ${minimum} to ${maximum}`;
  return '';
}

function join(parts: readonly Html[], between: string): Html {
  return html`${parts.map((part, index) => html`${index === 0 ? '' : between}${part}`)}`;
}
