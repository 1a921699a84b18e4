import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { loginMachine } from '#machines/login/login.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { until } from '#tests/until.ts';
import { type LiveEvent, liveMachine } from '#visualizations/explorer/machines/live.machine.ts';
import type { Report } from '#visualizations/live/messages.ts';
import { watch } from '#visualizations/live/watch.ts';

const never = (): Promise<{ cooldown: number }> => new Promise(() => {});

describe('watching an app', () => {
  function start() {
    const root = createActor(
      loginMachine.provide({
        actors: {
          smsCode: smsCodeMachine.provide({ actors: { readCooldown: actor(never) } }),
        },
      }),
      { input: { record: null, loss: null } },
    );
    const reports: Report[] = [];
    const stop = watch(root, (report) => reports.push(report));
    root.start();
    return { root, reports, stop };
  }

  test('sends the present states at once, and each move with the ids of its transitions', async () => {
    const { root, reports } = start();
    await until(() => expect(reports.length).toBeGreaterThan(0));
    expect(reports[0]?.actors).toMatchObject([
      { machine: 'login', states: ['login', 'login.enteringMobile'], status: 'active' },
      { machine: 'smsCode', status: 'active' },
    ]);
    root.send({ type: 'entry.changed', field: 'mobile', value: '917' });
    await until(() =>
      expect(reports.at(-1)?.moves).toMatchObject([
        { machine: 'login', event: 'entry.changed', taken: ['login | entry.changed | 0'] },
      ]),
    );
  });

  test('sends a machine’s context with the password hidden', async () => {
    const { root, reports } = start();
    root.send({ type: 'entry.changed', field: 'password', value: 'correct horse' });
    root.send({ type: 'entry.changed', field: 'username', value: 'juan' });
    await until(() => expect(JSON.stringify(reports)).toContain('juan'));
    const { entries } = v.parse(
      v.object({ entries: v.object({ username: v.string(), password: v.string() }) }),
      reports.at(-1)?.actors[0]?.context,
    );
    expect(entries).toMatchObject({ username: 'juan', password: 'hidden' });
    expect(JSON.stringify(reports)).not.toContain('correct horse');
  });
});

describe('following an app', () => {
  const running = (id: string) => ({ id, machine: 'login', states: ['login'], status: 'active' });

  function start() {
    let receive = (_: LiveEvent): void => {};
    const clock = new SimulatedClock();
    const live = createActor(
      liveMachine.provide({
        actors: {
          listen: fromCallback<LiveEvent>(({ sendBack }) => {
            receive = sendBack;
          }),
        },
      }),
      { clock },
    ).start();
    return { live, clock, receive: (event: LiveEvent) => receive(event) };
  }

  test('follows an app that starts later, newest moves first, until its end', () => {
    const { live, clock, receive } = start();
    clock.increment(2_000);
    expect(live.getSnapshot().value).toBe('alone');
    const move = (event: string) => ({ actor: 'x:1', machine: 'login', event, taken: [] });
    receive({
      type: 'report.received',
      report: { actors: [running('x:1')], moves: [move('a'), move('b')] },
    });
    expect(live.getSnapshot().value).toBe('following');
    live.send({ type: 'actor.watched', actor: 'x:1' });
    receive({ type: 'report.received', report: { actors: [running('x:2')], moves: [move('c')] } });
    const { moves, watched } = live.getSnapshot().context;
    expect(moves.map(({ event }) => event)).toEqual(['c', 'b', 'a']);
    expect(watched).toBeNull();
    receive({ type: 'app.gone' });
    expect(live.getSnapshot().value).toBe('alone');
    expect(live.getSnapshot().context.actors).toEqual([]);
  });
});
