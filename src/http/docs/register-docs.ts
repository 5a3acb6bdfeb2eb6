import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createApiDocument } from '../openapi.ts';
import type { Endpoint } from '../v0/endpoint.ts';
import type { RequestLimits } from '../v0/limits.ts';
import { renderDocsPage } from './docs-page.ts';
import type { CallerLimits, SettingRow } from './docs-reference.ts';
import { DOCS_STYLE } from './docs-style.ts';

/** What the documents are made from. */
export type DocsSources = {
  /** The endpoints that are mounted. */
  readonly endpoints: readonly Pick<Endpoint, 'name'>[];
  readonly limits: RequestLimits;
  /** How this service is set up. */
  readonly settings: CallerLimits & { readonly anonymousTokenHeader: string };
  /** The variables that whoever runs the service may set, with their full names; absent, the page has no such section. */
  readonly variables?: readonly SettingRow[];
};

/** The page brings its own style and nothing else: no script, no picture, no other host. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Adds `/openapi.json` and `/docs`, both from the schemas that check requests. They are written when they are first asked
 * for, so that a service nobody looks at starts sooner and stays small. A look at `/` is led to `/docs`.
 */
export function registerDocs(app: FastifyInstance, sources: DocsSources): void {
  let written: Documents | undefined;
  const read = (): Documents => {
    written ??= write(sources);
    return written;
  };
  app.get('/', (_request, reply) => reply.redirect('/docs'));
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(read().json));
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', PAGE_POLICY).send(read().page),
  );
}

type Documents = { readonly json: string; readonly page: string };

function write({ endpoints, limits, settings, variables = [] }: DocsSources): Documents {
  const document = createApiDocument({ endpoints, limits, anonymousTokenHeader: settings.anonymousTokenHeader });
  return {
    json: JSON.stringify(document, undefined, 2),
    page: renderDocsPage(document, { limits: { ...settings, ...limits }, settings: variables }),
  };
}
