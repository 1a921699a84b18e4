import { createApiClient } from '#services/api/client.ts';
import { createServerClock } from '#services/server-clock.ts';
import { unknownDevice } from './unknown-device.ts';
import { packageName } from './wire-server.ts';

export const createWireClient = (origin: string) =>
  createApiClient({
    config: {
      base: `${origin}/api`,
      prefix: 'credit_',
      encrypted: true,
      timeout: 60_000,
      readRetries: [1],
    },
    fetch,
    clock: createServerClock(),
    identity: () => ({ packageName, appName: 'Hiram' }),
    lang: () => 'fil',
    token: () => 'token-1',
    device: async () => unknownDevice,
    onMaintenance: () => undefined,
    onSessionLost: () => undefined,
  });
