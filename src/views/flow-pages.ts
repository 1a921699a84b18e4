import type { ComponentType } from 'react';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { PageId, PageOf, PageOwner } from '#domain/pages.ts';
import type { PageNamespace } from '#i18n/resources.ts';
import type { RootRequest } from '#machines/root/root.setup.ts';
import type { ScreenProps } from './screen.ts';

export type Loads<Loaded> = () => Promise<Loaded>;

/** A flow's pages: the texts they need, the selector of what they show, and a screen each. */
export type FlowPages<Snapshot, View, Event, Page extends PageId> = {
  texts: readonly PageNamespace[];
  selector: Loads<(snapshot: Snapshot) => View>;
  screens: Record<Page, Loads<ComponentType<ScreenProps<NoInfer<View>, Event>>>>;
};

/** Declares the pages of a flow: a screen for each page that the page table gives it. */
export const pagesOf =
  <Machine extends AnyStateMachine, Owner extends PageOwner>() =>
  <View>(
    pages: FlowPages<SnapshotFrom<Machine>, View, EventFrom<Machine>, PageOf<Owner>>,
  ): typeof pages =>
    pages;

/** Pages of plain text, which belong to no flow. */
export const textPages = {
  service: async () => (await import('./info/service.tsx')).ServiceScreen,
  privacy: async () => (await import('./info/privacy.tsx')).PrivacyScreen,
  error: async () => (await import('./info/error.tsx')).ErrorScreen,
} satisfies Partial<
  Record<PageId, Loads<ComponentType<{ request: (request: RootRequest) => void }>>>
>;
