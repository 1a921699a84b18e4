import type { Location, FlowId } from '#domain/pages.ts';
import { eachFlow, flows, type FlowInputs, type FlowOutputs } from '#machines/flows.ts';
import { flowStart, type RootContext } from '../context.ts';

/** The state of a flow: it runs its machine, and leads on where its end says. */
type FlowState<Id extends FlowId> = {
  description: string;
  meta: { label: string };
  entry: { type: 'enterFlow'; params: { flow: Id } };
  invoke: {
    id: Id;
    src: Id;
    input: (args: { context: RootContext }) => FlowInputs[Id];
    onDone: {
      target: string;
      actions: {
        type: 'request';
        params: (args: { event: { output: FlowOutputs[Id] } }) => { location: Location };
      };
    };
    onError: { target: string };
  };
};

function flowState<Id extends FlowId>(id: Id): FlowState<Id> {
  const { description, label, input, after } = flows[id];
  return {
    description,
    meta: { label },
    entry: { type: 'enterFlow', params: { flow: id } },
    invoke: {
      id,
      src: id,
      input: ({ context }) => input(flowStart(context, id)),
      onDone: {
        target: '#root.location.waitingForSignIn',
        actions: {
          type: 'request',
          params: ({ event }) => ({ location: after(event.output) }),
        },
      },
      onError: { target: '#root.location.broken' },
    },
  };
}

/** One short state a flow. */
export const flowStates = eachFlow<{ [Id in FlowId]: FlowState<Id> }>(flowState);
