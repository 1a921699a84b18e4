import type { RootSnapshot } from './location.ts';

/** What lies over every page. */
export function selectOverlays(snapshot: RootSnapshot) {
  const { toasts, logoutAsked, maintenanceTime } = snapshot.context;
  return {
    toast: toasts[0] ?? null,
    logoutAsked,
    /** Whether a popup of home may be open. */
    popups: snapshot.matches({ popups: { atHome: 'open' } }),
    /** Our own maintenance screen, and when maintenance ends by the server's clock, if that is known. */
    maintenance: snapshot.matches({ maintenance: 'shown' }) ? { time: maintenanceTime } : null,
  };
}
