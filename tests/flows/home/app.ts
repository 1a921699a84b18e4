import type { HomePorts } from '#machines/home/ports.ts';
import { keepingLastKnown, watchLastKnown } from '#flows/home/chunk.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { Homepage } from '#domain/loans/home.ts';
import type { Timed } from '#machines/shared/ports.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { native } from '#tests/model/app/shared-ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { instalment } from '#machines/samples/repayment.ts';
import { loanOrder, quota } from '#machines/samples/loans.ts';
import { overpayment } from '#machines/samples/overpayment.ts';

const cards = (change: Partial<Homepage> = {}): Timed<Homepage> => ({
  credit: null,
  quota: null,
  loans: [],
  receivedAt: Date.now(),
  ...change,
});
const creditAt = (status: keyof typeof creditStatus) => ({
  credit: creditOrder({ status: creditStatus[status] }),
});

/** A loan with a due amount, so that the next start has a last known amount. */
const repaid = loanOrder({
  loanOrderId: 'loan-2',
  status: loanStatus.repaying,
  repaymentPlan: {
    installments: [instalment(1)],
    totalOrderAmount: 5300,
    totalInterest: 300,
  },
});

export const app: AppFlow<'home', HomePorts> = {
  ports: ({ port, memory, journal }) => ({
    watchLastKnown: watchLastKnown(memory, journal),
    getHomepageData: keepingLastKnown(
      memory,
      { openIntents: async (userKey) => journal.openIntents(userKey) },
      port('getHomepageData', () => ({
        newBorrower: gives(cards()),
        reviewing: gives(cards(creditAt('reviewing'))),
        rejected: gives(cards(creditAt('rejected'))),
        expired: gives(cards(creditAt('approved'))),
        overpaid: gives(cards({ overpaid: overpayment() })),
        approved: gives(
          cards({ ...creditAt('approved'), quota: quota(), loans: [loanOrder(), repaid] }),
        ),
        ...serverFailures,
      })),
    ),
    openNativePage: port('openNativePage', () => native),
  }),
  // An approved credit without a limit is expired in the samples, so the key omits the expiry.
  key: ({ context: { homepage, notice, lastKnown } }) => [
    homepage?.credit?.status,
    homepage?.quota != null,
    homepage?.loans.length,
    homepage?.overpaid?.centavos,
    notice?.type,
    // Of the last known amounts, only the state of a number distinguishes states.
    homepage === null && lastKnown !== null
      ? (lastKnown.dues.find(({ payNumber }) => payNumber)?.payNumber?.state ?? 'without a number')
      : null,
  ],
};
