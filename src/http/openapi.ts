import { z } from 'zod';
import { ENDPOINT_AUDIENCE } from '../access/endpoints.ts';
import { ERRORS } from './errors.ts';
import { errorBodySchema, errorEventSchema, progressSchema } from './v0/answers.ts';
import { ENDPOINT_DESCRIPTIONS, type EndpointDescription } from './v0/descriptions.ts';
import type { Endpoint } from './v0/endpoint.ts';
import type { RequestLimits } from './v0/limits.ts';

/** The version of the interface description, by the contract. */
const INTERFACE_VERSION = '0.1.0';

/** A JSON schema as it stands in the document: the keywords that our schemas come out with. */
export type ApiSchema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly ApiSchema[];
  readonly items?: ApiSchema;
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
};

type Reference = { readonly $ref: string };
type Described = { readonly description: string; readonly schema: ApiSchema };

/** One response: what it means, its headers and its body. */
export type ApiResponse = {
  readonly description: string;
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content: Readonly<Record<string, { readonly schema: ApiSchema; readonly example?: unknown }>>;
};

/** One endpoint. */
export type ApiOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly requestBody: {
    readonly required: true;
    readonly content: { readonly 'application/json': { readonly schema: ApiSchema; readonly example: unknown } };
  };
  readonly responses: Readonly<Record<string, ApiResponse | Reference>>;
};

/** The OpenAPI 3.1 document of the service, as far as this service has one. */
export type ApiDocument = {
  readonly openapi: '3.1.1';
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, { readonly post: ApiOperation }>>;
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>;
    readonly headers: Readonly<Record<string, Described>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
    readonly schemas: Readonly<Record<string, ApiSchema>>;
  };
};

/** What the document is made from. */
export type ApiSources = {
  /** The endpoints that are mounted; no other is in the document. */
  readonly endpoints: readonly Pick<Endpoint, 'name'>[];
  readonly limits: RequestLimits;
  /** The response header that carries a new anonymous token. */
  readonly anonymousTokenHeader: string;
};

/** Statuses that belong to a path or a method rather than to an endpoint. */
const FOREIGN_STATUSES = [404, 405];

/** Describes the mounted endpoints as an OpenAPI 3.1 document, from the very schemas that check their requests. */
export function createApiDocument({ endpoints, limits, anonymousTokenHeader }: ApiSources): ApiDocument {
  const schemas = createSchemaCollection();
  const described = endpoints.flatMap(({ name }) => {
    const description = ENDPOINT_DESCRIPTIONS[name];
    return description === undefined ? [] : [{ name, ...description }];
  });
  const paths = described.map((one) => [
    `/api/v0/${one.name}`,
    { post: describeOperation(one, schemas, limits, anonymousTokenHeader) },
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Chart Agents',
      version: INTERFACE_VERSION,
      summary: 'Chart configurations out of data and plain language.',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: SECURITY } },
      headers: describeHeaders(anonymousTokenHeader),
      responses: describeErrors(schemas.add(errorBodySchema)),
      schemas: schemas.all(),
    },
  };
}

const INTRODUCTION =
  'Every endpoint takes JSON by POST and answers with a stream of server-sent events: any number of `progress`, then exactly one `complete` or `error`. Errors before the stream are JSON. Unknown fields of a request are ignored; unknown fields of a config are kept as they are.';
const SECURITY =
  'An API key, or the anonymous token that the first call without credentials is given. Keys must not be used in client-side code.';

type SchemaCollection = {
  /** Takes a schema in and gives what stands for it: a reference where it has a name. */
  readonly add: (schema: z.ZodType) => ApiSchema;
  readonly all: () => Readonly<Record<string, ApiSchema>>;
};

