import { hour, minute } from '#domain/constants.ts';
import { moneyFlows } from '#domain/money/flows.ts';
import { counterMishap, payAtCounter } from '../people/counter.ts';
import { mishap, type Mishap, wordsOfMishap } from '../people/mishaps.ts';
import { perform } from '../people/perform.ts';
import { choose } from '../people/person.ts';
import type { Page } from '../phone/page.ts';
import type { Random } from './random.ts';
import type { Slot } from './slot.ts';
import type { World } from './world.ts';

const flowsOfMoney: readonly string[] = Object.values(moneyFlows);

/** Returns the flow whose money action a gesture confirms; null for another gesture. */
function confirmedIn(name: string): string | null {
  const [flow = '', event = ''] = name.split(' ');
  return event.endsWith('.confirmed') && flowsOfMoney.includes(flow) ? flow : null;
}

function onPage({ page }: Slot, work: (page: Page) => void): void {
  page?.within(() => work(page));
}

function show(slot: Slot, visibilityState: Page['document']['visibilityState']): void {
  onPage(slot, ({ document }) => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

const isRefresh = (value: unknown): value is () => void => typeof value === 'function';

const onPhone = ({ slots }: World, { phone }: Slot, work: (slot: Slot) => void) =>
  slots.filter((one) => one.phone === phone).forEach(work);

/**
 * Moves the clocks of the borrower and the phone, and reopens the app. `duration` is in
 * milliseconds, in whole minutes.
 */
async function skipTime(world: World, slot: Slot, duration: number): Promise<void> {
  const { scheduler, server } = world;
  const { phone, person } = slot;
  const { mobile } = person.borrower;
  world.close(slot);
  await server.control('/clock', { mobile, advance: `${duration / minute}m` });
  phone.skew += duration;
  person.before = { ahead: person.ahead, until: scheduler.now() };
  person.ahead += duration;
  await world.open(slot);
}

/** Returns the additional delay before the next step, milliseconds. */
async function happen(world: World, slot: Slot, what: Mishap): Promise<number> {
  const { scheduler, server } = world;
  const { phone, person, tab } = slot;
  const { mobile } = person.borrower;
  switch (what.type) {
    case 'appDies':
      await world.open(slot);
      return 0;
    case 'putAway':
      world.close(slot);
      scheduler.after(what.away, 'the app is opened', () => {
        if (!slot.page) void scheduler.during(() => world.open(slot));
      });
      return what.away;
    case 'serverDies':
      server.restart();
      return 0;
    case 'clockJumps':
      phone.skew += what.by;
      return 0;
    case 'hidden':
      show(slot, 'hidden');
      scheduler.after(what.until, 'the phone is unlocked', () => show(slot, 'visible'));
      return what.until;
    case 'offline':
      setLine(world, slot, false);
      scheduler.after(what.until, 'the phone is online', () => setLine(world, slot, true));
      return 0;
    case 'storageFull':
      fill(world, slot, true);
      scheduler.after(what.until, 'the storage has room', () => fill(world, slot, false));
      return 0;
    case 'refreshed':
      onPage(slot, ({ window }) => {
        const refresh: unknown = Reflect.get(window, 'refreshH5');
        if (isRefresh(refresh)) refresh();
      });
      return 0;
    case 'browserGoes':
      if (tab.browser.move(what.by)) {
        onPage(slot, ({ window }) => void window.dispatchEvent(new Event('popstate')));
      }
      return 0;
    case 'loggedInElsewhere':
      await world.logInElsewhere(person);
      return 0;
    case 'daysPass':
      await skipTime(world, slot, what.days * 24 * hour);
      return 0;
    case 'paidAtCounter':
      await payAtCounter(server, person, {
        seed: world.seed,
        now: scheduler.now() + person.ahead,
        more: slot.goal.paysAtCounter ?? 0,
      });
      return 0;
    case 'answered': {
      const [ticketId] = person.borrower.ticketIds;
      if (ticketId)
        await server.control('/tickets/reply', { mobile, ticketId, text: 'We look into it.' });
      return 0;
    }
  }
}

export function setLine(world: World, slot: Slot, online: boolean): void {
  const { phone } = slot;
  phone.online = online;
  if (!phone.tellsLine) return;
  onPhone(world, slot, (one) =>
    onPage(
      one,
      ({ window }) => void window.dispatchEvent(new Event(online ? 'online' : 'offline')),
    ),
  );
}

export function fill({ scheduler }: World, { phone }: Slot, full: boolean): void {
  if (phone.full && !full) phone.roomSince = scheduler.now();
  phone.full = full;
}

function dieSoon(world: World, slot: Slot, thing: string): void {
  const chance = world.luck.of(`${thing}, and then`);
  if (!chance?.chance(0.4)) return;
  const { page } = slot;
  world.scheduler.after(chance.between(0, 4_000), 'the app dies', () => {
    if (slot.page !== page) return;
    world.luck.happened(`${thing}, and then`, `${slot.name}: the app dies, and is opened again`);
    void world.scheduler.during(() => world.open(slot));
  });
}

async function tap(world: World, slot: Slot, thing: string, chance: Random | null): Promise<void> {
  const { page, person, name } = slot;
  if (!page) return;
  const choice = page.within(() => choose(page, world.server, person, slot, chance));
  if (!choice) {
    world.trace.note(`${name} waits`);
    return;
  }
  const { gesture, isUsual } = choice;
  slot.last = gesture.name;
  if (gesture.name === 'goes to home') {
    slot.restarts += 1;
    // The person gives up an unreachable goal.
    if (slot.restarts > 2) world.changeGoal(slot);
  }
  const words = `${name}: ${gesture.name}`;
  const leadsOn = { who: name, at: page.location()?.page ?? 'nowhere' };
  const confirms = confirmedIn(gesture.name);
  if (isUsual) world.trace.add(words, confirms === null ? leadsOn : undefined);
  else world.luck.happened(thing, words);
  const mobile = page.snapshot().context.session?.auth.mobile ?? null;
  world.facts.add({ type: 'tapped', page: name, gesture: gesture.name, mobile, confirms });
  const hurts = confirms !== null || slot.goal.hurts?.test(gesture.name);
  if (hurts) dieSoon(world, slot, thing);
  if (slot.goal.reached?.test(gesture.name)) world.changeGoal(slot);
  await page.within(async () => {
    const effect = gesture.does();
    // A synchronous gesture must not take an additional turn.
    const effects = effect instanceof Promise ? await effect : effect;
    perform(page, effects);
  });
}

/** May change the borrower of the tab; returns whether it did. */
function changesBorrower({ people }: World, slot: Slot, chance: Random): boolean {
  if (people.length < 2 || slot.page?.location()?.page !== 'login' || !chance.chance(0.1)) {
    return false;
  }
  slot.person = people.find((person) => person !== slot.person) ?? slot.person;
  return true;
}

const thinkingTime = (chance: Random | null): number => {
  if (!chance) return 1_500;
  return chance.chance(0.8) ? chance.between(50, 4_000) : chance.between(4_000, 90_000);
};

async function takeStep(world: World, slot: Slot): Promise<void> {
  const { luck, options } = world;
  if (world.isHealed() || slot.steps >= options.steps) return;
  slot.steps += 1;
  const thing = `step ${slot.steps} of ${slot.name}`;
  const chance = luck.of(thing);
  const what = chance && (counterMishap(slot, chance) ?? mishap(chance));
  let away = 0;
  if (what) {
    luck.happened(thing, `${slot.name}: ${wordsOfMishap(what)}`);
    world.facts.add({ type: 'mishap', page: slot.name, mishap: what.type });
    away = await happen(world, slot, what);
  } else if (chance && changesBorrower(world, slot, chance)) {
    luck.happened(thing, `${slot.name}: somebody else takes the phone`);
  } else await tap(world, slot, thing, chance);
  scheduleStep(world, slot, away + thinkingTime(chance));
}

export function scheduleStep(world: World, slot: Slot, delay: number): void {
  const { scheduler } = world;
  scheduler.after(delay, `${slot.name} goes on`, () => {
    void scheduler.during(() => takeStep(world, slot));
  });
}
