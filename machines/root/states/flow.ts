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
        type: 'leadOn';
        params: (args: { event: { output: FlowOutputs[Id] } }) => {
          location: Location;
          below: Location | null;
        };
      };
    };
    onError: { target: string };
  };
};

function flowState<Id extends FlowId>(id: Id): FlowState<Id> {
  const { description, label, input, after, below } = flows[id];
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
          type: 'leadOn',
          params: ({ event: { output } }) => ({
            location: after(output),
            below: below?.(output) ?? null,
          }),
        },
      },
      onError: { target: '#root.location.broken' },
    },
  };
}

/** One short state a flow. */
export const flowStates = eachFlow<{ [Id in FlowId]: FlowState<Id> }>(flowState);
