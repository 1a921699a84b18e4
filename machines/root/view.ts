import type { RootSnapshot } from './active-flow.ts';

/** Whether the phone reports no connection. */
export const selectOffline = (snapshot: RootSnapshot): boolean =>
  snapshot.matches({ line: 'offline' });

/** The view of all layers above the pages. */
export function selectOverlays(snapshot: RootSnapshot) {
  const { toasts, logoutAsked, maintenanceTime } = snapshot.context;
  return {
    toast: toasts[0] ?? null,
    logoutAsked,
    /** Whether a popup of home may be open. */
    popups: snapshot.matches({ popups: { atHome: 'open' } }),
    /** Whether an attempt's outcome may be shown. */
    attempts: snapshot.matches({ attempts: { present: 'running' } }),
    /** The app's own maintenance screen, with the end by the server's clock if it is known. */
    maintenance: snapshot.matches({ maintenance: 'shown' }) ? { time: maintenanceTime } : null,
  };
}
