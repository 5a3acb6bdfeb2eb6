import { type ApiDocument, type ApiSchema, toJsonSchema } from '../openapi.ts';
import {
  PICTURE_CONFIG_BYTES,
  PICTURE_FORMATS,
  PICTURE_MEDIA_TYPES,
  type PictureFormat,
  pictureSchema,
} from './picture-request.ts';

type Parameter = {
  readonly name: string;
  readonly in: 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: ApiSchema;
};

/** The addresses of pictures as they stand in an OpenAPI document, with the schemas that they refer to. */
type PictureDescription = {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly schemas: Readonly<Record<string, ApiSchema>>;
};

const EXAMPLE = {
  config: {
    type: 'bar',
    data: {
      columns: [
        { key: 'city', label: 'City' },
        { key: 'population', label: 'Population' },
      ],
      rows: [
        { city: 'Lisbon', population: 545_000 },
        { city: 'Porto', population: 232_000 },
      ],
    },
  },
  width: 800,
  height: 500,
};

/** The document with the addresses of pictures, which stand beside the versioned interface and answer with no stream. */
export function withPictures(document: ApiDocument): Omit<ApiDocument, 'paths'> & Pick<PictureDescription, 'paths'> {
  const { paths, schemas } = describePictures();
  const { components } = document;
  return {
    ...document,
    paths: { ...document.paths, ...paths },
    components: { ...components, schemas: { ...schemas, ...components.schemas } },
  };
}

function describePictures(): PictureDescription {
  const { $schema, $defs = {}, ...schema } = toJsonSchema(pictureSchema, 'input');
  const paths = PICTURE_FORMATS.map((format) => [`/chart.${format}`, describeFormat(format, schema)]);
  return { paths: Object.fromEntries(paths), schemas: { ...$defs, PictureRequest: schema } };
}

function describeFormat(format: PictureFormat, schema: ApiSchema): unknown {
  const name = format.toUpperCase();
  const answer = { description: `The picture as ${name}.`, content: { [PICTURE_MEDIA_TYPES[format]]: {} } };
  const errors = (...statuses: readonly number[]) =>
    Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]));
  const base = { summary: `Draw a chart as ${name}`, security: [{}] };
  return {
    get: {
      ...base,
      operationId: `show${name}`,
      description: 'The whole chart stands in the address, so that a page can show it as an image. Nothing is stored.',
      parameters: listParameters(schema),
      responses: { 200: answer, ...errors(400, 429, 500) },
    },
    post: {
      ...base,
      operationId: `draw${name}`,
      description: `Takes a chart of up to ${PICTURE_CONFIG_BYTES} bytes, as every endpoint returns one, and answers with its picture. No key is needed.`,
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/PictureRequest' }, example: EXAMPLE },
        },
      },
      responses: { 200: answer, ...errors(400, 415, 429, 500) },
    },
  };
}

function listParameters({ properties = {} }: ApiSchema): readonly Parameter[] {
  return Object.entries(properties).map(([name, schema]): Parameter => {
    const base = { name, in: 'query', required: name === 'config' } as const;
    if (name !== 'config') return { ...base, schema };
    const description = 'The chart: JSON, or JSON (as it is, or as raw deflate) in base64url.';
    return { ...base, description, schema: { type: 'string' } };
  });
}
