import { createActor, SimulatedClock } from 'xstate';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import type { BorrowEvent, BorrowInput } from '#machines/borrow/borrow.setup.ts';
import type { BorrowPorts } from '#machines/borrow/ports.ts';
import { creditCheckMachine } from '#machines/credit-check/credit-check.machine.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import { actor as act } from '#machines/shared/ports.ts';
import { credit, intent, offerFor, quota, timed } from './samples.ts';
import { termsOn } from '#machines/samples/loans.ts';
import { answer, follow, lead, type Move, silent, type Previewed } from './previewed.tsx';

/** A money request that is never answered. */
export const unheardMoney: MoneyActionPorts = {
  prepareAttempt: answer({ outcome: 'ready', intent }),
  submitMoney: silent,
  reconcileMoney: silent,
  closeIntent: answer({ answer: null }),
};

export const moneyIn = (ports: MoneyActionPorts) =>
  moneyActionMachine.provide({
    actors: {
      prepareAttempt: act(ports.prepareAttempt),
      submitMoney: act(ports.submitMoney),
      reconcileMoney: act(ports.reconcileMoney),
      closeIntent: act(ports.closeIntent),
    },
  });

const calm: BorrowPorts = {
  ...unheardMoney,
  loadLimit: answer(
    timed({ quota, applications: [], coupons: { available: [], unavailable: [] } }),
  ),
  priceLoan: (choice) => Promise.resolve(offerFor(choice)),
  previewAgreement: (choice) => Promise.resolve(termsOn(offerFor(choice))),
  reportExpiredCredit: answer({ opened: true }),
  queryCreditOrder: answer(credit(creditStatus.approved)),
  queryLoanOrderStatus: silent,
};

/** The moves from the limit to a priced choice of ₱5,000 for 61 days. */
export const toQuota: readonly Move<BorrowEvent>[] = [{ type: 'borrow.started' }, 400];
export const toConfirm = [...toQuota, { type: 'choice.confirmed' }] as const;

export async function previewBorrow(
  moves: readonly Move<BorrowEvent>[] = [],
  world: Partial<BorrowPorts> = {},
  start: Partial<BorrowInput> = {},
): Promise<Previewed> {
  const ports = { ...calm, ...world };
  const clock = new SimulatedClock();
  const machine = borrowMachine.provide({
    actors: {
      creditCheck: creditCheckMachine.provide({
        actors: { queryCreditOrder: act(ports.queryCreditOrder) },
      }),
      loanStatusRouting: loanStatusRoutingMachine.provide({
        actors: { queryLoanOrderStatus: act(ports.queryLoanOrderStatus) },
      }),
      moneyAction: moneyIn(ports),
      loadLimit: act(ports.loadLimit),
      priceLoan: act(ports.priceLoan),
      previewAgreement: act(ports.previewAgreement),
      reportExpiredCredit: act(ports.reportExpiredCredit),
    },
  });
  const input: BorrowInput = { userKey: 'u', page: 'limit', record: null, intent: null, ...start };
  const actor = createActor(machine, { input, clock }).start();
  await lead(actor, clock, moves);
  return follow(actor);
}
