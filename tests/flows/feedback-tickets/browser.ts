import * as v from 'valibot';
import type { FormFacts } from '#machines/feedback-tickets/ports.ts';
import {
  type BrowserPart,
  juanKey,
  type Played,
  replyOf,
} from '#tests/browser/walk/harness/fixtures.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { ticketSample } from '#machines/samples/tickets.ts';
import type { Reach } from '#tests/model/browser/reach.ts';

const Facts = v.object({ output: v.custom<FormFacts>(() => true) });
const account = {
  accountType: 90_005,
  bankCode: null,
  holder: 'Ana Cruz',
  maskedNumber: '•••••••4567',
};
const standing = {
  account,
  changedAt: null,
  closed: null,
  needsFaceCheck: false,
  failedPayout: null,
};

/** Two calls in one request; the phone's draft is read after their replies. */
const prepareForm: Played = {
  asks: () => [
    { method: 'myOrders', data: { limit: 50 } },
    { method: 'operationConfig', data: {} },
  ],
  async end({ called, page }, outcome) {
    const call = await called('myOrders');
    if (!v.is(Facts, outcome)) return call.answer(replyOf(outcome));
    const { draft, minWords } = outcome.output;
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      `draft/${juanKey}/ticketForm`,
      JSON.stringify(draft),
    ] as const);
    const config = { feedbackMinWords: minWords, bankCardChangeDays: 30, banks: [] };
    const orders = [loanOrder({ loanOrderId: 'loan-1' })];
    await call.answer({
      data: [
        { orders, next: null },
        { ...config, bankCard: standing },
      ],
    });
  },
};

const retryOfAChild: NonNullable<Reach['never']> = {
  'a retry in a child': {
    reason: 'the child machines handle these buttons: covered by their own walks',
    is: (step, { snapshot }) =>
      step.type === 'user' && step.event.type === 'retry.pressed' && !snapshot.matches('form'),
  },
};

const ofTheChildren =
  'the child machines handle this event: their own walks, journeys/feedback-tickets';

export const browser: BrowserPart = {
  services: {
    prepareForm,
  },
  // A reply for the list of the page's own child, so that a ticket can be opened from it.
  autoReplies: { listUserFeedback: { tickets: [ticketSample()] } },
  // The real children make their own requests and send the form their pictures.
  comparesCalls: false,
  comparesContext: false,
  leavesOut: {
    events: {
      'end.reached': ofTheChildren,
      'pictures.chosen': ofTheChildren,
      'picture.retried': ofTheChildren,
      'picture.removed': ofTheChildren,
      'pictures.changed': ofTheChildren,
      'text.changed': ofTheChildren,
      'message.submitted': ofTheChildren,
      'message.retried': ofTheChildren,
      'message.removed': ofTheChildren,
      'earlier.requested': ofTheChildren,
    },
    never: retryOfAChild,
    played: ['saveFeedback: network'],
  },
};
