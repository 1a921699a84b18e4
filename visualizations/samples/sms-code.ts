import { throws } from '#machines/walk/service.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import { answers, does, ends, pictured, type Sample } from './sample.ts';

export const samples: readonly Sample[] = [
  pictured('tooMany', 'Too many codes were requested', 'any', [
    ends('readCooldown', 'none'),
    does({ type: 'code.ordered', mobile: '+639171234567' }),
    ends('sendSmsCode', 'tooManySms'),
  ]),
  pictured(
    'tooManyUntil',
    'Too many codes were requested; the lender says when the next one is possible',
    'any',
    [
      ends('readCooldown', 'none'),
      does({ type: 'code.ordered', mobile: '+639171234567' }),
      answers('sendSmsCode', throws({ ...refusalOf('tooManySms'), until: now })),
    ],
  ),
  pictured('sent', 'A code was sent, and the next one is not possible yet', 'any', [
    ends('readCooldown', 'none'),
    does({ type: 'code.ordered', mobile: '+639171234567' }),
    ends('sendSmsCode', 'sent'),
  ]),
];
