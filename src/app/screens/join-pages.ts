import type { ComponentType } from 'react';
import type { FlowId, PageId } from '#domain/pages.ts';
import type { FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import type { MachinePages } from '#views/shared/flow-pages.ts';
import { type ActorOf, machineScreen } from './machine-screen.tsx';

export type FlowActorRefs = { [Id in FlowId]?: ActorOf<FlowSnapshots[Id], FlowEvents[Id]> };

/** A flow's pages, before they are connected to the flow's actor. */
export type JoinedPages<Snapshot, Event> = (
  page: PageId,
  actor: (children: FlowActorRefs) => ActorOf<Snapshot, Event> | undefined,
) => ComponentType;

/** Connects a selector to a screen; only this function knows the type of the view. */
export function joinPages<Snapshot, View, Event, Page extends PageId>({
  select,
  screens,
}: MachinePages<Snapshot, View, Event, Page>): JoinedPages<Snapshot, Event> {
  const all = new Map(Object.entries<(typeof screens)[Page]>(screens));
  return (page, actor) => {
    const Screen = all.get(page);
    if (!Screen) throw new Error(`no screen for page ${page}`);
    return machineScreen(actor, select, Screen);
  };
}
