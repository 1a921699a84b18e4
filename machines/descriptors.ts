import type { FlowId } from '#domain/pages.ts';
import type { FlowDescriptors } from './flows.ts';
import { required } from './shared/required.ts';

/** The descriptors that have come. */
const known: Partial<FlowDescriptors> = {};

/** Makes descriptors known: each comes with its flow's code, before the root starts the flow. */
export function describeFlows(descriptors: Partial<FlowDescriptors>): void {
  Object.assign(known, descriptors);
}

/** A flow's descriptor, once it has come. */
export const descriptorIfKnown = <Id extends FlowId>(id: Id): FlowDescriptors[Id] | undefined =>
  known[id];

/** A flow's descriptor. Throws where its code has not come. */
export const descriptorOf = <Id extends FlowId>(id: Id): FlowDescriptors[Id] =>
  required(descriptorIfKnown(id), `descriptor of ${id}`);
