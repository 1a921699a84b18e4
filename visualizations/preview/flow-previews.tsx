import type { AnyMachineSnapshot } from 'xstate';
import type { FlowId, PageId } from '#domain/pages.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import { folderOf } from '#machines/description/folder.ts';
import { eachFlow, type FlowSnapshots } from '#machines/flows.ts';
import { locationIn } from '#machines/shared/flow.ts';
import { titleOf } from '#machines/shared/meta.ts';
import { required } from '#machines/shared/required.ts';
import { AgreementScreen } from '#views/info/agreement.tsx';
import type { MachinePages } from '#views/shared/flow-pages.ts';
import { type MachinePreview, previewOf, type PropsOf, useSafe } from './machine-preview.tsx';

type AnyPages = MachinePages<AnyMachineSnapshot, unknown, { type: string }, PageId>;

/** The common type is safe, because a screen receives only snapshots of its own machine. */
const pagesOfFlows = import.meta.glob<AnyPages>('../../src/flows/*/chunk.ts', {
  eager: true,
  import: 'pages',
});

function flowPreview<Id extends FlowId>(id: Id) {
  const descriptor = anyDescriptor(id);
  const pages = required(pagesOfFlows[`../../src/flows/${folderOf(id)}/chunk.ts`], `page of ${id}`);
  const page = (snapshot: FlowSnapshots[Id]) => locationIn(descriptor, snapshot)?.page ?? null;
  const ofPages = previewOf<FlowSnapshots[Id], unknown, { type: string }, PageId>(page, pages);

  function Agreement({ snapshot, request }: PropsOf<FlowSnapshots[Id]>) {
    const { html = null, hash, agreedAt } = descriptor.agreement?.(snapshot) ?? {};
    const signed = hash !== undefined && agreedAt !== undefined ? { hash, agreedAt } : null;
    const title = titleOf(snapshot) ?? 'agreement';
    return <AgreementScreen title={title} html={useSafe(html)} signed={signed} request={request} />;
  }

  return {
    page,
    draw: (props: PropsOf<FlowSnapshots[Id]>) =>
      page(props.snapshot) === 'agreement' ? <Agreement {...props} /> : ofPages.draw(props),
  };
}

export const flowPreviews: Record<FlowId, MachinePreview> =
  eachFlow<Record<FlowId, MachinePreview>>(flowPreview);
