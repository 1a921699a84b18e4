import { IDBFactory } from 'fake-indexeddb';
import * as v from 'valibot';
import type { FlowServices } from '#app/flows/provider.ts';
import type { InfoPageServices } from '#app/info-pages/provider.ts';
import type { PopupServices } from '#app/popups/provider.ts';
import { createAuth, type SessionServices } from '#app/providers/session.ts';
import { minute } from '#domain/constants.ts';
import type { Language } from '#domain/language.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { PageId } from '#domain/pages.ts';
import type { MethodData, MethodName, MethodReply } from '#protocol/methods.ts';
import type { CallOptions } from '#services/api/client.ts';
import type { Shell } from '#services/bridge/shell.ts';
import { createIndexedDbJournal } from '#services/journal/indexed-db-journal.ts';
import { createStore } from '#services/storage/store.ts';
import { browserTimers } from '#services/page-clock.ts';
import { createTabRecords } from '#services/storage/tab-records.ts';
import { FakeStorage, windowWith } from '#tests/contract/fake-storage.ts';
import { now } from '#machines/samples/loans.ts';
import { clientOf } from '../client.ts';

export const phoneTime = now + 7 * minute;

/** Options of a call; by default it is sent alone, with toasts and with an abort signal. */
type How = {
  together?: true;
  quiet?: true;
  /** Without a signal, so leaving the state does not cancel the call. */
  unstoppable?: true;
  attempt?: { suffix: string; t: number };
  /** Names, types and contents of uploaded files. */
  files?: readonly string[];
};

/** A request and its reply: data, or the code of a refusal. */
export type Call = {
  [M in MethodName]: readonly [
    method: M,
    data: MethodData<M>,
    reply: MethodReply<M> | number,
    how?: How,
  ];
}[MethodName];
export type Request = readonly [method: MethodName, data: unknown, how?: How];

const AnyCall = v.custom<Call>(Array.isArray);

/** Adds the lender's replies to requests; a method without a reply is answered with null. */
export const callsOf = (
  requests: readonly Request[],
  replies: Partial<Record<MethodName, unknown>>,
): Call[] =>
  requests.map(([method, data, ...how]) =>
    v.parse(AnyCall, [method, data, replies[method] ?? null, ...how]),
  );

/** Calls that are sent in one request. */
export const together = (...calls: readonly Call[]): Call[] =>
  calls.map((call) => v.parse(AnyCall, [...call, { together: true }]));

type ShellActions = FlowServices['shell'] & PopupServices['shell'] & SessionServices['shell'];
type ShellReplies = {
  [Action in keyof ShellActions & keyof Shell]: Awaited<ReturnType<Shell[Action]>>;
};

export type Before = {
  /** Local storage; keys of session storage start with `tab/`. */
  stored?: Readonly<Record<string, unknown>>;
  open?: readonly MoneyIntent[];
  /** The requests, and the lender's reply to each method. */
  calls?: readonly Call[];
  shell?: Partial<ShellReplies>;
  offline?: true;
  /** The lender has not replied yet, so only the phone's clock is known. */
  clockUnknown?: true;
  language?: Language;
  sight?: PageId;
};

/** An omitted field means that there are no such side effects. */
export type After = {
  /** Changed keys of the storages; null for a removed key. Pictures start with `picture/`. */
  stores?: Readonly<Record<string, unknown>>;
  /** Calls of the shell, of the app's effects and of lazy code, in order. */
  invokes?: readonly (readonly unknown[])[];
  /** Defaults to the attempts that were open before the call. */
  leavesOpen?: readonly MoneyIntent[];
};

export type Page = ReturnType<typeof openPage>;

function contentsOf(areas: Record<string, Storage>): Map<string, unknown> {
  const contents = new Map<string, unknown>();
  for (const [prefix, area] of Object.entries(areas)) {
    for (let index = 0; index < area.length; index += 1) {
      const key = area.key(index) ?? '';
      contents.set(`${prefix}${key}`, JSON.parse(area.getItem(key) ?? 'null'));
    }
  }
  return contents;
}

function withPictures(contents: Map<string, unknown>, pictures: Map<string, Blob>) {
  for (const [key, { type, size }] of pictures)
    contents.set(`picture/${key}`, `${type}, ${size} bytes`);
  return contents;
}

function changesOf(before: Map<string, unknown>, after: Map<string, unknown>) {
  const changed: Record<string, unknown> = {};
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const value = after.get(key) ?? null;
    if (JSON.stringify(value) !== JSON.stringify(before.get(key) ?? null)) changed[key] = value;
  }
  return changed;
}

