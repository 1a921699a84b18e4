import { gives } from '#machines/walk/service.ts';
import { agreementFor, choice } from '#machines/samples/loans.ts';
import { pictured, type Sample } from './sample.ts';

export const samples: readonly Sample[] = [
  pictured('inFilipino', 'An agreement in Filipino', 'any/readStoredAgreement=own', {
    readStoredAgreement: gives({ html: agreementFor(choice, 'fil').html }),
  }),
];
