import type { HomePorts } from '#machines/home/ports.ts';
import { watcher } from '#machines/shared/watch.ts';

/** A watch in a world where nothing changes. */
export const nothingChanges = () => ({ look: () => {}, stop: () => {} });

/** The same as home runs it: the attempts, and what was last known. */
export const unwatched = watcher<Parameters<HomePorts['watchAttempts']>[0], never>(nothingChanges);
export const nothingKnown = watcher<Parameters<HomePorts['watchLastKnown']>[0], never>(
  nothingChanges,
);
