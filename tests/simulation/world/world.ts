import { day } from '#domain/constants.ts';
import type { Database } from '#sandbox/database/database.ts';
import { startedAttemptKind, isAttemptEnd } from '../checks/attempt-events.ts';
import { createFacts } from '../checks/facts.ts';
import { watchMachines } from '../checks/machines.ts';
import {
  assignToLaterAttempt,
  type DisplayedOutcome,
  displayedOutcomeOf,
} from '../checks/displayed-outcome.ts';
import { watchTyped } from '../checks/typed.ts';
import { createNetwork } from '../network/network.ts';
import { type Goal, type GoalName, goals } from '../people/goals.ts';
import { type RarerGoalName, rarerGoals } from '../people/rarer-goals.ts';
import { type SituationName, situations } from '../people/situations.ts';
import type { Person } from '../people/typing.ts';
import { openPage } from '../phone/page.ts';
import { createPhone, createTab } from '../phone/phone.ts';
import { required } from '#machines/shared/required.ts';
import { seededRandom } from '#sandbox/random.ts';
import { borrowerOfId } from '#sandbox/repositories/account/borrowers.ts';
import { openSession, unknownPhone } from '#sandbox/repositories/account/sessions.ts';
import type { Borrower, Scenarios } from '../server/scenarios.ts';
import { createServer } from '../server/server.ts';
import { visitedBefore } from './earlier-visit.ts';
import { enter } from './globals.ts';
import { createLuck } from './luck.ts';
import { type Random, randomFrom, seedOf } from './random.ts';
import { createScheduler } from './scheduler.ts';
import type { Slot } from './slot.ts';
import { createTrace } from './trace.ts';

export type Options = {
  /** Number of phones; `tabs` is per phone. */
  devices: number;
  tabs: number;
  steps: number;
  /** Names of the requests, gestures and operations that must not fail. */
  without: ReadonlySet<string>;
  keeps: boolean;
  /** Called instead of the usual end of a world. */
  stays?: (world: World) => Promise<void>;
};

/** Shared by all worlds. */
export type Ground = { database: Database; scenarios: Scenarios };

export type World = Awaited<ReturnType<typeof createWorld>>;

/** The time of the scenarios, and the earliest start of a world. */
export const start = Date.parse('2026-06-03T14:00:00+08:00');

const goalNames = Object.keys(goals).filter((name): name is GoalName => name in goals);

const rarerNames = Object.keys(rarerGoals).filter(
  (name): name is RarerGoalName => name in rarerGoals,
);

const situationNames = Object.keys(situations).filter(
  (name): name is SituationName => name in situations,
);

type AnyGoalName = GoalName | RarerGoalName | SituationName;

/**
 * Rarer goals and situations have their own random streams, so that the other worlds do not change.
 */
function goalOf(seed: number): AnyGoalName {
  const usual = goalNames[seed % goalNames.length] ?? 'borrow';
  const chance = randomFrom(seedOf(seed, 'a rarer goal'));
  if (chance.chance(0.1)) return rarerNames[chance.below(rarerNames.length)] ?? usual;
  const isStartOfGoal = (name: SituationName) =>
    randomFrom(seedOf(seed, 'situation', name)).chance(1 / 36);
  return situationNames.find(isStartOfGoal) ?? usual;
}

const allGoals: Record<AnyGoalName, Goal> = { ...goals, ...rarerGoals, ...situations };

export const withGoal = (seed: number, goal: string): boolean => goalOf(seed) === goal;

const nextGoal = (chance: Random, had: Goal): Goal =>
  chance.chance(0.35) ? had : goals[goalNames[chance.below(goalNames.length)] ?? 'repay'];

/** Returns milliseconds, up to a day to include midnights. */
const lateness = (chance: Random): number => (chance.chance(0.3) ? 0 : chance.below(day));

const clockError = (chance: Random): number => (chance.chance(0.3) ? chance.between(-day, day) : 0);

const credentialsOf = ({ token, userId, mobile }: Borrower) => ({
  token,
  userId,
  mobile,
  packageName: 'ph.hiram.app',
});

