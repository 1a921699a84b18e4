import { describe, it } from 'vitest';
import { restructuring } from '#machines/samples/operations.ts';
import { expectTexts, present } from './preview/present.tsx';
import { previewRepayment } from './preview/repayment.tsx';
import { lateInstalment, payment, pendingOf, threeInstalments } from './preview/samples.ts';
import { answer } from './preview/previewed.tsx';

const opened = [{ type: 'plan.opened' }] as const;
const inThree = { queryPendingRepayPlan: answer(pendingOf(threeInstalments)) };

describe('the repayment plan', () => {
  it('lists every instalment and the total', async () => {
    await present(await previewRepayment(inThree, opened));
    expectTexts({
      title: 'Repayment plan',
      says: ['₱10,086.00', 'Jan 19, 2027', '3rd instalment'],
    });
  });

  it('has Filipino texts', async () => {
    await present(await previewRepayment(inThree, opened), 'fil');
    expectTexts({ title: 'Plano ng pagbabayad', says: ['Dis 20, 2026'] });
  });

  it.each([
    ['all', [], ['no need to pay this amount again'], ['Still to pay', 'instalment']],
    [
      'a part',
      threeInstalments.slice(1),
      ['no need to pay this amount again', 'Still to pay', '2nd instalment'],
      ['1st instalment'],
    ],
  ])('R3: requests no money that is on its way: %s', async (_, oncePosted, says, hides) => {
    const { paidAt } = payment;
    const money = { name: '7-Eleven', accountNumber: '711012345678', centavos: 180_000 };
    const onItsWay = [{ ...money, paidAt, postsAt: paidAt }];
    const reply = { ...pendingOf(threeInstalments), onItsWay, oncePosted };
    await present(await previewRepayment({ queryPendingRepayPlan: answer(reply) }, opened));
    expectTexts({ title: 'Repayment plan', says, hides });
  });

  it('R3: names a restructure in progress, and shows no instalment as overdue', async () => {
    const overdue = pendingOf([lateInstalment, ...threeInstalments.slice(1)], 5);
    const reply = { ...overdue, offers: restructuring() };
    await present(await previewRepayment({ queryPendingRepayPlan: answer(reply) }, opened));
    expectTexts({
      title: 'Repayment plan',
      says: [
        'A restructure is being processed',
        'If a payment leaves nothing overdue, the restructure is cancelled',
        'Restructure being processed',
      ],
      hides: ['Overdue'],
    });
  });
});
