import { type AnyActorRef, isMachineSnapshot, matchesState, type StateValue } from 'xstate';
import { type Location, pageRow } from '#domain/pages.ts';
import type { StateTag } from '#machines/shared/meta.ts';
import type { RootContext } from './context.ts';

export type Layers = { value: StateValue; context: Pick<RootContext, 'infoPages'> };

export const isLogoutAsked = ({ value }: Pick<Layers, 'value'>): boolean =>
  matchesState({ session: { signedIn: 'confirmingLogout' } }, value);

export const isLoginRaised = ({ value }: Pick<Layers, 'value'>): boolean =>
  matchesState({ session: 'signingIn' }, value);

/**
 * The visible info page. A raised login covers the info pages that need a login, and every info
 * page if the borrower requested login there.
 */
export function topInfoPage({ value, context }: Layers): Location | undefined {
  const top = context.infoPages.at(-1);
  if (!top || !isLoginRaised({ value })) return top;
  return pageRow(top.page).needsLogin || matchesState({ infoPages: 'belowLogin' }, value)
    ? undefined
    : top;
}

export const isFlowOnTop = (layers: Layers): boolean =>
  !isLogoutAsked(layers) && !isLoginRaised(layers) && layers.context.infoPages.length === 0;

type RunningFlow = {
  context: Pick<RootContext, 'activeFlow'>;
  children: Readonly<Partial<Record<string, Pick<AnyActorRef, 'getSnapshot'>>>>;
};

export function flowHasTag({ context, children }: RunningFlow, tag: StateTag): boolean {
  const flow: unknown = children[context.activeFlow]?.getSnapshot();
  return isMachineSnapshot(flow) && flow.hasTag(tag);
}
