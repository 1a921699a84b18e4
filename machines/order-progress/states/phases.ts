import type { PageOf, TitleKey } from '#domain/pages.ts';
import { orderProgressSetup } from '../order-progress.setup.ts';
import type { Phase } from '../phase.ts';
import { approvedState, paidOutState } from './good-news.ts';
import { untilLeft } from './until-left.ts';

type Labelled = { description: string; label: string };

type OnePage = Labelled & { page: PageOf<'orderProgress'>; title: TitleKey };

const onePage = (phase: Phase, { description, label, page, title }: OnePage) =>
  orderProgressSetup.createStateConfig({
    description,
    meta: { label, page, title },
    always: untilLeft(phase),
  });

type WithDetails = Labelled & {
  summary: { page: PageOf<'orderProgress'>; description: string };
  details: { page: PageOf<'orderProgress'>; description: string };
  leadsToDetails: 'leadsToReviewDetails' | 'leadsToRejectDetails' | 'leadsToLendingDetails';
};

const withDetails = (phase: Phase, config: WithDetails) =>
  orderProgressSetup.createStateConfig({
    description: config.description,
    meta: { label: config.label, page: config.summary.page },
    always: untilLeft(phase),
    initial: 'choosing',
    states: {
      choosing: {
        description: 'The requested page opens.',
        meta: { label: 'Choosing the page' },
        always: [{ guard: 'detailsOpen', target: 'details' }, { target: 'summary' }],
      },
      summary: {
        description: config.summary.description,
        meta: { label: 'Summary', page: config.summary.page },
        on: {
          'details.opened': { target: 'details', actions: 'openDetails' },
          'nav.forward': {
            guard: { type: config.leadsToDetails, params: ({ event }) => event },
            target: 'details',
            actions: 'openDetails',
          },
        },
      },
      details: {
        description: config.details.description,
        meta: { label: 'Details', page: config.details.page },
        on: {
          'nav.back': { guard: 'cameFromSummary', target: 'summary', actions: 'closeDetails' },
        },
      },
    },
  });

const ifPhase = (phase: Phase) => ({ type: 'phaseIs', params: { phase } }) as const;

const showsPhase = [
  { guard: ifPhase('reviewing'), target: 'reviewing' },
  { guard: ifPhase('rejected'), target: 'rejected' },
  { guard: ifPhase('lending'), target: 'lending' },
  { guard: ifPhase('payoutHeld'), target: 'payoutHeld' },
  { guard: ifPhase('disbursementFailed'), target: 'disbursementFailed' },
  { guard: ifPhase('cancelled'), target: 'cancelled' },
] as const;

export const phaseState = orderProgressSetup.createStateConfig({
  description: 'The page of the order’s present phase.',
  meta: { label: 'Phase' },
  on: { 'nav.back': '#orderProgress.left' },
  initial: 'finding',
  states: {
    finding: {
      description: 'The first reply decides the page; until then the page names no phase.',
      meta: { label: 'Finding the phase', title: 'application' },
      always: [
        ...showsPhase,
        // If the limit was granted, or the loan paid out, before the first reply, another page
        // opens (S4).
        { guard: ifPhase('approved'), target: '#orderProgress.movedOn' },
        { guard: ifPhase('paidOut'), target: '#orderProgress.movedOn' },
        { guard: ifPhase('elsewhere'), target: '#orderProgress.movedOn' },
      ],
    },
    changing: {
      description: 'The order reached another phase during the visit.',
      meta: { label: 'Changing the phase' },
      always: [
        ...showsPhase,
        { guard: ifPhase('approved'), target: 'approved' },
        { guard: ifPhase('paidOut'), target: 'paidOut' },
        { target: '#orderProgress.movedOn' },
      ],
    },
    reviewing: withDetails('reviewing', {
      description: 'The lender reviews the order.',
      label: 'Under approval',
      summary: {
        page: 'review',
        description: 'The page shows the present step and its usual duration.',
      },
      details: {
        page: 'reviewDetails',
        description: 'The page shows the steps of the review and the order.',
      },
      leadsToDetails: 'leadsToReviewDetails',
    }),
    rejected: withDetails('rejected', {
      description: 'The order is rejected, with the date to apply again.',
      label: 'Rejected',
      summary: {
        page: 'reject',
        description: 'The page shows the rejection and when to apply again.',
      },
      details: { page: 'rejectDetails', description: 'The page shows what to do until then.' },
      leadsToDetails: 'leadsToRejectDetails',
    }),
    lending: withDetails('lending', {
      description: 'The order is approved; the money is in transfer.',
      label: 'On its way',
      summary: { page: 'lending', description: 'The page shows when the money arrives.' },
      details: {
        page: 'lendingDetails',
        description: 'The page shows the order and its payout account.',
      },
      leadsToDetails: 'leadsToLendingDetails',
    }),
    payoutHeld: onePage('payoutHeld', {
      description: 'No money is sent until customer service has checked the payout account.',
      label: 'Payout held',
      page: 'lending',
      title: 'payoutHeld',
    }),
    disbursementFailed: onePage('disbursementFailed', {
      description: 'The payout failed; the payout account needs an update.',
      label: 'Payout failed',
      page: 'lending',
      title: 'payoutFailed',
    }),
    cancelled: onePage('cancelled', {
      description: 'The order was cancelled.',
      label: 'Cancelled',
      page: 'review',
      title: 'cancelled',
    }),
    approved: approvedState,
    paidOut: paidOutState,
  },
});
