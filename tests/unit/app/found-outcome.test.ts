import { expect, it } from 'vitest';
import { runAttempts } from '#app/attempts/provider.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { selectMoneyNews } from '#machines/attempts/view.ts';
import { repayIntent } from '#machines/samples/loans.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { pending } from '#machines/samples/repayment.ts';
import { until } from '#tests/until.ts';
import { settled, startRoot } from './running-root.ts';

const unasked = async (): Promise<never> => {
  throw new Error('the lender must not receive a second request');
};

/** Reconciles the open payments, which another page sent and the lender has taken. */
const takenPayment = (open: MoneyIntent[]) =>
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

it('a page fetches the amount due again when the outcome of an earlier payment is found', async () => {
  let totalDue = 5300;
  let arrive = () => {};
  const root = startRoot(
    {
      restoreSession: async () => sessionOf('juan'),
      fetchAttempts: () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
      machines: { attempts: takenPayment([repayIntent]) },
      due: () => pending({ totalDue }),
    },
    { page: 'repay', query: { loanOrderId: 'loan-1' } },
  );
  await settled();
  const due = () => root.getSnapshot().children.repayment?.getSnapshot().context.pending?.totalDue;
  expect(due()).toBe(5300);
  totalDue = 2650;
  arrive();
  await until(() => expect(due()).toBe(2650));
});

it('an outcome that the borrower has not read is shown to them again after the next login', async () => {
  const root = startRoot({
    restoreSession: async () => sessionOf('juan'),
    fetchAttempts: async () => undefined,
    machines: { attempts: takenPayment([repayIntent]) },
    login: async (proof) => credentialsOf('username' in proof ? proof.username : ''),
  });
  const attempts = () => root.getSnapshot().children.attempts;
  const shown = () => {
    const snapshot = attempts()?.getSnapshot();
    return (snapshot && selectMoneyNews(snapshot)?.kind) ?? null;
  };
  async function logInAs(username: string): Promise<void> {
    root.send({ type: 'session.lost', reason: 'expired' });
    const login = () => root.getSnapshot().children.login;
    await until(() => expect(login()).toBeDefined());
    expect(attempts()).toBeUndefined();
    login()?.send({ type: 'method.chosen', method: 'password' });
    login()?.send({ type: 'entry.changed', field: 'username', value: username });
    login()?.send({ type: 'entry.changed', field: 'password', value: 'secret 123' });
    login()?.send({ type: 'login.submitted' });
    await until(() => expect(attempts()?.getSnapshot().context.userKey).toBe(username));
  }

  await until(() => expect(shown()).toBe('repaymentConfirm'));
  await logInAs('maria');
  expect(shown()).toBeNull();
  await logInAs('juan');
  expect(shown()).toBe('repaymentConfirm');
  attempts()?.send({ type: 'outcome.closed' });
  await logInAs('juan');
  expect(shown()).toBeNull();
});
