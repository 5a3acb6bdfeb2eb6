import type { HttpSettings } from './http-settings.ts';

/** Response headers by name. */
export type Headers = Readonly<Record<string, string>>;

const PREFLIGHT_SECONDS = 86_400;

type CorsSettings = Pick<HttpSettings, 'corsOrigins' | 'anonymousTokenHeader'>;

/**
 * The headers that let pages of an origin read an answer. No cookies are used, so any origin may be let in; of a list of
 * origins the one that asks is named, and others get no leave.
 */
export function toCorsHeaders(
  { corsOrigins, anonymousTokenHeader }: CorsSettings,
  origin: string | undefined,
): Headers {
  const exposed = {
    'access-control-expose-headers': `${anonymousTokenHeader}, x-ratelimit-limit, x-ratelimit-remaining, retry-after, x-request-id`,
  };
  if (corsOrigins === '*') return { 'access-control-allow-origin': '*', ...exposed };
  if (origin === undefined || !corsOrigins.includes(origin)) return { vary: 'Origin' };
  return { 'access-control-allow-origin': origin, vary: 'Origin', ...exposed };
}

/** The further headers of the answer to a preflight. The star covers every header but `Authorization`. */
export function toPreflightHeaders(allowedMethods: string): Headers {
  return {
    'access-control-allow-methods': allowedMethods,
    'access-control-allow-headers': 'authorization, content-type, *',
    'access-control-max-age': String(PREFLIGHT_SECONDS),
  };
}
