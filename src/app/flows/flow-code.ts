import type { AnyStateMachine } from 'xstate';
import type { FlowId } from '#domain/pages.ts';
import type { AppTexts } from '#i18n/i18n.ts';
import { describeFlows } from '#machines/descriptors.ts';
import { eachFlow, type FlowMachines } from '#machines/flows.ts';
import type { Journal } from '#services/journal/journal.ts';
import { createLazyCode, type LazyCode, type Waiting } from '../loading/lazy-code.ts';
import { appFlows } from '#flows/flows.ts';
import type { Runs } from './lazy-flow.ts';
import type { FlowServices } from './provider.ts';

type Code<Machine extends AnyStateMachine> = LazyCode<Runs<Machine>>;

/** Each flow's machine, ready to run, in a chunk of its own. */
export type FlowCode = { [Id in FlowId]: Code<FlowMachines[Id]> };

/**
 * The flows' code, to be fetched when it is needed or before.
 *
 * @param journal comes with the first of them
 * @param texts whose titles come with the first of them
 * @param waiting how it is waited for code that does not come
 */
export function createFlowCode(
  services: Omit<FlowServices, 'journal'>,
  journal: LazyCode<Journal>,
  texts: Pick<AppTexts, 'need'>,
  waiting: Waiting,
): FlowCode {
  return eachFlow<FlowCode>(
    <Id extends FlowId>(id: Id): Code<FlowMachines[Id]> =>
      createLazyCode(async () => {
        const [{ provider, descriptor }, there] = await Promise.all([
          appFlows[id].chunk(),
          journal.load(),
          texts.need(['flows']),
        ]);
        describeFlows({ [id]: descriptor });
        return provider.run({ ...services, journal: there });
      }, waiting),
  );
}
