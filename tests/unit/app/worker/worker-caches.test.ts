import { beforeAll, describe, expect, it } from 'vitest';
import { buildCaches } from '#domain/app-build.ts';
import { pages as pageTable } from '#domain/page-table.ts';
import { required } from '#machines/shared/required.ts';
import {
  answersKeyOf,
  firstMoment,
  foreign,
  type Moment,
  offline,
  type Taken,
  walkHistories,
} from './worker-histories.ts';
import {
  type Asked,
  builds,
  cacheOf,
  contentOf,
  createCaches,
  filesOf,
  hostAnswer,
  pageOf,
  runWorker,
  type StoredCaches,
  typeOf,
} from './worker-phone.ts';

const [buildA, buildB] = [required(builds[0], 'build A'), required(builds[1], 'build B')];
const aFile = required(buildA.rest[0], 'file of A');
const aSheet = required(buildA.rest[1], 'stylesheet of A');

/** A law: returns the violation, null if the law holds. */
type Law<Subject> = (subject: Subject) => string | null | Promise<string | null>;

const buildsIn = (stored: StoredCaches) =>
  [...stored].filter(([name]) => name.startsWith(buildCaches));
const textOf = (stored: StoredCaches, name: string) =>
  JSON.stringify([...(stored.get(name) ?? [])].map(([path, { text }]) => [path, text]));

const short = (text: string) => text.slice(0, 50);

async function firstWrong(
  { stored, active }: Moment,
  expected: readonly (readonly [Asked, string])[],
): Promise<string | null> {
  if (!active) return null;
  const worker = runWorker(active, createCaches(stored).caches, offline);
  for (const [request, right] of expected) {
    const answer = await worker.answer(request).then(
      async (given) =>
        given ? `${given.headers.get('Content-Type')} ${await given.text()}` : 'no',
      () => 'needs the host',
    );
    if (answer !== right)
      return `${request.path} is answered “${short(answer)}”, not “${short(right)}”`;
  }
  return null;
}

const isFile = (path: string) => path.startsWith('/assets/');
const fileAnswers = (files: readonly string[]) =>
  files.map((path) => [{ path }, `${typeOf(path)} ${contentOf(path)}`] as const);

const lawsOfMoments = {
  'keeps nothing but the page, the entry /active and files below /assets/': ({ stored }) => {
    const paths = buildsIn(stored).flatMap(([, entries]) => [...entries.keys()]);
    const other = paths.find((path) => !isFile(path) && path !== '/' && path !== '/active');
    return other === undefined ? null : `${other} is kept`;
  },

  'keeps each file with the content and the type of its name': ({ stored }) => {
    const entries = buildsIn(stored).flatMap(([, files]) => [...files]);
    const wrong = entries.find(
      ([path, { text, type }]) =>
        isFile(path) && (text !== contentOf(path) || type !== typeOf(path)),
    );
    return wrong ? `${wrong[0]} is kept as “${wrong[1].type} ${wrong[1].text}”` : null;
  },

  'keeps a page only beside every file of its build': ({ stored }) => {
    const torn = builds.find((build) => {
      const entries = stored.get(cacheOf(build));
      const page = entries?.get('/');
      return (
        page && (page.text !== pageOf(build) || filesOf(build).some((file) => !entries?.has(file)))
      );
    });
    return torn ? `the cache of ${torn.name} lacks a file` : null;
  },

  'answers with a file of any kept build, without the host': (moment) => {
    const files = buildsIn(moment.stored).flatMap(([, entries]) => [...entries.keys()]);
    return firstWrong(moment, fileAnswers(files.filter(isFile)));
  },

  'answers with the page of its own build, without the host': (moment) => {
    const { active, hasLost } = moment;
    if (!active || hasLost) return null;
    const page = `text/html ${pageOf(active)}`;
    return firstWrong(
      moment,
      ['/', '/borrow/limit', '/repay/repay?loanOrderId=1'].map((path) => [
        { path, mode: 'navigate' },
        page,
      ]),
    );
  },

  'answers an open page with the files of its own build, without the host': (moment) => {
    if (moment.hasLost) return null;
    const files = moment.pages.flatMap(({ build, isControlled }) =>
      isControlled ? filesOf(build) : [],
    );
    return firstWrong(moment, fileAnswers(files));
  },

  'changes no cache of another app': ({ stored }) =>
    textOf(stored, foreign) === textOf(firstMoment.stored, foreign)
      ? null
      : `${foreign} is changed`,

  'changes no cache while it answers': async ({ stored, active }) => {
    if (!active) return null;
    const held = createCaches(stored);
    const worker = runWorker(active, held.caches, offline);
    for (const path of ['/assets/unknown-1.js', aSheet, '/']) {
      await worker.answer({ path, mode: path === '/' ? 'navigate' : 'cors' }).catch(() => null);
    }
    const changed = [...stored.keys()].find(
      (name) => textOf(stored, name) !== textOf(held.stored(), name),
    );
    return changed === undefined ? null : `${changed} is not as before`;
  },
} satisfies Record<string, Law<Moment>>;

