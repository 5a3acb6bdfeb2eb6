import type { IncomingHttpHeaders } from 'node:http';
import { ServiceError } from '../errors.ts';

/**
 * Refuses a request whose headers do not announce a plain JSON body in UTF-8: `UNSUPPORTED_MEDIA_TYPE`. JSON has no
 * `charset` parameter (RFC 8259), but clients send one; `utf-8` is let through.
 */
export function requireJson(headers: IncomingHttpHeaders): void {
  const [type = '', ...parameters] = (headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') throw new ServiceError('UNSUPPORTED_MEDIA_TYPE');
  if (!parameters.every(isHarmless)) throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', { detail: 'foreign-charset' });
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding !== 'identity' && encoding !== '') {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', { detail: 'encoded-body' });
  }
}

function isHarmless(parameter: string): boolean {
  const [name = '', value = ''] = parameter.toLowerCase().split('=');
  return name.trim() !== 'charset' || ['utf-8', 'utf8'].includes(value.trim().replaceAll('"', ''));
}