function howOf({ signal, quiet, attempt }: CallOptions = {}, more: How = {}): [] | [How] {
  const how: How = {
    ...more,
    ...(quiet && { quiet }),
    ...(attempt && { attempt: { suffix: attempt.suffix, t: attempt.t } }),
    ...(!signal && { unstoppable: true }),
  };
  return Object.keys(how).length > 0 ? [how] : [];
}

/** Opens a page with real storage, journal and API client. Records its side effects. */
export function openPage(before: Before) {
  const [local, tab] = [new FakeStorage(), new FakeStorage()];
  for (const [key, value] of Object.entries(before.stored ?? {})) {
    const inTab = key.startsWith('tab/');
    (inTab ? tab : local).setItem(inTab ? key.slice(4) : key, JSON.stringify(value));
  }
  const areas = { '': local, 'tab/': tab };
  const contents = contentsOf(areas);
  const storage = createStore(windowWith(local));
  const indexedDB = new IDBFactory();
  const journal = createIndexedDbJournal({ indexedDB });
  const { api: client } = clientOf(
    Object.fromEntries((before.calls ?? []).map(([method, , reply]) => [method, reply])),
  );
  const requests: Request[] = [];
  const invokes: (readonly unknown[])[] = [];
  const invoke = (...invoked: readonly unknown[]) => void invokes.push(invoked);

  const api: FlowServices['api'] = {
    async call(method, data, options) {
      requests.push([method, data, ...howOf(options)]);
      return client.call(method, data, options);
    },
    async callMany(calls, options) {
      for (const { method, data } of calls)
        requests.push([method, data, ...howOf(options, { together: true })]);
      return client.callMany(calls, options);
    },
    async upload(method, data, files, options) {
      const texts = files.map(async (file) => `${file.name} ${file.type} ${await file.text()}`);
      requests.push([method, data, ...howOf(options, { files: await Promise.all(texts) })]);
      options?.onProgress?.(0.256);
      return client.call(method, data);
    },
  };

  const replies: ShellReplies = {
    connected: false,
    tookChannels: null,
    openPage: { opened: true },
    expiredCreditOrRisk: { opened: true },
    guideOpen: true,
    checkFaceVerification: null,
    store: { leaving: false },
    userInfo: null,
    logout: true,
    systemMaintenanceOpen: { opened: true },
    ...before.shell,
  };
  const invoked =
    <Given extends unknown[], Reply>(action: string, reply: () => Reply) =>
    (...given: Given): Reply => {
      invoke(action, ...given);
      return reply();
    };
  const shell: ShellActions = {
    connected: () => replies.connected,
    tookChannels: () => replies.tookChannels,
    openPage: invoked('openPage', () => replies.openPage),
    expiredCreditOrRisk: invoked('expiredCreditOrRisk', () => replies.expiredCreditOrRisk),
    guideOpen: invoked('guideOpen', () => replies.guideOpen),
    checkFaceVerification: invoked(
      'checkFaceVerification',
      async () => replies.checkFaceVerification,
    ),
    store: invoked('store', async () => replies.store),
    userInfo: invoked('userInfo', async () => replies.userInfo),
    logout: invoked('logout', () => replies.logout),
    systemMaintenanceOpen: invoked(
      'systemMaintenanceOpen',
      async () => replies.systemMaintenanceOpen,
    ),
  };

  const pictures = { host: { indexedDB }, inMemory: new Map<string, Blob>() };
  const auth = createAuth(storage);
  const lang = () => before.language ?? 'en';
  const services: FlowServices & PopupServices & Omit<InfoPageServices, 'links'> = {
    api,
    storage,
    journal,
    shell,
    records: createTabRecords({ sessionStorage: tab }),
    timers: browserTimers,
    clock: {
      now: () => (before.clockUnknown ? phoneTime : now),
      isKnown: () => !before.clockUnknown,
    },
    lang,
    mobile: () => '+639171234567',
    isOffline: () => before.offline ?? false,
    loggedIn: () => 'juan',
    sight: () => ({
      location: () => (before.sight ? { page: before.sight, query: {} } : null),
      subscribe: () => () => {},
    }),
    pictures,
    loadPage: async (page) => invoke('loadPage', page),
    loadErasure: async () => invoke('loadErasure'),
    trackReceiveConfirmOverdue: () => invoke('track', 'receive_confirm_overdue'),
    toastMessage: (message) => invoke('toast', message),
    showTheme: (theme) => invoke('showTheme', theme),
    settleWindow: 77_000,
    caps: undefined,
  };

  return {
    services,
    shell,
    auth,
    invoke,
    async settle() {
      await journal.openIntents('juan');
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    },
    async outcome() {
      return {
        requests,
        stores: changesOf(contents, withPictures(contentsOf(areas), pictures.inMemory)),
        invokes,
        leavesOpen: await journal.openIntents('juan'),
      };
    },
  };
}
