import type { DoneActorEvent } from 'xstate';
import type { Timed } from '#machines/shared/ports.ts';
import type { Checkstand, CheckstandRequest } from '#domain/payments/virtual-account.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import {
  type OfflinePaymentContext as Context,
  offlinePaymentSetup,
} from '../offline-payment.setup.ts';

type Asked = Pick<CheckstandRequest, 'channelId' | 'renew'>;

export const lookOf = ({ userKey, loanOrderId, amount }: Context) => ({
  userKey,
  loanOrderId,
  channelId: null,
  amount,
  renew: null,
});

type Replied = { event: DoneActorEvent<Timed<Checkstand>> };

type Asking = {
  description: string;
  label: string;
  id: string;
  request?: (context: Context) => Asked;
  /** Target after a failure, and for a reply about another loan. */
  unanswered: string;
};

const unavailable = {
  guard: { type: 'noNumber', params: ({ event }: Replied) => event },
  target: '#offlinePayment.open.desk.channels',
  actions: { type: 'keepCheckstand', params: ({ event }: Replied) => event },
} as const;

/** The chosen sum is paid, so another request asks for the lender's amount that is due first. */
const sumPaid = {
  guard: { type: 'sumPaidQuietly', params: ({ event }: Replied) => event },
  target: '#offlinePayment.loading',
  reenter: true,
  actions: { type: 'keepCheckstand', params: ({ event }: Replied) => event },
} as const;

export const askingState = ({ description, label, id, request: requestOf, unanswered }: Asking) =>
  offlinePaymentSetup.createStateConfig({
    description,
    meta: { label },
    tags: 'busy',
    invoke: {
      id,
      src: 'fetchVirtualAccount',
      input: ({ context }) => ({ ...lookOf(context), ...requestOf?.(context) }),
      onDone: [
        { guard: withEvent('otherLoan'), target: unanswered, actions: 'refuseReply' },
        requestOf ? unavailable : sumPaid,
        { target: '#offlinePayment.sorting', actions: withEvent('keepCheckstand') },
      ],
      onError: [
        {
          guard: withEvent('amountGone'),
          target: '#offlinePayment.loading',
          reenter: true,
          actions: 'forgetAmount',
        },
        { target: unanswered, actions: withEvent('keepFailure') },
      ],
    },
    on: { 'nav.back': '#offlinePayment.left' },
  });
