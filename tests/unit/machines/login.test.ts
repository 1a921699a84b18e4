import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { LoginEntries } from '#machines/login/entries.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginProof } from '#machines/login/ports.ts';
import { selectLoginView } from '#machines/login/view.ts';
import { actor } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import { settled } from './settled.ts';

async function open() {
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
      mobileExists: actor(
        async (_: { mobile: string }): Promise<{ exists: boolean }> => ({ exists: true }),
      ),
      login: actor(async (proof: LoginProof) => {
        proofs.push(proof);
        return credentialsOf('juan');
      }),
    },
  });
  const login = createActor(machine, { input: { record: null, loss: null } }).start();
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

describe('logging in', () => {
  test('S1.2: works with a username and a password', async () => {
    const { login, proofs, type, press } = await open();
    login.send({ type: 'method.chosen', method: 'password' });
    type({ username: ' juan ', password: ' 12345678' });
    await press('login.submitted');
    expect(proofs).toEqual([{ username: 'juan', password: ' 12345678' }]);
    expect(login.getSnapshot().output).toEqual(credentialsOf('juan'));
  });

  test('with another mobile clears the code, and sends no second one during the cool-down', async () => {
    const { login, codesSent, type, press } = await open();
    type({ mobile: '09171234567' });
    await press('code.requested');
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
