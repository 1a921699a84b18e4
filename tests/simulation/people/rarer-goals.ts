import { type Goal, goals } from './goals.ts';

export const rarerGoals = {
  takeOffer: {
    words: 'to see about better terms',
    scenarios: ['reoffer'],
    steps: ['reoffer offer.accepted', ...goals.borrow.steps],
    hurts: /^reoffer /,
  },
  useNewCoupon: {
    words: 'to use a coupon that is new',
    scenarios: ['coupon-popup'],
    steps: ['couponPopup coupons.opened', ...goals.borrowWithCoupon.steps],
    hurts: /^couponPopup /,
  },
  rate: {
    words: 'to say how it went',
    scenarios: ['rating-due'],
    steps: [
      /^rating comment\.changed/,
      'rating rating.submitted',
      /^rating stars\.chosen/,
      'rating store.opened',
      'rating popup.closed',
      'goes to records',
    ],
    reached: /^rating popup\.closed/,
    hurts: /^rating (rating\.submitted|store\.opened)/,
  },
  openTicketWithPicture: {
    words: 'to write to customer service and show a receipt',
    scenarios: ['ticket-open', 'unread'],
    steps: [
      'feedbackTickets ticket.confirmed',
      'fills in the form',
      'attaches a picture',
      'sends the picture again',
      'takes the picture out',
      'feedbackTickets ticket.submitted',
      'goes to ticketForm',
      'goes to customerCenter',
    ],
    hurts: /attaches|ticket\.(submitted|confirmed)/,
    hasPictures: true,
  },
  answerWithPicture: {
    words: 'to send a picture that customer service asks for',
    scenarios: ['ticket-open'],
    steps: [
      'sends the message again',
      'sends the picture again',
      'takes the picture out',
      'sends the message',
      'attaches a picture',
      'opens the ticket',
      'goes to ticketList',
      'goes to customerCenter',
    ],
    hurts: /attaches|sends/,
    hasPictures: true,
  },
} as const satisfies Record<string, Goal>;

export type RarerGoalName = keyof typeof rarerGoals;
