import type { FlowId } from '#domain/pages.ts';
import { flowModels } from './flow-models.ts';
import type { DescriptorOf, FlowDescriptors } from './flows.ts';

const models: { [Id in FlowId]: { flow: FlowDescriptors[Id] } } = flowModels;

/** For tests and diagrams. */
export const anyDescriptor: DescriptorOf = (id) => models[id].flow;
