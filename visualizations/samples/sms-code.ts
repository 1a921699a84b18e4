import { throws } from '#machines/walk/service.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import { answers, does, ends, pictured, type Sample } from './sample.ts';

const ordered = (name: string, purpose: string, sent: Sample['steps'][number]): Sample =>
  pictured(name, purpose, 'any', [
    ends('readCooldown', 'none'),
    does({ type: 'code.ordered', mobile: '+639171234567' }),
    sent,
  ]);

export const samples: readonly Sample[] = [
  ordered('tooMany', 'Too many codes were requested', ends('sendSmsCode', 'tooManySms')),
  ordered(
    'tooManyUntil',
    'Too many codes were requested; the lender says when the next one is possible',
    answers('sendSmsCode', throws({ ...refusalOf('tooManySms'), until: now })),
  ),
  ordered(
    'sent',
    'A code was sent, and the next one is not possible yet',
    ends('sendSmsCode', 'sent'),
  ),
];
