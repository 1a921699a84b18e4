import { type Location, type TitleKey, titleKeyOf } from '#domain/pages.ts';
import { titleOf } from '#machines/shared/meta.ts';
import { type RootSnapshot, selectActiveLocation } from './active-flow.ts';
import { isLoginRaised, topInfoPage } from './layers.ts';

export type Layer = 'info' | 'login' | 'flow';

/** The logout question, popups, toasts and maintenance are not layers. */
export function selectLayer(snapshot: RootSnapshot): Layer {
  if (topInfoPage(snapshot)) return 'info';
  return isLoginRaised(snapshot) ? 'login' : 'flow';
}

const error: Location = { page: 'error', query: {} };

/** The current location; null between two flows, while the last page stays on screen. */
export function selectLocation(snapshot: RootSnapshot): Location | null {
  const infoPage = topInfoPage(snapshot);
  if (infoPage) return snapshot.matches({ infoPages: 'broken' }) ? error : infoPage;
  if (isLoginRaised(snapshot)) {
    return snapshot.matches({ session: { signingIn: 'broken' } })
      ? error
      : { page: 'login', query: {} };
  }
  return selectFlowLocation(snapshot);
}

/** The location of the flow below other layers; `error` for a broken flow, null without a flow. */
export function selectFlowLocation(snapshot: RootSnapshot): Location | null {
  if (snapshot.matches({ location: 'broken' })) return error;
  if (!snapshot.matches({ location: 'inFlow' })) return null;
  return selectActiveLocation(snapshot);
}

/** The title of the current location; null without a location. */
export function selectTitle(snapshot: RootSnapshot): TitleKey | null {
  const location = selectLocation(snapshot);
  const flow = snapshot.children[snapshot.context.activeFlow];
  const named = flow && selectLayer(snapshot) === 'flow' ? titleOf(flow.getSnapshot()) : undefined;
  return location && (named ?? titleKeyOf(location));
}
