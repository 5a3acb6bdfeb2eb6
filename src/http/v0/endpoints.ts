import type { Endpoint } from './endpoint.ts';

/** The endpoints that work. The service and its workers both read this list; what is not in it answers 404. */
export const ENDPOINTS: readonly Endpoint[] = [];
