import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readSettings, type Settings } from '../../settings.ts';
import { createApiDocument } from '../openapi.ts';
import type { Endpoint } from '../v0/endpoint.ts';
import type { RequestLimits } from '../v0/limits.ts';
import { renderDocsPage } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';

/** What the documents are made from. */
export type DocsSources = {
  /** The endpoints that are mounted. */
  readonly endpoints: readonly Pick<Endpoint, 'name'>[];
  readonly limits: RequestLimits;
  /** How this service is set up; absent, the defaults. */
  readonly settings?: Settings;
};

/** The page brings its own style and nothing else: no script, no picture, no other host. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Adds `/openapi.json` and `/docs`, both written once, from the schemas that check requests. */
export function registerDocs(
  app: FastifyInstance,
  { endpoints, limits, settings = readSettings({}) }: DocsSources,
): void {
  const { anonymousTokenHeader } = settings;
  const document = createApiDocument({ endpoints, limits, anonymousTokenHeader });
  const json = JSON.stringify(document, undefined, 2);
  const page = renderDocsPage(document, { ...settings, ...limits });
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(page),
  );
}
