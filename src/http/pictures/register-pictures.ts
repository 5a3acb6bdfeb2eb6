import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AccessError } from '../../access/access-error.ts';
import { networkOf } from '../../access/network.ts';
import { RequestWindows } from '../../access/request-windows.ts';
import { checkSize, declaredLength, readBody } from '../request/body.ts';
import { requireJson } from '../request/media-type.ts';
import { createUploadSlots } from '../request/upload-slots.ts';
import { createStop } from '../stop.ts';
import {
  PICTURE_CONFIG_BYTES,
  PICTURE_FORMATS,
  PICTURE_MEDIA_TYPES,
  type PictureFormat,
  type PictureRequest,
  parsePictureBody,
  parsePictureQuery,
} from './picture-request.ts';

/** Draws a chart: the text of an SVG, or the bytes of a PNG. */
export type DrawPicture = (request: PictureRequest, format: PictureFormat) => Promise<string | Uint8Array>;

/** What the routes of pictures need. */
export type PictureParts = {
  readonly draw: DrawPicture;
  readonly requestsPerMinute: number;
  readonly trustedProxyHops: number;
  /** Milliseconds of a clock that never goes back. */
  readonly nowMs: () => number;
};

const MINUTE_MS = 60_000;
/** The same address always shows the same data; a day is how long an older drawing of it may be seen. */
const CACHE = 'public, max-age=86400';
/** An SVG that is opened by itself may bring its own style and nothing else; no script of anybody runs in it. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Adds the pictures of charts, `/chart.svg` and `/chart.png`: by `GET` with the whole chart in the address, so that a page
 * can show one as an image and nothing is stored, and by `POST` for charts too large for an address. They need no key; one
 * network may ask for as many in a minute as one caller may make requests.
 */
export function registerPictures(app: FastifyInstance, parts: PictureParts): void {
  const windows = new RequestWindows({ limit: parts.requestsPerMinute, windowMs: MINUTE_MS });
  const slots = createUploadSlots({ count: 1, bytes: PICTURE_CONFIG_BYTES });
  const count = (request: FastifyRequest, reply: FastifyReply): void => {
    const { state, retryAfterMs } = windows.admit(toNetwork(request, parts.trustedProxyHops), parts.nowMs());
    if (retryAfterMs !== undefined) throw new AccessError('RATE_LIMIT_ERROR', { retryAfterMs, rate: state });
    reply.header('x-ratelimit-limit', state.limit).header('x-ratelimit-remaining', state.remaining);
  };
  for (const format of PICTURE_FORMATS) {
    const url = `/chart.${format}`;
    const send = async (request: PictureRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const picture = await parts.draw(request, format);
      const body = typeof picture === 'string' ? picture : Buffer.from(picture);
      return reply.type(PICTURE_MEDIA_TYPES[format]).header('content-security-policy', SVG_POLICY).send(body);
    };
    app.get(url, async (request, reply) => {
      count(request, reply);
      const wanted = parsePictureQuery(toQuery(request));
      return send(wanted, reply.header('cache-control', CACHE));
    });
    app.post(url, async (request, reply) => {
      requireJson(request.headers);
      count(request, reply);
      checkSize(declaredLength(request.raw) ?? 0, PICTURE_CONFIG_BYTES);
      const { signal } = createStop(reply.raw);
      const limits = { limitBytes: PICTURE_CONFIG_BYTES, largeBodyBytes: PICTURE_CONFIG_BYTES, slots, signal };
      const body = await readBody(request.raw, limits);
      return send(parsePictureBody(Buffer.concat(body.chunks, body.sizeBytes)), reply);
    });
  }
}

function toNetwork(request: FastifyRequest, trustedProxyHops: number): string {
  const forwarded = request.raw.headersDistinct['x-forwarded-for']?.join(',');
  return networkOf(request.socket.remoteAddress, forwarded, trustedProxyHops);
}

function toQuery({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  return typeof query === 'object' && query !== null ? { ...query } : {};
}
