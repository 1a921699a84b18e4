import { day } from '#domain/constants.ts';
import type { Fetch } from '#services/api/post.ts';
import { readAppConfig } from '#services/app-files/app-config.ts';
import { registerWorker, retireWorker, type WorkerHost } from '#services/app-files/worker.ts';
import { hasOpenAttempt } from '#services/journal/has-open-attempt.ts';

export type AppFilesHost = WorkerHost & {
  readonly navigator: {
    readonly userActivation?: { readonly hasBeenActive: boolean };
  };
  readonly document: {
    readonly documentElement: { readonly dataset: { readonly build?: string } };
  };
  readonly indexedDB: IDBFactory;
  readonly location: { reload: () => void };
  fetch: Fetch;
};

/**
 * Milliseconds. An older attempt was abandoned, or this build cannot settle it, and must not keep
 * the build on the phone.
 */
const attemptLife = day;

/**
 * Registers the service worker, or retires it if the host disabled it or requires a newer build
 * (`src/worker/README.md`). A page that the worker serves keeps it while a recent money attempt is
 * open.
 */
export async function keepAppFiles(host: AppFilesHost): Promise<void> {
  const config = await readAppConfig((input, init) => host.fetch(input, init));
  if (!config) return;
  const { build = '' } = host.document.documentElement.dataset;
  const isTooOld =
    config.minimumBuild !== null && Date.parse(build) < Date.parse(config.minimumBuild);
  if (config.worker && !isTooOld) {
    await registerWorker(host);
    return;
  }
  const wasAnswered = Boolean(host.navigator.serviceWorker?.controller);
  if (wasAnswered && (await hasOpenAttempt(host, Date.now() - attemptLife))) return;
  await retireWorker(host);
  if (wasAnswered && !host.navigator.userActivation?.hasBeenActive) host.location.reload();
}
