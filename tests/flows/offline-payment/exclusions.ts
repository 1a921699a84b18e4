import type { Reach } from '#tests/model/browser/reach.ts';
import { raisesLogin, unreadable, unseen } from '#tests/model/browser/reasons.ts';

const days = 'a number is good for days, and the page looks again before: journeys/offline-payment';

const atOnce = 'the phone’s own storage answers before anybody can go back';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  synchronous: ['recall', 'notePayment'],
  outcomes: {
    ...unseen('fetchVirtualAccount'),
    'recall: network': unreadable,
    'recall: otherLoan': 'what is kept is kept loan by loan: tests/component/app/kept-checkstands',
    'notePayment: network': unreadable,
  },
  never: {
    'time that brings a number to its end': {
      reason: days,
      is: (step, { snapshot }) =>
        step.type === 'elapse' &&
        (snapshot.matches({ open: { desk: { number: 'alive' } } }) ||
          snapshot.matches({ open: { desk: { number: 'expiringSoon' } } })),
    },
  },
  transitions: {
    'offlinePayment.noting | nav.back | 0': atOnce,
    'offlinePayment.noting | xstate.error.actor.notePayment | 0': unreadable,
    'offlinePayment.open.desk.number.alive | xstate.after.untilSoon.offlinePayment.open.desk.number.alive | 0':
      days,
    'offlinePayment.open.desk.number.expiringSoon | xstate.after.untilExpired.offlinePayment.open.desk.number.expiringSoon | 0':
      days,
    'offlinePayment.open.watch.asking | xstate.error.actor.lookAgain | 0': raisesLogin,
    'offlinePayment.open.watch.signedOut | retry.pressed | 0': raisesLogin,
    'offlinePayment.open.watch.signedOut | session.renewed | 0': raisesLogin,
    'offlinePayment.recalling | nav.back | 0': atOnce,
    'offlinePayment.recalling | xstate.error.actor.recall | 0': unreadable,
  },
};
