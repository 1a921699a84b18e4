import { expect, it } from 'vitest';
import { repayIntent } from '#machines/samples/loans.ts';
import { sessionOf } from '#machines/samples/people.ts';
import { pending } from '#machines/samples/repayment.ts';
import { until } from '#tests/until.ts';
import { settled, startRoot } from './running-root.ts';
import { takenPayment } from './taken-payment.ts';

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
