import { throws } from '#machines/walk/service.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import type { LoginField } from '#machines/login/entries.ts';
import type { Step } from '#machines/walk/model.ts';
import { answers, does, ends, type Sample } from './sample.ts';

const types = (field: LoginField, value: string) => does({ type: 'entry.changed', field, value });
const submits = does({ type: 'login.submitted' });
const asksForCode = does({ type: 'code.requested' });
const byPassword = does({ type: 'method.chosen', method: 'password' });

const said = (name: string, purpose: string, ...steps: Sample['steps'][number][]): Sample => ({
  name,
  purpose,
  start: 'fresh',
  steps,
  pictured: false,
});

const atCode: Step[] = [types('mobile', '9171234567'), asksForCode, ends('mobileExists', 'known')];
const knownPassword = [byPassword, types('username', 'juan'), types('password', 'correct horse')];

/** Samples of the login page, beside the paths of the walk. */
export const login: readonly Sample[] = [
  said('noMobile', 'A code is asked for without a number', asksForCode),
  said('shortCode', 'A code of three digits', ...atCode, types('code', '123'), submits),
  said(
    'expiredCode',
    'A code that has expired',
    ...atCode,
    types('code', '123456'),
    submits,
    ends('loginByCode', 'expiredSmsCode'),
  ),
  said(
    'shortPassword',
    'A password of five characters',
    byPassword,
    types('username', 'juan'),
    types('password', 'horse'),
    submits,
  ),
  said(
    'longPassword',
    'A password of more than 18 characters',
    byPassword,
    types('username', 'juan'),
    types('password', 'correct horse battery'),
    submits,
  ),
  said(
    'passwordSeen',
    'The password is shown',
    ...knownPassword,
    does({ type: 'password.revealed', revealed: true }),
  ),
  said(
    'tooManyPasswords',
    'A wrong password too many times',
    ...knownPassword,
    submits,
    answers('loginByPassword', throws(refusalOf('tooManyPasswords')), 'login'),
  ),
  said(
    'tooManyPasswordsUntil',
    'A wrong password too many times; the lender says from when on one is taken',
    ...knownPassword,
    submits,
    answers('loginByPassword', throws({ ...refusalOf('tooManyPasswords'), until: now }), 'login'),
  ),
];
