import { mobileOf, reasonsOf } from '#machines/login/entries.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { selectLoginRecord } from '#machines/login/record.ts';
import { type FlowModel, isEvent } from '#tests/model/harness/model.ts';
import { gives } from '#tests/model/harness/service.ts';
import { failures, refusals } from '#tests/model/samples/failures.ts';
import { breaks } from '#tests/model/samples/outcomes.ts';
import { credentialsOf } from '#tests/model/samples/people.ts';

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
      ...failures,
    },
    login: {
      ok: gives(credentialsOf('juan')),
      ...failures,
      ...refusals('wrongSmsCode', 'expiredSmsCode', 'wrongPassword', 'unknownMobile'),
    },
  },
  events: {
    'method.chosen': [
      { type: 'method.chosen', method: 'sms' },
      { type: 'method.chosen', method: 'password' },
    ],
    'entry.changed': [
      { type: 'entry.changed', field: 'mobile', value: '9171234567' },
      { type: 'entry.changed', field: 'mobile', value: '917' },
      { type: 'entry.changed', field: 'code', value: '123456' },
      { type: 'entry.changed', field: 'username', value: 'juan' },
      { type: 'entry.changed', field: 'password', value: 'correct horse' },
    ],
    'password.revealed': [
      { type: 'password.revealed', revealed: true },
      { type: 'password.revealed', revealed: false },
    ],
    'code.requested': [{ type: 'code.requested' }],
    'login.submitted': [{ type: 'login.submitted' }],
  },
  offers(event, { context: { method, entries, passwordRevealed } }) {
    switch (event.type) {
      case 'entry.changed':
        return (
          (method === 'sms') === (event.field === 'mobile' || event.field === 'code') &&
          event.value !== entries[event.field]
        );
      case 'password.revealed':
        return method === 'password' && event.revealed !== passwordRevealed;
      case 'code.requested':
        return method === 'sms';
      default:
        return true;
    }
  },
  key: ({ method, entries, passwordRevealed }) => ({
    method,
    passwordRevealed,
    mobile: mobileOf(entries),
    reasons: [reasonsOf('sms', entries), reasonsOf('password', entries)],
  }),
  invariants: {
    'Nothing but typing changes what was typed: no refusal, no failure.'({
      step,
      previous,
      snapshot,
    }) {
      if (!previous || isEvent(step, 'entry.changed')) return true;
      const before = JSON.stringify(previous.context.entries);
      const now = JSON.stringify(snapshot.context.entries);
      return now === before || `${before} became ${now}`;
    },
  },
  read: (snapshot) => selectLoginRecord(snapshot),
};
