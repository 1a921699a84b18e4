import type { FlowId } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import {
  type DescriptorOf,
  eachFlow,
  type FlowDescriptors,
  type FlowMachines,
} from '#machines/flows.ts';
import type { Journal } from '#services/journal/journal.ts';
import { createLazyCode, type LazyCode, type Waiting } from '../loading/lazy-code.ts';
import { flowChunks } from '#flows/flows.ts';
import type { Runs } from './lazy-flow.ts';
import type { FlowServices } from './provider.ts';

export type CodeOf<Id extends FlowId> = LazyCode<{
  machine: Runs<FlowMachines[Id]>;
  descriptor: FlowDescriptors[Id];
}>;

export type FlowCode = { [Id in FlowId]: CodeOf<Id> };

export const descriptorsIn =
  (flowCode: FlowCode): DescriptorOf =>
  (id) =>
    flowCode[id].get().descriptor;

/**
 * A flow's texts are fetched with its chunk, because its title is shown before a screen.
 *
 * @param waiting starts a wait for the code, and decides when a failed load is retried
 */
export function createFlowCode(
  services: Omit<FlowServices, 'journal'>,
  journal: LazyCode<Journal>,
  texts: Pick<AppTexts, 'need'>,
  waiting: Waiting,
): FlowCode {
  return eachFlow<FlowCode>(
    <Id extends FlowId>(id: Id): CodeOf<Id> =>
      createLazyCode(async () => {
        const [{ provider, descriptor }, there] = await Promise.all([
          flowChunks[id](),
          journal.load(),
          texts.need(['flows', id]),
        ]);
        return { machine: provider.run({ ...services, journal: there }), descriptor };
      }, waiting),
  );
}
