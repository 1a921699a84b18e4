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

/**
 * One call from a machine to a service. Resolves with a domain value or throws a `ServiceFailure`;
 * reads honour `signal`.
 */
export type Port<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>;

/** A reply with the server's time, for days remaining and expected times. */
export type Timed<T> = T & { receivedAt: number };

/** A page of the native app: the credit application. */
export type NativePage = 'creditApplication';

/**
 * Opens a page of the native app; `opened` is false without a shell, or if the allow-list lacks the
 * page.
 */
export type OpenNativePage = Port<{ page: NativePage }, { opened: boolean }>;

/**
 * Refunds the overpayment to the payout account; without an overpayment, only returns the state.
 */
export type RefundOverpayment = Port<void, { overpaid: Overpayment | null }>;

type PortInput<P> = P extends Port<infer Input, unknown> ? Input : never;
type PortOutput<P> = P extends (...args: never[]) => Promise<infer Output> ? Output : never;
export type PortActor<P> = PromiseActorLogic<PortOutput<P>, PortInput<P>>;

/** A placeholder for a port in `setup({ actors })`: throws until `provide` replaces it. */
export function port<P>(name: string): PortActor<P> {
  return fromPromise<PortOutput<P>, PortInput<P>>(() =>
    Promise.reject(new Error(`port not provided: ${name}`)),
  );
}

/** A port's implementation as actor logic, for `machine.provide({ actors })`. */
export function actor<Input, Output>(call: Port<Input, Output>): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(({ input, signal }) => call(input, signal));
}

/** The type of a machine as its parent needs it: snapshot, events and input, without its code. */
export type FlowLogic<Machine extends AnyStateMachine> = ActorLogic<
  SnapshotFrom<Machine>,
  EventFrom<Machine>,
  InputFrom<Machine>
>;

/**
 * A placeholder for a flow whose code loads later: throws until `provide` replaces it. It names the
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
