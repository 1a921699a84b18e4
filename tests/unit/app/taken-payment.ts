import { runAttempts } from '#app/attempts/provider.ts';
import type { MoneyIntent } from '#domain/money.ts';

const unasked = async (): Promise<never> => {
  throw new Error('the lender must not receive a second request');
};

/** Reconciles the open payments, which another page sent and the lender has taken. */
export const takenPayment = (open: MoneyIntent[]) =>
  runAttempts(
    {
      readOpenAttempts: async () => ({ intents: [...open] }),
      watchAttempts: () => ({ look() {}, stop() {} }),
      prepareAttempt: unasked,
      submitMoney: unasked,
      async reconcileMoney() {
        open.length = 0;
        const receipt = { kind: 'repaymentConfirm', loanOrderId: 'loan-1', payment: null } as const;
        return { outcome: 'taken', receipt };
      },
      closeIntent: async () => ({ answer: null }),
    },
    { settleWindow: 0 },
  );
