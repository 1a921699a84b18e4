import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { hrefOf } from '#domain/pages.ts';
import { listenForComplaints } from '#tests/browser/harness/complaints.ts';
import { textsIn } from '#tests/browser/harness/texts.ts';
import type { Reach } from '#tests/model/browser/reach.ts';
import { type Model, outcomeOf, type Step } from '#machines/walk/model.ts';
import type { Observation } from '#machines/walk/observation.ts';
import { plainOf } from '#machines/walk/plain.ts';
import type { PlannedPath } from '#machines/walk/plan.ts';
import { readableText } from '#machines/walk/readable-text.ts';
import { breakOf } from '#machines/walk/drive.ts';
import { BrokenLaw } from '#machines/walk/laws.ts';
import { Missing } from '#machines/walk/missing.ts';
import { type Failure, failureText, storyOf } from '#machines/walk/story.ts';
import {
  byPlatform,
  over,
  transient,
  type Screens,
  statesIn,
} from '#tests/model/screens/screens.ts';
import { Unoffered } from '#tests/model/screens/ui.ts';
import { type Calls, holdCalls } from './calls.ts';
import { type Moment, momentsOf } from './moments.ts';
import { createPageUi, Otherwise, type PageUi, type Press } from './page-ui.ts';
import { arrange, newPhone } from './phone.ts';
import { lawsOfPage } from './laws.ts';
import { type Standing, standingIn } from './location.ts';
import { platform } from './platform.ts';
import { look, type Sight } from './watch.ts';
import type { Arranged, Fixtures, World } from './fixtures.ts';

/** Home requests popups, which have separate walks. */
const noPopups = {
  loanWindowConfig: {
    rating: false,
    reoffer: false,
    coupon: false,
    rollover: false,
    restructure: false,
  },
};

export type BrowserFlow = { model: Model; reach: Reach; screens: Screens; fixtures: Fixtures };

export type Surroundings = {
  browser: Browser;
  origin: string;
  language: Language;
  colorScheme: 'light' | 'dark';
  /** Timeout for an expectation, in milliseconds. */
  patience?: number;
  /** Called with the states that the page shows after a step. */
  meets: (page: Page, states: string[]) => Promise<void>;
  /** Runs before the first page opens; `ends` runs after the last step. */
  begins?: (page: Page) => Promise<void>;
  ends?: (page: Page) => Promise<void>;
  press?: Press;
  gestured?: (page: Page) => Promise<void>;
};

const usualPatience = 20_000;
/** While a view catches up, the page's clock moves by `ms`, at most this many `times`. */
const retry = { ms: 60, times: 5 } as const;

/** Values that only a real page has. */
const ofThePage = new Set(['userKey', 'noted', 'receivedAt', 'notedAt']);

/** Leaves out the values of a real page, and the content of failures. */
const alike = (value: unknown): unknown =>
  plainOf(
    JSON.parse(
      JSON.stringify(value, (name, one: unknown) => {
        if (ofThePage.has(name)) return undefined;
        return name === 'failure' && one !== null ? 'failure' : one;
      }) ?? 'null',
    ),
    'what is compared',
  );

function mustEqual(what: string, seen: unknown, expected: unknown): void {
  if (isDeepStrictEqual(seen, expected)) return;
  const described = (value: unknown) => `${what} ${readableText(value)}`;
  throw new Otherwise(described(expected), described(seen));
}

