import type { Agent } from '../../agents/agent.ts';
import type { Attachment } from './attachments.ts';
import type { Endpoint } from './endpoint.ts';
import { createExtractParser, type ExtractRequest } from './extract-request.ts';
import { parseJsonBody } from './json-body.ts';
import type { RequestLimits } from './limits.ts';
import { prepareFreeCall, prepareModelCall } from './prepared-call.ts';

/** A file as the agent takes it. `field` is where it stands in the body: `attachments[0]`. */
type File = {
  readonly kind: Attachment['kind'];
  readonly bytes: Uint8Array;
  readonly filename: string | undefined;
  readonly field: string;
};

type ExtractAgent = Agent<
  Pick<ExtractRequest, 'sourceText' | 'includeProvenance' | 'includePages' | 'includeQuestions' | 'answers'> & {
    readonly attachments: readonly File[];
  },
  unknown
>;

/**
 * `POST /api/v0/extract`: a chart-ready dataset out of text and files. A request with files is never answered in the process of
 * the service, whatever its size: what they hold may be any number of times larger.
 */
export function createExtractEndpoint(limits: RequestLimits, extract: ExtractAgent): Endpoint {
  const parseRequest = createExtractParser(limits);
  return {
    name: 'extract',
    prepare(body) {
      const { attachments, field, metadata, ...wanted } = parseRequest(parseJsonBody(body));
      const files = attachments.map((attachment, i) => toFile(attachment, `${field}[${i}]`));
      const shown = {
        hasImages: files.some(({ kind }) => kind === 'image'),
        hasDocuments: files.some(({ kind }) => kind === 'document'),
      };
      const prepare =
        files.every(({ kind }) => kind === 'spreadsheet') && wanted.sourceText.trim() === ''
          ? prepareFreeCall
          : prepareModelCall;
      const input = { ...wanted, attachments: files };
      const call = prepare(extract, input, metadata, shown);
      return files.length === 0 ? call : { ...call, isForWorker: true };
    },
  };
}

/** The name of a file is that of a spreadsheet, by the contract; elsewhere it is ignored. */
function toFile({ kind, dataBase64, filename }: Attachment, field: string): File {
  const bytes = Buffer.from(dataBase64, 'base64');
  return { kind, bytes, filename: kind === 'spreadsheet' ? filename : undefined, field };
}
