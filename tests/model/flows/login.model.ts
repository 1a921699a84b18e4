import { assumedCodes } from '#domain/codes.ts';
import { mobileOf, reasonsOf } from '#machines/login/entries.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { selectLoginRecord } from '#machines/login/record.ts';
import type { FlowModel } from '../harness/model.ts';
import { gives, throws } from '../harness/service.ts';
import { failures } from '../samples/failures.ts';
import { breaks } from '../samples/outcomes.ts';
import { credentialsOf } from '../samples/people.ts';

const refusal = (code: number, message: string) => throws({ kind: 'business', code, message });

export const loginModel: FlowModel<typeof loginMachine> = {
  machine: loginMachine,
  starts: {
    fresh: { record: null },
    remembered: { record: { version: 1, method: 'password', mobile: '', username: 'juan' } },
  },
  services: {
    smsCode: { breaks },
    mobileExists: {
      known: gives({ exists: true }),
      unknown: gives({ exists: false }),
      network: failures.network,
    },
    login: {
      ok: gives(credentialsOf('juan')),
      wrongCode: refusal(assumedCodes.wrongSmsCode, 'wrong code'),
      wrongPassword: refusal(assumedCodes.wrongPassword, 'wrong password'),
      network: failures.network,
    },
  },
  events: {
    'method.chosen': [
      { type: 'method.chosen', method: 'sms' },
      { type: 'method.chosen', method: 'password' },
    ],
    'entry.changed': [
      { type: 'entry.changed', field: 'mobile', value: '0917 123 4567' },
      { type: 'entry.changed', field: 'mobile', value: '0917' },
      { type: 'entry.changed', field: 'code', value: '123456' },
      { type: 'entry.changed', field: 'username', value: 'juan' },
      { type: 'entry.changed', field: 'password', value: 'correct horse' },
    ],
    'password.revealed': [{ type: 'password.revealed', revealed: true }],
    'code.requested': [{ type: 'code.requested' }],
    'login.submitted': [{ type: 'login.submitted' }],
  },
  key: ({ method, entries, passwordRevealed }) => ({
    method,
    passwordRevealed,
    mobile: mobileOf(entries),
    reasons: [reasonsOf('sms', entries), reasonsOf('password', entries)],
  }),
  read: (snapshot) => selectLoginRecord(snapshot),
};
