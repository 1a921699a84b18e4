import { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import { selectAgreementView } from '#machines/agreement/view.ts';
import { fetched, ran } from '#machines/description/machine-words.ts';
import type { MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { onThePhone } from '#machines/samples/failures.ts';
import { agreement, agreementFor, choice } from '#machines/samples/loans.ts';
import { pictured } from '#machines/walk/situation.ts';

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
  events: {},
  // No state is a dead end: the root closes info pages.
  rests: () => true,
  invariants: {
    'An agreement is shown only where one was read.': ({ snapshot }) =>
      !snapshot.matches('showing') || snapshot.context.html !== null || 'no agreement was read',
    'Only the state that shows an agreement has its text.': ({ snapshot }) =>
      snapshot.matches('showing') || snapshot.context.html === null || 'the page has a text',
  },
  read: (snapshot) => selectAgreementView(snapshot),
  situations: [
    pictured('inFilipino', 'An agreement in Filipino', 'any/readStoredAgreement=own', {
      readStoredAgreement: gives({ html: agreementFor(choice, 'fil').html }),
    }),
  ],
  words: {
    guards: {
      found: 'the phone has a stored agreement',
    },
    actions: {
      keepHtml: 'Store the agreement',
    },
    services: {
      agreement: ran('The agreement page'),
      readStoredAgreement: fetched('The stored agreement'),
    },
  },
};
