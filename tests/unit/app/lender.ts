import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import { vi } from 'vitest';
import type { FlowServices } from '#app/flows/provider.ts';
import { createWatched } from '#app/watched.ts';
import { codes } from '#domain/codes.ts';
import type { Location } from '#domain/pages.ts';
import type { MethodName } from '#protocol/methods.ts';
import { stripPrefix } from '#protocol/prefix.ts';
import { browserTimers } from '#services/page-clock.ts';
import { type ApiClient, createApiClient } from '#services/api/client.ts';
import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import { createServerClock } from '#services/server-clock.ts';
import { createStore } from '#services/storage/store.ts';
import { unknownDevice } from '#tests/contract/unknown-device.ts';
import { memoryArea, windowWith } from '#tests/model/app/memory-area.ts';
import { now } from '#machines/samples/loans.ts';

const Sent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ body: v.array(v.object({ method: v.string(), data: v.unknown() })) }),
);

/** The lender's reply to each method, or the code of its refusal. */
export type Lender = Partial<Record<MethodName, object | number | null>>;

/** The app's own client of a stub lender; records the calls. */
export function clientOf(lender: Lender) {
  const requests: [method: string, data: unknown][] = [];
  const says = new Map<string, object | number | null>(Object.entries(lender));
  const prefix = 'test_';
  const api: ApiClient = createApiClient({
    config: {
      base: 'https://app.example/api',
      prefix,
      encrypted: false,
      timeout: 60_000,
      readRetries: [],
    },
    async fetch(request, init) {
      const text = await new Request(request, init).text();
      const { body } = v.parse(Sent, text);
      for (const { method, data } of body) requests.push([method, stripPrefix(data, prefix)]);
      const replies = body.map(({ method }) => ({ method, data: says.get(method) ?? null }));
      const refusal = replies.find(({ data }) => typeof data === 'number');
      const reply = refusal
        ? { code: refusal.data, msg: 'no' }
        : { code: codes.success, msg: '', data: replies };
      return Response.json(reply);
    },
    clock: createServerClock(),
    identity: () => ({ packageName: 'ph.hiram.app', appName: 'Hiram' }),
    lang: () => 'en',
    token: () => 'token',
    device: async () => unknownDevice,
    onMaintenance: () => {},
    onSessionLost: () => {},
  });
  return {
    api,
    requests,
    /** Replaces the replies to the given methods. */
    will: (next: Lender) => {
      for (const [method, reply] of Object.entries(next)) says.set(method, reply);
    },
  };
}

export function phoneWith(lender: Lender = {}) {
  const { api, ...told } = clientOf(lender);
  const storage = createStore(windowWith(memoryArea()));
  const indexedDB = new IDBFactory();
  const opened = vi.fn<(what: string) => void>();
  const pages: string[] = [];
  const sight = createWatched<Location | null>(null);
  const services: FlowServices = {
    api,
    storage,
    journal: createIndexedDbJournal({ indexedDB }),
    timers: browserTimers,
    clock: { now: () => now, isKnown: () => true },
    lang: () => 'en',
    mobile: () => '+639171234567',
    isOffline: () => false,
    loggedIn: () => 'juan',
    sight: () => ({ location: sight.get, subscribe: sight.subscribe }),
    pictures: { host: { indexedDB }, inMemory: new Map() },
    shell: {
      connected: () => false,
      tookChannels: () => null,
      openPage: (page) => {
        opened(page);
        return { opened: true };
      },
      expiredCreditOrRisk: (creditOrderId) => {
        opened(creditOrderId);
        return { opened: false };
      },
      guideOpen: () => {
        opened('guide');
        return true;
      },
      checkFaceVerification: async () => null,
    },
    loadPage: async (page) => pages.push(page),
    loadErasure: async () => pages.push('erasure'),
    trackReceiveConfirmOverdue: vi.fn<() => void>(),
    toastMessage: vi.fn<(message: string) => void>(),
    showTheme: vi.fn<FlowServices['showTheme']>(),
    settleWindow: 90_000,
    caps: undefined,
  };
  return { ...told, services, storage, opened, pages, sight };
}

export const { signal } = new AbortController();
