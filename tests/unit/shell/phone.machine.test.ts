import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { bridgeActions } from '#protocol/bridge-actions.ts';
import * as v from 'valibot';
import { phoneMachine } from '#sandbox/shell/phone/phone.machine.ts';
import type { PhoneEvent } from '#sandbox/shell/phone/phone.setup.ts';
import { borrower } from './borrower.ts';

const callback = `cb_${'a'.repeat(32)}`;

function startPhone({ signedIn = false } = {}) {
  const done: unknown[][] = [];
  const phone = createActor(
    phoneMachine.provide({
      actors: { frame: fromCallback<PhoneEvent>(() => undefined) },
      actions: {
        answer: (_, { action, reply }) => done.push(['answer', action, reply]),
        openPath: (_, { path }) => done.push(['open', path]),
        reinstallApp: () => done.push(['reinstall']),
        refreshApp: () => undefined,
        goBack: () => done.push(['back']),
      },
    }),
    { clock: new SimulatedClock() },
  ).start();
  phone.send({ type: 'borrower.started', borrower, path: '/', signedIn });
  phone.send({ type: 'bridge.h5PageFinish', data: {} });
  done.length = 0;
  const screen = () => {
    const { value } = phone.getSnapshot();
    return typeof value.screen === 'string' ? value.screen : value.screen.running;
  };
  return { phone, done, screen };
}

describe('the answer to a request of the app', () => {
  it.each([
    { type: 'bridge.userInfo', data: {}, callback },
    { type: 'bridge.packageInfo', data: {}, callback },
    { type: 'bridge.deviceInfo', data: {}, callback },
    { type: 'bridge.APPChannel', data: { channels: [] }, callback },
    { type: 'bridge.store', data: { url: 'https://play.google.com/' }, callback },
    { type: 'bridge.systemMaintenanceOpen', data: { maintenanceTime: 1 }, callback },
  ] satisfies PhoneEvent[])('S3.19: fits the schema for $type', (event) => {
    for (const signedIn of [true, false]) {
      const { phone, done } = startPhone({ signedIn });
      phone.send(event);
      const [[, action, reply] = []] = done;
      expect(`bridge.${String(action)}`).toBe(event.type);
      const row = Object.entries(bridgeActions).find(([name]) => name === action)?.[1];
      expect(v.is(row?.reply ?? v.never(), reply)).toBe(true);
    }
  });

  it('to userInfo is the natively signed-in borrower, and null after a logout', () => {
    const { phone, done } = startPhone({ signedIn: true });
    phone.send({ type: 'bridge.userInfo', data: {}, callback });
    expect(done).toEqual([['answer', 'userInfo', expect.objectContaining({ token: 'token-1' })]]);
    phone.send({ type: 'bridge.logout', data: {} });
    phone.send({ type: 'bridge.userInfo', data: {}, callback });
    expect(done[1]).toEqual(['answer', 'userInfo', null]);
  });
});
