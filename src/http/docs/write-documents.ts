import { createHash } from 'node:crypto';
import { createApiDocument } from '../openapi.ts';
import { withPictures } from '../pictures/describe-pictures.ts';
import type { Endpoint } from '../v0/endpoint.ts';
import type { RequestLimits } from '../v0/limits.ts';
import { renderDocsPage } from './docs-page.ts';
import type { CallerLimits, SettingRow } from './docs-reference.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { WRITTEN_BASE } from './operation.ts';

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

/** The texts of `/openapi.json` and `/docs`, and the content security policy of the latter. */
export type Documents = {
  readonly json: string;
  /** The page for readers at a base address, whose commands can be pasted as they stand. */
  readonly pageAt: (base: string | undefined) => string;
  readonly pagePolicy: string;
};

/** The page brings its own style and nothing else: no script, no picture, no other host. */
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Writes the OpenAPI document, and the page out of it, from the schemas that check requests. */
export function writeDocuments({ endpoints, limits, settings, variables = [] }: DocsSources): Documents {
  const document = createApiDocument({ endpoints, limits, anonymousTokenHeader: settings.anonymousTokenHeader });
  const page = renderDocsPage(document, { limits: { ...settings, ...limits }, settings: variables });
  return {
    json: JSON.stringify(withPictures(document), undefined, 2),
    pageAt: (base) => (base === undefined ? page : page.replaceAll(WRITTEN_BASE, base)),
    pagePolicy: PAGE_POLICY,
  };
}
