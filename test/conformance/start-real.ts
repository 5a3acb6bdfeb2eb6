import type { HttpSettings } from '../../src/http/http-settings.ts';
import { registerPages } from '../../src/http/register-pages.ts';
import { createInlineRunner } from '../../src/http/runner/inline-runner.ts';
import { createEndpoints } from '../../src/http/v0/endpoints.ts';
import { CONTRACT_LIMITS } from '../../src/http/v0/limits.ts';
import { readSettings } from '../../src/settings.ts';
import { startService, type TestService } from '../http/start-service.ts';

/** A service on a free port with the endpoints and documents that are mounted in earnest, for one caller of many calls. */
export async function startRealService(http: Partial<HttpSettings> = {}): Promise<TestService> {
  const endpoints = createEndpoints();
  return startService({
    parts: {
      endpoints,
      runner: createInlineRunner(endpoints),
      addPages: (app) =>
        registerPages(app, {
          endpoints,
          limits: CONTRACT_LIMITS,
          settings: readSettings({ CHART_AGENTS_REQUESTS_PER_MINUTE: '100000' }),
          nowMs: () => performance.now(),
        }),
    },
    http,
    gate: { tokensPerHour: 10_000 },
  });
}
