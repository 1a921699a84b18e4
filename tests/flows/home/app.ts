import { homeProvider } from '#app/flows/home.ts';
import { creditStatus } from '#domain/credit-order.ts';
import type { Homepage } from '#domain/home.ts';
import type { Timed } from '#machines/shared/ports.ts';
import type { AppFlow } from '#tests/model/app/app-flow.ts';
import { gives, serverFailures } from '#tests/model/app/calls.ts';
import { native } from '#tests/model/app/shared-ports.ts';
import { creditOrder } from '#tests/model/samples/credit.ts';
import { loanOrder, quota } from '#tests/model/samples/loans.ts';

const cards = (change: Partial<Homepage> = {}): Timed<Homepage> => ({
  credit: null,
  quota: null,
  loans: [],
  receivedAt: 0,
  ...change,
});
const creditAt = (status: keyof typeof creditStatus) => ({
  credit: creditOrder({ status: creditStatus[status] }),
});

/** Home in the walk of the whole app. */
export const app: AppFlow<'home'> = {
  machine: ({ port, shared, settings }) =>
    homeProvider.machine(
      {
        ...shared,
        getHomepageData: port('getHomepageData', () => ({
          newBorrower: gives(cards()),
          reviewing: gives(cards(creditAt('reviewing'))),
          rejected: gives(cards(creditAt('rejected'))),
          expired: gives(cards(creditAt('approved'))),
          approved: gives(cards({ ...creditAt('approved'), quota: quota(), loans: [loanOrder()] })),
          ...serverFailures,
        })),
        openNativePage: port('openNativePage', () => native),
      },
      settings,
    ),
  // An approved credit has a limit and loans, unless it is expired.
  key: ({ context: { homepage, notice } }) => [
    homepage?.credit?.status,
    homepage?.quota != null,
    homepage?.loans.length,
    notice?.type,
  ],
};