const lawsOfSteps = {
  'leaves the caches of other builds as they are while it installs, or fails to': ({
    before,
    moment,
    installed,
    activated,
  }) => {
    if (!installed || activated) return null;
    const own = cacheOf(installed.build);
    const names = [...before.stored.keys()].filter((name) => name !== own);
    const changed = names.find(
      (name) => textOf(before.stored, name) !== textOf(moment.stored, name),
    );
    return changed === undefined ? null : `${changed} is not as before`;
  },

  'keeps its own build after activation, and the last one that was active before': ({
    before,
    moment,
    activated,
  }) => {
    if (!activated) return null;
    const own = cacheOf(activated);
    // The system may have deleted the cache of the active build; then the last cache is older.
    const isIntact = ([name, entries]: [string, ReadonlyMap<string, unknown>]) =>
      before.active && cacheOf(before.active) === name && entries.has('/');
    const others = buildsIn(before.stored).filter(([name]) => name !== own);
    const last = others.find(isIntact) ?? others.findLast(([, entries]) => entries.has('/active'));
    const expected = [...(last ? [last[0]] : []), own].toSorted();
    const stored = buildsIn(moment.stored)
      .map(([name]) => name)
      .toSorted();
    return stored.join() === expected.join() ? null : `${stored.join(' and ')} are kept`;
  },
} satisfies Record<string, Law<Taken>>;

const broken = new Map<string, string>();
const answered = new Set<string>();

async function judge<Subject>(
  laws: Record<string, Law<Subject>>,
  subject: Subject,
  story: readonly string[],
): Promise<void> {
  for (const [sentence, law] of Object.entries(laws)) {
    const why = broken.has(sentence) ? null : await law(subject);
    if (why === null) continue;
    const numbered = story.map((step, place) => `  ${place + 1}. ${step}`);
    broken.set(sentence, [`the worker ${sentence}. But ${why}.`, ...numbered].join('\n'));
  }
}

beforeAll(async () => {
  await walkHistories(async (taken) => {
    await judge(lawsOfSteps, taken, taken.story);
    const key = answersKeyOf(taken.moment);
    if (answered.has(key)) return;
    answered.add(key);
    await judge(lawsOfMoments, taken.moment, taken.story);
  });
});

describe('the worker, after every history of three builds,', () => {
  it.each(Object.keys({ ...lawsOfMoments, ...lawsOfSteps }))('%s', (sentence) => {
    const story = broken.get(sentence) ?? '';
    expect(story, `A law does not hold: ${story}`).toBe('');
  });

  it('is checked in more than a thousand cache states', () => {
    expect(answered.size).toBeGreaterThan(1_000);
  });
});

