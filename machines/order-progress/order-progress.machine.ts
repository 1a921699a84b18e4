import { requireOutcome } from '#machines/shared/outcome.ts';
import { required } from '#machines/shared/required.ts';
import { isDetails, orderProgressSetup } from './order-progress.setup.ts';
import { locationAfter } from './phase.ts';
import { guideState } from './states/guide.ts';
import { phaseState } from './states/phases.ts';
import { watchState } from './states/watch.ts';

/** Review, rejection and lending of a credit or loan order, with polling (S2, S4, S9). */
export const orderProgressMachine = orderProgressSetup.createMachine({
  id: 'orderProgress',
  description: 'A credit or loan order under review, rejected or being paid out, followed live.',
  context: ({ input }) => ({
    subject: input.subject,
    page: input.page,
    details: isDetails(input.page),
    report: null,
    rejection: null,
    quota: null,
    failure: null,
    rounds: 0,
    outcome: null,
  }),
  initial: 'following',
  states: {
    following: {
      type: 'parallel',
      description: 'The page, and a watch that polls the lender in parallel.',
      meta: { label: 'Following the order' },
      states: { phase: phaseState, guide: guideState, watch: watchState },
    },
    movedOn: {
      type: 'final',
      description: 'The order reached a status that another page shows.',
      meta: { label: 'Status of another page' },
      entry: {
        type: 'setOutcome',
        params: ({ context: { report, details } }) => ({
          type: 'movedOn',
          location: locationAfter(required(report, 'report'), details),
        }),
      },
    },
    borrowing: {
      type: 'final',
      description: 'The limit was approved, and the borrower continues to the amount.',
      meta: { label: 'Opens borrowing' },
      entry: {
        type: 'setOutcome',
        params: { type: 'movedOn', location: { page: 'quota', query: {} } },
      },
    },
    left: {
      type: 'final',
      description: 'The borrower went back.',
      meta: { label: 'Left' },
      entry: { type: 'setOutcome', params: { type: 'left' } },
    },
  },
  output: ({ context }) => requireOutcome(context.outcome),
});
