import type { FastifyInstance } from 'fastify';
import { registerDocs } from './docs/register-docs.ts';
import type { DocsSources } from './docs/write-documents.ts';
import { registerPage } from './page/register-page.ts';
import { drawPicture } from './pictures/draw-picture.ts';
import { registerPictures } from './pictures/register-pictures.ts';

/** What the pages need. */
export type PageSources = DocsSources & {
  readonly settings: { readonly requestsPerMinute: number; readonly trustedProxyHops: number };
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs: () => number;
};

/** Adds everything that is served beside the endpoints: the first page, the docs, pictures of charts. */
export function registerPages(app: FastifyInstance, sources: PageSources): void {
  const { settings, nowMs } = sources;
  registerPage(app);
  registerDocs(app, sources);
  registerPictures(app, {
    draw: drawPicture,
    requestsPerMinute: settings.requestsPerMinute,
    trustedProxyHops: settings.trustedProxyHops,
    nowMs,
  });
}