describe('a damaged file', () => {
  const damages: Record<string, (text: string) => string> = {
    'is empty': () => '',
    'is cut short': (text) => text.slice(0, text.length / 2),
  };
  const servesB = async (path: string) => hostAnswer(1, path);

  async function damagedPhone(path: string, damage: (text: string) => string) {
    const { caches, stored } = createCaches(new Map());
    const worker = runWorker(buildA, caches, async (requested) => hostAnswer(0, requested));
    await worker.install();
    await worker.activate();
    const entries = new Map(stored().get(cacheOf(buildA)));
    const entry = required(entries.get(path), path);
    entries.set(path, { ...entry, text: damage(entry.text) });
    return createCaches(new Map([[cacheOf(buildA), entries]]));
  }
  const every = Object.entries(damages).flatMap(([how, damage]) =>
    filesOf(buildA).map((path) => ({ how, damage, path })),
  );

  it.each(every)(
    'on the phone is replaced by the host’s file, and not copied into the next build, if it $how: $path',
    async ({ path, damage }) => {
      const { caches, stored } = await damagedPhone(path, damage);
      const worker = runWorker(buildA, caches, async (requested) => hostAnswer(0, requested));
      expect(await (await worker.answer({ path }))?.text()).toBe(contentOf(path));
      await runWorker(buildB, caches, servesB).install();
      const files = [...(stored().get(cacheOf(buildB)) ?? [])].filter(([name]) => isFile(name));
      expect(files.map(([name]) => name).toSorted()).toEqual([...filesOf(buildB)].toSorted());
      for (const [name, { text }] of files) expect(text).toBe(contentOf(name));
    },
  );

  it.each(Object.entries(damages))(
    'on the phone is replaced by the host’s page if it is the page and %s',
    async (_, damage) => {
      const { caches } = await damagedPhone('/', damage);
      const worker = runWorker(buildA, caches, async (path) => hostAnswer(0, path));
      const page = await worker.answer({ path: '/', mode: 'navigate' });
      expect(await page?.text()).toBe(pageOf(buildA));
    },
  );

  it('on the host ends the installation', async () => {
    const { caches } = createCaches(new Map());
    const damaged = required(buildA.start[0], 'file');
    const worker = runWorker(buildA, caches, async (path) =>
      path === damaged ? new Response('') : hostAnswer(0, path),
    );
    await expect(worker.install()).rejects.toThrow(`${damaged} is damaged`);
  });
});

describe('the worker', () => {
  const held = createCaches(new Map());
  const worker = runWorker(buildA, held.caches, async (path) => hostAnswer(0, path));

  it('fetches an uncached file from the host, and does not store it', async () => {
    const found = await worker.answer({ path: aFile });
    expect(await found?.text()).toBe(contentOf(aFile));
    const missing = await worker.answer({ path: '/assets/home-z9.js' });
    expect(missing?.status).toBe(404);
    expect([...held.stored().values()].flatMap((entries) => [...entries.keys()])).toEqual([]);
  });

  it.each<[string, Asked, string]>([
    ['the page', { path: '/', mode: 'navigate' }, pageOf(buildA)],
    ['a file', { path: aFile }, contentOf(aFile)],
  ])('fetches %s from the host if the phone cannot read its caches', async (_, request, text) => {
    const fails = () => Promise.reject(new DOMException('damaged', 'UnknownError'));
    const unreadable: CacheStorage = Object.assign(createCaches(new Map()).caches, {
      keys: fails,
      open: fails,
    });
    const host = async (path: string) => hostAnswer(0, path);
    const answer = await runWorker(buildA, unreadable, host).answer(request);
    expect(await answer?.text()).toBe(text);
  });

  it.each<[string, Asked]>([
    ['an API call', { path: '/api/any/abc', method: 'POST' }],
    ['a form post to a page', { path: '/', method: 'POST', mode: 'navigate' }],
    ['its own script', { path: '/sw.js' }],
    ['the host’s config file', { path: '/app-config.json' }],
    ['an address that is no page of the app', { path: '/shell/', mode: 'navigate' }],
    ['a page of the app that is fetched by script', { path: '/borrow/limit' }],
    ['a file of another origin', { path: aFile, from: 'https://other.example' }],
  ])('leaves %s to the browser', async (_, request) => {
    await expect(worker.answer(request)).resolves.toBeNull();
  });

  const paths = Object.values(pageTable).map(({ path }) => path);

  it.each([...new Set(paths.flatMap((path) => [path, `/${path.split('/')[1]}`]))])(
    'answers a navigation to %s',
    async (path) => {
      await expect(worker.answer({ path, mode: 'navigate' })).resolves.not.toBeNull();
    },
  );

  const others = ['/api/any/abc', '/sandbox/scenarios', '/shell/', '/shell', '/explorer/'];
  const files = ['/sw.js', '/app-config.json', '/index.html', '/borrow/terms.pdf', '/unknown'];

  it.each([...others, ...files])('leaves a navigation to %s to the browser', async (path) => {
    await expect(worker.answer({ path, mode: 'navigate' })).resolves.toBeNull();
  });
});
