import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { type AppFilesHost, keepAppFiles } from '#app/observers/keep-app-files.ts';
import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import { repayIntent } from '#tests/model/samples/loans.ts';

type Start = {
  /** What the host says; null where it says nothing. */
  told: { worker: boolean; minimumBuild: string | null } | null;
  build?: string;
  isAnswered?: boolean;
  isTouched?: boolean;
  hasOpenMoney?: boolean;
  hasWorkers?: boolean;
};

/** What a start of the app does, in order. */
async function startOf(start: Start): Promise<string[]> {
  const { told, build, isAnswered = false, isTouched, hasOpenMoney, hasWorkers = true } = start;
  const done: string[] = [];
  const indexedDB = new IDBFactory();
  if (hasOpenMoney) await createIndexedDbJournal({ indexedDB }).open(repayIntent);
  const serviceWorker = {
    controller: isAnswered ? {} : null,
    register: async () => done.push('kept'),
    getRegistration: async () => ({ unregister: async () => done.push('let go') > 0 }),
  };
  const host: AppFilesHost = {
    navigator: {
      ...(hasWorkers && { serviceWorker }),
      ...(isTouched !== undefined && { userActivation: { hasBeenActive: isTouched } }),
    },
    document: { documentElement: { dataset: build === undefined ? {} : { build } } },
    indexedDB,
    location: { reload: () => void done.push('loaded anew') },
    fetch: async () => (told ? Response.json(told) : new Response('', { status: 404 })),
  };
  await keepAppFiles(host);
  return done;
}

const time = '2026-03-01T00:00:00.000Z';
const earlier = '2026-02-28T23:59:59.999Z';
const off = { worker: false, minimumBuild: null };

describe('the app’s files on this phone', () => {
  it.each<[string, Start, string[]]>([
    ['are kept', { told: { worker: true, minimumBuild: null }, build: time }, ['kept']],
    ['stay as they are where the host says nothing', { told: null, isAnswered: true }, []],
    [
      'are kept where the build is new enough',
      { told: { worker: true, minimumBuild: time }, build: time },
      ['kept'],
    ],
    [
      'are let go where it is too old',
      { told: { worker: true, minimumBuild: time }, build: earlier },
      ['let go'],
    ],
    [
      'are kept where nobody says how old it is',
      { told: { worker: true, minimumBuild: time } },
      ['kept'],
    ],
    ['are let go where the host switched it off', { told: off, build: time }, ['let go']],
    [
      'are let go, and the page that they answered comes from the server',
      { told: off, isAnswered: true, isTouched: false },
      ['let go', 'loaded anew'],
    ],
    [
      'are so too where the browser does not tell of touches',
      { told: off, isAnswered: true },
      ['let go', 'loaded anew'],
    ],
    [
      'are let go under a page that stays, since somebody touched it',
      { told: off, isAnswered: true, isTouched: true },
      ['let go'],
    ],
    [
      'stay while an attempt at money is open on a page that they answered',
      { told: off, isAnswered: true, hasOpenMoney: true },
      [],
    ],
    [
      'are let go beside money where they did not answer',
      { told: off, hasOpenMoney: true },
      ['let go'],
    ],
    ['are nobody’s where the browser has no workers', { told: off, hasWorkers: false }, []],
  ])('%s', async (_, start, done) => {
    await expect(startOf(start)).resolves.toEqual(done);
  });
});
