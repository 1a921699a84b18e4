import { throws } from '#machines/walk/service.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import { answers, does, ends, type Sample } from './sample.ts';

export const samples: readonly Sample[] = [
  {
    name: 'tooMany',
    purpose: 'Too many codes were requested',
    start: 'any',
    steps: [
      ends('readCooldown', 'none'),
      does({ type: 'code.ordered', mobile: '+639171234567' }),
      ends('sendSmsCode', 'tooManySms'),
    ],
    pictured: true,
  },
  {
    name: 'tooManyUntil',
    purpose: 'Too many codes were requested; the lender says when the next one is possible',
    start: 'any',
    steps: [
      ends('readCooldown', 'none'),
      does({ type: 'code.ordered', mobile: '+639171234567' }),
      answers('sendSmsCode', throws({ ...refusalOf('tooManySms'), until: now })),
    ],
    pictured: true,
  },
  {
    name: 'sent',
    purpose: 'A code was sent, and the next one is not possible yet',
    start: 'any',
    steps: [
      ends('readCooldown', 'none'),
      does({ type: 'code.ordered', mobile: '+639171234567' }),
      ends('sendSmsCode', 'sent'),
    ],
    pictured: true,
  },
];
