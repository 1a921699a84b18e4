import type { ComponentType } from 'react';
import type { FlowId, PageId } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import { borrowPages } from '#views/borrow/pages.ts';
import type { MachinePages } from '#views/flow-pages.ts';
import { homePages } from '#views/home/pages.ts';
import { orderProgressPages } from '#views/order-progress/pages.ts';
import { repaymentPages } from '#views/repayment/pages.ts';
import { type ActorOf, machineScreen } from './machine-screen.tsx';

/** The flows' actors, as far as screens need them. */
type FlowActorRefs = { [Id in FlowId]?: ActorOf<FlowSnapshots[Id], FlowEvents[Id]> };

/** A flow's pages, to be joined to the flow's actor. */
type Joined<Snapshot, Event> = {
  texts: readonly PageNamespace[];
  load: (
    page: PageId,
    actor: (children: FlowActorRefs) => ActorOf<Snapshot, Event> | undefined,
  ) => Promise<ComponentType>;
};

/** What lies between selector and screen, the view, is known here alone. */
function joined<Snapshot, View, Event, Page extends PageId>({
  texts,
  selector,
  screens,
}: MachinePages<Snapshot, View, Event, Page>): Joined<Snapshot, Event> {
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

/** The screens of every flow: one line each. */
const flowPages: { [Id in FlowId]: Joined<FlowSnapshots[Id], FlowEvents[Id]> } = {
  home: joined(homePages),
  borrow: joined(borrowPages),
  orderProgress: joined(orderProgressPages),
  repayment: joined(repaymentPages),
};

/** The texts and the screen of a flow's page. */
export function flowPage<Id extends FlowId>(
  id: Id,
  page: PageId,
): { texts: readonly PageNamespace[]; load: () => Promise<ComponentType> } {
  const { texts, load } = flowPages[id];
  return { texts, load: () => load(page, (children: FlowActorRefs) => children[id]) };
}
