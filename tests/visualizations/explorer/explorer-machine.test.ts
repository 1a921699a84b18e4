import { keepPaths } from '#visualizations/explorer/flows/paths.ts';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { linkOf } from '#visualizations/explorer/flows/link.ts';
import { explorerMachine } from '#visualizations/explorer/machines/explorer.machine.ts';
import { liveMachine } from '#visualizations/explorer/machines/live.machine.ts';

const byPassword = { type: 'method.chosen', method: 'password' };
const username = { type: 'entry.changed', field: 'username', value: 'juan' };
const password = { type: 'entry.changed', field: 'password', value: 'correct horse' };

keepPaths({
  login: [
    {
      purpose: '“Checking the password”: Logging in ended',
      start: 'fresh',
      steps: [
        { type: 'user', event: byPassword },
        { type: 'user', event: username },
        { type: 'user', event: password },
        { type: 'user', event: { type: 'login.submitted' } },
        { type: 'settle', service: 'loginByPassword', outcome: 'ok' },
      ],
    },
  ],
});

const PACE = 1_600;

function start(hash = '#/login/fresh') {
  const clock = new SimulatedClock();
  const live = liveMachine.provide({ actors: { listen: fromCallback(() => undefined) } });
  const explorer = createActor(explorerMachine.provide({ actors: { live } }), { clock });
  explorer.start();
  explorer.send({ type: 'link.followed', link: linkOf(hash) });
  const at = () => explorer.getSnapshot().context.trail?.at;
  return { explorer, clock, at, context: () => explorer.getSnapshot().context };
}

describe('the explorer', () => {
  test('follows links to a flow, to the app and to an unknown flow', () => {
    const { explorer, context } = start();
    expect(explorer.getSnapshot().matches({ flow: 'resting' })).toBe(true);
    expect(context().trail?.flow).toBe('login');
    explorer.send({ type: 'link.followed', link: linkOf('#/live') });
    expect(explorer.getSnapshot().matches('live')).toBe(true);
    explorer.send({ type: 'link.followed', link: linkOf('#/gone') });
    expect(explorer.getSnapshot().matches('overview')).toBe(true);
    expect(context().notice).toMatch(/does not exist any more/);
  });

  test('shows the chosen picture until the borrower does something', () => {
    const { explorer, context } = start();
    explorer.send({ type: 'picture.chosen', picture: 'login' });
    expect(context().looksAt).toEqual({ by: 'picture', picture: 'login' });
    explorer.send({ type: 'gesture.made', event: { type: 'code.requested' } });
    expect(context().looksAt).toEqual({ by: 'step' });
  });

  test('takes a step, goes back and forward, and refuses an impossible step', () => {
    const { explorer, at, context } = start();
    const step = { type: 'user', event: { type: 'method.chosen', method: 'password' } } as const;
    explorer.send({ type: 'step.taken', step });
    expect(at()).toBe(1);
    explorer.send({
      type: 'step.taken',
      step: { type: 'settle', service: 'loginByPassword', outcome: 'ok' },
    });
    expect(at()).toBe(1);
    explorer.send({ type: 'moment.chosen', at: 0 });
    expect(at()).toBe(0);
    explorer.send({ type: 'moment.chosen', at: 1 });
    expect(at()).toBe(1);
    explorer.send({ type: 'start.chosen', start: 'remembered' });
    expect(context().trail).toMatchObject({ start: 'remembered', at: 0 });
  });

  test('converts an action on the real screen to a step, or reports its refusal', () => {
    const { explorer, at, context } = start();
    explorer.send({ type: 'gesture.made', event: { type: 'code.requested' } });
    expect(at()).toBe(1);
    explorer.send({ type: 'gesture.made', event: { type: 'nav.back' } });
    expect(at()).toBe(1);
    expect(context().notice).toContain('“Back”');
  });

  test('plays a path at its speed to its end, and stops at a pause', () => {
    const { explorer, clock, at } = start();
    explorer.send({ type: 'path.chosen', flow: 'login', path: '1', at: 0 });
    expect(at()).toBe(0);
    explorer.send({ type: 'play.pressed' });
    expect(at()).toBe(1);
    clock.increment(PACE);
    expect(at()).toBe(2);
    explorer.send({ type: 'pause.pressed' });
    clock.increment(10 * PACE);
    expect(at()).toBe(2);
    explorer.send({ type: 'play.pressed' });
    clock.increment(PACE);
    clock.increment(PACE);
    clock.increment(PACE);
    expect(at()).toBe(5);
    expect(explorer.getSnapshot().matches({ flow: 'resting' })).toBe(true);
  });

  test('goes to a state, or reports that no path leads there', () => {
    const { explorer, at, context } = start();
    explorer.send({ type: 'path.requested', state: 'login.checkingPassword' });
    expect(at()).toBe(4);
    expect(context().chosen).toBe('login.checkingPassword');
    explorer.send({ type: 'path.requested', state: 'login.checkingMobile' });
    expect(at()).toBe(4);
    expect(context().notice).toMatch(/No tested path/);
  });
});
