import type { Fetch } from '#services/api/post.ts';
import { readAppConfig } from '#services/app-files/app-config.ts';
import { registerWorker, retireWorker, type WorkerHost } from '#services/app-files/worker.ts';
import { hasOpenAttempt } from '#services/journal/has-open-attempt.ts';

export type AppFilesHost = WorkerHost & {
  readonly navigator: {
    /** Whether the person did something on this page. */
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
 * Once the first page is there: lets a worker keep the app's files on this phone, or lets it go where
 * the host switched it off or asks for a newer build (`src/worker/README.md`). Such a page that the
 * worker answered is loaded anew, from the server, as long as nobody has touched it; with an
 * attempt at money that is open nothing is changed.
 */
export async function keepAppFiles(host: AppFilesHost): Promise<void> {
  const told = await readAppConfig((input, init) => host.fetch(input, init));
  if (!told) return;
  const { build = '' } = host.document.documentElement.dataset;
  const isTooOld = told.minimumBuild !== null && Date.parse(build) < Date.parse(told.minimumBuild);
  if (told.worker && !isTooOld) {
    await registerWorker(host);
    return;
  }
  const wasAnswered = Boolean(host.navigator.serviceWorker?.controller);
  if (wasAnswered && (await hasOpenAttempt(host))) return;
  await retireWorker(host);
  if (wasAnswered && !host.navigator.userActivation?.hasBeenActive) host.location.reload();
}
