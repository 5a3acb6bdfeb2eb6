import type { FastifyInstance } from 'fastify';
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
  app.get('/docs', async (_request, reply) => {
    const { page, pagePolicy } = await read();
    return reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page);
  });
}