function failureOf(model: Model, story: string[], error: unknown): Failure {
  if (error instanceof BrokenLaw || error instanceof Missing) return breakOf(model, story, error);
  const sentence = `The built app does otherwise in ${model.machine.id}.`;
  if (error instanceof Otherwise) {
    return { sentence, story, should: [error.should], is: [error.is] };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { sentence, story, should: [], is: [message] };
}

function worldOf(
  page: Page,
  ui: PageUi,
  calls: Calls,
  { mostRetries, patience }: { mostRetries: number; patience: number },
): World {
  const pass = (ms: number) => page.clock.runFor(ms);
  async function until<Held>(holds: () => Promise<Held>): Promise<Held> {
    const end = Date.now() + patience;
    let retries = 0;
    for (let round = 1; ; round += 1) {
      try {
        return await holds();
      } catch (error) {
        if (Date.now() > end) throw error;
      }
      // Pending requests only need waiting; the page's clock does not affect them.
      if (round % 2 === 0 && retries < mostRetries && !calls.fetching()) {
        retries += 1;
        await pass(retry.ms);
      }
      await new Promise((resolve) => setTimeout(resolve, Math.min(5 * round, 50)));
    }
  }
  return {
    page,
    ui,
    calls,
    pass,
    until,
    async stateOf(machine) {
      const { running } = await look(page, machine, 0);
      return running[machine] ? JSON.stringify(running[machine].value) : null;
    },
    async called(method) {
      await until(async () => {
        if (!calls.find(method)) throw new Error(`there is no call of ${method}`);
      });
      const call = calls.find(method);
      if (!call) throw new Error(`the call of ${method} has ended`);
      return call;
    },
  };
}

/** Walks one path in the browser; throws the path's story if the page differs from the plan. */
export async function walkPath(
  { model, reach, screens, fixtures }: BrowserFlow,
  path: PlannedPath,
  surroundings: Surroundings,
): Promise<void> {
  const { browser, origin, language, colorScheme, meets, begins, gestured, ends } = surroundings;
  const { patience = usualPatience } = surroundings;
  const machine = model.machine.id;
  const t = textsIn(language);
  const moments = momentsOf(path, reach);
  const readyFor = ({ passed }: Moment): Arranged =>
    passed.reduce<Arranged>((all, [source, outcome]) => {
      const one = fixtures.ready?.[source]?.[outcome];
      if (!one)
        throw new Missing(`The fixtures of ${machine} have no ${source} that ends as ${outcome}.`);
      return { ...all, ...one, storage: { ...all.storage, ...one.storage } };
    }, {});
  const opening = fixtures.starts[path.start];
  const [first] = moments;
  if (!opening || !first)
    throw new Missing(`The fixtures of ${machine} have no start ${path.start}.`);
  const ready = readyFor(first);
  const arranged = { ...opening, ...ready, storage: { ...opening.storage, ...ready.storage } };

  const phone = await newPhone(browser, {
    origin,
    language,
    colorScheme,
    arranged,
    holds: fixtures.holds ?? [],
  });
  const complaints = listenForComplaints(phone);
  complaints.expect('failedCalls');
  const page = await phone.newPage();
  const calls = await holdCalls(page, { ...noPopups, ...fixtures.autoReplies });
  const ui = createPageUi(page, language, surroundings.press);
  const mostRetries = fixtures.retries ?? retry.times;
  const world = worldOf(page, ui, calls, { mostRetries, patience });
  const mustHold = lawsOfPage(model);
  let mark = 0;
  let context: unknown = null;

  function mustCall({ services }: Observation): void {
    const expected = services.flatMap(([, { source, input }]) => {
      const firstCalls = fixtures.services[source]?.asks(input) ?? [];
      return firstCalls.length > 0 ? [JSON.stringify(alike(firstCalls))] : [];
    });
    const waiting = calls.waiting().map((call) => JSON.stringify(alike(call.calls)));
    mustEqual('the calls that wait', waiting.toSorted(), expected.toSorted());
  }

  async function mustStand(standing: Standing | null): Promise<void> {
    if (!standing) return;
    const { pathname, search } = new URL(page.url());
    mustEqual('the address', pathname + search, hrefOf(standing.location));
    mustEqual('the title', await page.title(), t(`title:${standing.title}`));
  }

  async function mustShow(value: unknown): Promise<void> {
    const before = ui.checks();
    for (const state of statesIn(value)) {
      const shows = screens.shows[state];
      if (shows === undefined || shows === transient) throw new Error(`${state} is not visible`);
      if (shows !== over) await shows(ui, context, value);
    }
    if (ui.checks() === before) throw new Error('the step checked nothing');
  }

  /**
   * Sorts the root's regions, because code that two regions load at once arrives in either order.
   */
  function byRegion(taken: readonly string[]): string[] {
    const region = (id: string) => (machine === 'root' ? id.split(/[. ]/, 2).join('.') : '');
    return taken.toSorted((one, other) =>
      region(one) < region(other) ? -1 : Number(region(one) > region(other)),
    );
  }

  function mustBeAt({ flow, taken: moved }: Sight, moment: Moment): void {
    const { step, taken, expects, transient: isTransient } = moment;
    if (!flow) throw new Error(`${machine} has not started`);
    // The root starts before the watcher is attached.
    const seen = machine === 'root' && step === null ? taken : moved;
    if (isTransient) return mustEqual('taken', seen.slice(0, taken.length), taken);
    mustEqual('taken', byRegion(seen), byRegion(taken));
    mustEqual('the state', flow.value, expects.value);
    mustEqual('the status', flow.status, expects.status);
    if (fixtures.comparesContext !== false) {
      mustEqual('the context', alike(flow.context), alike(expects.context));
    }
    ({ context } = flow);
  }

  /** The page's own script controls the page until the shell has answered. */
  const isWaiting = async () =>
    machine === 'root' && (await page.locator('[data-waiting]').count()) > 0;

  async function expectVisible(sight: Sight, expects: Observation): Promise<void> {
    if (fixtures.comparesCalls !== false) mustCall(expects);
    const standing = standingIn(sight);
    await mustStand(standing);
    if (await isWaiting()) return;
    // Login may be above the walked page.
    if (standing?.location.page === 'login' && machine !== 'login' && machine !== 'root') {
      await ui.title(t('title:login'));
    } else await mustShow(expects.value);
  }

  async function arrive(moment: Moment): Promise<void> {
    const { expects, transient: isTransient } = moment;
    const { flow } = await world.until(async () => {
      const sight = await look(page, machine, mark);
      mustBeAt(sight, moment);
      if (expects.status === 'active' && !isTransient) await expectVisible(sight, expects);
      mark = sight.moves;
      return sight;
    });
    if (flow && !isTransient) mustHold(flow, moment);
    if (expects.status !== 'active' || isTransient || (await isWaiting())) return;
    await meets(page, statesIn(expects.value));
  }

  /** Makes a borrower's event by its gesture, and another event through the platform. */
  async function gesture(event: { type: string }): Promise<void> {
    const make = screens.gestures[event.type] ?? byPlatform;
    const act = fixtures.platform?.[event.type] ?? platform[event.type];
    const end = Date.now() + patience;
    for (;;) {
      try {
        const by = make === byPlatform ? byPlatform : await make(ui, event, context);
        if (by !== byPlatform) return await gestured?.(page);
        if (act) return await act(world, event);
        throw new Unoffered(`no gesture and no platform event makes ${event.type}`);
      } catch (error) {
        if (!(error instanceof Unoffered) || Date.now() > end) throw error;
      }
    }
  }

  async function perform(step: Step, before: Observation): Promise<void> {
    switch (step.type) {
      case 'user':
        return gesture(step.event);
      case 'elapse':
        return world.pass(fixtures.lasts?.(step.ms, context) ?? step.ms);
      case 'emit':
        throw new Missing(`The fixtures of ${machine} have no message ${step.says}.`);
      case 'settle': {
        const [, service] = before.services.find(([id]) => id === step.service) ?? [];
        if (!service) throw new Missing(`The service ${step.service} of ${machine} does not run.`);
        const { source, input } = service;
        const played = fixtures.services[source];
        if (!played) throw new Missing(`The fixtures of ${machine} do not play ${source}.`);
        await played.end(world, outcomeOf(model, source, input, step.outcome), input);
      }
    }
  }

  let done = 0;
  try {
    await begins?.(page);
    if (arranged.intents) {
      await page.route('**/journal', (route) => route.fulfill({ contentType: 'text/html' }));
      await page.goto('/journal');
      await arrange(page, { intents: arranged.intents });
      await page.unroute('**/journal');
    }
    await page.goto(opening.href);
    await opening.before?.(world);
    await arrive(first);
    for (const [index, moment] of moments.slice(1).entries()) {
      done = index + 1;
      if (moment.passed.length > 0) await arrange(page, readyFor(moment));
      const before = moments[index];
      if (moment.step && before) await perform(moment.step, before.expects);
      await arrive(moment);
    }
    complaints.expectNone();
    await ends?.(page);
  } catch (error) {
    const steps = moments.slice(1, done + 1).flatMap(({ step }) => (step ? [step] : []));
    const story = failureText(failureOf(model, storyOf(path.start, steps), error));
    const replay = `npm run test:browser -- walk --grep '${machine} in ${language}'`;
    throw new Error(`${story}\n  replay: ${replay}`, { cause: error });
  } finally {
    await phone.close();
  }
}
