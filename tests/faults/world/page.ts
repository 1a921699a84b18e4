import { mobile } from '#machines/samples/deletion.ts';
import { type ActorRefFrom, createActor } from 'xstate';
import type { Failure } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { moneyActionMachine } from '#machines/money-action/money-action.machine.ts';
import type { MoneyEvent, MoneyStart } from '#machines/money-action/money-action.setup.ts';
import { createClient } from './line.ts';
import { connect, machineOf } from './product.ts';
import { createMemoryJournal, fairOutcome } from './memory-journal.ts';
import { createPageProcess, type PageProcess } from './time.ts';
import type { World } from './world.ts';

const userKey = 'user-1';
const firstAmount = 5_000;

const deviceTimeAtStart = 1_780_000_000_000;

export function createPage(world: World) {
  const { time, fixture, product } = world;
  let process: PageProcess | null = null;
  let typed = firstAmount;
  const actions = new Set<ActorRefFrom<typeof moneyActionMachine>>();

  function journalOf(life: PageProcess) {
    const { disk } = world;
    let last = fairOutcome;
    return createMemoryJournal(disk, {
      now: time.now,
      after(delay, _, work) {
        const { done, acknowledged } = last;
        time.after(delay, () => {
          if (!done || !acknowledged || !life.alive) disk.failed = true;
          work();
        });
      },
      alive: () => life.alive,
      outcomeOf: () => (last = disk.outcomes.shift() ?? fairOutcome),
    });
  }

  function servicesOf(life: PageProcess) {
    return {
      api: createClient(world, life),
      journal: journalOf(life),
      clock: { now: () => deviceTimeAtStart + world.skew + time.now() },
      lang: () => 'en',
      mobile: () => mobile,
    };
  }

  function start(life: PageProcess, from: MoneyStart) {
    const wall = () => deviceTimeAtStart + world.skew + time.now();
    const ports = product.ports(servicesOf(life), { wall });
    const action = createActor(machineOf(product), {
      clock: life.clock,
      input: { userKey, start: from },
    });
    connect(action.system, ports);
    actions.add(action);
    action.subscribe({
      complete() {
        const { output, context } = action.getSnapshot();
        actions.delete(action);
        if (!output) return;
        const { intent } = context;
        const answered = intent && answerTo(intent);
        world.reports.push({ outcome: output, intent, at: time.now(), answered });
        // A refusal or a failure returns to the form, with the typed fields.
        if (output.type === 'done') world.satisfied = true;
      },
      error(error) {
        world.crashes.push(String(error));
      },
    });
    action.start();
  }

  function answerTo({ attemptId, suffix, t }: MoneyIntent): Failure | null {
    const { disk, line } = world;
    const held = [...disk.entries.values()].some(({ intent }) => intent.attemptId === attemptId);
    return (held && !disk.failed && line.answered.get(`${suffix}/${t}`)) || null;
  }

  /** Resumes an open attempt; without one, the borrower sees money that was taken. */
  async function boot() {
    const life = createPageProcess(time);
    process = life;
    typed = world.draft ?? firstAmount;
    const intents = await journalOf(life)
      .openIntents(userKey)
      .catch(() => []);
    if (!life.alive) return;
    const [intent] = intents;
    if (intent) start(life, { type: 'resume', intent });
    else if (world.server.effects.length > 0) world.satisfied = true;
  }

  return {
    boot,
    actions,
    isOpen: () => process !== null,
    send(event: MoneyEvent) {
      for (const action of actions) {
        if (action.getSnapshot().status === 'active') action.send(event);
      }
    },
    type(amount: number) {
      if (!process || actions.size > 0) return;
      typed = amount;
      world.draft = amount;
    },
    /** Confirms several times at once, bypassing the form's own guard. */
    tap(times: number) {
      if (!process || actions.size > 0 || world.satisfied) return;
      world.wanted.add(typed);
      for (let tap = 0; tap < times; tap += 1) {
        start(process, { type: 'attempt', request: fixture.request(typed) });
      }
    },
    die() {
      process?.die();
      process = null;
      for (const action of actions) action.stop();
      actions.clear();
    },
  };
}

export type Page = ReturnType<typeof createPage>;
