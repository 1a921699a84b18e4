import type { ComponentType } from 'react';
import type { FlowId, PageId } from '#domain/pages.ts';
import type { FlowEvents, FlowSnapshots } from '#machines/flows.ts';

export type ActorOf<Snapshot, Event> = {
  getSnapshot: () => Snapshot & { status: string };
  send: (event: Event) => void;
};

export type FlowActorRefs = { [Id in FlowId]?: ActorOf<FlowSnapshots[Id], FlowEvents[Id]> };

/** A flow's pages, before they are connected to the flow's actor. */
export type JoinedPages<Snapshot, Event> = (
  page: PageId,
  actor: (children: FlowActorRefs) => ActorOf<Snapshot, Event> | undefined,
) => ComponentType;
