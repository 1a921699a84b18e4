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

/** An attempt at one of the kinds of money action that belong to a flow. */
export type FlowIntents = { [Id in FlowId]: MoneyIntent<KindOf<Id>> };

/** The input that a flow may start from. */
export type FlowStart<Id extends FlowId, Kept> = {
  session: Session;
  /** Where the person asked to go; a page of another flow where an open attempt comes first. */
  requested: Location;
  /** The flow's record of before a reload. */
  record: Kept | null;
  /** An attempt of one of the flow's money kinds whose outcome is not known. */
  intent: FlowIntents[Id] | null;
  /** The attempts of all flows whose outcome is not known, when it starts. */
  openIntents: readonly MoneyIntent[];
};

/** An agreement to be read, raw; of one that was signed, when, and its fingerprint. */
export type ReadAgreement = Pick<AgreementDocument, 'html'> &
  Partial<Pick<SignedDocument, 'hash' | 'agreedAt'>>;

/** The descriptor of a flow, by which all other code uses it; it is part of the flow's chunk. */
export type Flow<Id extends FlowId, Snapshot, Input, Output, Kept> = {
  id: Id;
  /** Names the flow for people, in diagrams. */
  label: string;
  description: string;
  /** The input of its machine. */
  input: (start: FlowStart<Id, Kept>) => Input;
  /** Where its end leads. */
  after: (output: Output) => Location;
  /**
   * Where leaving leads from what its end opens: back to its page; null where that leads where the
   * flow itself was opened from, or home.
   */
  below?: (output: Output) => Location | null;
  /** Whether the account has ended with it: nothing leads on, and all that is kept of the person goes. */
  endsAccount?: (output: Output) => boolean;
  /** The page where its chart names none: on the way, the one that is headed for. */
  heading?: (snapshot: Snapshot) => PageId;
  /** The query that its pages carry now. */
  query?: (snapshot: Snapshot) => Query;
  /** The record to store for a reload; null without one. */
  record?: (snapshot: Snapshot) => Kept | null;
  /** The credit order that it is about, as far as it knows, for analytics. */
  creditOrderId?: (snapshot: Snapshot) => string | null;
  /** The agreement that the person is asked to agree to, or reads again after it was signed; raw. */
  agreement?: (snapshot: Snapshot) => ReadAgreement | null;
};

/**
 * Declares a flow: `defineFlow<typeof borrowMachine, BorrowRecord>()({ ... })`. The machine is imported as a
 * type alone, so that no descriptor brings a machine into the start.
 */
export function defineFlow<Machine extends AnyStateMachine, Kept = never>() {
  return <const Id extends FlowId>(
    described: Flow<Id, SnapshotFrom<Machine>, InputFrom<Machine>, OutputFrom<Machine>, Kept>,
  ): typeof described & { machine?: Machine } => described;
}

type Running = MetaSource & { status: string };

/** Where the person is in a flow, by its chart; null once it has ended. */
export function locationIn<Id extends FlowId, Snapshot extends Running, Input, Output, Kept>(
  { id, heading, query }: Flow<Id, Snapshot, Input, Output, Kept>,
  snapshot: Snapshot,
): Location | null {
  if (snapshot.status !== 'active') return null;
  const page = required(pageOf(snapshot) ?? heading?.(snapshot), `page of ${id}`);
  return { page, query: query?.(snapshot) ?? {} };
}
