import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import type { LoginRecord } from '#domain/records.ts';
import type { LoginEntries, LoginMethod, LoginReasons } from '#machines/login/entries.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginProof } from '#machines/login/ports.ts';
import { selectLoginRecord } from '#machines/login/record.ts';
import { actor } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { credentialsOf } from '#tests/model/samples/people.ts';
import { settled } from './settled.ts';

const empty: LoginEntries = { mobile: '', code: '', username: '', password: '' };

type World = { known?: boolean; refusal?: Failure; record?: LoginRecord };

async function open({ known = true, refusal, record }: World = {}) {
  const codesSent: string[] = [];
  const proofs: LoginProof[] = [];
  const machine = loginMachine.provide({
    actors: {
      smsCode: smsCodeMachine.provide({
        actors: {
          readCooldown: actor(async () => ({ cooldown: 0 })),
          sendSmsCode: actor(async ({ mobile }: { mobile: string }) => {
            codesSent.push(mobile);
            return { cooldown: 60_000 };
          }),
        },
      }),
      mobileExists: actor(async (_: { mobile: string }) => ({ exists: known })),
      login: actor(async (proof: LoginProof) => {
        proofs.push(proof);
        if (refusal) throw new ServiceFailure(refusal);
        return credentialsOf('juan');
      }),
    },
  });
  const login = createActor(machine, { input: { record: record ?? null } }).start();
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

describe('prompts are required for mobile, code, username and password (S5)', () => {
  test.each<[LoginMethod, Partial<LoginEntries>, LoginReasons]>([
    ['sms', {}, { mobile: 'empty', code: 'empty' }],
    ['sms', { mobile: '0917', code: '12' }, { mobile: 'malformed', code: 'malformed' }],
    ['sms', { mobile: '09171234567' }, { code: 'empty' }],
    ['sms', { code: '123456' }, { mobile: 'empty' }],
    ['password', {}, { username: 'empty', password: 'empty' }],
    ['password', { username: 'juan', password: '1234567' }, { password: 'tooShort' }],
    ['password', { username: 'juan', password: '1234567890123456789' }, { password: 'tooLong' }],
    ['password', { username: '  ', password: '12345678' }, { username: 'empty' }],
  ])('%s with %o', async (method, entries, reasons) => {
    const { login, proofs, type, press } = await open();
    login.send({ type: 'method.chosen', method });
    type({ ...empty, ...entries });
    await press('login.submitted');
    expect(login.getSnapshot().context.reasons).toEqual(reasons);
    expect(proofs).toEqual([]);
  });

  test('a prompt goes when its field is typed in, the others stay', async () => {
    const { login, type, press } = await open();
    await press('login.submitted');
    type({ mobile: '0' });
    expect(login.getSnapshot().context.reasons).toEqual({ mobile: undefined, code: 'empty' });
  });
});

describe('a code by SMS', () => {
  test('goes to the mobile as the server knows it', async () => {
    const { codesSent, type, press } = await open();
    type({ mobile: '0917 123 4567' });
    await press('code.requested');
    expect(codesSent).toEqual(['+639171234567']);
  });

  test.each([
    ['', 'empty'],
    ['0917', 'malformed'],
  ])('is not asked for with the mobile %o', async (mobile, reason) => {
    const { login, codesSent, type, press } = await open();
    type({ mobile });
    await press('code.requested');
    expect(login.getSnapshot().context.reasons).toEqual({ mobile: reason });
    expect(codesSent).toEqual([]);
  });

  test('does not go to an unknown mobile', async () => {
    const { login, codesSent, type, press } = await open({ known: false });
    type({ mobile: '09171234567' });
    await press('code.requested');
    expect(login.getSnapshot().context.reasons).toEqual({ mobile: 'unknown' });
    expect(codesSent).toEqual([]);
  });

  test('is given up by typing on: it must not go to a mobile that is no longer there', async () => {
    const { login, codesSent, type } = await open();
    type({ mobile: '09171234567' });
    login.send({ type: 'code.requested' });
    type({ mobile: '09171234568' });
    await settled();
    expect(codesSent).toEqual([]);
  });
});

describe('logging in', () => {
  test.each<[LoginMethod, Partial<LoginEntries>, LoginProof]>([
    [
      'sms',
      { mobile: '09171234567', code: '123456' },
      { mobile: '+639171234567', smsCode: '123456' },
    ],
    [
      'password',
      { username: ' juan ', password: ' 12345678' },
      { username: 'juan', password: ' 12345678' },
    ],
  ])('by %s', async (method, entries, proof) => {
    const { login, proofs, type, press } = await open();
    login.send({ type: 'method.chosen', method });
    type(entries);
    await press('login.submitted');
    expect(proofs).toEqual([proof]);
    expect(login.getSnapshot().output).toEqual(credentialsOf('juan'));
  });

  test('a refusal is told, and everything typed stays', async () => {
    const refusal: Failure = { kind: 'business', code: 401001, message: 'wrong' };
    const { login, type, press } = await open({ refusal });
    type({ mobile: '09171234567', code: '123456' });
    await press('login.submitted');
    const { entries, failure } = login.getSnapshot().context;
    expect({ entries, failure }).toEqual({
      entries: { ...empty, mobile: '09171234567', code: '123456' },
      failure: refusal,
    });
  });

  test('fifty submits in one tick make one call', async () => {
    const { login, proofs, type } = await open();
    type({ mobile: '09171234567', code: '123456' });
    for (let tap = 0; tap < 50; tap += 1) login.send({ type: 'login.submitted' });
    await settled();
    expect(proofs).toHaveLength(1);
  });
});

describe('what a reload remembers', () => {
  test('mobile and username, never code or password', async () => {
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

  test('nothing while nothing was typed', async () => {
    const { login } = await open();
    expect(selectLoginRecord(login.getSnapshot())).toBeNull();
  });
});
