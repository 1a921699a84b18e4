import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClosedBorrowing } from '#domain/loans/closed-borrowing.ts';
import type { Homepage } from '#domain/loans/home.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import { applyIntent, repayIntent } from '#machines/samples/loans.ts';
import { previewHome } from './preview/home.tsx';
import { expectTexts, present } from './preview/present.tsx';
import { homepage, loan, quota } from './preview/samples.ts';
import { answer } from './preview/previewed.tsx';

const showing = (changes: Partial<Homepage>): Partial<HomePorts> => ({
  getHomepageData: answer(homepage(changes)),
});

describe('home', () => {
  it('promises no further loan after the payout of one that uses up the limit', async () => {
    const closed: ClosedBorrowing = { reason: 'underWay', loanOrderId: 'L-20', status: 20 };
    const usedUp = { ...quota, usedCredit: 10_000, availableLimit: 0, closed };
    await present(await previewHome(showing({ quota: usedUp, loans: [loan(20)] })));
    expectTexts({
      title: 'Hello, Maria Santos',
      says: ['One loan at a time: you can borrow again as you repay.'],
      hides: ['once its money has been sent'],
    });
  });

  it('names the status of every loan', async () => {
    const loans = Object.values(loanStatus).map((status) => loan(status));
    await present(await previewHome(showing({ loans })), 'fil');
    for (const status of [
      'Inihahanda',
      'Under approval',
      'Hindi na‑approve',
      'Paparating na ang pera',
      'Kinansela',
      'Hindi natuloy ang pagpapadala',
      'Active',
      'Overdue',
      'Bayad na',
    ]) {
      expect(screen.getByText(status)).toBeVisible();
    }
    expectTexts({ title: 'Kumusta, Maria Santos', says: ['May pagpapadala na hindi natuloy'] });
  });

  it('keeps money with an unknown outcome visible, and links to it', async () => {
    const previewed = await previewHome({}, [], 'Maria Santos', [applyIntent, repayIntent]);
    const hands = await present(previewed);
    expect(screen.getByText('We are still finding out about your application')).toBeVisible();
    expect(screen.getByText('We are still finding out about your payment')).toBeVisible();
    expect(screen.getAllByText(/Confirmed Nov 15, 2023, 6:13 AM/)).toHaveLength(2);
    const [application, payment] = screen.getAllByRole('button', { name: 'See where it stands' });
    for (const button of [application, payment]) if (button) await hands.click(button);
    expect(previewed.asked).toEqual([
      { type: 'location.requested', location: { page: 'confirm', query: {} } },
      {
        type: 'location.requested',
        location: { page: 'repay', query: { loanOrderId: 'loan-1' } },
      },
    ]);
  });
});
