import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../errors.ts';
import { type LoadedPage, loadPage, type PageFile } from './load-page.ts';

/** Everything comes from this very service: no inline script or style, nothing from or to another host, no frame. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Adds the first page at `/` and what it loads below `/page/`. Everything is read and compressed when it is first asked
 * for, and held in memory from then on: under 2 MB.
 */
export function registerPage(app: FastifyInstance): void {
  let loaded: Promise<LoadedPage> | undefined;
  const load = (): Promise<LoadedPage> => {
    loaded ??= loadPage();
    return loaded;
  };
  app.get('/', async (request, reply) => {
    const { document } = await load();
    reply.header('content-security-policy', POLICY).header('cache-control', ASK_AGAIN);
    return send(document, request, reply);
  });
  app.get('/page/*', async (request, reply) => {
    const { files } = await load();
    const file = await files.get(toPath(request))?.();
    if (file === undefined) throw new ServiceError('NOT_FOUND');
    return send(file, request, reply.header('cache-control', FOR_EVER));
  });
}

function toPath({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && '*' in params ? String(params['*']) : '';
}

function send(
  { mediaType, bytes, gzipped, etag }: PageFile,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter((name) => name !== undefined).join(', ');
  reply.header('etag', etag).header('vary', vary);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  if (!takesGzip || gzipped === undefined) return reply.type(mediaType).send(bytes);
  return reply.header('content-encoding', 'gzip').type(mediaType).send(gzipped);
}
