import type { Failure } from '#domain/failure.ts';
import { throws } from '#machines/walk/service.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import { does, type Sample, sample } from './sample.ts';

const named = 'fresh/method.chosen~2/entry.changed~6';

const withPassword = (name: string, value: string): Sample =>
  sample(name, [
    named,
    does({ type: 'entry.changed', field: 'password', value }),
    'login.submitted',
  ]);

const refused = (name: string, failure: Failure): Sample =>
  sample(name, `${named}/entry.changed~7/login.submitted/loginByPassword=own`, {
    login: throws(failure),
  });

export const samples: readonly Sample[] = [
  sample('noMobile', 'fresh/code.requested'),
  withPassword('shortPassword', 'horse'),
  withPassword('longPassword', 'correct horse battery'),
  refused('tooManyPasswords', refusalOf('tooManyPasswords')),
  refused('tooManyPasswordsUntil', { ...refusalOf('tooManyPasswords'), until: now }),
];
