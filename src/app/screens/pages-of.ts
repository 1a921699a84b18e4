import type { FlowId, PageId, PageOf } from '#domain/pages.ts';
import type { FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import type { MachinePages } from '#views/shared/flow-pages.ts';
import type { JoinedPages } from './joined-pages.ts';
import { machineScreen } from './machine-screen.tsx';

/** Hides the type of the view from the callers. */
function joinPages<Snapshot, View, Event, Page extends PageId>({
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

/** The view selector and the screens of a flow. */
export const pagesOf =
  <Id extends FlowId>() =>
  <View>(pages: MachinePages<FlowSnapshots[Id], View, FlowEvents[Id], PageOf<Id>>) => ({
    ...pages,
    joined: joinPages(pages),
  });
