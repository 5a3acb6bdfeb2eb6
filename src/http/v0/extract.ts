import type { Agent } from '../../agents/agent.ts';
import type { Attachment } from './attachments.ts';
import type { Endpoint } from './endpoint.ts';
import { createExtractParser } from './extract-request.ts';
import { parseJsonBody } from './json-body.ts';
import type { RequestLimits } from './limits.ts';
import { prepareFreeCall } from './prepared-call.ts';

type ExtractAgent = Agent<{ readonly sourceText: string; readonly attachments: readonly Attachment[] }, unknown>;

/** `POST /api/v0/extract`: a chart-ready dataset out of text. */
export function createExtractEndpoint(limits: RequestLimits, extract: ExtractAgent): Endpoint {
  const parseRequest = createExtractParser(limits);
  return {
    name: 'extract',
    prepare(body) {
      const { sourceText, attachments, metadata } = parseRequest(parseJsonBody(body));
      return prepareFreeCall(extract, { sourceText, attachments }, metadata);
    },
  };
}
