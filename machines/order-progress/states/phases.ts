import type { PageOf } from '#domain/pages.ts';
import { orderProgressSetup } from '../order-progress.setup.ts';
import type { Phase } from '../phase.ts';

/** A state’s description and label. */
type Said = { description: string; label: string };

/** A phase whose order has moved on is left, by way of finding the new one. */
const untilLeft = (phase: Phase) =>
  ({ guard: { type: 'phaseLeft', params: { phase } }, target: 'finding' }) as const;

/** A phase with one page. */
const onePage = (phase: Phase, page: PageOf<'orderProgress'>, { description, label }: Said) =>
  orderProgressSetup.createStateConfig({
    description,
    meta: { label, page },
    always: untilLeft(phase),
  });

/** A phase with a summary and a page of details. */
type WithDetails = Said & {
  summary: { page: PageOf<'orderProgress'>; description: string };
  details: { page: PageOf<'orderProgress'>; description: string };
  /** The guard of going forward to the details. */
  leadsToDetails: 'leadsToReviewDetails' | 'leadsToRejectDetails' | 'leadsToLendingDetails';
};

const withDetails = (phase: Phase, said: WithDetails) =>
  orderProgressSetup.createStateConfig({
    description: said.description,
    meta: { label: said.label, page: said.summary.page },
    always: untilLeft(phase),
    initial: 'choosing',
    states: {
      choosing: {
        description: 'The page that was asked for opens.',
        meta: { label: 'Choosing the page' },
        always: [{ guard: 'detailsOpen', target: 'details' }, { target: 'summary' }],
      },
      summary: {
        description: said.summary.description,
        meta: { label: 'Summary', page: said.summary.page },
        on: {
          'details.opened': { target: 'details', actions: 'openDetails' },
          'nav.forward': {
            guard: { type: said.leadsToDetails, params: ({ event }) => event },
            target: 'details',
            actions: 'openDetails',
          },
        },
      },
      details: {
        description: said.details.description,
        meta: { label: 'Details', page: said.details.page },
        on: {
          'nav.back': { guard: 'cameFromSummary', target: 'summary', actions: 'closeDetails' },
        },
      },
    },
  });

const ifPhase = (phase: Phase) => ({ type: 'phaseIs', params: { phase } }) as const;

/** The page of the order's present phase. */
export const phaseState = orderProgressSetup.createStateConfig({
  description: 'The page of the order’s present phase.',
  meta: { label: 'Phase' },
  on: { 'nav.back': '#orderProgress.left' },
  initial: 'finding',
  states: {
    finding: {
      description: 'The first answer decides which page this is.',
      meta: { label: 'Finding the phase' },
      always: [
        { guard: ifPhase('reviewing'), target: 'reviewing' },
        { guard: ifPhase('rejected'), target: 'rejected' },
        { guard: ifPhase('lending'), target: 'lending' },
        { guard: ifPhase('disbursementFailed'), target: 'disbursementFailed' },
        { guard: ifPhase('cancelled'), target: 'cancelled' },
        { guard: ifPhase('elsewhere'), target: '#orderProgress.movedOn' },
      ],
    },
    reviewing: withDetails('reviewing', {
      description: 'The lender is looking at it.',
      label: 'Under review',
      summary: { page: 'review', description: 'What is happening and how long it takes.' },
      details: {
        page: 'reviewDetails',
        description: 'The steps of the review and the order itself.',
      },
      leadsToDetails: 'leadsToReviewDetails',
    }),
    rejected: withDetails('rejected', {
      description: 'Turned down, with the day to apply again.',
      label: 'Rejected',
      summary: {
        page: 'reject',
        description: 'That it was turned down, and when to apply again.',
      },
      details: { page: 'rejectDetails', description: 'What to do until then.' },
      leadsToDetails: 'leadsToRejectDetails',
    }),
    lending: withDetails('lending', {
      description: 'Approved; the money is on its way.',
      label: 'On its way',
      summary: { page: 'lending', description: 'When the money arrives.' },
      details: { page: 'lendingDetails', description: 'The order and the account it goes to.' },
      leadsToDetails: 'leadsToLendingDetails',
    }),
    disbursementFailed: onePage('disbursementFailed', 'lending', {
      description: 'The money could not be paid out; the payout account needs an update.',
      label: 'Payout failed',
    }),
    cancelled: onePage('cancelled', 'review', {
      description: 'The order was cancelled.',
      label: 'Cancelled',
    }),
  },
});
