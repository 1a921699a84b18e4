import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  notForward,
  notTheFlows,
  ofTheList,
  overFirstPage,
  unreadable,
  unseen,
} from '#tests/model/browser/reasons.ts';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: {
    'signedLoans: breaks': broken,
    ...unseen('hasUnreadMessage'),
    ...unseen('getSignedDocument'),
    ...unseen('getSecurity'),
    ...unseen('exportOwnData'),
    'readTheme: unreadable': unreadable,
  },
  events: notTheFlows,
  synchronous: ['readTheme'],
  never: {
    'trying again what the list shows': {
      reason: ofTheList,
      is: (step, { snapshot }) =>
        step.type === 'user' &&
        step.event.type === 'retry.pressed' &&
        snapshot.matches('agreementList'),
    },
    'back from a sheet': {
      reason: overFirstPage,
      is: (step, { snapshot }) =>
        step.type === 'user' &&
        step.event.type === 'nav.back' &&
        (snapshot.matches({ setting: 'choosingLanguage' }) ||
          snapshot.matches({ setting: 'choosingTheme' })),
    },
  },
  transitions: {
    'profile.agreementList | xstate.error.actor.signedLoans | 0': broken,
    'profile.agreementList.listed | retry.pressed | 0': ofTheList,
    'profile.readingTheme | xstate.error.actor.readTheme | 0': unreadable,
    'profile.setting.list | nav.forward | 0': notForward,
    'profile.setting.list | nav.forward | 1': notForward,
    'profile.setting.list | nav.forward | 2': notForward,
    'profile.setting.choosingLanguage | nav.back | 0': overFirstPage,
    'profile.setting.choosingTheme | nav.back | 0': overFirstPage,
  },
};
