import { locationIn } from '#machines/shared/flow.ts';
import type { ReactElement } from 'react';
import { createActor, SimulatedClock } from 'xstate';
import type { PageId } from '#domain/pages.ts';
import { repaymentFlow } from '#machines/repayment/flow.ts';
import type { RepaymentPorts } from '#machines/repayment/ports.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import type { RepaymentEvent } from '#machines/repayment/repayment.setup.ts';
import { type RepaymentView, selectRepaymentView } from '#machines/repayment/view.ts';
import { actor as act } from '#machines/shared/ports.ts';
import { RepayDetailScreen } from '#flows/repayment/repay-detail.tsx';
import { RepayPlanScreen } from '#flows/repayment/repay-plan.tsx';
import { RepayScreen } from '#flows/repayment/repay.tsx';
import type { ScreenProps } from '#views/shared/screen.ts';
import { moneyIn, unheardMoney } from './borrow.tsx';
import { detailOf, instalment, pendingOf } from './samples.ts';
import { answer, Followed, handsOn, lead, type Move, type Previewed } from './previewed.tsx';

const calm: RepaymentPorts = {
  ...unheardMoney,
  repayDeferralInitiate: answer({ deferralOrderId: 'D-1' }),
  repayRestructureInitiate: answer({ restructureOrderId: 'R-1' }),
  queryPendingRepayPlan: answer(pendingOf([instalment()])),
  queryRepayOrderDetail: answer(detailOf([instalment()])),
  refundOverpayment: answer({ overpaid: null }),
};

/** Asks to pay the chosen instalments. */
export const ask = [{ type: 'payment.requested' }] as const;

/** Pays the chosen instalments. */
export const pay = [...ask, { type: 'payment.confirmed' }] as const;

/** Previews the repayment page after these moves, with the given replies. */
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
  const { doings, send, request } = handsOn(actor);
  const screen = (
    <Followed actor={actor}>
      {(snapshot) => (
        <RepaymentPage
          page={locationIn(repaymentFlow, snapshot)?.page}
          view={selectRepaymentView(snapshot)}
          send={send}
          request={request}
        />
      )}
    </Followed>
  );
  return { ...doings, screen };
}

type PageProps = ScreenProps<RepaymentView, RepaymentEvent> & { page: PageId | undefined };

function RepaymentPage({ page, ...props }: PageProps): ReactElement | null {
  switch (page) {
    case 'repay':
      return <RepayScreen {...props} />;
    case 'repayPlan':
      return <RepayPlanScreen {...props} />;
    case 'repayDetail':
      return <RepayDetailScreen {...props} />;
    default:
      return null;
  }
}
