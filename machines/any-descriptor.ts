import type { FlowId } from '#domain/pages.ts';
import { flowModels } from './flow-models.ts';
import type { DescriptorOf, FlowDescriptors } from './flows.ts';

const models: { [Id in FlowId]: { flow: FlowDescriptors[Id] } } = flowModels;

/** Reads the descriptor from the flow's model, so it is only for tests and diagrams. */
export const anyDescriptor: DescriptorOf = (id) => models[id].flow;
