import type { Location, FlowId } from '#domain/pages.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import { eachFlow, type FlowInputs, type FlowOutputs } from '#machines/flows.ts';
import { flowStart, type RootContext } from '../context.ts';

export type FlowWords = { [Id in FlowId]?: { label: string; description: string } };

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

type Ended<Id extends FlowId> = { context: RootContext; event: { output: FlowOutputs[Id] } };

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

const mayEndAccount = (id: FlowId): boolean => moneyFlows.deleteAccount === id;

function flowState<Id extends FlowId>(id: Id, words: FlowWords): FlowState<Id> {
  const { description = '', label = '' } = words[id] ?? {};
  const leadsOn: LeadsOn<Id> = {
    target: '#root.location.waitingForSignIn',
    actions: {
      type: 'leadOn',
      params: ({ context, event: { output } }) => {
        const { after, below } = context.descriptorOf(id);
        return { location: after(output), below: below?.(output) ?? null };
      },
    },
  };
  return {
    description,
    meta: { label },
    entry: [{ type: 'enterFlow', params: { flow: id } }, 'announceFlow'],
    invoke: {
      id,
      src: id,
      input: ({ context }) => context.descriptorOf(id).input(flowStart(context, id)),
      onDone: mayEndAccount(id)
        ? [
            {
              guard: {
                type: 'accountEnded',
                params: ({ context, event: { output } }) => ({
                  ended: context.descriptorOf(id).endsAccount?.(output) ?? false,
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

export const flowStates = (words: FlowWords) =>
  eachFlow<{ [Id in FlowId]: FlowState<Id> }>(<Id extends FlowId>(id: Id) => flowState(id, words));
