import type { EventFrom, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { MoneyIntent } from '#domain/money.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import { type FlowId, pageIds, pageRow } from '#domain/pages.ts';
import type { flowModels } from './flow-models.ts';
import type { Flow } from '#machines/shared/flow.ts';
import type { FlowLogic } from '#machines/shared/ports.ts';

type Models = typeof flowModels;
/** Each flow's descriptor with the types of its own machine. */
type Descriptor<Id extends FlowId> = Models[Id]['flow'];
export type FlowMachines = { [Id in FlowId]: Models[Id]['machine'] };
export type FlowActors = { [Id in FlowId]: FlowLogic<FlowMachines[Id]> };
export type FlowSnapshots = { [Id in FlowId]: SnapshotFrom<FlowMachines[Id]> };
export type FlowEvents = { [Id in FlowId]: EventFrom<FlowMachines[Id]> };
export type FlowInputs = { [Id in FlowId]: InputFrom<FlowMachines[Id]> };
export type FlowOutputs = { [Id in FlowId]: OutputFrom<FlowMachines[Id]> };
/** Each flow's stored record; `never` for a flow without one. */
export type StoredRecords = {
  [Id in FlowId]: NonNullable<ReturnType<NonNullable<Descriptor<Id>['record']>>>;
};
export type FlowRecords = { [Id in FlowId]: StoredRecords[Id] | null };

/**
 * The flows' stored records, and the open attempts; `intents` is null before the journal is read,
 * and if it was unreadable.
 */
export type Remembered = { records: FlowRecords; intents: MoneyIntent[] | null };

export type FlowDescriptors = {
  [Id in FlowId]: Flow<Id, FlowSnapshots[Id], FlowInputs[Id], FlowOutputs[Id], StoredRecords[Id]>;
};

/** Returns a flow's descriptor. Throws before the flow's chunk has loaded. */
export type DescriptorOf = <Id extends FlowId>(id: Id) => FlowDescriptors[Id];

/** Whether a page's owner is a flow. */
export const isFlowId = (owner: string): owner is FlowId => flowIds.some((id) => id === owner);

/** All flows, in the order of their pages. */
export const flowIds: FlowId[] = [
  ...new Set(
    pageIds
      .map((page) => pageRow(page).flow)
      .filter((owner) => owner !== 'info' && owner !== 'login'),
  ),
];

/** The flows that move money. */
export const moneyFlowIds: FlowId[] = flowIds.filter((id) =>
  Object.values<FlowId>(moneyFlows).includes(id),
);

/** A generic function that returns the row of a flow in a table. */
type RowOf<Table extends Record<FlowId, unknown>> = Intersection<
  { [Id in FlowId]: (id: Id) => Table[Id] }[FlowId]
> &
  ((id: FlowId) => unknown);
type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Rows = Partial<Record<FlowId, unknown>>;
const isWhole = <Table extends Rows>(rows: Rows): rows is Table =>
  flowIds.every((id) => id in rows);

/** A table with one row per flow, each created by the same generic function. */
export function eachFlow<Table extends Record<FlowId, unknown>>(row: RowOf<Table>): Table {
  const rows: Rows = {};
  for (const id of flowIds) rows[id] = row(id);
  if (!isWhole<Table>(rows)) throw new Error('a flow lacks its row');
  return rows;
}
