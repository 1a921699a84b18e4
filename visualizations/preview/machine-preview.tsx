import { type ComponentType, type ReactElement, useMemo } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { PageId } from '#domain/pages.ts';
import type { RootRequest } from '#machines/root/context.ts';
import { pageOf } from '#machines/shared/meta.ts';
import { sanitise } from '#services/html/sanitise.ts';
import type { MachinePages } from '#views/shared/flow-pages.ts';
import type { ScreenProps } from '#views/shared/screen.ts';

/** `send` is for the machine, `request` for the root. */
export type PreviewProps = {
  snapshot: AnyMachineSnapshot;
  send: (event: { type: string }) => void;
  request: (request: RootRequest) => void;
};

export type PropsOf<Snapshot> = Omit<PreviewProps, 'snapshot'> & { snapshot: Snapshot };

export type MachinePreview = {
  /** Null without a page. */
  page(snapshot: AnyMachineSnapshot): PageId | null;
  draw(props: PreviewProps): ReactElement | null;
};

export function previewOf<Snapshot, View, Event extends { type: string }, Page extends PageId>(
  page: (snapshot: Snapshot) => PageId | null,
  { select, screens }: MachinePages<Snapshot, View, Event, Page>,
) {
  const all = new Map(Object.entries<ComponentType<ScreenProps<View, Event>>>(screens));
  return {
    page,
    draw({ snapshot, send, request }: PropsOf<Snapshot>) {
      const shown = page(snapshot);
      const Screen = shown && all.get(shown);
      return Screen ? (
        <Screen key={shown} view={select(snapshot)} send={send} request={request} />
      ) : null;
    },
  };
}

/** Page in the meta data of the active states; null without one, and for an ended machine. */
export const namedPage = (snapshot: Parameters<typeof pageOf>[0] & { status: string }) =>
  snapshot.status === 'active' ? (pageOf(snapshot) ?? null) : null;

export const useSafe = (html: string | null): string | TrustedHTML | null =>
  useMemo(() => (html === null ? null : sanitise(html)), [html]);
