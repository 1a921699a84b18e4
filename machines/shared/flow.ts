import type { AnyStateMachine, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { SignedDocument } from '#domain/loans/loan-story.ts';
import type { MoneyIntent, MoneyKind } from '#domain/money.ts';
import type { moneyFlows } from '#domain/money/flows.ts';
import type { FlowId, Location, PageId, Query } from '#domain/pages.ts';
import { type MetaSource, pageOf } from './meta.ts';
import { required } from './required.ts';
import type { Session } from './session.ts';

type KindOf<Id extends FlowId> = {
  [Kind in MoneyKind]: (typeof moneyFlows)[Kind] extends Id ? Kind : never;
}[MoneyKind];

/** By flow, an attempt at one of its kinds of money action. */
export type FlowIntents = { [Id in FlowId]: MoneyIntent<KindOf<Id>> };

/** The data from which a flow’s `input` is made. */
export type FlowStart<Id extends FlowId, StoredRecord> = {
  session: Session;
  /** The requested location; another flow's page if an open attempt takes precedence. */
  requested: Location;
  /** The flow’s record from before a reload, a lost session or another flow; null without one. */
  record: StoredRecord | null;
  /** The flow's open attempt; null without one, and if the journal was unreadable. */
  intent: FlowIntents[Id] | null;
  /** All attempts of unknown outcome at the flow's start; empty if the journal was unreadable. */
  openIntents: readonly MoneyIntent[];
};

/** An unsanitised agreement; for a signed one, also its time and hash. */
export type ReadAgreement = Pick<AgreementDocument, 'html'> &
  Partial<Pick<SignedDocument, 'hash' | 'agreedAt'>>;

/** The descriptor of a flow, in its chunk; other code reads it instead of the machine. */
export type Flow<Id extends FlowId, Snapshot, Input, Output, StoredRecord> = {
  id: Id;
  /** The name of the flow in diagrams. */
  label: string;
  description: string;
  input: (start: FlowStart<Id, StoredRecord>) => Input;
  after: (output: Output) => Location;
  /**
   * The page to which back leads from the location that `after` returns. Null means the page from
   * which the flow was opened, or home.
   */
  below?: (output: Output) => Location | null;
  /** Whether the account was deleted: all data are erased, and `after` does not apply. */
  endsAccount?: (output: Output) => boolean;
  /** The page while no active state names one, as between two pages. */
  heading?: (snapshot: Snapshot) => PageId;
  query?: (snapshot: Snapshot) => Query;
  /** The record to store, with which the flow starts the next time; null without one. */
  record?: (snapshot: Snapshot) => StoredRecord | null;
  /** The credit order of the flow, if it is known, for analytics. */
  creditOrderId?: (snapshot: Snapshot) => string | null;
  /** The unsanitised agreement that the flow presents for consent or after the signature. */
  agreement?: (snapshot: Snapshot) => ReadAgreement | null;
};

/**
 * Declares a flow: `defineFlow<typeof borrowMachine, BorrowRecord>()({ ... })`. The machine is
 * imported only as a type, because screens import views without their machine.
 */
export function defineFlow<Machine extends AnyStateMachine, StoredRecord = never>() {
  return <const Id extends FlowId>(
    described: Flow<
      Id,
      SnapshotFrom<Machine>,
      InputFrom<Machine>,
      OutputFrom<Machine>,
      StoredRecord
    >,
  ): typeof described & { machine?: Machine } => described;
}

type Running = MetaSource & { status: string };

/** The location of a flow by its chart; null if the flow does not run. */
export function locationIn<
  Id extends FlowId,
  Snapshot extends Running,
  Input,
  Output,
  StoredRecord,
>(
  { id, heading, query }: Flow<Id, Snapshot, Input, Output, StoredRecord>,
  snapshot: Snapshot,
): Location | null {
  if (snapshot.status !== 'active') return null;
  const page = required(pageOf(snapshot) ?? heading?.(snapshot), `page of ${id}`);
  return { page, query: query?.(snapshot) ?? {} };
}
