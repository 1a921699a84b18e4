import type { ComponentType } from 'react';
import type { RootSnapshot } from '#machines/root/active-flow.ts';
import type { ScreenProps } from '#views/shared/screen.ts';
import { useApp } from '../app-context.ts';
import { useSelected } from '../use-selected.ts';
import type { ActorOf } from './joined-pages.ts';

/** Connects a screen to its machine, and keeps the last view when the machine has ended. */
export function machineScreen<Snapshot, Event, View>(
  actorIn: (children: RootSnapshot['children']) => ActorOf<Snapshot, Event> | undefined,
  select: (snapshot: Snapshot) => View,
  Screen: ComponentType<ScreenProps<View, Event>>,
): ComponentType {
  const selectView = ({ children }: RootSnapshot, last: View | null | undefined) => {
    const now = actorIn(children)?.getSnapshot();
    return now?.status === 'active' ? select(now) : (last ?? null);
  };
  return function MachineScreen() {
    const { interacted, request, store } = useApp();
    const view = useSelected(selectView);
    const send = (event: Event) => {
      interacted();
      actorIn(store.snapshot().children)?.send(event);
    };
    return view === null ? null : <Screen view={view} send={send} request={request} />;
  };
}
