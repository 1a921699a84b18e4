import { gives } from '#machines/walk/service.ts';
import { agreementFor, choice } from '#machines/samples/loans.ts';
import { answers, type Sample } from './sample.ts';

export const samples: readonly Sample[] = [
  {
    name: 'inFilipino',
    purpose: 'An agreement in Filipino',
    start: 'any',
    steps: [answers('readStoredAgreement', gives({ html: agreementFor(choice, 'fil').html }))],
    pictured: true,
  },
];
