import { pageRow } from '#domain/pages.ts';
import { defineFlow } from '#machines/shared/flow.ts';
import { required } from '#machines/shared/required.ts';
import type { restructureMachine } from './restructure.machine.ts';

/**
 * Restructuring a loan (S2, /repay). The address contains the order, so no record is needed for a
 * reload.
 */
export const restructureFlow = defineFlow<typeof restructureMachine>()({
  id: 'restructure',
  label: 'Restructuring',
  description: 'A late loan’s balance becomes a new loan with its own plan.',
  /** The order of an open attempt takes precedence over the requested one. */
  input({ session: { userKey }, requested: { page, query }, intent }) {
    return {
      userKey,
      restructureOrderId: required(
        intent?.baseline.restructureOrderId ?? query.restructureOrderId,
        'restructure',
      ),
      page: pageRow(page).flow === 'restructure' ? page : 'restructureDescribe',
      intent,
    };
  },
  after(outcome) {
    if (outcome.type === 'completed') {
      const { restructureOrderId } = outcome;
      return { page: 'operationSuccess', query: { restructureOrderId } };
    }
    const { loanOrderId } = outcome;
    return loanOrderId === null
      ? { page: 'home', query: {} }
      : { page: 'repay', query: { loanOrderId } };
  },
  heading: ({ context }) => context.page,
  query: ({ context: { restructureOrderId } }) => ({ restructureOrderId }),
  agreement: ({ context }) => context.agreement,
});
