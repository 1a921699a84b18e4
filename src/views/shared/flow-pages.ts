import type { ComponentType } from 'react';
import type { FlowId, PageId, PageOf } from '#domain/pages.ts';
import type { FlowEvents, FlowSnapshots } from '#machines/flows.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { ScreenProps } from './screen.ts';

/** The view selector and the screens of one machine, in one lazy chunk. */
export type MachinePages<Snapshot, View, Event, Page extends PageId> = {
  select: (snapshot: Snapshot) => View;
  screens: Record<Page, ComponentType<ScreenProps<NoInfer<View>, Event>>>;
};

export const pagesOf =
  <Id extends FlowId>() =>
  <View>(pages: MachinePages<FlowSnapshots[Id], View, FlowEvents[Id], PageOf<Id>>): typeof pages =>
    pages;

/** A screen without a machine. */
export type PlainScreen = ComponentType<{ request: (request: RootRequest) => void }>;
