import { createActor, SimulatedClock } from 'xstate';
import { loginMachine } from '#machines/login/login.machine.ts';
import type { LoginEvent, LoginInput } from '#machines/login/login.setup.ts';
import type { LoginPorts } from '#machines/login/ports.ts';
import { actor as act } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { answer, follow, lead, type Move, silent, type Previewed } from './previewed.tsx';

/** A sent code starts the cool-down that the phone stores. */
function calmPorts(): LoginPorts {
  let cooldown = 0;
  return {
    readCooldown: async () => ({ cooldown }),
    async sendSmsCode() {
      cooldown = 60_000;
      return { cooldown };
    },
    mobileExists: answer({ exists: true }),
    login: silent,
  };
}

export async function previewLogin(
  moves: readonly Move<LoginEvent>[] = [],
  world: Partial<LoginPorts> = {},
  loss: LoginInput['loss'] = null,
): Promise<Previewed> {
  const ports = { ...calmPorts(), ...world };
  const clock = new SimulatedClock();
  const smsCode = smsCodeMachine.provide({
    actors: { readCooldown: act(ports.readCooldown), sendSmsCode: act(ports.sendSmsCode) },
  });
  const machine = loginMachine.provide({
    actors: { smsCode, mobileExists: act(ports.mobileExists), login: act(ports.login) },
  });
  const actor = createActor(machine, { input: { record: null, loss }, clock }).start();
  await lead(actor, clock, moves);
  return follow(actor);
}
