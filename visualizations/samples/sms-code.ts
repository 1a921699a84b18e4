import { throws } from '#machines/walk/service.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import { pictured, type Sample } from './sample.ts';

const ordered = 'any/readCooldown=none/code.ordered/sendSmsCode';

export const samples: readonly Sample[] = [
  pictured('tooMany', 'Too many codes were requested', `${ordered}=tooManySms`),
  pictured(
    'tooManyUntil',
    'Too many codes were requested; the lender says when the next one is possible',
    `${ordered}=own`,
    { sendSmsCode: throws({ ...refusalOf('tooManySms'), until: now }) },
  ),
  pictured('sent', 'A code was sent, and the next one is not possible yet', `${ordered}=sent`),
];
