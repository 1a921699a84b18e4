/** The app's database of attempts at money. */
const place = { database: 'hiram', version: 1, store: 'attempts' } as const;

export function writeAttempts(rows: readonly Record<string, unknown>[]): Promise<void> {
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
