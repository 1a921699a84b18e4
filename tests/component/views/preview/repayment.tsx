import { createActor, SimulatedClock } from 'xstate';
import type { RepaymentPorts } from '#machines/repayment/ports.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import { actor as act } from '#machines/shared/ports.ts';
import { moneyIn, unheardMoney } from './borrow.tsx';
import { detailOf, instalment, pendingOf } from './samples.ts';
import { answer, follow, lead, type Move, type Previewed } from './previewed.tsx';

const calm: RepaymentPorts = {
  ...unheardMoney,
  repayDeferralInitiate: answer({ deferralOrderId: 'D-1' }),
  repayRestructureInitiate: answer({ restructureOrderId: 'R-1' }),
  queryPendingRepayPlan: answer(pendingOf([instalment()])),
  queryRepayOrderDetail: answer(detailOf([instalment()])),
  refundOverpayment: answer({ overpaid: null }),
};

export const pay = [{ type: 'payment.requested' }, { type: 'payment.confirmed' }] as const;

export async function previewRepayment(
  world: Partial<RepaymentPorts> = {},
  moves: readonly Move<RepaymentEvent>[] = [],
): Promise<Previewed> {
  const ports = { ...calm, ...world };
  const clock = new SimulatedClock();
  const machine = repaymentMachine.provide({
    actors: {
      moneyAction: moneyIn(ports),
      queryPendingRepayPlan: act(ports.queryPendingRepayPlan),
      queryRepayOrderDetail: act(ports.queryRepayOrderDetail),
      refundOverpayment: act(ports.refundOverpayment),
    },
  });
  const actor = createActor(machine, {
    input: { userKey: 'u', loanOrderId: 'L-70', page: 'repay', record: null, intent: null },
    clock,
  }).start();
  await lead(actor, clock, moves);
  return follow(actor);
}
