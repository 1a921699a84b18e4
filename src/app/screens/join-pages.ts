import type { PageId } from '#domain/pages.ts';
import type { MachinePages } from '#views/shared/flow-pages.ts';
import type { JoinedPages } from './joined-pages.ts';
import { machineScreen } from './machine-screen.tsx';

/** Hides the type of the view from the callers. */
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
