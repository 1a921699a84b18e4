import type { ComponentType } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import type { FlowId, PageId } from '#domain/pages.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import { eachFlow, type FlowSnapshots } from '#machines/flows.ts';
import { locationIn } from '#machines/shared/flow.ts';
import { titleOf } from '#machines/shared/meta.ts';
import { AgreementScreen } from '#views/info/agreement.tsx';
import type { MachinePages } from '#views/shared/flow-pages.ts';
import type { ScreenProps } from '#views/shared/screen.ts';
import type { MachinePreview, PropsOf } from './machine-preview.tsx';
import { useSafe } from './use-safe.ts';

type AnyEvent = { type: string };
type AnyPages = MachinePages<AnyMachineSnapshot, unknown, AnyEvent, PageId>;

/** The common type is safe, because a screen receives only snapshots of its own machine. */
const pagesOfFlows = import.meta.glob<AnyPages>('../../src/flows/*/pages.ts', {
  eager: true,
  import: 'pages',
});

type Shown = {
  select: AnyPages['select'];
  Screen: ComponentType<ScreenProps<unknown, AnyEvent>>;
};

const screens = new Map(
  Object.values(pagesOfFlows).flatMap((pages) =>
    Object.entries(pages.screens).map(([page, Screen]): [string, Shown] => [
      page,
      { select: pages.select, Screen },
    ]),
  ),
);

function flowPreview<Id extends FlowId>(id: Id) {
  const descriptor = anyDescriptor(id);
  const page = (snapshot: FlowSnapshots[Id]) => locationIn(descriptor, snapshot)?.page ?? null;

  function Agreement({ snapshot, request }: PropsOf<FlowSnapshots[Id]>) {
    const { html = null, hash, agreedAt } = descriptor.agreement?.(snapshot) ?? {};
    const signed = hash !== undefined && agreedAt !== undefined ? { hash, agreedAt } : null;
    const title = titleOf(snapshot) ?? 'agreement';
    return <AgreementScreen title={title} html={useSafe(html)} signed={signed} request={request} />;
  }

  return {
    page,
    draw(props: PropsOf<FlowSnapshots[Id]>) {
      const shown = page(props.snapshot);
      if (shown === 'agreement') return <Agreement {...props} />;
      const { select, Screen } = screens.get(shown ?? '') ?? {};
      return Screen && select ? (
        <Screen
          key={shown}
          view={select(props.snapshot)}
          send={props.send}
          request={props.request}
        />
      ) : null;
    },
  };
}

export const flowPreviews: Record<FlowId, MachinePreview> =
  eachFlow<Record<FlowId, MachinePreview>>(flowPreview);
