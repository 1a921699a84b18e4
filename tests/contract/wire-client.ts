import { createApiClient } from '#services/api/client.ts';
import { contextWith } from '#tests/unit/app/client.ts';

/** The app's own client of a wire server. */
export function createWireClient(origin: string) {
  const context = contextWith(fetch, 'credit_');
  const config = { base: `${origin}/api`, encrypted: true, readRetries: [1] };
  return createApiClient({
    ...context,
    config: { ...context.config, ...config },
    lang: () => 'fil',
    token: () => 'token-1',
  });
}
