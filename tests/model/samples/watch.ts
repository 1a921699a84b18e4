import type { HomePorts } from '#machines/home/ports.ts';
import { watcher } from '#machines/shared/watch.ts';

/** A watch in a world where nothing changes. */
export const nothingChanges: HomePorts['watchAttempts'] = () => ({
  look: () => {},
  stop: () => {},
});

/** The same as home runs it. */
export const unwatched = watcher(nothingChanges);
