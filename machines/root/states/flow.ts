import type { Location, FlowId } from '#domain/pages.ts';
import { descriptorIfKnown, descriptorOf } from '#machines/descriptors.ts';
import { eachFlow, type FlowInputs, type FlowOutputs } from '#machines/flows.ts';
import { flowStart, type RootContext } from '../context.ts';

/** The state of a flow: runs its machine, and opens the location of its outcome. */
type FlowState<Id extends FlowId> = {
  description: string;
  meta: { label: string };
  entry: readonly [{ type: 'enterFlow'; params: { flow: Id } }, 'announceFlow'];
  invoke: {
    id: Id;
    src: Id;
    input: (args: { context: RootContext }) => FlowInputs[Id];
    onDone: LeadsOn<Id> | readonly [EndsAccount<Id>, LeadsOn<Id>];
    onError: { target: string };
  };
};

type Ended<Id extends FlowId> = { event: { output: FlowOutputs[Id] } };

type LeadsOn<Id extends FlowId> = {
  target: string;
  actions: {
    type: 'leadOn';
    params: (args: Ended<Id>) => { location: Location; below: Location | null };
  };
};

type EndsAccount<Id extends FlowId> = {
  guard: { type: 'accountEnded'; params: (args: Ended<Id>) => { ended: boolean } };
  target: string;
  actions: 'announceDeletion';
};

/** Whether a flow can end with an account deletion: only one can. */
const mayEndAccount = (id: FlowId): boolean => id === 'accountDeletion';

function flowState<Id extends FlowId>(id: Id): FlowState<Id> {
  // Only for readers of the chart, where all descriptors are loaded.
  const { description = '', label = '' } = descriptorIfKnown(id) ?? {};
  const leadsOn: LeadsOn<Id> = {
    target: '#root.location.waitingForSignIn',
    actions: {
      type: 'leadOn',
      params: ({ event: { output } }) => ({
        location: descriptorOf(id).after(output),
        below: descriptorOf(id).below?.(output) ?? null,
      }),
    },
  };
  return {
    description,
    meta: { label },
    entry: [{ type: 'enterFlow', params: { flow: id } }, 'announceFlow'],
    invoke: {
      id,
      src: id,
      input: ({ context }) => descriptorOf(id).input(flowStart(context, id)),
      onDone: mayEndAccount(id)
        ? [
            {
              guard: {
                type: 'accountEnded',
                params: ({ event: { output } }) => ({
                  ended: descriptorOf(id).endsAccount?.(output) ?? false,
                }),
              },
              target: '#root.location.accountEnded',
              actions: 'announceDeletion',
            },
            leadsOn,
          ]
        : leadsOn,
      onError: { target: '#root.location.broken' },
    },
  };
}

/** One generated state for each flow. */
export const flowStates = eachFlow<{ [Id in FlowId]: FlowState<Id> }>(flowState);
