import { matchesState, type StateValue } from 'xstate';
import { type Location, pageRow } from '#domain/pages.ts';
import type { RootContext } from './context.ts';

/** The parts of a root snapshot that decide which layer is visible. */
export type Layers = { value: StateValue; context: Pick<RootContext, 'infoPages'> };

export const isLogoutAsked = ({ value }: Pick<Layers, 'value'>): boolean =>
  matchesState({ session: { signedIn: 'confirmingLogout' } }, value);

/** Whether login lies above the flow. */
export const isLoginRaised = ({ value }: Pick<Layers, 'value'>): boolean =>
  matchesState({ session: 'signingIn' }, value);

/**
 * The visible info page; `undefined` if no info page is open, or if login covers it. A raised login
 * covers info pages that need a login and, if the borrower requested login there, all of them.
 */
export function topInfoPage({ value, context }: Layers): Location | undefined {
  const top = context.infoPages.at(-1);
  if (!top || !isLoginRaised({ value })) return top;
  return pageRow(top.page).needsLogin || matchesState({ infoPages: 'belowLogin' }, value)
    ? undefined
    : top;
}

/** Whether neither login, an info page nor the logout question lies above the flow. */
export const isFlowOnTop = (layers: Layers): boolean =>
  !isLogoutAsked(layers) && !isLoginRaised(layers) && layers.context.infoPages.length === 0;
