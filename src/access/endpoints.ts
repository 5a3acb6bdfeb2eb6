/** Who may call an endpoint: anyone, or only the holder of an API key. */
export type Audience = 'anyone' | 'key-holders';

/**
 * Every endpoint that the contract names, with its audience. The identity rules hold for all of them, whether or not
 * the service has the endpoint yet.
 */
export const ENDPOINT_AUDIENCE = {
  extract: 'anyone',
  suggestions: 'key-holders',
  generate: 'anyone',
  mutate: 'anyone',
  narrate: 'anyone',
  evaluate: 'anyone',
  pipeline: 'anyone',
  explore: 'anyone',
  annotate: 'anyone',
  'chart-knowledge': 'anyone',
  judge: 'key-holders',
  'generate-workflow': 'key-holders',
  feedback: 'key-holders',
  attachments: 'key-holders',
} as const satisfies Record<string, Audience>;

/** The name of an endpoint: the part of its path behind `/api/v0/`. */
export type EndpointName = keyof typeof ENDPOINT_AUDIENCE;

/** All endpoint names, in the order of the contract. */
export const ENDPOINT_NAMES = Object.keys(ENDPOINT_AUDIENCE) as readonly EndpointName[];
