import { buildCaches } from '#domain/app-build.ts';

type MakeAddress = (given: string) => string;

export type WorkerHost = {
  readonly navigator: {
    /** Insecure origins and some web views have no service worker. */
    readonly serviceWorker?: {
      readonly controller: object | null;
      register: (address: string, options: { updateViaCache: 'none' }) => Promise<unknown>;
      getRegistration: () => Promise<{ unregister: () => Promise<boolean> } | undefined>;
    };
  };
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: MakeAddress },
    ) => { createScriptURL: MakeAddress };
  };
  readonly caches?: Pick<CacheStorage, 'keys' | 'delete'>;
};

/** The address is at the top level, so that the worker's scope covers all pages. */
const address = '/sw.js';

/** The page's policy allows the address by the single rule `hiram-worker`. */
export async function registerWorker({ navigator, trustedTypes }: WorkerHost): Promise<void> {
  const rules = { createScriptURL: () => address };
  const policy = trustedTypes?.createPolicy('hiram-worker', rules) ?? rules;
  const { createScriptURL } = policy;
  await navigator.serviceWorker?.register(createScriptURL.call(policy, address), {
    updateViaCache: 'none',
  });
}

/** Open pages keep the worker until they are closed. Only a page without it clears the caches. */
export async function retireWorker({ navigator, caches }: WorkerHost): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration();
  await registration?.unregister();
  if (!caches || serviceWorker?.controller) return;
  const builds = (await caches.keys()).filter((name) => name.startsWith(buildCaches));
  await Promise.all(builds.map((name) => caches.delete(name)));
}
