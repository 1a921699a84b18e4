import type { HomePorts } from '#machines/home/ports.ts';
import { watcher } from '#machines/shared/watch.ts';

const nothingChanges = () => ({ look: () => {}, stop: () => {} });

export const unwatched = watcher<Parameters<HomePorts['watchAttempts']>[0], never>(nothingChanges);
export const nothingKnown = watcher<Parameters<HomePorts['watchLastKnown']>[0], never>(
  nothingChanges,
);
