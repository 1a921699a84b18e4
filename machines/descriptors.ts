import type { FlowId } from '#domain/pages.ts';
import type { FlowDescriptors } from './flows.ts';
import { required } from './shared/required.ts';

/** The loaded descriptors. */
const known: Partial<FlowDescriptors> = {};

/** Adds descriptors: each loads with its flow's code, before the root starts the flow. */
export function describeFlows(descriptors: Partial<FlowDescriptors>): void {
  Object.assign(known, descriptors);
}

/** A flow's descriptor; `undefined` before it has loaded. */
export const descriptorIfKnown = <Id extends FlowId>(id: Id): FlowDescriptors[Id] | undefined =>
  known[id];

/** A flow's descriptor. Throws if its code has not loaded. */
export const descriptorOf = <Id extends FlowId>(id: Id): FlowDescriptors[Id] =>
  required(descriptorIfKnown(id), `descriptor of ${id}`);
