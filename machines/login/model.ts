import * as v from 'valibot';
import type { SnapshotFrom } from 'xstate';
import {
  codeReasons,
  type LoginField,
  mobileOf,
  passwordReasons,
} from '#machines/login/entries.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { changedSinceCheck } from '#machines/login/login.setup.ts';
import { loginMethod } from '#machines/login/view.ts';
import { selectLoginRecord } from '#machines/login/record.ts';
import { answered, ran } from '#machines/description/machine-words.ts';
import { situations } from '#machines/login/situations.ts';
import { isEvent, type MachineModel } from '#machines/walk/model.ts';
import { gives } from '#machines/walk/service.ts';
import { failures, refusals } from '#machines/samples/failures.ts';
import { breaks } from '#machines/samples/outcomes.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import { required } from '#machines/shared/required.ts';

const SixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));

function fieldsShown(snapshot: SnapshotFrom<typeof loginMachine>): readonly LoginField[] {
  if (loginMethod(snapshot) === 'password') return ['username', 'password'];
  return snapshot.matches('enteringCode') || snapshot.matches('checkingCode')
    ? ['code']
    : ['mobile'];
}

const isChecking = (snapshot: SnapshotFrom<typeof loginMachine>): boolean =>
  snapshot.matches('checkingCode') || snapshot.matches('checkingPassword');

export const loginModel: MachineModel<typeof loginMachine> = {
  machine: loginMachine,
  starts: {
    fresh: { record: null, loss: null },
    loggedInElsewhere: { record: null, loss: 'squeezed' },
    remembered: {
      record: { version: 1, method: 'password', mobile: '', username: 'juan' },
      loss: null,
    },
  },
  services: {
    smsCode: { breaks },
    mobileExists: {
      known: gives({ exists: true }),
      unknown: gives({ exists: false }),
      ...failures,
    },
    login: {
      to: (proof) => ({
        ok: gives(credentialsOf('juan')),
        ...failures,
        ...('smsCode' in proof
          ? refusals('wrongSmsCode', 'expiredSmsCode', 'unknownMobile')
          : refusals('wrongPassword', 'unknownMobile')),
      }),
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
      { type: 'entry.changed', field: 'code', value: '654321' },
      { type: 'entry.changed', field: 'code', value: '12' },
      { type: 'entry.changed', field: 'username', value: 'juan' },
      { type: 'entry.changed', field: 'password', value: 'correct horse' },
      { type: 'entry.changed', field: 'password', value: 'another horse' },
    ],
    'password.revealed': [
      { type: 'password.revealed', revealed: true },
      { type: 'password.revealed', revealed: false },
    ],
  },
  offers(event, snapshot) {
    const { entries, passwordRevealed } = snapshot.context;
    switch (event.type) {
      case 'entry.changed':
        return fieldsShown(snapshot).includes(event.field) && event.value !== entries[event.field];
      case 'password.revealed':
        return event.revealed !== passwordRevealed;
      case 'method.chosen':
        return event.method !== loginMethod(snapshot);
      default:
        return true;
    }
  },
  key: ({ entries, checked, loss, mobile, passwordRevealed }, snapshot) => ({
    loss,
    typed: [entries.code, entries.password],
    checked: isChecking(snapshot) && [checked?.code, checked?.password],
    passwordRevealed,
    mobile: [mobileOf(entries), mobile],
    reasons: [codeReasons(entries), passwordReasons(entries)],
  }),
  invariants: {
    'Only the borrower changes the entries, except for an unusable code.'({
      step,
      previous,
      snapshot,
    }) {
      if (!previous || isEvent(step, 'entry.changed')) return true;
      const { entries } = snapshot.context;
      const expected = { ...previous.context.entries, ...(entries.code === '' && { code: '' }) };
      const [before, now] = [expected, entries].map((typed) => JSON.stringify(typed));
      return before === now || `${before} became ${now}`;
    },
    'A typed code stays until it is refused or the mobile changes.'({ step, previous, snapshot }) {
      if (!previous || isEvent(step, 'entry.changed')) return true;
      const [before, { entries, mobile, reasons }] = [previous.context, snapshot.context];
      if (before.entries.code === '' || before.mobile !== mobile || reasons.code) return true;
      return entries.code !== '' || 'the code is cleared';
    },
    'A correction during a check stays, and no refusal is shown at the corrected field.'({
      step,
      previous,
      snapshot,
    }) {
      if (!previous || !isChecking(previous) || step?.type !== 'settle') return true;
      if (!changedSinceCheck(previous.context)) return true;
      const { entries, reasons } = snapshot.context;
      if (JSON.stringify(entries) !== JSON.stringify(previous.context.entries))
        return 'the correction is erased';
      const shown = reasons.code ?? reasons.password;
      return shown === undefined || `the page says ${shown}`;
    },
    'S5.1: A login by code sends six digits, for the mobile that the lender knows.'({
      snapshot,
      services,
    }) {
      const input = services.get('loginByCode')?.input;
      if (input === undefined) return true;
      const { mobile } = snapshot.context;
      const isWhole = v.is(
        v.object({ mobile: v.literal(required(mobile, 'mobile')), smsCode: SixDigits }),
        input,
      );
      return isWhole || `the login sends ${JSON.stringify(input)}`;
    },
    'During a check, the borrower can request another code, and change the mobile or the way to log in.'({
      snapshot,
    }) {
      if (!isChecking(snapshot) && !snapshot.matches('checkingMobile')) return true;
      const method = loginMethod(snapshot) === 'sms' ? 'password' : 'sms';
      if (!snapshot.can({ type: 'method.chosen', method })) return `${method} cannot be chosen`;
      if (!snapshot.matches('checkingCode')) return true;
      if (!snapshot.can({ type: 'code.requested' })) return 'no other code can be requested';
      return snapshot.can({ type: 'mobile.reopened' }) || 'the mobile cannot be changed';
    },
    'A refused code is cleared, and the reason is shown at its field.'({ snapshot }) {
      const { reasons, entries } = snapshot.context;
      const refused = reasons.code === 'wrong' || reasons.code === 'expired';
      return !refused || entries.code === '' || `${entries.code} stays`;
    },
  },
  read: (snapshot) => selectLoginRecord(snapshot),
  situations,
  words: {
    guards: {
      entriesRefused: 'the lender refused this field, and the entries are unchanged',
      fieldRefused: 'the lender refused this field',
      loginRefused: 'the lender refused the login for another reason',
      methodIs: 'this method is chosen',
      mobileKnown: 'the mobile number is registered',
      mobileValid: 'the mobile number is valid',
      passwordComplete: 'username and password are typed',
      passwordRemembered: 'the last login used a password',
    },
    actions: {
      explainMobile: 'Show the error of the mobile number',
      explainPassword: 'Show the errors of username and password',
      explainRefusal: 'Show the lender’s refusal at its field',
      explainUnknownMobile: 'Show that the mobile number is not registered',
      keepChecked: 'Store the typed data that the lender checks',
      revealPassword: 'Show or hide the password',
      trackLoginFail: 'Log for analytics that the login failed',
    },
    services: {
      login: ran('The login'),
      mobileExists: answered('The check of the mobile number'),
    },
  },
};
