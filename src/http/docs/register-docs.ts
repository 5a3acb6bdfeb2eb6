import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DocsSources, Documents } from './write-documents.ts';

/**
 * Adds `/openapi.json` and `/docs`, both from the schemas that check requests. They are written, and their writer is
 * loaded, when they are first asked for, so that a service nobody looks at starts sooner and stays small.
 */
export function registerDocs(app: FastifyInstance, sources: DocsSources): void {
  let written: Promise<Documents> | undefined;
  const read = (): Promise<Documents> => {
    written ??= import('./write-documents.ts').then(({ writeDocuments }) => writeDocuments(sources));
    return written;
  };
  app.get('/openapi.json', async (_request, reply) => {
    const { json } = await read();
    return reply.type('application/json; charset=utf-8').send(json);
  });
  app.get('/docs', async (request, reply) => {
    const { pageAt, pagePolicy } = await read();
    const page = pageAt(maybeBase(request));
    return reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page);
  });
}

const HOST = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** The address under which the caller reached the service; nothing where the host is no plain name or address, since it is written into a page. */
function maybeBase({ protocol, headers: { host = '' } }: FastifyRequest): string | undefined {
  return HOST.test(host) ? `${protocol}://${host}` : undefined;
}
