import type { Failure } from '#domain/failure.ts';
import type { Situation } from '#machines/walk/model.ts';
import { throws } from '#machines/walk/service.ts';
import { refusalOf } from '#machines/samples/failures.ts';
import { now } from '#machines/samples/loans.ts';
import { does, situation } from '#machines/walk/situation.ts';

const named = 'fresh/method.chosen~2/entry.changed~6';

const withPassword = (name: string, value: string): Situation =>
  situation(name, [
    named,
    does({ type: 'entry.changed', field: 'password', value }),
    'login.submitted',
  ]);

const refused = (name: string, failure: Failure): Situation =>
  situation(name, `${named}/entry.changed~7/login.submitted/loginByPassword=own`, {
    login: throws(failure),
  });

export const situations: readonly Situation[] = [
  situation('noMobile', 'fresh/code.requested'),
  withPassword('shortPassword', 'horse'),
  withPassword('longPassword', 'correct horse battery'),
  refused('tooManyPasswords', refusalOf('tooManyPasswords')),
  refused('tooManyPasswordsUntil', { ...refusalOf('tooManyPasswords'), until: now }),
];
