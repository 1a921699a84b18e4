import { throws } from '#machines/walk/service.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import type { LoginField } from '#machines/login/entries.ts';
import { answers, does, type Sample, sample } from './sample.ts';

const types = (field: LoginField, value: string) => does({ type: 'entry.changed', field, value });
const submits = does({ type: 'login.submitted' });
const asksForCode = does({ type: 'code.requested' });
const byPassword = does({ type: 'method.chosen', method: 'password' });

const said = (name: string, purpose: string, ...steps: Sample['steps'][number][]): Sample =>
  sample(name, purpose, 'fresh', steps);

const knownPassword = [byPassword, types('username', 'juan'), types('password', 'correct horse')];

export const samples: readonly Sample[] = [
  said('noMobile', 'A code is requested without a number', asksForCode),

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
    'tooManyPasswords',
    'A wrong password too many times',
    ...knownPassword,
    submits,
    answers('loginByPassword', throws(refusalOf('tooManyPasswords')), 'login'),
  ),
  said(
    'tooManyPasswordsUntil',
    'A wrong password too many times; the lender says when the next try is possible',
    ...knownPassword,
    submits,
    answers('loginByPassword', throws({ ...refusalOf('tooManyPasswords'), until: now }), 'login'),
  ),
];