/** Creates a world before its first event, with no page open. */
export async function createWorld({ database, scenarios }: Ground, seed: number, options: Options) {
  const startsAt = start + lateness(randomFrom(seedOf(seed, 'hour')));
  const scheduler = createScheduler(seed, startsAt);
  const trace = createTrace(() => (scheduler.now() - startsAt) / 1_000, options.keeps);
  const luck = createLuck(seed, options.without, trace.add);
  enter({
    scheduler,
    entropy: randomFrom(seedOf(seed, 'entropy')),
  });

  const chance = randomFrom(seedOf(seed, 'beginning'));
  const goal = allGoals[goalOf(seed)];
  const scenario = goal.scenarios[chance.below(goal.scenarios.length)] ?? 'approved';
  const names = options.devices > 1 ? [scenario, 'loan-70'] : [scenario];
  const people = (await scenarios.begin(names)).map(
    (borrower): Person => ({
      borrower,
      typed: 0,
      codes: [],
      ahead: 0,
      before: { ahead: 0, until: 0 },
    }),
  );
  const [first] = people;
  if (!first) throw new Error('a world without people');

  const facts = createFacts();
  const server = createServer(
    scheduler,
    database,
    seed,
    (call) => facts.add({ type: 'handled', suffix: call.suffix, call }),
    (faults) => facts.add({ type: 'booked', faults }),
  );
  await server.open();
  const network = createNetwork(scheduler, server, luck);
  const displayedOutcomes: DisplayedOutcome[] = [];

  const slots = Array.from({ length: options.devices }, (_, device) => {
    const person = device === 0 || chance.chance(0.5) ? first : (people[1] ?? first);
    const name = `phone ${device + 1}`;
    const session = device === 0 ? credentialsOf(person.borrower) : null;
    const reportsConnection = randomFrom(seedOf(seed, `what ${name} tells of its line`)).chance(
      0.75,
    );
    const phone = createPhone(name, session, { tellsLine: reportsConnection });
    phone.skew = clockError(chance);
    if (chance.chance(0.3)) phone.local.setItem('language', JSON.stringify('fil'));
    return Array.from({ length: options.tabs }, (_tab, index): Slot => {
      const tabName = options.tabs > 1 ? `${name}, tab ${index + 1}` : name;
      return {
        name: tabName,
        phone,
        tab: createTab(),
        person,
        goal,
        page: null,
        last: null,
        restarts: 0,
        version: -1,
        steps: 0,
      };
    });
  }).flat();
  trace.add(`${scenario}: somebody came ${goal.words}`);
  // Only the first phone has a session when the world begins.
  const { phone: firstPhone } = required(slots[0], 'tab');
  const before = { scheduler, luck, database, server, lived: start };
  const earlier = await visitedBefore(before, firstPhone, first);

  let isHealed = false;
  let goalsHad = 0;
  function changeGoal(slot: Slot): void {
    goalsHad += 1;
    slot.goal = nextGoal(randomFrom(seedOf(seed, 'goal', goalsHad)), slot.goal);
    slot.restarts = 0;
  }
  const environment = { scheduler, luck, network, facts };
  return {
    seed,
    options,
    scheduler,
    trace,
    luck,
    server,
    network,
    people,
    slots,
    displayedOutcomes,
    facts,
    /** Null without an earlier visit. */
    earlier,
    async open(slot: Slot): Promise<void> {
      this.close(slot);
      slot.tab.browser.abandon();
      facts.add({ type: 'opened', page: slot.name });
      const watch = watchMachines(slot.name, facts);
      const watchTexts = watchTyped(slot.name, facts);
      slot.page = await openPage(environment, slot.phone, slot.tab, (event) => {
        watch(event);
        watchTexts(event);
        const kind = startedAttemptKind(event);
        if (kind) facts.add({ type: 'begun', page: slot.name, kind });
        if (isAttemptEnd(event)) facts.add({ type: 'ended', page: slot.name });
        const outcome = displayedOutcomeOf(event);
        if (!outcome) return;
        displayedOutcomes.push(outcome);
        const word = assignToLaterAttempt(outcome, slot.phone, server);
        facts.add({ type: 'outcome', page: slot.name, outcome: word });
        if (outcome.type === 'done') changeGoal(slot);
        trace.add(`${slot.name} shows the outcome of ${outcome.kind}: ${outcome.type}`);
      });
    },
    async logInElsewhere({ borrower: { userId, mobile } }: Person): Promise<void> {
      const token = await database.work(async (tx) => {
        // The lender refuses the login to a deleted account, because it no longer has the mobile.
        if ((await borrowerOfId(tx, userId))?.mobile !== mobile) return null;
        const random = seededRandom(`${seed} elsewhere ${scheduler.now()}`);
        return openSession({ tx, now: scheduler.now(), offset: 0, random }, userId, unknownPhone);
      });
      if (token !== null) facts.add({ type: 'loggedIn', mobile, token });
    },
    heal(): void {
      isHealed = true;
      luck.end();
    },
    isHealed: () => isHealed,
    changeGoal,
    close(slot: Slot): void {
      if (slot.page) facts.add({ type: 'died', page: slot.name });
      slot.page?.die();
      slot.page = null;
    },
  };
}
