import type { Reach } from '#tests/model/browser/reach.ts';
import {
  broken,
  notForward,
  notTheFlows,
  raisesLogin,
  slow,
  unseen,
} from '#tests/model/browser/reasons.ts';

/** The retry buttons of the list and the conversation belong to the child machines. */
const retryOfAChild: NonNullable<Reach['never']> = {
  'trying again what a child shows': {
    reason: 'the children stand behind these buttons: their own walks',
    is: (step, { snapshot }) =>
      step.type === 'user' && step.event.type === 'retry.pressed' && !snapshot.matches('form'),
  },
};

const ofTheChildren =
  'pictures, messages and pages are the children’s: their own walks, and journeys/feedback-tickets';

/** What the walk in the browser leaves out of this machine, and why. */
export const exclusions: Reach = {
  outcomes: {
    ...unseen('prepareForm'),
    'saveFeedback: timeout': slow,
    'saveFeedback: sessionEmpty': raisesLogin,
    'saveFeedback: sessionExpired': raisesLogin,
    'saveFeedback: sessionSqueezed': raisesLogin,
    'upload: breaks': broken,
    'ticketList: breaks': broken,
    'conversation: breaks': broken,
  },
  events: {
    ...notTheFlows,
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
  transitions: {
    'feedbackTickets.detail | earlier.requested | 0': ofTheChildren,
    'feedbackTickets.detail | message.removed | 0': ofTheChildren,
    'feedbackTickets.detail | message.retried | 0': ofTheChildren,
    'feedbackTickets.detail | message.submitted | 0': ofTheChildren,
    'feedbackTickets.detail | picture.removed | 0': ofTheChildren,
    'feedbackTickets.detail | picture.retried | 0': ofTheChildren,
    'feedbackTickets.detail | pictures.chosen | 0': ofTheChildren,
    'feedbackTickets.detail | retry.pressed | 0': ofTheChildren,
    'feedbackTickets.detail | text.changed | 0': ofTheChildren,
    'feedbackTickets.detail | xstate.error.actor.conversation | 0': broken,
    'feedbackTickets.form.writing | picture.removed | 0': ofTheChildren,
    'feedbackTickets.form.writing | picture.retried | 0': ofTheChildren,
    'feedbackTickets.form.writing | pictures.changed | 0': ofTheChildren,
    'feedbackTickets.form.writing | pictures.chosen | 0': ofTheChildren,
    'feedbackTickets.form.writing | xstate.error.actor.upload | 0': broken,
    'feedbackTickets.form.writing.asking | nav.back | 0': ofTheChildren,
    'feedbackTickets.form.writing.asking | question.closed | 0': ofTheChildren,
    'feedbackTickets.form.writing.asking | ticket.confirmed | 0': ofTheChildren,
    'feedbackTickets.form.writing.gathering | always | 0': ofTheChildren,
    'feedbackTickets.form.writing.gathering | always | 1': ofTheChildren,
    'feedbackTickets.form.writing.waiting | entry.changed | 0': ofTheChildren,
    'feedbackTickets.form.writing.waiting | nav.back | 0': ofTheChildren,
    'feedbackTickets.form.writing.waiting | pictures.changed | 0': ofTheChildren,
    'feedbackTickets.list | end.reached | 0': ofTheChildren,
    'feedbackTickets.list | nav.forward | 0': notForward,
    'feedbackTickets.list | nav.forward | 1': notForward,
    'feedbackTickets.list | retry.pressed | 0': ofTheChildren,
    'feedbackTickets.list | xstate.error.actor.ticketList | 0': broken,
  },
};
