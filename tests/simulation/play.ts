import { minute } from '#domain/constants.ts';
import type { Watcher } from './checks/watcher.ts';
import { watchers } from './checks/watchers.ts';
import { dumpLedger } from './server/ledger.ts';
import { frames } from './world/frame.ts';
import { enter } from './world/globals.ts';
import { notices } from './world/notices.ts';
import { fill, scheduleStep, setLine } from './world/step.ts';
import { initialOfflineTime } from './world/earlier-visit.ts';
import { createWorld, type Ground, type Options, type World } from './world/world.ts';

export type Played = {
  seed: number;
  faults: readonly string[];
  /** The same seed and options give the same hash. */
  hash: string;
  /** Names of the injected failures (`request 17`). */
  troubles: readonly string[];
  story: readonly string[];
  /** Empty unless the trace keeps its lines. */
  lines: readonly string[];
  steps: number;
  counts: { requests: number; attempts: number; done: number };
};

/** Time that a world continues after the failures end, milliseconds. */
const recoveryTime = 10 * minute;
const mostEvents = 50_000;

function faultsAfterStep(world: World, watching: readonly Watcher[], notice: () => void): string[] {
  notice();
  const facts = world.facts.take();
  return watching.flatMap(({ step }) => step?.(facts) ?? []);
}

async function reload(world: World): Promise<void> {
  for (const slot of world.slots) if (slot.page?.restartAsked()) await world.open(slot);
}

type WatchedWorld = { world: World; look: () => string[] };

/** Runs events until `until`, `isOver` or the first fault. Returns the faults. */
async function pass(
  { world, look: lookAround }: WatchedWorld,
  until: number,
  isOver: () => boolean,
): Promise<string[]> {
  const { scheduler, trace } = world;
  while (!isOver() && scheduler.count() < mostEvents) {
    const label = await scheduler.step(until);
    if (label === null) return [];
    trace.note(label);
    await reload(world);
    const faults = lookAround();
    if (faults.length > 0) return faults;
  }
  return scheduler.count() < mostEvents ? [] : ['The world never comes to rest.'];
}

async function heal(watched: WatchedWorld): Promise<string[]> {
  const { world } = watched;
  world.heal();
  world.trace.add('from here on everything works, and people come back');
  for (const slot of world.slots) {
    fill(world, slot, false);
    setLine(world, slot, true);
  }
  // In every second world the living pages stay open, because pages must recover without a restart.
  const keepsPages = world.seed % 2 === 0;
  for (const slot of world.slots) if (!slot.page || !keepsPages) await world.open(slot);
  return pass(watched, world.scheduler.now() + recoveryTime, () => false);
}

async function goOn(watched: WatchedWorld, watching: readonly Watcher[]): Promise<string[]> {
  const { scheduler } = watched.world;
  const faults: string[] = [];
  for (const { after } of watching) {
    const more = await after?.((duration) =>
      pass(watched, scheduler.now() + duration, () => false),
    );
    faults.push(...(more ?? []));
  }
  return faults;
}

const unhandled: string[] = [];
process.on('unhandledRejection', (error) => {
  const page = frames.getStore() ? 'A page' : 'The server';
  unhandled.push(`${page} lost a failure: ${String(error)}`);
});

export async function play(ground: Ground, seed: number, options: Options): Promise<Played> {
  unhandled.length = 0;
  const world = await createWorld(ground, seed, options);
  const { scheduler, slots, trace, luck, server, network } = world;
  const watching = watchers.map((make) => make(world));
  const notice = notices(world);
  const watched = { world, look: () => faultsAfterStep(world, watching, notice) };
  const [first] = slots;
  const without = first && world.earlier ? initialOfflineTime(world.luck, first.phone) : null;
  if (first && without !== null) {
    setLine(world, first, false);
    scheduler.after(without, 'the phone is online', () => setLine(world, first, true));
  }
  for (const [index, slot] of slots.entries()) {
    await world.open(slot);
    scheduleStep(world, slot, 500 + index * 300);
  }
  await scheduler.quiet();
  const isOver = () => slots.every(({ steps }) => steps >= options.steps);
  let faults = await pass(watched, Number.POSITIVE_INFINITY, isOver);
  const steps = Math.max(...slots.map((slot) => slot.steps));
  if (options.stays) await options.stays(world);
  else if (faults.length === 0) faults = await heal(watched);
  if (faults.length === 0 && !options.stays) {
    const inTheEnd = await Promise.all(watching.map(async ({ end }) => end?.() ?? []));
    faults = inTheEnd.flat();
  }
  if (faults.length === 0 && !options.stays) faults = await goOn(watched, watching);
  trace.note(await dumpLedger(server.database));
  for (const slot of slots) world.close(slot);
  await scheduler.quiet();
  await scheduler.quiet();
  const attempts = [...server.attempts.values()];
  enter(null);
  return {
    seed,
    faults: [...new Set([...faults, ...unhandled])],
    hash: trace.hash(),
    troubles: luck.troubles,
    story: trace.story(),
    lines: trace.lines,
    steps,
    counts: {
      requests: network.count(),
      attempts: attempts.length,
      done: attempts.filter(({ effects }) => effects.length > 0).length,
    },
  };
}
