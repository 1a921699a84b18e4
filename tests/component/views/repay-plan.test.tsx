import { describe, it } from 'vitest';
import { restructuring } from '#machines/samples/operations.ts';
import { expectTexts, present } from './preview/present.tsx';
import { previewRepayment } from './preview/repayment.tsx';
import { lateInstalment, pendingOf, threeInstalments } from './preview/samples.ts';
import { answer } from './preview/previewed.tsx';

const opened = [{ type: 'plan.opened' }] as const;

describe('the repayment plan', () => {
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
