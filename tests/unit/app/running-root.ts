import { createActor, type SimulatedClock } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import { ServiceFailure } from '#domain/failure.ts';
import type { Homepage } from '#domain/loans/home.ts';
import { anyDescriptor } from '#machines/any-descriptor.ts';
import { agreementMachine, type AgreementPorts } from '#machines/agreement/agreement.machine.ts';
import { eachFlow, type FlowRecords } from '#machines/flows.ts';
import { homeMachine } from '#machines/home/home.machine.ts';
import type { LoginPorts } from '#machines/login/ports.ts';
import type { RootPorts } from '#machines/root/ports.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import type { Preparation, Reconciliation } from '#machines/money-action/ports.ts';
import type { PendingRepayment } from '#domain/payments/repayment.ts';
import { actor, type Timed } from '#machines/shared/ports.ts';
import { nothingKnown, unwatched } from '#machines/samples/watch.ts';
import { pending } from '#machines/samples/repayment.ts';
import type { Location } from '#domain/pages.ts';
import type { FlowCode } from '#app/flows/flow-code.ts';
import { lazyFlow } from '#app/flows/lazy-flow.ts';
import { provideRoot } from '#app/root-actor.ts';

const failing = (failure: Failure) => () => Promise.reject(new ServiceFailure(failure));
const never = () => new Promise<never>(() => undefined);
const none = () => {};

export const unexpected = (): never => {
  throw new Error('unexpected call');
};
export const unloaded = { load: unexpected, arrived: unexpected, get: unexpected };
export const noFlows = eachFlow<FlowCode>(() => unloaded);
const effects = { applyLanguage: none, trackSessionLoss: none, trackLoginFail: none };

type Some = Partial<RootPorts & LoginPorts & AgreementPorts> & {
  homepage?: Homepage;
  homeBreaks?: boolean;
  due?: () => Timed<PendingRepayment>;
  machines?: Parameters<ReturnType<typeof provideRoot>['provide']>[0]['actors'];
  clock?: SimulatedClock;
};

const unansweredRepayment = (due: () => Timed<PendingRepayment>) =>
  repaymentMachine.provide({
    actors: {
      queryPendingRepayPlan: actor(async (): Promise<Timed<PendingRepayment> | null> => due()),
      moneyAction: moneyActionMachine.provide({
        actors: {
          prepareAttempt: actor((): Promise<Preparation> => new Promise(() => {})),
          reconcileMoney: actor((): Promise<Reconciliation> => new Promise(() => {})),
        },
      }),
    },
  });

const emptyHome: Homepage = { credit: null, quota: null, loans: [] };

/** Services that `some` does not name are those of `quiet`. */
export function startRoot(some: Some = {}, location: Location = { page: 'home', query: {} }) {
  const ports = { ...quiet, ...some };
  const home = homeMachine.provide({
    actors: {
      watchAttempts: unwatched,
      watchLastKnown: nothingKnown,
      getHomepageData: actor(async () => ({ ...(some.homepage ?? emptyHome), receivedAt: 0 })),
    },
  });
  const lazyHome = lazyFlow(() => {
    if (some.homeBreaks) throw new Error('home does not start');
    return home;
  });
  const machine = provideRoot(ports, effects, noFlows, unloaded, unloaded, unloaded).provide({
    actors: {
      home: lazyHome,
      repayment: unansweredRepayment(some.due ?? pending),
      agreement: agreementMachine.provide({
        actors: { readStoredAgreement: actor(ports.readStoredAgreement) },
      }),
      ...some.machines,
    },
  });
  return createActor(machine, {
    ...(some.clock && { clock: some.clock }),
    input: { location, descriptorOf: anyDescriptor },
  }).start();
}

const quiet: RootPorts & LoginPorts & AgreementPorts = {
  readStoredAgreement: async () => null,
  restoreSession: async () => null,
  readLoginRecord: async () => null,
  keepSession: async (credentials) => ({
    auth: { ...credentials, userInfo: null },
    userKey: credentials.userId,
  }),
  forgetSession: async () => undefined,
  logOut: async () => undefined,
  findDeletion: async () => ({ deleted: false }),
  forgetAccount: async () => undefined,
  readRemembered: async () => ({ records: eachFlow<FlowRecords>(() => null), intents: [] }),
  fetchFlow: async () => undefined,
  fetchPopups: failing({ kind: 'network' }),
  fetchAttempts: failing({ kind: 'network' }),
  fetchInfoPages: async () => undefined,
  openMaintenance: async () => ({ opened: false }),
  mobileExists: failing({ kind: 'network' }),
  login: never,
  readCooldown: async () => ({ cooldown: 0 }),
  sendSmsCode: failing({ kind: 'network' }),
};

/** Requests and confirms a payment, whose preparation never ends. */
export function pay(root: ReturnType<typeof startRoot>): void {
  const { repayment } = root.getSnapshot().children;
  repayment?.send({ type: 'payment.requested' });
  repayment?.send({ type: 'payment.confirmed' });
}

/** Resolves after all pending microtasks. */
export const settled = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
