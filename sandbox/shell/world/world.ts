import * as v from 'valibot';
import { Language } from '#domain/language.ts';
import { ask, type Borrower } from '../control/api.ts';
import { type Launch, readLaunch } from '../launch.ts';
import { problemIn } from '../ports.ts';

/** The phone's part of a simulation's world at a step. The server has the lender's part. */
export type World = {
  name: string;
  scenario: string;
  borrower: Borrower;
  signedIn: boolean;
  path: string;
  local: Readonly<Record<string, string>>;
  /** Rows of the phone's journal of money attempts. */
  attempts: readonly object[];
  story: readonly string[];
};

/** The world that the address requests, or the reason why it is not available. */
export type RequestedWorld = { world: World | null; problem: string | null };

/** Null if the address has no `#world=<seed>@<step>`. */
export async function readWorld(hash: string): Promise<RequestedWorld | null> {
  const name = new URLSearchParams(hash.replace(/^#/, '')).get('world');
  if (name === null) return null;
  try {
    const world = await ask<World>(`worlds/${encodeURIComponent(name)}`);
    return { world, problem: null };
  } catch (error) {
    return { world: null, problem: problemIn({ error }) };
  }
}

const StoredLanguage = v.fallback(v.pipe(v.string(), v.parseJson(), Language), 'en');

export function launchOf({ scenario, path, signedIn, local }: World): Launch {
  const launch = readLaunch('');
  const language = v.parse(StoredLanguage, local['language']);
  return { ...launch, scenario, path, signedIn, display: { ...launch.display, language } };
}

/** The IndexedDB store of the app's journal of money attempts. */
const place = { database: 'hiram', version: 1, store: 'attempts' } as const;

export function writeAttempts(rows: readonly object[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The journal of the phone cannot be written.'));
    const request = indexedDB.open(place.database, place.version);
    request.addEventListener('upgradeneeded', () => {
      request.result
        .createObjectStore(place.store, { keyPath: ['userKey', 'subject'] })
        .createIndex('userKey', 'userKey');
    });
    request.addEventListener('error', fail);
    request.addEventListener('success', () => {
      const database = request.result;
      const writing = database.transaction(place.store, 'readwrite');
      const store = writing.objectStore(place.store);
      store.clear();
      for (const row of rows) store.put(row);
      writing.addEventListener('abort', fail);
      writing.addEventListener('complete', () => {
        database.close();
        resolve();
      });
    });
  });
}
