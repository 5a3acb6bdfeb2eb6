import type { EndpointName } from '../src/access/endpoints.ts';

/** One behaviour that somebody may rely on, and where it is written. */
export type Requirement = {
  readonly id: RequirementId;
  /** File and heading of the specification, such as `service: Limits`. */
  readonly section: string;
  readonly sentence: string;
  /** No proof is asked for while this work is awaited. */
  readonly awaits?: AwaitedWork;
};

/**
 * Work that has not come yet: an endpoint that is not mounted, or language models. `requirements.test.ts` knows how to see that each has come.
 */
export type AwaitedWork = EndpointName | 'models';

/** Every behaviour by section and id, in the order of `service.md`, `decisions.md` and `graph-config.md`. */
const SENTENCES = {
  'service: top': {
    'routes.prefix': 'All paths of the interface begin with /api/v0.',
  },
  'service: What the service does': {
    'extract.from-text': 'extract builds a chart-ready dataset, returned as a GraphConfig, from free text.',
    'extract.from-images': 'extract builds a chart-ready dataset from images.',
    'extract.from-pdfs': 'extract builds a chart-ready dataset from PDFs.',
    'extract.from-spreadsheets': 'extract builds a chart-ready dataset from .xlsx spreadsheets.',
    'suggestions.suggests': 'suggestions suggests chart types and data-preparation steps for a dataset.',
    'generate.modifies': 'generate modifies a chart from a natural-language instruction.',
    'mutate.transforms':
      'mutate transforms the dataset (filter, group, aggregate, derive, sort) from a natural-language instruction.',
    'narrate.writes': 'narrate writes a title, subtitle and caption into the content of the chart.',
    'evaluate.scores': 'evaluate scores and ranks every chart type by fit to a dataset.',
  },
  'service: GraphConfig': {
    'config.type-required': 'type is required, except on evaluate.',
    'config.type-values': 'type is one of the 20 names of the enumeration.',
    'evaluate.type-ignored': 'On evaluate the type is ignored and a config without type is accepted.',
    'config.data-required': 'data is a required object.',
    'config.columns': 'data.columns is an array of {key: string, label: string}.',
    'config.rows': 'data.rows is an array of objects with arbitrary properties.',
    'config.rows-by-key': 'Rows hold their values in properties keyed by column key.',
    'narrate.content': 'content is a rich-text JSON document holding title, subtitle and caption.',
  },
  'service: Metadata': {
    'metadata.optional': 'metadata is optional on every request.',
    'metadata.call-id': 'callId, a string, is required whenever metadata is present; without it the answer is 400.',
    'metadata.locale': 'locale is one of EN_GB, EN_US, AR, PT_PT.',
    'metadata.effort': 'effort is one of low, medium, high.',
    'metadata.effort-forwarded': 'effort is forwarded on the invocation of the agent.',
    'metadata.effort-default': 'effort that is neither given nor inferred is medium.',
    'metadata.storytelling': 'storytellingEffort is one of none, low, medium, high.',
    'metadata.effort-inferred': 'storytellingEffort without effort gives the effort (none gives low).',
    'metadata.narrative-richness': 'When both are present storytellingEffort controls the narrative richness.',
  },
  'service: ExtractAttachment': {
    'attachment.kind': 'kind is required and one of image, document, spreadsheet.',
    'attachment.mime-type': 'mimeType is a required string that belongs to the kind.',
    'attachment.data': 'dataBase64 is required: RFC 4648 standard base64 of the raw file bytes.',
    'attachment.filename': 'filename is optional, for spreadsheets only.',
  },
  'service: ExtractMeta': {
    'extract.meta':
      'extractMeta is null or {confidence: high|medium|low, needsUserInput: boolean, warnings: string[]}.',
  },
  'service: ExtractAccuracyEvaluation': {
    'extract.accuracy':
      'lastAccuracyEvaluation, where present, is {score: number, issues: string[], sufficient: boolean, summary: string}.',
  },
  'service: Suggestion': {
    'suggestions.entry': 'A suggestion is {dataPrepPrompt, chartType, summary}.',
  },
  'service: ChartFitEntry': {
    'evaluate.entry': 'A ranking entry is {rank, type, score, verdict: ok|disqualified, factors}.',
  },
  'service: ChartFitFactor': {
    'evaluate.factor': 'A factor is {kind, label, weight, reason}.',
  },
  'service: Endpoints': {
    'routes.post': 'Every endpoint is called by POST.',
    'routes.json': 'The request body is application/json, and the header that says so is required.',
    'routes.stream': 'The answer is text/event-stream, status 200 when the stream begins.',
  },
  'service: POST /extract': {
    'extract.source-text': 'sourceText is a string of at most 500000 characters.',
    'extract.attachments': 'attachments is an array of at most 12 items.',
    'extract.images':
      'images (deprecated) is an array of at most 8 {mimeType, dataBase64}, checked as attachments of kind image.',
    'extract.images-or-attachments': 'images cannot be combined with attachments.',
    'extract.no-source': 'A body with neither source text nor attachments is 400.',
    'extract.complete': 'complete carries {config, response: {message}, extractMeta, lastAccuracyEvaluation?}.',
  },
  'service: POST /suggestions': {
    'suggestions.request': 'The request is {config, userPrompt, maxSuggestionCount?, metadata?}.',
    'suggestions.count-range': 'maxSuggestionCount is an integer from 1 to 4.',
    'suggestions.count-is-target':
      'maxSuggestionCount is communicated as a target maximum; the stream is neither validated nor truncated to it.',
    'suggestions.complete': 'complete carries {suggestions: Suggestion[]}.',
  },
  'service: POST /generate': {
    'generate.request': 'The request is {config, userPrompt, metadata?}.',
    'generate.complete': 'complete carries {config, response: {message, steps?}}.',
  },
  'service: POST /mutate': {
    'mutate.request': 'The request has the same shape as that of generate.',
    'mutate.complete': 'complete carries {config, response: {message, steps?}}.',
  },
  'service: POST /narrate': {
    'narrate.request': 'The request is {config, userPrompt, metadata?}.',
    'narrate.fields-by-level':
      'Which fields are produced depends on the storytelling level derived from metadata.effort.',
    'narrate.complete': 'complete carries {config, response: {message}}.',
  },
  'service: POST /evaluate': {
    'evaluate.config-required': 'config is required.',
    'evaluate.only-data': 'Only config.data is scored; chart type, styling and annotations are ignored.',
    'evaluate.family-values': 'chartFamily is optional: comparison, relationship, distribution or composition.',
    'evaluate.family-bonus': 'Chart types in the family get a fit bonus.',
    'evaluate.no-prompt': 'There is no userPrompt: one that is sent is ignored.',
    'evaluate.deterministic': 'The scoring is deterministic: the same request gets the same answer.',
    'evaluate.single-event': 'The result arrives as a single complete event, with no progress events.',
    'evaluate.complete': 'complete carries {ranking}: every supported chart type, best first.',
  },
  'service: Authentication': {
    'auth.bearer': 'An API key is sent as Authorization: Bearer KEY.',
    'auth.key-prefix': 'API keys begin with a fixed prefix and an underscore.',
    'auth.invalid-key': 'An invalid key is 401 AUTHENTICATION_ERROR, not retryable.',
    'auth.permission': 'A key without the needed permission is 403 AUTHORIZATION_ERROR, not retryable.',
    'auth.not-in-browsers': 'The documentation says that keys must not be used in client-side code.',
  },
  'service: Keyless access': {
    'keyless.served': 'A request without Authorization is served, and a token is issued in x-service-anonymous-token.',
    'keyless.token-prefix': 'The token starts with the same prefix as keys.',
    'keyless.header-readable': 'The token header is readable from browser scripts.',
    'keyless.token-reused': 'Calls carrying the token as a bearer are served and mint no new token.',
    'keyless.one-budget': 'Calls carrying the token share one budget.',
    'keyless.no-expiry': 'The token does not expire.',
    'keyless.rate-headers': 'Responses carry x-ratelimit-limit and x-ratelimit-remaining.',
    'keyless.allowed':
      'generate, mutate, pipeline, explore, extract, annotate, narrate, evaluate and chart-knowledge may be called keyless.',
    'keyless.forbidden':
      'judge, suggestions, generate-workflow, feedback and the attachment endpoints need a key: a keyless call is 403 ANONYMOUS_ACCESS_FORBIDDEN.',
  },
  'service: Events': {
    'events.json': 'Each event has a name and a data JSON object.',
    'events.progress': 'progress carries {message}, zero or more times, before the final event.',
    'events.complete-last': 'complete is the final success event of every endpoint.',
    'events.error': 'Errors may arrive as an error event with a message inside a 200 response.',
    'events.no-others': 'The service sends no other kinds of event.',
  },
  'service: Errors': {
    'errors.400': 'An invalid request body is 400.',
    'errors.500': 'An internal fault is 500.',
    'errors.429':
      'A caller over the request rate is refused with 429 RATE_LIMIT_ERROR, to wait the seconds of Retry-After.',
    'errors.capacity': 'A shared free pool out of budget is 429 ANONYMOUS_CAPACITY_EXCEEDED.',
    'errors.quota': 'A token that spent its monthly budget is 429 QUOTA_EXCEEDED.',
    'errors.mint-unavailable': 'A token that could not be issued is 503 ANONYMOUS_MINT_UNAVAILABLE, to be retried.',
    'errors.4xx-not-retryable': 'The named 4xx codes are not to be retried immediately.',
  },
  'service: Limits': {
    'limits.rate': '100 requests per minute, keyless and with a key.',
    'limits.anonymous-budget': 'An anonymous token has 5 dollars a month.',
    'limits.anonymous-pool': 'The keyless pool is shared by all anonymous users and can run out.',
    'limits.key-budget': 'An API key has 15 dollars a month, not shared.',
    'limits.mint': '10 new anonymous tokens per hour from one network.',
    'limits.prompt': 'userPrompt has at most 10000 characters.',
    'limits.images': 'At most 8 images, each at most 2 MB.',
    'limits.pdfs': 'At most 2 PDFs, each at most 6 MB.',
    'limits.spreadsheets': 'At most 2 spreadsheets, each at most 6 MB.',
    'limits.combined': 'Attachments have at most 12 MB together.',
  },
  'service: Versioning': {
    'versioning.path': 'The version is part of the path; another version is not there.',
    'versioning.description': 'The interface description has version 0.1.0.',
    'versioning.deprecated': 'images and metadata.storytellingEffort are marked deprecated, and still work.',
  },
  'decisions: Errors before the stream': {
    'error-body.fields': 'An error body is JSON with error, message (the same text), code, retryable, requestId.',
    'error-body.type': 'An error body has content-type application/json.',
    'error-body.issues': 'A validation error lists issues, each with a path such as config.data.rows[3] and a message.',
    'error-codes.validation': '400 has code VALIDATION_ERROR, not retryable.',
    'error-codes.not-found': 'An unknown path is 404 NOT_FOUND.',
    'error-codes.method': 'Another method is 405 METHOD_NOT_ALLOWED with Allow.',
    'error-codes.media-type': 'Another media type is 415 UNSUPPORTED_MEDIA_TYPE.',
    'error-codes.processing': '500 has code PROCESSING_ERROR, retryable.',
    'error-codes.timeout':
      'Work that takes too long is TIMEOUT_ERROR, retryable, as an event once the stream has begun.',
    'errors.body-too-large': 'A body over the size cap is 400 VALIDATION_ERROR naming the limit and the value.',
    'errors.limit-named':
      'A value over any row of the Limits table is 400 VALIDATION_ERROR naming the limit and the value.',
    'errors.overload': 'Overload is 429 RATE_LIMIT_ERROR with Retry-After; 503 stays reserved for minting.',
    'errors.retry-after': 'Every 429 and 503 carries an integer Retry-After of at least 1, rounded up, and true.',
    'errors.retry-after-budget': 'For a spent budget Retry-After is the seconds to the first of the next month, UTC.',
    'errors.own-texts':
      'Only texts of the error table reach a caller; anything unexpected is one fixed sentence and a logged id.',
  },
  'decisions: Error event': {
    'error-event.fields': 'An error event carries {message, error, code, retryable}.',
  },
  'decisions: Order of checks': {
    'order.route-first': 'Route, then method, then media type, then Authorization are checked.',
    'order.identity':
      'Authorization is checked before the endpoint is allowed for the identity, and that before the request rate.',
    'order.rate-before-size':
      'The request rate is checked before the size, the size before the mint limit, the mint limit before the body.',
    'order.refused-body': 'A 400 never mints and never spends.',
    'order.hold-after-mint': 'The token is minted before the budget is held, and both before the stream begins.',
    'order.headers-first': 'Checks that need headers only are made before the body is read.',
    'auth.malformed': 'A present but malformed or unknown Authorization is 401, never treated as keyless.',
    'auth.anonymous-forbidden': 'An anonymous token on a key-only endpoint is 403 ANONYMOUS_ACCESS_FORBIDDEN.',
    'rate.refusals-free': 'Refused requests (401, 403, 429) do not consume the request rate.',
    'rate.400-counts': 'A 400 consumes the request rate.',
    'mint.over-limit': 'Minting over 10 an hour from one network is 429 RATE_LIMIT_ERROR with Retry-After.',
    'mint.store-down': 'A token store that cannot be reached is 503 ANONYMOUS_MINT_UNAVAILABLE.',
    'mint.network': 'One network is an IPv4 address or an IPv6 /64.',
    'mint.proxies': 'Forwarding headers are trusted only for a configured number of proxy hops, by default none.',
    'budget.pool-empty': 'A pool that is empty while the token has money is ANONYMOUS_CAPACITY_EXCEEDED.',
    'budget.token-spent': 'A spent token is QUOTA_EXCEEDED, whatever the pool holds.',
    'budget.free-calls':
      'evaluate, and any call while no model is set up, costs 0, is rate-limited, and works with an empty budget.',
    'budget.worst-case': 'A call whose worst case no longer fits the budget is the 429 of the contract.',
    'budget.built-in': 'ON_SPENT_BUDGET=built-in lets the built-in engine answer instead, and say so.',
  },
  'decisions: Headers': {
    'headers.request-id': 'x-request-id is on every response.',
    'headers.rate':
      'x-ratelimit-* describe the 100-per-minute limit on every response with a known identity, keyed too, on 200 streams and on 429.',
    'cors.origins': 'CORS origins are configurable, by default any, without cookies.',
    'cors.exposed': 'CORS exposes x-service-anonymous-token, x-ratelimit-*, retry-after and x-request-id.',
    'cors.preflight': 'Preflight needs no credentials and is not counted.',
    'headers.stream':
      'A stream has content-type text/event-stream; charset=utf-8, cache-control no-cache, no-transform, x-accel-buffering no.',
  },
  'decisions: Stream': {
    'stream.frame': 'An event is one event: line, one data: line of JSON, one blank line; no id:, no retry:.',
    'stream.heartbeat': 'A comment line is sent after 15 s of silence, configurable, off possible.',
    'stream.one-final': 'Exactly one complete or error, last; then the stream ends.',
    'stream.abort': 'The caller going away aborts the work at once and settles the budget.',
    'stream.backpressure': 'Slow readers exert backpressure; one that reads nothing for 30 s is dropped.',
  },
  'decisions: Values': {
    'values.megabytes': 'MB is 1,048,576 bytes, counted on decoded bytes.',
    'values.text-length': 'Text lengths are counted in UTF-16 code units.',
    'values.month': 'A month is a UTC calendar month.',
    'values.base64':
      'Base64 is the strict standard alphabet with padding; a data: URL, URL-safe letters or white space are 400.',
    'values.magic-bytes': 'The bytes must be what kind and mimeType say, else 400: PNG, JPEG, WebP, GIF; PDF; .xlsx.',
    'values.ambiguity-decided': 'Of ambiguous notations, what the values themselves decide stands.',
    'values.ambiguity-locale': 'Else an explicit metadata.locale decides, or data._metadata.parsingLocale.',
    'values.ambiguity-asked':
      'With neither, extract reads them the commoner way and says so: needsUserInput, a warning, the question.',
    'values.default-locale': 'An absent metadata.locale is EN_US.',
    'values.answer-language': 'Messages, warnings and factor reasons are in the language of the locale.',
    'values.prompt-language': 'The prompt may be in any supported language whatever the locale says.',
    'values.unknown-request-fields': 'Unknown fields in a request are ignored.',
    'values.unknown-config-fields': 'Unknown fields inside config are kept untouched, at every depth.',
    'values.untouched-cells': 'A number or text in data.rows that nothing asked to change comes back identical.',
    'values.unsafe-numbers':
      'A number that would not survive (an integer beyond 2^53, 1e999) is 400 and advises sending it as text.',
    'prompt.narrate-required': 'userPrompt is required, not blank, for narrate.',
    'prompt.optional': 'userPrompt is optional, and may be blank, elsewhere.',
    'prompt.generate-without':
      'generate without a prompt applies the best-fitting type and the narrative of the level.',
    'prompt.mutate-without': 'mutate without a prompt tidies and says what it did.',
    'prompt.suggestions-without': 'suggestions without a prompt proposes the best views of the data.',
    'narrative.level':
      'effort gives the narrative level of the same name, absent gives medium; an explicit storytellingEffort decides.',
    'narrative.fields': 'low is a title; medium title and caption; high title, subtitle and caption; none nothing.',
    'narrative.none': 'narrate with none completes with the config unchanged, and the message says so.',
    'narrative.kept': 'A field the level does not produce keeps what the user had.',
    'suggestions.count-default': 'An absent maxSuggestionCount aims for 4.',
    'instructions.generate':
      'An instruction that generate cannot carry out completes with the config unchanged and a message that says what there is to choose from.',
    'instructions.mutate':
      'An instruction that mutate cannot carry out completes with the config unchanged and a message that says what there is to choose from.',
  },
  'decisions: evaluate': {
    'evaluate.all-types': 'All 20 types, rank from 1, every ok before every disqualified.',
    'evaluate.score-is-sum': 'score is the sum of the weights of the factors, exactly.',
    'evaluate.deal-breaker': 'A factor of kind deal-breaker makes the verdict.',
    'evaluate.kinds': 'Kinds are deal-breaker, pro, con, family, specificity, continuity.',
    'evaluate.family-never-lifts': 'The family bonus never lifts a disqualified type.',
    'evaluate.ties': 'Ties break by the order of the enum.',
    'evaluate.row-order': 'The same data in any row order that the rules do not read has the same ranking.',
    'evaluate.column-keys':
      'The same data under any column keys has the same ranking; keys are read only where a label is absent.',
    'evaluate.unusable':
      'Empty or unusable data is no error: table ranks first and the reasons say why the rest do not fit.',
  },
  'decisions: Endpoints named only': {
    'unbuilt.identity': 'Identity rules hold for endpoints that are not built yet.',
    'unbuilt.404': 'An endpoint that is not built answers 404 to those who may call it.',
    'annotate.request':
      'annotate takes a request as generate does and completes with annotations in config.annotations.',
  },
  'decisions: Settings': {
    'settings.environment':
      'Settings are environment variables prefixed CHART_AGENTS_, read once and validated at start.',
    'settings.defaults': 'Every limit of the contract is a setting with the value of the contract as its default.',
    'settings.documented': 'Settings are documented from one table.',
    'settings.unknown-name': 'An unknown CHART_AGENTS_ name stops the start with one line that names it.',
    'settings.bad-value': 'A value that cannot be stops the start with one line that names it.',
    'settings.none-needed': 'npm start serves at once with none of them set.',
    'keys.create': 'chart-agents keys create --name NAME prints a new key on one line.',
  },
  'graph-config: type': {
    'config.near-miss':
      'A near miss of a type (area, barStacked, columnStackedFill, Pie) is a 400 whose message names the right word.',
  },
  'graph-config: data': {
    'config.key-unique': 'Column keys are unique.',
    'config.label-absent': 'An absent label is the key.',
    'config.hidden-columns': 'A column with _metadata.isHidden takes no part in the chart.',
    'config.cells': 'Cells are number, string, boolean or null; a missing property is an empty cell.',
  },
  'graph-config: Top level': {
    'config.editor-metadata': '_metadata at any level is kept and never written.',
  },
} as const;

type Sentences = typeof SENTENCES;

/** The id of a behaviour that is listed. */
export type RequirementId = { [Section in keyof Sentences]: keyof Sentences[Section] }[keyof Sentences];

/** The behaviours that cannot be proved before some work is done. Whoever does the work deletes its line and proves them. */
const AWAITED: Partial<Record<AwaitedWork, readonly RequirementId[]>> = {
  annotate: ['annotate.request'],
};

function awaitedWorkOf(id: string): { readonly awaits?: AwaitedWork } {
  const entry = Object.entries(AWAITED).find(([, ids]: [string, readonly string[]]) => ids.includes(id));
  // The keys of the table are of this very type.
  return entry === undefined ? {} : { awaits: entry[0] as AwaitedWork };
}

/**
 * Every behaviour of the contract and its decisions, and of the chart format what a request must meet. Each is proved by
 * a test whose title `proves` made; a behaviour that is stated twice stands once.
 */
export const REQUIREMENTS: readonly Requirement[] = Object.entries(SENTENCES).flatMap(([section, sentences]) =>
  Object.entries(sentences).map(([id, sentence]) => ({
    // The keys of the table are of this very type.
    id: id as RequirementId,
    section,
    sentence,
    ...awaitedWorkOf(id),
  })),
);
