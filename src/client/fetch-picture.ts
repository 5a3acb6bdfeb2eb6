import type { GraphConfig } from '../chart/graph-config.ts';
import type { Locale } from '../chart/locale.ts';
import { connectionFailed, readErrorAnswer } from './client-error.ts';

/** A chart to be drawn by the service. Width and height are in CSS pixels; `scale` is pixels of a PNG for each. */
export type PictureRequest = {
  readonly config: GraphConfig;
  readonly width?: number;
  readonly height?: number;
  readonly mode?: 'light' | 'dark';
  readonly locale?: Locale;
  readonly scale?: number;
};

/** What goes with a request for a picture. */
export type PictureOptions = {
  readonly base: string;
  readonly format: 'svg' | 'png';
  readonly signal?: AbortSignal | undefined;
};

/** Lets the service draw a chart: an SVG or a PNG. Pictures need no key and no token. Throws a `ClientError`. */
export async function fetchPicture(request: PictureRequest, { base, format, signal }: PictureOptions): Promise<Blob> {
  const response = await post(`${base.replace(/\/$/, '')}/chart.${format}`, request, signal);
  if (!response.ok) throw await readErrorAnswer(response);
  return response.blob();
}

async function post(url: string, request: PictureRequest, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw connectionFailed(url, error);
  }
}
