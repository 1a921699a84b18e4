import { reloadTo, retryTo } from '#machines/shared/reload.ts';
import { withEvent } from '#machines/shared/with-event.ts';
import { borrowSetup, typedChoice } from '../borrow.setup.ts';

export const quotaState = borrowSetup.createStateConfig({
  description: 'The borrower chooses amount, term and coupons and sees the cost.',
  meta: { label: 'Choosing the amount', page: 'quota' },
  entry: { type: 'arriveAtStep', params: { step: 'quota' } },
  initial: 'settling',
  on: {
    'amount.changed': { target: '.settling', actions: withEvent('changeAmount') },
    'term.chosen': { target: '.settling', actions: withEvent('chooseTerm') },
    'coupon.toggled': { target: '.settling', actions: withEvent('toggleCoupon') },
    'nav.back': { target: 'limit', actions: ['clearFailure', 'clearProblem'] },
  },
  states: {
    settling: {
      description: 'A short pause, so that moving the slider sends one request.',
      meta: { label: 'Settling' },
      after: {
        settle: [{ guard: 'choiceValid', target: 'pricing' }, { target: 'incomplete' }],
      },
    },
    incomplete: {
      description: 'The typed amount cannot be borrowed; the screen says why.',
      meta: { label: 'Amount not possible', shows: ['S5.4', 'S5.14'] },
    },
    pricing: {
      description: 'The lender calculates fees, schedule and amount received.',
      meta: { label: 'Working out the price' },
      invoke: {
        id: 'priceLoan',
        src: 'priceLoan',
        input: ({ context }) => typedChoice(context),
        onDone: { target: 'priced', actions: withEvent('keepOffer') },
        onError: [
          {
            guard: withEvent('closedMeanwhile'),
            target: '#borrow.loading',
            actions: { type: 'arriveAtStep', params: { step: 'limit' } },
          },
          { target: 'priceFailed', actions: withEvent('keepFailure') },
        ],
      },
    },
    priced: {
      description: 'The screen shows everything the loan costs.',
      meta: { label: 'Priced', shows: ['S5.4', 'S3.3', 'C2'] },
      on: {
        'choice.confirmed': {
          guard: 'offerIsForChoice',
          target: '#borrow.confirm',
          actions: ['clearProblem', 'dropAgreement'],
        },
        'nav.forward': {
          guard: withEvent('leadsToConfirm'),
          target: '#borrow.confirm',
          actions: ['clearProblem', 'dropAgreement'],
        },
        'page.shown': 'pricing',
        ...reloadTo('pricing'),
      },
    },
    priceFailed: {
      description: 'The app could not fetch the price.',
      meta: { label: 'No price' },
      on: retryTo('pricing'),
    },
  },
});
