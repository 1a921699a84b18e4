import type { GenericSchema } from 'valibot';
import type { AnyStateMachine, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { MoneyIntent, MoneyKind } from '#domain/money.ts';
import type { FlowId, Location } from '#domain/pages.ts';
import type { Session } from './session.ts';

/** What a flow may start from. */
export type FlowStart<Kept> = {
  session: Session;
  requested: Location;
  record: Kept | null;
  /** An attempt of one of the flow's money kinds whose outcome is not known. */
  intent: MoneyIntent | null;
};

/** What survives a reload of a flow. */
export type FlowRecord<Snapshot, Kept> = {
  schema: GenericSchema<unknown, Kept>;
  select: (snapshot: Snapshot) => Kept | null;
};

/** What everybody outside of a flow knows of it; its machine by type alone. */
export type Flow<Id extends FlowId, Snapshot, Input, Output, Kept> = {
  id: Id;
  description: string;
  meta: { label: string };
  input: (start: FlowStart<Kept>) => Input;
  /** Where its end leads. */
  after: (output: Output) => Location;
  /** Where the person is; null once it has ended. */
  location: (snapshot: Snapshot) => Location | null;
  record: FlowRecord<Snapshot, Kept> | null;
  money: readonly MoneyKind[];
};

/** Declares a flow: `defineFlow<typeof borrowMachine>()({ ... })`. `machine` is a type, never a value. */
export function defineFlow<Machine extends AnyStateMachine>() {
  return <const Id extends FlowId, Kept = never>(
    described: Flow<Id, SnapshotFrom<Machine>, InputFrom<Machine>, OutputFrom<Machine>, Kept>,
  ): typeof described & { machine?: Machine } => described;
}
