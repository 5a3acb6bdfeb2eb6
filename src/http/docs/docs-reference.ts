import { ERRORS, ServiceError, toErrorBody } from '../errors.ts';
import { PICTURE_CONFIG_BYTES } from '../pictures/picture-request.ts';
import { MEGABYTE, type RequestLimits } from '../v0/limits.ts';
import { type Html, html } from './html.ts';
import { renderProse, renderTable, toFigure } from './parts.ts';

/** What one caller may do. Money is in whole micro-dollars. */
export type CallerLimits = {
  readonly requestsPerMinute: number;
  readonly tokensPerHour: number;
  readonly anonymousBudgetMicros: number;
  readonly keyBudgetMicros: number;
};

/** The limits that are shown: those of a request body, and those of a caller. */
export type ShownLimits = RequestLimits & CallerLimits;

/** A variable that whoever runs the service may set. */
export type SettingRow = { readonly name: string; readonly fallback: string; readonly description: string };

const MICROS_PER_DOLLAR = 1_000_000;

/** The events of a stream. */
export function renderEvents(): Html {
  return html`<h2 id="events">Events</h2>
<p>Every endpoint answers 200 with <code>text/event-stream</code>. An event is one <code>event:</code> line, one <code>data:</code> line of JSON and a blank line. Lines that begin with a colon keep the connection alive and mean nothing.</p>
${renderTable(
  ['Event', 'Data', 'When'],
  [
    [
      html`<code>progress</code>`,
      html`<code>{message}</code>`,
      'Any number of times, before the last event. Never from evaluate.',
    ],
    [html`<code>complete</code>`, 'What the endpoint promises', 'Once, last: the answer.'],
    [
      html`<code>error</code>`,
      html`<code>{message, error, code, retryable}</code>`,
      'Once, last, in place of complete.',
    ],
  ],
)}
<pre><code>event: progress
data: {"message":"Reading the text"}

event: complete
data: {"config":{…},"response":{"message":"…"},"extractMeta":{…}}
</code></pre>`;
}

const EXAMPLE = new ServiceError('VALIDATION_ERROR', {
  issues: [
    { path: 'config.data.rows[3]', message: 'This must be an object; null was sent.' },
    { path: 'metadata.callId', message: 'This is required: a string.' },
  ],
});

/** The table of errors. */
export function renderErrors(): Html {
  const rows = Object.entries(ERRORS).map(([code, { status, isRetryable, text }]) => [
    html`<code>${code}</code>`,
    String(status),
    isRetryable ? 'yes' : 'no',
    text,
  ]);
  return html`<h2 id="errors">Errors</h2>
<p>Before the stream, an error is JSON: <code>{error, message, code, retryable, requestId, issues?}</code>. <code>message</code> and <code>error</code> are the same text; <code>issues</code> names every wrong value of the body by its path. Every 429 and 503 says in <code>Retry-After</code> how many seconds to wait.</p>
<pre><code>${JSON.stringify(toErrorBody(EXAMPLE, 'the x-request-id of the response'), undefined, 2)}</code></pre>
${renderTable(['Code', 'Status', 'Retry', 'Meaning'], rows)}`;
}

/** The pictures beside the interface. */
export function renderPictures(): Html {
  return html`<h2 id="pictures">Pictures</h2>
<p>The service draws any chart. <code>GET /chart.svg</code> and <code>GET /chart.png</code> take the whole chart in their address, so that a page can show one as an image; nothing is stored. <code>POST</code> to the same addresses takes the fields as a JSON body, for charts of up to ${toFigure(PICTURE_CONFIG_BYTES)} bytes. No key is needed. These addresses stand outside the versioned interface.</p>
<pre><code>&lt;img src="/chart.svg?config=…&amp;width=800&amp;height=500"&gt;</code></pre>
${renderTable(
  ['Field', 'Value'],
  [
    [html`<code>config</code>`, 'The chart: JSON, or JSON (as it is, or as raw deflate) in base64url.'],
    [html`<code>width</code>, <code>height</code>`, '120 to 3000 and 80 to 3000 pixels; 800 by 500 where absent.'],
    [html`<code>mode</code>`, html`<code>light</code> or <code>dark</code>`],
    [
      html`<code>locale</code>`,
      html`<code>EN_GB</code>, <code>EN_US</code>, <code>AR</code> or <code>PT_PT</code>: how numbers and dates are written`,
    ],
    [html`<code>scale</code>`, 'Of a PNG: 1 to 3 pixels for each of its width.'],
  ],
)}`;
}

/** The limits as this service has them. */
export function renderLimits(limits: ShownLimits): Html {
  const megabytes = (bytes: number) => `${bytes / MEGABYTE} MB`;
  const dollars = (micros: number) => `${micros / MICROS_PER_DOLLAR} dollars`;
  return html`<h2 id="limits">Limits</h2>
<p>Characters are UTF-16 code units; a megabyte (MB) is 1,048,576 bytes of the decoded file; a month is a calendar month in UTC.</p>
${renderTable(
  ['Limit', 'Value'],
  [
    ['Requests of one caller', `${limits.requestsPerMinute} in any 60 seconds`],
    ['New anonymous tokens for one network', `${limits.tokensPerHour} in any hour`],
    [
      'Monthly budget of an anonymous token',
      `${dollars(limits.anonymousBudgetMicros)}; all anonymous callers share one pool`,
    ],
    ['Monthly budget of an API key', dollars(limits.keyBudgetMicros)],
    ['sourceText', `${toFigure(limits.sourceTextLength)} characters`],
    ['userPrompt', `${toFigure(limits.userPromptLength)} characters`],
    ['maxSuggestionCount', `1 to ${limits.suggestionCount}`],
    ['Images', `${limits.images}, each ${megabytes(limits.imageBytes)}`],
    ['PDFs', `${limits.pdfs}, each ${megabytes(limits.pdfBytes)}`],
    ['Spreadsheets', `${limits.spreadsheets}, each ${megabytes(limits.spreadsheetBytes)}`],
    ['All attachments', `${limits.attachments}, together ${megabytes(limits.attachmentsBytes)}`],
  ],
)}`;
}

/** The settings with their defaults. */
export function renderSettings(settings: readonly SettingRow[]): Html {
  const rows = settings.map(({ name, fallback, description }) => [
    html`<code>${name}</code>`,
    fallback === '' ? 'empty' : html`<code>${fallback}</code>`,
    renderProse(description),
  ]);
  return html`<h2 id="settings">Settings</h2>
<p>For whoever runs the service: environment variables, read once at the start. A name or value that can't be stops it.</p>
${renderTable(['Variable', 'Default', 'Meaning'], rows)}`;
}
