import type { Page } from '@playwright/test';

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
