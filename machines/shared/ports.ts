import {
  type ActorLogic,
  type AnyStateMachine,
  type EventFrom,
  fromPromise,
  type InputFrom,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate';
import type { Overpayment } from '#domain/payments/overpayment.ts';

/** Resolves with a domain value or throws a `ServiceFailure`; reads honour `signal`. */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** `receivedAt` is the server's time. */
export type Timed<T> = T & { receivedAt: number };

export type NativePage = 'creditApplication';

/** `opened` is false without a shell, or if the allow-list lacks the page. */
export type OpenNativePage = Port<{ page: NativePage }, { opened: boolean }>;

/** Without an overpayment the call changes nothing, so it can be repeated. */
export type RefundOverpayment = Port<void, { overpaid: Overpayment | null }>;

type PortInput<P> = P extends Port<infer Input, unknown> ? Input : never;
type PortOutput<P> = P extends (...args: never[]) => Promise<infer Output> ? Output : never;
export type PortActor<P> = PromiseActorLogic<PortOutput<P>, PortInput<P>>;

/** A placeholder that throws until `provide` replaces it. */
export function port<P>(name: string): PortActor<P> {
  return fromPromise<PortOutput<P>, PortInput<P>>(() =>
    Promise.reject(new Error(`port not provided: ${name}`)),
  );
}

/** A port's implementation, for `machine.provide({ actors })`. */
export function actor<Input, Output>(call: Port<Input, Output>): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => call(input, signal));
}

/** A machine as its parent needs it, without its code. */
export type FlowLogic<Machine extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<Machine>,
  EventFrom<Machine>,
  InputFrom<Machine>
>;

/**
 * A placeholder for a flow whose code loads later; throws until `provide` replaces it. Names the
 * flow's chart for diagrams.
 */
export function flow<Machine extends AnyStateMachine>(name: string): FlowLogic<Machine> {
  const placeholder: FlowLogic<Machine> = {
    transition: (snapshot) => snapshot,
    getInitialSnapshot: () => {
      throw new Error(`flow not provided: ${name}`);
    },
    getPersistedSnapshot: (snapshot) => snapshot,
  };
  return Object.assign(placeholder, { flow: name });
}
