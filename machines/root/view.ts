import type { RootSnapshot } from './location.ts';

/** Whether the phone has no line, as far as it can tell. */
export const selectOffline = (snapshot: RootSnapshot): boolean =>
  snapshot.matches({ line: 'offline' });

/** The view of everything above the pages. */
export function selectOverlays(snapshot: RootSnapshot) {
  const { toasts, logoutAsked, maintenanceTime } = snapshot.context;
  return {
    toast: toasts[0] ?? null,
    logoutAsked,
    /** Whether a popup of home may be open. */
    popups: snapshot.matches({ popups: { atHome: 'open' } }),
    /** Whether it may be told what became of money. */
    attempts: snapshot.matches({ attempts: { present: 'running' } }),
    /** Our own maintenance screen, and when maintenance ends by the server's clock, if that is known. */
    maintenance: snapshot.matches({ maintenance: 'shown' }) ? { time: maintenanceTime } : null,
  };
}