function createSchemaCollection(): SchemaCollection {
  const named = new Map<string, ApiSchema>();
  return {
    add(schema) {
      const { $schema, $defs = {}, ...root } = toJsonSchema(schema);
      for (const [name, definition] of Object.entries($defs)) named.set(name, definition);
      return root;
    },
    all: () => Object.fromEntries([...named].toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

type SchemaDocument = ApiSchema & { readonly $schema?: string; readonly $defs?: Readonly<Record<string, ApiSchema>> };

/** A schema as JSON, its named parts beside it: of what is sent (`input`), or of what is there once absent fields have their defaults. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): SchemaDocument {
  const made = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Unknown fields are ignored or kept, never refused.
      delete jsonSchema.additionalProperties;
    },
  });
  const text = JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text);
}

type Named = EndpointDescription & { readonly name: Endpoint['name'] };

function describeOperation(
  endpoint: Named,
  schemas: SchemaCollection,
  limits: RequestLimits,
  tokenHeader: string,
): ApiOperation {
  const { name, summary, description, example } = endpoint;
  const isOpen = ENDPOINT_AUDIENCE[name] === 'anyone';
  const errors = listErrorStatuses().map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  return {
    operationId: name,
    summary,
    description,
    security: [{ bearer: [] }, ...(isOpen ? [{}] : [])],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemas.add(endpoint.createRequestSchema(limits)), example } },
    },
    responses: { 200: describeStream(endpoint, schemas, tokenHeader), ...Object.fromEntries(errors) },
  };
}

function describeStream(endpoint: Named, schemas: SchemaCollection, tokenHeader: string): ApiResponse {
  const event = (name: string, data: z.ZodType) => z.object({ event: z.literal(name), data });
  const events = z.union([
    ...(endpoint.hasProgress ? [event('progress', progressSchema)] : []),
    event('complete', endpoint.resultSchema),
    event('error', errorEventSchema),
  ]);
  return {
    description: `A stream of events: ${endpoint.hasProgress ? 'any number of `progress`, then ' : ''}one \`complete\` or \`error\`. The schema describes one event; its data is one line of JSON.`,
    headers: referToHeaders('x-request-id', 'x-ratelimit-limit', 'x-ratelimit-remaining', tokenHeader),
    content: { 'text/event-stream': { schema: schemas.add(events) } },
  };
}

function listErrorStatuses(): readonly number[] {
  const statuses = new Set<number>(Object.values(ERRORS).map((error) => error.status));
  return [...statuses].filter((status) => !FOREIGN_STATUSES.includes(status));
}

function describeErrors(schema: ApiSchema): Readonly<Record<string, ApiResponse>> {
  const responses = listErrorStatuses().map((status): [number, ApiResponse] => {
    const codes = Object.entries(ERRORS).filter(([, error]) => error.status === status);
    const waits = status === 429 || status === 503 ? ['retry-after'] : [];
    const asks = status === 401 ? ['www-authenticate'] : [];
    return [
      status,
      {
        description: codes.map(([code, { text }]) => `\`${code}\`: ${text}`).join('\n\n'),
        headers: referToHeaders('x-request-id', ...waits, ...asks),
        content: { 'application/json': { schema } },
      },
    ];
  });
  return Object.fromEntries(responses);
}

function referToHeaders(...names: readonly string[]): Readonly<Record<string, Reference>> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function describeHeaders(tokenHeader: string): Readonly<Record<string, Described>> {
  const whole: ApiSchema = { type: 'integer', minimum: 0 };
  return {
    'x-request-id': { description: 'The id of the request, on every response.', schema: { type: 'string' } },
    'x-ratelimit-limit': { description: 'Requests that a caller may make in any 60 seconds.', schema: whole },
    'x-ratelimit-remaining': { description: 'How many of them are left.', schema: whole },
    'retry-after': { description: 'Seconds to wait before trying again.', schema: { type: 'integer', minimum: 1 } },
    'www-authenticate': { description: 'The scheme of credentials: `Bearer`.', schema: { type: 'string' } },
    [tokenHeader]: {
      description: 'A new anonymous token, on the first call without credentials. Send it as a bearer from then on.',
      schema: { type: 'string' },
    },
  };
}
