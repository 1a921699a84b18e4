import type { Situation } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import {
  cardKnown,
  disputed,
  originalNumber,
  payoutUnderWay,
} from '#machines/samples/bank-card.ts';
import { does, pictured, situation } from '#machines/walk/situation.ts';

const verified = 'code.changed/code.submitted';
const given = `fresh/operationConfig=open/${verified}`;
const filled = 'entry.changed/entry.changed~3/entry.changed~4';
const confirmed = `${filled}/change.requested/change.confirmed`;
const bankChosen = `${given}/method.chosen~2/banks.opened/bank.chosen`;

/** A change with the outcome `name`. By default, the config is read again afterwards (`then`). */
const changed = (name: string, purpose: string, then = '/operationConfig=open'): Situation =>
  pictured(name, purpose, `${given}/${confirmed}/moneyAction=${name}${then}`);

const mistyped = (name: string, value: string): Situation =>
  situation(name, [
    `${given}/${filled}`,
    does({ type: 'entry.changed', field: 'newNumber', value }),
    'change.requested',
  ]);

const asked = (name: string): Situation => situation(name, `fresh/operationConfig=${name}`);

const known = (name: string, change: Parameters<typeof cardKnown>[0]): Situation =>
  situation(name, 'fresh/operationConfig=own', { operationConfig: gives(cardKnown(change)) });

export const situations: readonly Situation[] = [
  asked('payoutUnderWay'),
  known('openFrom', { closed: { ...payoutUnderWay, openFrom: '2023-12-14' } }),
  known('noTime', { closed: { ...payoutUnderWay, endsAt: null } }),
  known('answerLate', { closed: { ...disputed, answerBy: null } }),
  ...['disputed', 'noAccount', 'appNeeded'].map(asked),
  pictured('empty', 'Nothing is filled in', `${given}/change.requested`),
  situation('oneDigit', [
    given,
    does({ type: 'entry.changed', field: 'originalNumber', value: '0' }),
  ]),
  mistyped('letters', 'O9189876543'),
  mistyped('tooShort', '091'),
  mistyped('tooLong', '091898765430918987654'),
  mistyped('notAWallet', '1234567890'),
  mistyped('same', originalNumber),
  situation('noBank', [
    `${given}/method.chosen~2/banks.opened`,
    does({ type: 'banks.searched', query: 'zzz' }),
  ]),
  situation(
    'faceCancelled',
    `fresh/operationConfig=own/${verified}/${confirmed}/checkFaceVerification=cancelled`,
    { operationConfig: gives(cardKnown({ needsFaceCheck: true })) },
  ),
  situation(
    'bankInactive',
    `${bankChosen}/${confirmed}/moneyAction=bankInactive/operationConfig=open`,
  ),
  changed('wrongSmsCode', 'The code was wrong'),
  changed('expiredSmsCode', 'The code has expired'),
  changed('wrongOriginalNumber', 'The present number was wrong'),
  changed('wrongNewNumber', 'The lender refused the new number'),
  changed('wrongHolder', 'The account has another holder'),
  changed('notTaken', 'The change did not reach the lender'),
  changed('answered', 'The lender refused with a message of its own'),
  changed('sessionEnded', 'The session had ended when the request arrived'),
  changed('doneElsewhere', 'Another device changed the account first', ''),
  changed('doneAndResent', 'The payout that failed is sent again', ''),
];
