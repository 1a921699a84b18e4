import type { MoneyIntent } from '#domain/money.ts';
import { failureOf } from '#domain/failure.ts';
import { createApiClient } from '#services/api/client.ts';
import { sanitise } from '#services/html/sanitise.ts';
import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import { createServerClock } from '#services/server-clock.ts';

/** Functions that the contract tests call in a real browser. */
const contract = {
  open: (intent: MoneyIntent) => createIndexedDbJournal(window).open(intent),
  openIntents: (userKey: string) => createIndexedDbJournal(window).openIntents(userKey),

  async openWithout(intent: MoneyIntent, fault: 'forbidden' | 'silent') {
    const silent: IDBFactory = {
      open: () => indexedDB.open('held'),
      cmp: (a, b) => indexedDB.cmp(a, b),
      databases: () => indexedDB.databases(),
      deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    };
    const host = {
      get indexedDB(): IDBFactory {
        if (fault === 'forbidden') throw new DOMException('denied', 'SecurityError');
        return silent;
      },
    };
    return createIndexedDbJournal(host, 300)
      .open(intent)
      .then(
        ({ outcome }) => outcome,
        (error: unknown) => failureOf(error),
      );
  },

  showRaw(html: string) {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = html;
  },

  show(html: string) {
    const safe = sanitise(html);
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    Reflect.set(place, 'innerHTML', safe);
    const all = [...place.querySelectorAll('*')];
    return {
      trusted: typeof safe !== 'string',
      html: place.innerHTML,
      tags: [...new Set(all.map(({ localName }) => localName))],
      attributes: [...new Set(all.flatMap((element) => element.getAttributeNames()))],
    };
  },

  async upload(base: string, size: number) {
    const progress: number[] = [];
    const api = createApiClient({
      config: { base, prefix: 'credit_', encrypted: true, timeout: 60_000, readRetries: [] },
      fetch: (input, init) => fetch(input, init),
      clock: createServerClock(),
      identity: () => ({ packageName: 'ph.hiram.app', appName: 'Hiram' }),
      lang: () => 'en',
      token: () => 'token-1',
      device: () =>
        Promise.resolve({
          afid: 'af-1',
          adId: 'ad-1',
          device: 'Pixel 8',
          appVersion: '1.0.0',
          fingerprintId: 'fp-1',
          redundantDeviceId: 'rd-1',
        }),
      onMaintenance: () => undefined,
      onSessionLost: () => undefined,
    });
    const file = new File([new Uint8Array(size)], 'receipt.jpg', { type: 'image/jpeg' });
    const send = (signal?: AbortSignal) =>
      api
        .upload('uploadLeaveMessageImage', { clientId: 'a'.repeat(32) }, [file], {
          signal,
          onProgress: (sent) => progress.push(sent),
        })
        .then(
          (reply) => ({ reply, failure: null }),
          (error: unknown) => ({ reply: null, failure: failureOf(error) }),
        );
    const result = await send();
    const cancelled = await send(AbortSignal.abort());
    return { result, cancelled, progress };
  },
};

export type Contract = typeof contract;

declare global {
  interface Window {
    contract: Contract;
  }
}

Object.assign(window, { contract });
