import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import { actor } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { settled } from './settled.ts';

const mobile = '+639171234567';

async function start({ left = 0, down = false } = {}) {
  const clock = new SimulatedClock();
  const sent: string[] = [];
  const machine = smsCodeMachine.provide({
    actors: {
      readCooldown: actor(async () => ({ cooldown: left })),
      sendSmsCode: actor(async (input: { mobile: string }) => {
        sent.push(input.mobile);
        if (down) throw new ServiceFailure({ kind: 'network' });
        return { cooldown: 60_000 };
      }),
    },
  });
  const sms = createActor(machine, { clock }).start();
  await settled();
  const ask = async () => {
    sms.send({ type: 'code.ordered', mobile });
    await settled();
  };
  return { sms, sent, clock, ask };
}

describe('one code per cool-down', () => {
  test('a code is sent to the mobile once, however often it is requested', async () => {
    const { sms, sent, ask } = await start();
    await ask();
    await ask();
    expect(sent).toEqual([mobile]);
    expect(sms.getSnapshot().context).toMatchObject({ sentTo: mobile, secondsLeft: 60 });
  });

  test('the seconds are counted down, and then another code can be requested', async () => {
    const { sms, sent, clock, ask } = await start();
    await ask();
    clock.increment(1000);
    expect(sms.getSnapshot().context.secondsLeft).toBe(59);
    clock.increment(1000);
    expect(sms.getSnapshot().context.secondsLeft).toBe(58);
    for (let second = 0; second < 58; second += 1) clock.increment(1000);
    await ask();
    expect(sent).toHaveLength(2);
  });

  test('the rest of a cool-down from before a reload still counts', async () => {
    const { sms, sent, clock, ask } = await start({ left: 1500 });
    expect(sms.getSnapshot().context.secondsLeft).toBe(2);
    await ask();
    expect(sent).toEqual([]);
    clock.increment(1000);
    clock.increment(1000);
    await ask();
    expect(sent).toEqual([mobile]);
  });

  test('a failed code shows the reason, and can be requested again at once', async () => {
    const { sms, sent, ask } = await start({ down: true });
    await ask();
    expect(sms.getSnapshot().context).toMatchObject({ failure: { kind: 'network' }, sentTo: null });
    await ask();
    expect(sent).toHaveLength(2);
  });
});
