import { pageRow } from '#domain/pages.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import type { rolloverMachine } from './rollover.machine.ts';

/** A rollover (S2, /repay): moves the due date. */
export const rolloverFlow = defineFlow<typeof rolloverMachine>()({
  id: 'rollover',
  label: 'Rolling over',
  description: 'Postpones a due date for a fee.',
  /** The order of an open attempt takes precedence over the requested one. */
  input({ session: { userKey }, requested: { page, query }, intent }) {
    return {
      userKey,
      deferralOrderId: required(
        intent?.baseline.deferralOrderId ?? query.deferralOrderId,
        'rollover',
      ),
      page: pageRow(page).flow === 'rollover' ? page : 'rolloverDescribe',
      intent,
    };
  },
  /** Leaving opens the loan, whose due amounts are reloaded; an unknown loan opens home. */
  after(outcome) {
    if (outcome.type === 'opens') return outcome.location;
    const { loanOrderId } = outcome;
    return loanOrderId === null
      ? { page: 'home', query: {} }
      : { page: 'repay', query: { loanOrderId } };
  },
  heading: ({ context }) => context.page,
  query: ({ context: { deferralOrderId } }) => ({ deferralOrderId }),
  agreement: ({ context: { order } }) => order && order.disclosure,
});
