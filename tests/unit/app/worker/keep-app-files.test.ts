import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { type AppFilesHost, keepAppFiles } from '#app/observers/keep-app-files.ts';
import { day, hour } from '#domain/constants.ts';
import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import { repayIntent } from '#machines/samples/loans.ts';

type Start = {
  /** The host's reply; null without one. */
  config: { worker: boolean; minimumBuild: string | null } | null;
  build?: string;
  isAnswered?: boolean;
  isTouched?: boolean;
  /** Age of an open money attempt, in milliseconds; `undefined` for no open attempt. */
  openMoney?: number;
  hasWorkers?: boolean;
};

async function startOf(start: Start): Promise<string[]> {
  const { config, build, isAnswered = false, isTouched, openMoney, hasWorkers = true } = start;
  const done: string[] = [];
  const indexedDB = new IDBFactory();
  if (openMoney !== undefined) {
    const attempt = { ...repayIntent, t: Date.now() - openMoney };
    await createIndexedDbJournal({ indexedDB }).open(attempt);
  }
  const serviceWorker = {
    controller: isAnswered ? {} : null,
    register: async () => done.push('installed'),
    getRegistration: async () => ({ unregister: async () => done.push('removed') > 0 }),
  };
  const host: AppFilesHost = {
    navigator: {
      ...(hasWorkers && { serviceWorker }),
      ...(isTouched !== undefined && { userActivation: { hasBeenActive: isTouched } }),
    },
    document: { documentElement: { dataset: build === undefined ? {} : { build } } },
    indexedDB,
    location: { reload: () => void done.push('reloaded') },
    fetch: async () => (config ? Response.json(config) : new Response('', { status: 404 })),
  };
  await keepAppFiles(host);
  return done;
}

const time = '2026-03-01T00:00:00.000Z';
const earlier = '2026-02-28T23:59:59.999Z';
const off = { worker: false, minimumBuild: null };

/** The starts of the app, by their effect on the offline files. */
const starts: Readonly<Record<string, Readonly<Record<string, Start>>>> = {
  installed: {
    'the host names no minimum build': { config: { ...off, worker: true }, build: time },
    'the build is new enough': { config: { worker: true, minimumBuild: time }, build: time },
    'the build of the page is unknown': { config: { worker: true, minimumBuild: time } },
  },
  removed: {
    'the build is too old': { config: { worker: true, minimumBuild: time }, build: earlier },
    'the host disabled them': { config: off, build: time },
    'the user has touched the page': { config: off, isAnswered: true, isTouched: true },
    'they did not serve the page, during a money attempt': { config: off, openMoney: hour },
  },
  'removed, reloaded': {
    'they served the page': { config: off, isAnswered: true, isTouched: false },
    'the browser does not report user activation': { config: off, isAnswered: true },
    'the open money attempt is days old': { config: off, isAnswered: true, openMoney: 2 * day },
  },
  'not changed': {
    'the host does not answer': { config: null, isAnswered: true },
    'a money attempt is open on a page that they served': {
      config: off,
      isAnswered: true,
      openMoney: hour,
    },
    'the browser has no service workers': { config: off, hasWorkers: false },
  },
};

describe.each(Object.entries(starts))('the offline files of the app are %s', (done, all) => {
  it.each(Object.entries(all))('if %s', async (_, start) => {
    expect((await startOf(start)).join(', ') || 'not changed').toBe(done);
  });
});
