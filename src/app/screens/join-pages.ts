import type { ComponentType } from 'react';
import type { FlowId, PageId } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import type { MachinePages } from '#views/flow-pages.ts';
import { type ActorOf, machineScreen } from './machine-screen.tsx';

/** The flows' actors, as far as screens need them. */
export type FlowActorRefs = { [Id in FlowId]?: ActorOf<FlowSnapshots[Id], FlowEvents[Id]> };

/** A flow's pages, to be joined to the flow's actor. */
export type JoinedPages<Snapshot, Event> = {
  texts: readonly PageNamespace[];
  load: (
    page: PageId,
    actor: (children: FlowActorRefs) => ActorOf<Snapshot, Event> | undefined,
  ) => Promise<ComponentType>;
};

/** What lies between selector and screen, the view, is known here alone. */
export function joinPages<Snapshot, View, Event, Page extends PageId>({
  texts,
  selector,
  screens,
}: MachinePages<Snapshot, View, Event, Page>): JoinedPages<Snapshot, Event> {
  const loads = new Map(Object.entries<(typeof screens)[Page]>(screens));
  return {
    texts,
    async load(page, actor) {
      const load = loads.get(page);
      if (!load) throw new Error(`no screen for page ${page}`);
      const [select, Screen] = await Promise.all([selector(), load()]);
      return machineScreen(actor, select, Screen);
    },
  };
}
