import type { RootSnapshot } from './active-flow.ts';
import { isLogoutAsked } from './layers.ts';

/** Whether the phone reports no connection. */
export const selectOffline = (snapshot: RootSnapshot): boolean =>
  snapshot.matches({ line: 'offline' });

export function selectOverlays(snapshot: RootSnapshot) {
  const { toasts, maintenanceTime } = snapshot.context;
  return {
    toast: toasts[0] ?? null,
    logoutAsked: isLogoutAsked(snapshot),
    /** Whether a popup of home may be open. */
    popups: snapshot.matches({ popups: { atHome: 'open' } }),
    /** Whether an attempt's outcome may be shown. */
    attempts: snapshot.matches({ attempts: { present: 'running' } }),
    /** The app's own maintenance screen, with the end by the server's clock if it is known. */
    maintenance: snapshot.matches({ maintenance: 'shown' }) ? { time: maintenanceTime } : null,
  };
}
