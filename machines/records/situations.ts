import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { opens } from '#machines/samples/opened-loan.ts';

const figures = (name: string, status: 15 | 60, purpose?: string): Situation => ({
  name,
  purpose,
  path: 'all/loan.opened/loanStatusRouting=own',
  answers: { loanStatusRouting: gives({ type: 'stays', order: loanOrder({ status }) }) },
});

export const situations: readonly Situation[] = [
  figures('prepared', 15),
  figures('cancelled', 60, 'Figures of a loan that was cancelled'),
  ...opens('all/loan.opened', 'lendingDetails', 'rejectDetails'),
];
