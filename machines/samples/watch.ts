import type { HomePorts } from '#machines/home/ports.ts';
import { watcher } from '#machines/shared/watch.ts';

/** A watch that never emits. */
export const nothingChanges = () => ({ look: () => {}, stop: () => {} });

/** Actor logic of that watch, for home's watches: attempts and last known amounts. */
export const unwatched = watcher<Parameters<HomePorts['watchAttempts']>[0], never>(nothingChanges);
export const nothingKnown = watcher<Parameters<HomePorts['watchLastKnown']>[0], never>(
  nothingChanges,
);
