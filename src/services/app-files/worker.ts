import { buildCaches } from '#domain/app-build.ts';

type MakeAddress = (given: string) => string;

/** The parts of a window that registering the worker uses. */
export type WorkerHost = {
  readonly navigator: {
    /** Absent where the page is not served safely, or the web view has none. */
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

/** Where hosts serve the worker: at the top, for it answers for all pages. */
const address = '/sw.js';

/** Registers the worker, whose address the page's policy lets through by the one rule `hiram-worker`. */
export async function registerWorker({ navigator, trustedTypes }: WorkerHost): Promise<void> {
  const rules = { createScriptURL: () => address };
  const policy = trustedTypes?.createPolicy('hiram-worker', rules) ?? rules;
  const { createScriptURL } = policy;
  await navigator.serviceWorker?.register(createScriptURL.call(policy, address), {
    updateViaCache: 'none',
  });
}

/**
 * Lets the worker go: pages that it answered keep it until they are closed, the next start comes
 * from the server. A page that it did not answer clears what it kept.
 */
export async function retireWorker({ navigator, caches }: WorkerHost): Promise<void> {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker?.getRegistration();
  await registration?.unregister();
  if (!caches || serviceWorker?.controller) return;
  const builds = (await caches.keys()).filter((name) => name.startsWith(buildCaches));
  await Promise.all(builds.map((name) => caches.delete(name)));
}
