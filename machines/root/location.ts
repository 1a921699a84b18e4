import type { SnapshotFrom } from 'xstate';
import { type Location, type TitleKey, titleKeyOf } from '#domain/pages.ts';
import type { rootMachine } from './root.machine.ts';
import { titleOf } from '#machines/shared/meta.ts';
import { selectActiveLocation } from './active-flow.ts';
import { topInfoPage } from './context.ts';

export type RootSnapshot = SnapshotFrom<typeof rootMachine>;

/** Which layer a person sees: a page to read, login, or the active flow. */
export type Layer = 'info' | 'login' | 'flow';

/** The topmost layer (design.md: it is what the person sees and what receives back). */
export function selectLayer({ context }: RootSnapshot): Layer {
  if (topInfoPage(context)) return 'info';
  return context.loginRaised ? 'login' : 'flow';
}

const error: Location = { page: 'error', query: {} };

/** Where the person is; null between locations, when the last one stays. */
export function selectLocation(snapshot: RootSnapshot): Location | null {
  const { context } = snapshot;
  const infoPage = topInfoPage(context);
  if (infoPage) return snapshot.matches({ infoPages: 'broken' }) ? error : infoPage;
  if (context.loginRaised) {
    return snapshot.matches({ session: { signingIn: 'broken' } })
      ? error
      : { page: 'login', query: {} };
  }
  return selectFlowLocation(snapshot);
}

/** Where the active flow is, whatever lies above it; null between two flows. */
export function selectFlowLocation(snapshot: RootSnapshot): Location | null {
  if (snapshot.matches({ location: 'broken' })) return error;
  if (!snapshot.matches({ location: 'inFlow' })) return null;
  return selectActiveLocation(snapshot);
}

/**
 * What the page on screen is called, in the window, the shell and analytics: as the flow's states
 * say, or else as the page is; null between locations.
 */
export function selectTitle(snapshot: RootSnapshot): TitleKey | null {
  const location = selectLocation(snapshot);
  const flow = snapshot.children[snapshot.context.activeFlow];
  const named = flow && selectLayer(snapshot) === 'flow' ? titleOf(flow.getSnapshot()) : undefined;
  return location && (named ?? titleKeyOf(location));
}
