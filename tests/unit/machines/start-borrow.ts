import { locationIn } from '#machines/shared/flow.ts';
import { createActor, SimulatedClock } from 'xstate';
import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { CreditOrder } from '#domain/credit/credit-order.ts';
import { ServiceFailure } from '#domain/failure.ts';
import type { MoneyAnswer } from '#domain/money/answer.ts';
import type { MoneyIntent, MoneyRequest } from '#domain/money.ts';
import type { CreditQuota, LoanChoice, LoanOffer } from '#domain/loans/quota.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import type { BorrowInput } from '#machines/borrow/borrow.setup.ts';
import { borrowFlow } from '#machines/borrow/flow.ts';
import type { Limit } from '#machines/borrow/ports.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { Preparation, Reconciliation, Submission } from '#machines/money-action/ports.ts';
import { actor, type Timed } from '#machines/shared/ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { agreement, applyIntent, limit, offerFor } from '#machines/samples/loans.ts';
import { settled } from './settled.ts';

type World = {
  quota: Partial<CreditQuota>;
  credit: CreditOrder;
  /** Whether the page runs in the native app. */
  inApp: boolean;
  /** Result of sending; a `ServiceFailure` leaves the outcome unknown. */
  answer: Submission | ServiceFailure;
  offline: boolean;
  /** The code with which prices are refused; null for no refusal. */
  refuses: number | null;
};

export const taken: Submission = {
  outcome: 'ok',
  receipt: { kind: 'applyOrder', loanOrderId: 'loan-9' },
};

export async function start(input: Partial<BorrowInput> = {}, change: Partial<World> = {}) {
  const world: World = {
    quota: {},
    credit: creditOrder(),
    inApp: true,
    answer: taken,
    offline: false,
    refuses: null,
    ...change,
  };
  const clock = new SimulatedClock();
  const priced: LoanChoice[] = [];
  const sent: MoneyRequest[] = [];
  const calls: string[] = [];
  const machine = borrowMachine.provide({
    actors: {
      creditCheck: creditCheckMachine.provide({
        actors: {
          queryCreditOrder: actor(async (): Promise<CreditOrder | null> => {
            calls.push('credit check');
            return world.credit;
          }),
        },
      }),
      moneyAction: moneyActionMachine.provide({
        actors: {
          prepareAttempt: actor(
            async (): Promise<Preparation> => ({ outcome: 'ready', intent: applyIntent }),
          ),
          submitMoney: actor(
            async ({
              request,
            }: {
              intent: MoneyIntent;
              request: MoneyRequest;
            }): Promise<Submission> => {
              calls.push('apply');
              sent.push(request);
              if (world.answer instanceof ServiceFailure) throw world.answer;
              return world.answer;
            },
          ),
          reconcileMoney: actor(
            async (_: { intent: MoneyIntent }): Promise<Reconciliation> => ({
              outcome: 'notTaken',
            }),
          ),
          closeIntent: actor<{ intent: MoneyIntent }, { answer: MoneyAnswer | null }>(async () => ({
            answer: null,
          })),
        },
      }),
      loadLimit: actor(async (): Promise<Timed<Limit>> => limit(world.quota)),
      priceLoan: actor(async (choice: LoanChoice): Promise<Timed<LoanOffer>> => {
        priced.push(choice);
        if (world.refuses !== null) {
          const { refuses: code } = world;
          throw new ServiceFailure({ kind: 'business', code, message: '' });
        }
        if (world.offline) throw new ServiceFailure({ kind: 'network' });
        return offerFor(choice);
      }),
      previewAgreement: actor(async (_: LoanChoice): Promise<AgreementDocument> => agreement),
      reportExpiredCredit: actor(
        async ({ creditOrderId }: { creditOrderId: string }): Promise<{ opened: boolean }> => {
          calls.push(`expired ${creditOrderId}`);
          return { opened: world.inApp };
        },
      ),
    },
  });
  const borrow = createActor(machine, {
    clock,
    input: { userKey: 'juan', page: 'limit', record: null, intent: null, ...input },
  }).start();
  await settled();
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settled();
  };
  const settle = () => pass(400);
  return { borrow, world, settle, pass, priced, sent, calls };
}

export type Running = Awaited<ReturnType<typeof start>>;

export const page = ({ borrow }: Running) => locationIn(borrowFlow, borrow.getSnapshot())?.page;

/** Goes from the limit to the terms of 5,000 pesos. */
export async function toTerms(change: Partial<World> = {}): Promise<Running> {
  const running = await start({}, change);
  running.borrow.send({ type: 'borrow.started' });
  await running.settle();
  running.borrow.send({ type: 'choice.confirmed' });
  await settled();
  return running;
}

/** Reads and ticks the agreement, and taps the button to apply. */
export async function apply(running: Running, taps = 1): Promise<void> {
  const { borrow } = running;
  borrow.send({ type: 'agreement.opened' });
  borrow.send({ type: 'nav.back' });
  borrow.send({ type: 'agreement.ticked', ticked: true });
  for (let tap = 0; tap < taps; tap += 1) borrow.send({ type: 'loan.confirmed' });
  await settled();
}
