import { createAnalytics } from '#services/analytics/analytics.ts';
import { readLoadTimes } from '#services/analytics/load-times.ts';
import { createDeviceSource } from '#services/api/device-source.ts';
import type { ApiContext } from '#services/api/client.ts';
import { createBridge } from '#services/bridge/bridge.ts';
import { createShell } from '#services/bridge/shell.ts';
import type { Fetch } from '#services/api/post.ts';
import type { Journal } from '#services/journal/journal.ts';
import { createServerClock } from '#services/server-clock.ts';
import { createStore } from '#services/storage/store.ts';
import { createTabRecords } from '#services/storage/tab-records.ts';
import { config } from './config.ts';
import type { Host } from './host.ts';
import { createIdentity } from './identity.ts';
import { createAuth } from './providers/session.ts';

export type Services = ReturnType<typeof createServices>;

export function createServices(host: Host) {
  const storage = createStore(host);
  const clock = createServerClock({
    monotonic: () => host.performance.now(),
    wall: () => Date.now(),
  });
  const auth = createAuth(storage);
  const bridge = createBridge(config.bridge, host);
  const links = { ...config.bridge.links, origin: host.location.origin };
  const shell = createShell(
    bridge,
    { ...config.bridge, links },
    {
      reload: () => host.location.reload(),
      navigate: (url) => host.location.assign(url),
    },
  );
  const analytics = createAnalytics({
    shell,
    now: clock.now,
    viewport: () => ({ width: host.innerWidth, height: host.innerHeight }),
    mobileHash: () => auth.get()?.userInfo?.authInfo.mobileHash ?? null,
    loadTimes: () => readLoadTimes(host.performance),
  });
  return {
    storage,
    clock,
    auth,
    bridge,
    links,
    shell,
    analytics,
    records: createTabRecords(host),
    identity: createIdentity({ storage, bridge, shell, page: host.document.documentElement }),
    fetch: ((input, init) => host.fetch(input, init)) satisfies Fetch,
    openJournal: async (): Promise<Journal> =>
      (await import('#services/journal/indexed-db-journal.ts')).createIndexedDbJournal(host),
  };
}

export function apiContextOf(
  { auth, clock, fetch, identity, shell }: Services,
  rest: Pick<ApiContext, 'lang' | 'onMaintenance' | 'onSessionLost'>,
): ApiContext {
  const { deviceInfo } = config.bridge;
  const device = createDeviceSource(shell.deviceInfo, deviceInfo, identity.wait);
  return {
    ...rest,
    config: config.api,
    clock,
    fetch,
    identity: identity.get,
    token: () => auth.get()?.token ?? null,
    // The cipher's key is made from the package name, so a request waits until that is known.
    async device() {
      const [info] = await Promise.all([device(), identity.known]);
      return info;
    },
  };
}
