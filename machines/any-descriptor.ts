import { allFlows } from './all-flows.ts';
import type { DescriptorOf, FlowDescriptors } from './flows.ts';

const byId: FlowDescriptors = allFlows;

/** Returns the descriptor of any flow, for tests and diagrams. */
export const anyDescriptor: DescriptorOf = (id) => byId[id];
