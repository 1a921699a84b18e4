import { retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { repaymentSetup } from '../repayment.setup.ts';

/** Reloads the amounts due too, because back returns to the repay page. */
const fromStart = {
  'page.refreshed': '#repayment.loading',
  'page.shown': '#repayment.loading',
} as const;

/**
 * The specification has no address for a generated document, so it is an overlay: back closes it.
 */
const paper = { tags: 'question', on: { 'nav.back': 'showing' } } as const;

export const detailState = repaymentSetup.createStateConfig({
  description: 'Paid and unpaid amounts, fee by fee.',
  meta: { label: 'Repayment detail', page: 'repayDetail' },
  entry: { type: 'arriveAt', params: { page: 'repayDetail' } },
  on: {
    'nav.back': [{ guard: 'dueKnown', target: 'due' }, { target: 'left' }],
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'The app fetches the detail.',
      meta: { label: 'Loading the detail' },
      tags: 'busy',
      invoke: {
        id: 'queryRepayOrderDetail',
        src: 'queryRepayOrderDetail',
        input: ({ context: { userKey, loanOrderId } }) => ({ userKey, loanOrderId }),
        onDone: [
          {
            guard: withEvent('neverPaidOut'),
            target: '#repayment.handedOver',
            actions: withEvent('handOver'),
          },
          { target: 'showing', actions: withEvent('keepDetail') },
        ],
        onError: { target: 'failed', actions: withEvent('keepFailure') },
      },
    },
    showing: {
      description: 'The page shows the detail; after a payment it shows the outcome first.',
      meta: { label: 'Showing the detail', shows: ['O7', 'O8', 'R3', 'S3.1'] },
      on: {
        ...fromStart,
        'refund.requested': { guard: 'refundable', target: 'refunding' },
        'fee.requested': { guard: 'feePayable', target: 'confirmingFee', actions: 'clearProblem' },
        'statement.opened': { guard: 'storyTold', target: 'statement' },
        'certificate.opened': { guard: 'paidInFull', target: 'certificate' },
        'otherLoan.opened': {
          guard: withEvent('isOtherLoan'),
          target: '#repayment.handedOver',
          actions: withEvent('openOther'),
        },
        'document.opened': [
          {
            guard: withEvent('isDisclosure'),
            target: 'disclosure',
            actions: withEvent('keepDocument'),
          },
          {
            guard: withEvent('isRestructure'),
            target: 'restructure',
            actions: withEvent('keepDocument'),
          },
          { guard: withEvent('isSigned'), target: 'document', actions: withEvent('keepDocument') },
        ],
      },
    },
    refunding: {
      description:
        'The app requests the refund of an overpayment, then fetches the detail with its status.',
      meta: { label: 'Asking for the refund' },
      tags: 'busy',
      invoke: {
        id: 'refundOverpayment',
        src: 'refundOverpayment',
        onDone: { target: 'loading', actions: 'clearRefundFailure' },
        onError: { target: 'loading', actions: withEvent('keepRefundFailure') },
      },
    },
    statement: {
      description:
        'The statement of account as of the reply; reading, printing and sharing do not change it.',
      meta: { label: 'Statement of account', shows: ['R4'], title: 'statement' },
      ...paper,
    },
    certificate: {
      description: 'The certificate of full payment, as of the reply.',
      meta: { label: 'Certificate of full payment', shows: ['R4'], title: 'certificate' },
      ...paper,
    },
    disclosure: {
      description: 'The page shows a signed disclosure, word for word.',
      meta: { label: 'A signed disclosure', shows: ['R4'], page: 'agreement', title: 'disclosure' },
      on: { 'nav.back': 'showing' },
    },
    restructure: {
      description: 'The page shows a signed restructure agreement, word for word.',
      meta: {
        label: 'A signed restructure',
        shows: ['R4'],
        page: 'agreement',
        title: 'restructureAgreement',
      },
      on: { 'nav.back': 'showing' },
    },
    document: {
      description: 'The page shows a signed agreement, word for word.',
      meta: { label: 'A signed agreement', shows: ['R4'], page: 'agreement' },
      on: { 'nav.back': 'showing' },
    },
    confirmingFee: {
      description: 'The page shows the service fee and the account to debit before the payment.',
      meta: { label: 'Confirming the service fee', shows: ['O12'] },
      tags: 'question',
      on: {
        ...fromStart,
        'payment.confirmed': { guard: 'feePayable', target: '#repayment.payingFee' },
        'payment.cancelled': 'showing',
        'nav.back': 'showing',
      },
    },
    failed: {
      description: 'The app could not fetch the detail.',
      meta: { label: 'Could not load' },
      on: retryTo('loading'),
    },
  },
});
