import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import type { LoginRecord } from '#domain/loans/records.ts';
import type { LoginEntries, LoginReasons } from '#machines/login/entries.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginProof } from '#machines/login/ports.ts';
import { selectLoginRecord } from '#machines/login/record.ts';
import { selectLoginView } from '#machines/login/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import { settled } from './settled.ts';

const empty: LoginEntries = { mobile: '', code: '', username: '', password: '' };

type World = { known?: boolean; record?: LoginRecord; refuses?: number };

async function open({ known = true, record, refuses }: World = {}) {
  const codesSent: string[] = [];
  const proofs: LoginProof[] = [];
  const machine = loginMachine.provide({
    actors: {
      smsCode: smsCodeMachine.provide({
        actors: {
          readCooldown: actor(async () => ({ cooldown: codesSent.length > 0 ? 60_000 : 0 })),
          sendSmsCode: actor(async ({ mobile }: { mobile: string }) => {
            codesSent.push(mobile);
            return { cooldown: 60_000 };
          }),
        },
      }),
      mobileExists: actor(async (_: { mobile: string }) => ({ exists: known })),
      login: actor(async (proof: LoginProof) => {
        proofs.push(proof);
        if (refuses === undefined) return credentialsOf('juan');
        await settled();
        throw new ServiceFailure({ kind: 'business', code: refuses, message: 'Refused.' });
      }),
    },
  });
  const login = createActor(machine, { input: { record: record ?? null, loss: null } }).start();
  await settled();
  const type = (entries: Partial<LoginEntries>) => {
    for (const field of ['mobile', 'code', 'username', 'password'] as const) {
      const value = entries[field];
      if (value !== undefined) login.send({ type: 'entry.changed', field, value });
    }
  };
  const press = async (event: 'code.requested' | 'login.submitted') => {
    login.send({ type: event });
    await settled();
  };
  return { login, codesSent, proofs, type, press };
}

async function openAtCode(world: World = {}) {
  const opened = await open(world);
  opened.type({ mobile: '09171234567' });
  await opened.press('code.requested');
  return opened;
}

describe('S5.1: the login refuses invalid entries with a prompt, and sends nothing', () => {
  test.each<[Partial<LoginEntries>, LoginReasons]>([
    [
      { username: '', password: '' },
      { username: 'empty', password: 'empty' },
    ],
    [{ username: 'juan', password: '1234567' }, { password: 'tooShort' }],
    [{ username: 'juan', password: '1234567890123456789' }, { password: 'tooLong' }],
    [{ username: '  ', password: '12345678' }, { username: 'empty' }],
  ])('by password: %o', async (entries, reasons) => {
    const { login, proofs, type, press } = await open();
    login.send({ type: 'method.chosen', method: 'password' });
    type(entries);
    await press('login.submitted');
    expect(login.getSnapshot().context.reasons).toEqual(reasons);
    expect(proofs).toEqual([]);
  });

  test.each<[string, LoginReasons]>([
    ['', { code: 'empty' }],
    ['12', { code: 'malformed' }],
  ])('by code: %o', async (code, reasons) => {
    const { login, proofs, type, press } = await openAtCode();
    type({ code });
    await press('login.submitted');
    expect(login.getSnapshot().context.reasons).toEqual(reasons);
    expect(proofs).toEqual([]);
  });
});

describe('logging in', () => {
  test('S1.2: by mobile, then code', async () => {
    const { login, proofs, type, press } = await openAtCode();
    type({ code: '123456' });
    await press('login.submitted');
    expect(proofs).toEqual([{ mobile: '+639171234567', smsCode: '123456' }]);
    expect(login.getSnapshot().output).toEqual(credentialsOf('juan'));
  });

  test('S1.2: by username and password', async () => {
    const { login, proofs, type, press } = await open();
    login.send({ type: 'method.chosen', method: 'password' });
    type({ username: ' juan ', password: ' 12345678' });
    await press('login.submitted');
    expect(proofs).toEqual([{ username: 'juan', password: ' 12345678' }]);
    expect(login.getSnapshot().output).toEqual(credentialsOf('juan'));
  });

  test('another mobile needs another code', async () => {
    const { login, codesSent, type, press } = await openAtCode();
    type({ code: '123456' });
    login.send({ type: 'mobile.reopened' });
    type({ mobile: '09181234567' });
    await press('code.requested');
    expect(login.getSnapshot().context).toMatchObject({
      mobile: '+639181234567',
      entries: { code: '' },
    });
    // The cool-down allows one code, whichever mobile it goes to.
    expect(codesSent).toEqual(['+639171234567']);
    expect(selectLoginView(login.getSnapshot())).toMatchObject({ codeSent: false });
  });
});

describe('the record after a reload', () => {
  test('contains mobile and username, never code or password', async () => {
    const { login, type } = await open();
    type({ mobile: '0917', code: '123456', username: 'juan', password: 'secret 123' });
    const record = selectLoginRecord(login.getSnapshot());
    expect(record).toEqual({ version: 1, method: 'sms', mobile: '0917', username: 'juan' });
    const again = await open(record ? { record } : {});
    expect(again.login.getSnapshot().context.entries).toEqual({
      ...empty,
      mobile: '0917',
      username: 'juan',
    });
  });
});
