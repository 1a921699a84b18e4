import type { ComponentType } from 'react';
import type { PageId } from '#domain/pages.ts';
import type { RootRequest } from '#machines/root/context.ts';
import type { ScreenProps } from './screen.ts';

/** The view selector and the screens of one machine. */
export type MachinePages<Snapshot, View, Event, Page extends PageId> = {
  select: (snapshot: Snapshot) => View;
  screens: Record<Page, ComponentType<ScreenProps<NoInfer<View>, Event>>>;
};

/** A screen without a machine. */
export type PlainScreen = ComponentType<{ request: (request: RootRequest) => void }>;
