import {
  type Build,
  builds,
  createCaches,
  hostAnswer,
  pageOf,
  runWorker,
  type StoredCaches,
} from './worker-phone.ts';

type Page = { build: Build; isControlled: boolean };

export type Moment = {
  stored: StoredCaches;
  active: Build | null;
  waiting: Build | null;
  pages: readonly Page[];
  /** Index in `builds` of the build that the host serves. */
  deployed: number;
  /** Whether the system has deleted a cache, so that the worker may need the host. */
  hasLost: boolean;
};

type Change = {
  moment: Moment;
  installed?: { build: Build; succeeded: boolean };
  activated?: Build;
};

/** The fetch or write of an installation that fails; `place` counts from 1. */
type Fault = { at: 'fetch' | 'put'; place: number } | null;

type Step = { name: string; take: (moment: Moment) => Promise<Change | null> };

/** A cache of another app at the same origin. */
export const foreign = 'another-app';

export const firstMoment: Moment = {
  stored: new Map([[foreign, new Map([['/other', { text: 'other', type: 'text/html' }]])]]),
  active: null,
  waiting: null,
  pages: [],
  deployed: 0,
  hasLost: false,
};

export const offline = (): Promise<Response> => Promise.reject(new TypeError('no line'));

async function activateWaiting(change: Change): Promise<Change> {
  const { moment } = change;
  const { waiting, active, pages } = moment;
  if (!waiting || (active && pages.some(({ isControlled }) => isControlled))) return change;
  const { caches, stored } = createCaches(moment.stored);
  await runWorker(waiting, caches, offline).activate();
  return {
    ...change,
    moment: { ...moment, stored: stored(), active: waiting, waiting: null },
    activated: waiting,
  };
}

/** The browser fetches `sw.js` and installs a new build; null if the fault is not reached. */
async function update(moment: Moment, fault: Fault): Promise<Change | null> {
  const { active, waiting, deployed } = moment;
  const next = builds[deployed];
  if (!next || next === active || next === waiting) return fault ? null : { moment };
  const calls = { fetch: 0, put: 0 };
  let hasFailed = false;
  function fails(at: 'fetch' | 'put'): boolean {
    calls[at] += 1;
    const isHit = fault?.at === at && fault.place === calls[at];
    hasFailed ||= isHit;
    return isHit;
  }
  const { caches, stored } = createCaches(moment.stored, () => {
    if (fails('put')) throw new DOMException('full', 'QuotaExceededError');
  });
  const worker = runWorker(next, caches, async (path) =>
    fails('fetch') ? new Response('busy', { status: 503 }) : hostAnswer(deployed, path),
  );
  const succeeded = await worker.install().then(
    () => true,
    () => false,
  );
  // Without the failing call, the installation equals the one without a fault.
  if (fault && !hasFailed) return null;
  const installed = { build: next, succeeded };
  const after = { ...moment, stored: stored(), waiting: succeeded ? next : waiting };
  return activateWaiting({ moment: after, installed });
}

/** Null if two pages are open, or if the navigation gets no page. */
async function openApp(moment: Moment, hasLine: boolean): Promise<Moment | null> {
  const { active, deployed, pages } = moment;
  if (pages.length === 2) return null;
  const { caches, stored } = createCaches(moment.stored);
  const host = hasLine ? async (path: string) => hostAnswer(deployed, path) : offline;
  const answer = active
    ? runWorker(active, caches, host).answer({ path: '/', mode: 'navigate' })
    : host('/');
  const text = await answer.then(
    (response) => response?.text(),
    () => undefined,
  );
  const build = builds.find((one) => pageOf(one) === text);
  if (!build) return null;
  return {
    ...moment,
    stored: stored(),
    pages: [...pages, { build, isControlled: active !== null }],
  };
}

const opens = (name: string, fault: Fault): Step => ({
  name,
  async take(moment) {
    const opened = await openApp(moment, true);
    return opened && update(opened, fault);
  },
});

function deletes(name: string, place: number): Step {
  return {
    name,
    async take(moment) {
      const names = [...moment.stored.keys()].filter((one) => one !== foreign);
      const gone = names.at(place);
      if (moment.hasLost || gone === undefined || (place < 0 && names.length < 2)) return null;
      const stored = new Map([...moment.stored].filter(([one]) => one !== gone));
      return { moment: { ...moment, stored, hasLost: true } };
    },
  };
}

/** A step returns null in a moment where it is impossible. */
const steps: readonly Step[] = [
  opens('a borrower opens the app', null),
  opens('a borrower opens the app, and the host is busy at the third request of the installation', {
    at: 'fetch',
    place: 3,
  }),
  opens('a borrower opens the app, and the phone is full at the second file of the installation', {
    at: 'put',
    place: 2,
  }),
  {
    name: 'a borrower opens the app without a connection',
    async take(moment) {
      const opened = await openApp(moment, false);
      return opened && { moment: opened };
    },
  },
  {
    name: 'the oldest page is closed',
    async take(moment) {
      if (moment.pages.length === 0) return null;
      return activateWaiting({ moment: { ...moment, pages: moment.pages.slice(1) } });
    },
  },
  {
    name: 'the host deploys the next build',
    async take(moment) {
      if (moment.deployed === builds.length - 1) return null;
      return { moment: { ...moment, deployed: moment.deployed + 1 } };
    },
  },
  deletes('the system deletes the oldest cache', 0),
  deletes('the system deletes the newest cache', -1),
];

/** The part of a moment that determines the answers of the active worker. */
export function answersKeyOf({ stored, active, pages, hasLost }: Moment): string {
  const caches = [...stored].map(([name, entries]) => [name, Object.fromEntries(entries)]);
  const open = pages.map(({ build, isControlled }) => [build.name, isControlled]);
  return JSON.stringify([caches, active?.name, open, hasLost]);
}

const keyOf = (moment: Moment): string =>
  [answersKeyOf(moment), moment.waiting?.name, moment.deployed].join();

export type Taken = Change & { before: Moment; story: readonly string[] };

/** Takes every step from every reachable moment, shortest histories first. */
export async function walkHistories(look: (taken: Taken) => Promise<void>): Promise<void> {
  const seen = new Set([keyOf(firstMoment)]);
  let edge: { moment: Moment; story: readonly string[] }[] = [{ moment: firstMoment, story: [] }];
  while (edge.length > 0) {
    const next: typeof edge = [];
    for (const { moment, story } of edge) {
      for (const { name, take } of steps) {
        const change = await take(moment);
        if (!change) continue;
        const taken = { ...change, before: moment, story: [...story, name] };
        await look(taken);
        const key = keyOf(change.moment);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ moment: change.moment, story: taken.story });
      }
    }
    edge = next;
  }
}
