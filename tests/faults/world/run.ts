import type { KindFixture } from '../kinds/fixture.ts';
import { createPage, type Page } from './page.ts';
import type { Product } from './product.ts';
import type { Schedule, Step } from './schedule.ts';
import { createWorld, heal, type World, type ReportedOutcome } from './world.ts';
import { isDeepStrictEqual } from 'node:util';

function contradiction(
  { fixture, server, line }: World,
  { outcome, intent, at, answered }: ReportedOutcome,
): string | null {
  const attempt = intent && `${intent.suffix}/${intent.t}`;
  switch (outcome.type) {
    case 'done': {
      const { receipt } = outcome;
      const isReal = server.effects.some(
        (effect) => effect.at <= at && isDeepStrictEqual(fixture.receiptOf(effect), receipt),
      );
      return isReal ? null : `reported done, but the server had not: ${JSON.stringify(receipt)}`;
    }
    case 'notSent':
      return attempt !== null && line.sent.has(attempt)
        ? 'reported not sent, but it was sent'
        : null;
    case 'refused':
    case 'notTaken':
      if (attempt !== null && server.effectOf(attempt)) {
        return `reported ${outcome.type}, but the server took it`;
      }
      if (outcome.type === 'refused' || isDeepStrictEqual(outcome.answer, answered)) return null;
      return answered ? `the server’s answer was not reported: ${answered.kind}` : null;
  }
}

function violations(
  world: World,
  { stuck, stuckAtReturn }: { stuck: boolean; stuckAtReturn: boolean },
): string[] {
  const { server, reports, crashes, disk, wanted, satisfied } = world;
  const found = crashes.map((crash) => `crashed: ${crash}`);
  if (server.effects.length > 1) found.push(`double: the server took ${server.effects.length}`);
  if (stuck) found.push('stuck: no way out ten minutes after everything worked again');
  if (stuckAtReturn) found.push('stuck: no way out for a person who came back');
  if ([...disk.entries.values()].some(({ open }) => open)) found.push('left open in the journal');
  if (server.effects.length > 0 && !satisfied) found.push('lost: money taken was not reported');
  if (server.effects.some(({ amount }) => !wanted.has(amount))) {
    found.push('the server took another amount than was confirmed');
  }
  for (const each of reports) {
    const wrong = contradiction(world, each);
    if (wrong) found.push(wrong);
  }
  return found;
}

/** Maximum time until every action ends, after everything works again, in milliseconds. */
const recoveryTime = 10 * 60_000;

function perform(world: World, pages: readonly [Page, Page], { page: at, does }: Step): void {
  const page = pages[at];
  const everyPage = (what: (each: Page) => void) => pages.forEach(what);
  switch (does.type) {
    case 'tap':
      if (page.isOpen()) page.tap(does.times);
      else void page.boot();
      break;
    case 'type':
      page.type(does.amount);
      break;
    case 'check':
      page.send({ type: 'check.requested' });
      break;
    case 'hideAndShow':
      page.send({ type: 'page.shown' });
      break;
    case 'die':
      page.die();
      world.time.after(does.away, () => {
        if (!page.isOpen()) void page.boot();
      });
      break;
    case 'offline':
      world.line.online = false;
      world.time.after(does.length, () => {
        world.line.online = true;
        everyPage((each) => each.send({ type: 'connection.restored' }));
      });
      break;
    case 'skewClock':
      world.skew += does.by;
      break;
  }
}

async function pass(world: World, step: Step): Promise<void> {
  if ('ms' in step) {
    await world.time.runUntil(world.time.now() + step.ms);
    return;
  }
  for (let event = 0; event < step.events; event += 1) {
    if (!(await world.time.step(Number.POSITIVE_INFINITY))) return;
  }
}

async function settle({ time }: World): Promise<void> {
  const end = time.now() + recoveryTime;
  while (await time.step(end));
}

/** Plays a schedule, lets everything work again, and reopens the page. Returns all violations. */
export async function play(
  product: Product,
  fixture: KindFixture,
  schedule: Schedule,
): Promise<string[]> {
  const world = createWorld(fixture, product, schedule);
  const pages = [createPage(world), createPage(world)] as const;
  void pages[0].boot();
  await world.time.runUntil(100);

  for (const step of schedule.steps) {
    await pass(world, step);
    perform(world, pages, step);
  }
  heal(world);
  await settle(world);
  const hasOpenActions = pages.some(({ actions }) => actions.size > 0);

  for (const page of pages) page.die();
  void pages[0].boot();
  await settle(world);
  return violations(world, { stuck: hasOpenActions, stuckAtReturn: pages[0].actions.size > 0 });
}
