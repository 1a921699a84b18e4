import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { bridgeActions } from '#protocol/bridge-actions.ts';
import * as v from 'valibot';
import type { Borrower } from '#sandbox/shell/control/api.ts';
import { forBorrower, readLaunch } from '#sandbox/shell/launch.ts';
import { phoneMachine } from '#sandbox/shell/phone/phone.machine.ts';
import type { PhoneEvent } from '#sandbox/shell/phone/phone.setup.ts';

const borrower: Borrower = {
  mobile: '+639171234567',
  username: 'maria',
  password: 'kapeng barako',
  userId: 'u1',
  token: 'token-1',
  creditOrderId: 'c1',
  loanOrderIds: [],
  ticketIds: [],
};

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

describe('a link to the shell', () => {
  it('gives the setup that the phone starts with', () => {
    const address =
      '?scenario=loan-70&path=/repay%3FloanOrderId%3Dloan-1&lang=fil&theme=dark&signedIn=yes&hint=no' +
      '&fault=applyOrder,drop-after,1&fault=*,error-code:100103,2,500&fault=nonsense';
    const { display, ...launch } = readLaunch(address);
    expect(display).toMatchObject({ language: 'fil', theme: 'dark', saysAtStart: false });
    expect(launch).toEqual({
      scenario: 'loan-70',
      path: '/repay?loanOrderId=loan-1',
      signedIn: true,
      faults: [
        { method: 'applyOrder', kind: 'drop-after', times: 1 },
        { method: '*', kind: 'error-code:100103', times: 2, delayMs: 500 },
      ],
    });
  });

  it('opens the page of the borrower’s own loans', () => {
    const after = { ...borrower, loanOrderIds: ['c', 'd'] };
    const path = forBorrower('/repay?loanOrderId=loan-2&isOverdue=t', after);
    expect(path).toBe('/repay?loanOrderId=d&isOverdue=t');
    expect(forBorrower('/', after)).toBe('/');
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/shell/', '/api/any'])(
    'does not open %s',
    (path) => {
      expect(readLaunch(`?path=${encodeURIComponent(path)}`).path).toBe('/');
    },
  );
});
