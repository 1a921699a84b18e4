import type { Failure } from '#domain/failure.ts';
import { throws } from '#machines/walk/service.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import type { LoginField } from '#machines/login/entries.ts';
import { answers, does, type Sample, sample } from './sample.ts';

const types = (field: LoginField, value: string) => does({ type: 'entry.changed', field, value });
const submits = does({ type: 'login.submitted' });
const asksForCode = does({ type: 'code.requested' });
const byPassword = does({ type: 'method.chosen', method: 'password' });

const withPassword = (
  name: string,
  purpose: string,
  password: string,
  ...answer: Sample['steps'][number][]
): Sample =>
  sample(name, purpose, 'fresh', [
    byPassword,
    types('username', 'juan'),
    types('password', password),
    submits,
    ...answer,
  ]);

const refusedAs = (failure: Failure) => answers('loginByPassword', throws(failure), 'login');

export const samples: readonly Sample[] = [
  sample('noMobile', 'A code is requested without a number', 'fresh', [asksForCode]),
  withPassword('shortPassword', 'A password of five characters', 'horse'),
  withPassword('longPassword', 'A password of more than 18 characters', 'correct horse battery'),
  withPassword(
    'tooManyPasswords',
    'A wrong password too many times',
    'correct horse',
    refusedAs(refusalOf('tooManyPasswords')),
  ),
  withPassword(
    'tooManyPasswordsUntil',
    'A wrong password too many times; the lender says when the next try is possible',
    'correct horse',
    refusedAs({ ...refusalOf('tooManyPasswords'), until: now }),
  ),
];
