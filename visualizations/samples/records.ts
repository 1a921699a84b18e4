import { gives } from '#machines/walk/service.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { answers, does, pictured, type Sample, sample } from './sample.ts';

const figures = (name: string, purpose: string, status: 15 | 60 | 65, make = sample): Sample =>
  make(name, purpose, 'all', [
    does({ type: 'loan.opened', loanOrderId: 'loan-1' }),
    answers('loanStatusRouting', gives({ type: 'stays', order: loanOrder({ status }) })),
  ]);

export const samples: readonly Sample[] = [
  figures('prepared', 'Figures of a loan that is being prepared', 15),
  figures('cancelled', 'Figures of a loan that was cancelled', 60, pictured),
];
