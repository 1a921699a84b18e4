import { payoutMethod } from '#domain/payments/payout-methods.ts';
import { gives } from '#machines/walk/service.ts';
import {
  cardKnown,
  disputed,
  newNumber,
  originalNumber,
  payoutUnderWay,
} from '#machines/samples/bank-card.ts';
import { answers, does, ends, pictured, type Sample, sample } from './sample.ts';

const asked = 'operationConfig';

const given = [
  ends(asked, 'open'),
  does({ type: 'code.changed', code: '123456' }),
  does({ type: 'code.submitted' }),
];

const filled = [
  does({ type: 'entry.changed', field: 'originalNumber', value: originalNumber }),
  does({ type: 'entry.changed', field: 'newNumber', value: newNumber }),
  does({ type: 'entry.changed', field: 'holder', value: 'Ana Cruz' }),
];

/** `again`: the config is read again. */
const changed = (name: string, purpose: string, again = true): Sample =>
  pictured(name, purpose, 'fresh', [
    ...given,
    ...filled,
    does({ type: 'change.requested' }),
    does({ type: 'change.confirmed' }),
    ends('moneyAction', name),
    ...(again ? [ends(asked, 'open')] : []),
  ]);

const mistyped = (name: string, purpose: string, value: string): Sample =>
  sample(name, purpose, 'fresh', [
    ...given,
    ...filled,
    does({ type: 'entry.changed', field: 'newNumber', value }),
    does({ type: 'change.requested' }),
  ]);

export const samples: readonly Sample[] = [
  sample('changedRecently', 'The account was changed a short time ago', 'fresh', [
    ends(asked, 'changedRecently'),
  ]),
  sample('payoutUnderWay', 'A payout is on its way to the account', 'fresh', [
    ends(asked, 'payoutUnderWay'),
  ]),
  sample(
    'openFrom',
    'A payout is on its way to the account, and a change is possible after it',
    'fresh',
    [answers(asked, gives(cardKnown({ closed: { ...payoutUnderWay, openFrom: '2023-12-14' } })))],
  ),
  sample('noTime', 'A payout is on its way to the account, and its end is unknown', 'fresh', [
    answers(asked, gives(cardKnown({ closed: { ...payoutUnderWay, endsAt: null } }))),
  ]),
  sample(
    'answerLate',
    'The borrower reported a change that was not theirs, and the answer is late',
    'fresh',
    [answers(asked, gives(cardKnown({ closed: { ...disputed, answerBy: null } })))],
  ),
  sample('disputed', 'The borrower reported a change that was not theirs', 'fresh', [
    ends(asked, 'disputed'),
  ]),
  sample('noAccount', 'The borrower has no payout account yet', 'fresh', [
    ends(asked, 'noAccount'),
  ]),
  sample('appNeeded', 'A face check is required, and the page is not in the native app', 'fresh', [
    ends(asked, 'appNeeded'),
  ]),
  pictured('empty', 'Nothing is filled in', 'fresh', [
    ...given,
    does({ type: 'change.requested' }),
  ]),
  sample('oneDigit', 'The first digit of the present number is typed', 'fresh', [
    ...given,
    does({ type: 'entry.changed', field: 'originalNumber', value: '0' }),
  ]),
  mistyped('letters', 'The new number has letters', 'O9189876543'),
  mistyped('tooShort', 'The new number is too short', '091'),
  mistyped('tooLong', 'The new number is too long', '091898765430918987654'),
  mistyped('notAWallet', 'The new number is not of an e-wallet', '1234567890'),
  mistyped('same', 'The new number equals the present number', originalNumber),
  sample('noBank', 'No bank matches the search', 'fresh', [
    ...given,
    does({ type: 'method.chosen', method: payoutMethod.bank }),
    does({ type: 'banks.opened' }),
    does({ type: 'banks.searched', query: 'zzz' }),
  ]),
  sample('faceCancelled', 'The face check was cancelled', 'fresh', [
    answers(asked, gives(cardKnown({ needsFaceCheck: true }))),
    ...given.slice(1),
    ...filled,
    does({ type: 'change.requested' }),
    does({ type: 'change.confirmed' }),
    ends('checkFaceVerification', 'cancelled'),
  ]),
  sample('bankInactive', 'The bank no longer accepts new accounts', 'fresh', [
    ...given,
    does({ type: 'method.chosen', method: payoutMethod.bank }),
    does({ type: 'banks.opened' }),
    does({ type: 'bank.chosen', bankCode: 'BDO' }),
    ...filled,
    does({ type: 'change.requested' }),
    does({ type: 'change.confirmed' }),
    ends('moneyAction', 'bankInactive'),
    ends(asked, 'open'),
  ]),
  changed('wrongSmsCode', 'The code was wrong'),
  changed('expiredSmsCode', 'The code has expired'),
  changed('wrongOriginalNumber', 'The present number was wrong'),
  changed('wrongNewNumber', 'The lender refused the new number'),
  changed('wrongHolder', 'The account has another holder'),
  changed('notTaken', 'The change did not reach the lender'),
  changed('answered', 'The lender refused with a message of its own'),
  changed('sessionEnded', 'The session had ended when the request arrived'),
  changed('doneElsewhere', 'Another device changed the account first', false),
  changed('doneAndResent', 'The payout that failed is sent again', false),
];
