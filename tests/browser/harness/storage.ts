import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';

/**
 * Waits until the value of a key fits the schema, because the app writes its storage after it
 * renders.
 */
export async function stored<S extends v.GenericSchema>(
  page: Page,
  key: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const Stored = v.pipe(v.string(), v.parseJson(), schema);
  const text = () => page.evaluate((name) => localStorage.getItem(name), key);
  const fits = async () => v.is(Stored, await text());
  await expect.poll(fits, `the value of ${key} is valid`).toBe(true);
  return v.parse(Stored, await text());
}

/** Replaces all attempts in the journal. Creates the journal if it is missing. */
export async function writeJournal(page: Page, attempts: readonly object[]): Promise<void> {
  await page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('hiram', 1);
        request.addEventListener('upgradeneeded', () => {
          request.result
            .createObjectStore('attempts', { keyPath: ['userKey', 'subject'] })
            .createIndex('userKey', 'userKey');
        });
        request.addEventListener('error', () => reject(new Error('there is no journal')));
        request.addEventListener('success', () => {
          const database = request.result;
          const writing = database.transaction('attempts', 'readwrite');
          const store = writing.objectStore('attempts');
          store.clear();
          for (const row of rows) store.put(row);
          writing.addEventListener('complete', () => {
            database.close();
            resolve();
          });
        });
      }),
    attempts,
  );
}
