import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { onThePhone } from '#machines/samples/failures.ts';
import { agreement } from '#machines/samples/loans.ts';

export const agreementModel: MachineModel<typeof agreementMachine> = {
  machine: agreementMachine,
  starts: { any: undefined },
  services: {
    readStoredAgreement: {
      kept: gives({ html: agreement.html }),
      none: gives(null),
      ...onThePhone,
    },
  },
  events: { 'retry.pressed': [{ type: 'retry.pressed' }] },
  // The page rests in this state: it is an info page, and the root closes it.
  rests: () => true,
  invariants: {
    'An agreement is shown only where one was read.': ({ snapshot }) =>
      !snapshot.matches('showing') || snapshot.context.html !== null || 'no agreement was read',
    'A page without an agreement has no text of one.': ({ snapshot }) =>
      snapshot.matches('showing') || snapshot.context.html === null || 'the page has a text',
    'A displayed agreement stays unchanged.'({ previous, snapshot }) {
      if (!previous?.matches('showing')) return true;
      return previous.context.html === snapshot.context.html || 'its text changed';
    },
  },
  read: (snapshot) => selectAgreementView(snapshot),
  words: {
    guards: {
      found: 'an agreement is kept',
    },
    actions: {
      keepHtml: 'Take the agreement',
    },
    services: {
      agreement: ran('The page of the agreement'),
      readStoredAgreement: fetched('The agreement kept on the phone'),
    },
  },
};
