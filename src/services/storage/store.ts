import type * as v from 'valibot';
import { type StorageKey, storageKeys, type StorageValue } from '#domain/storage-keys.ts';
import { readRecord, writeRecord } from './records.ts';
import { createSafeArea } from './safe-area.ts';

/** Whose draft it is where nobody is logged in. */
export const nobody = 'nobody';

/** The app's local storage: the 13 keys of S3 and the flows' drafts. Nothing here throws. */
export type Store = {
  /** Returns the value of a key; null when it is missing or unreadable. An unreadable one is removed. */
  read: <Key extends StorageKey>(key: Key) => StorageValue<Key> | null;
  write: <Key extends StorageKey>(key: Key, value: StorageValue<Key>) => void;
  remove: (key: StorageKey) => void;
  /** A flow's own record, kept for one user (a hash of the user id, or {@link nobody}). */
  readDraft: <Schema extends v.GenericSchema>(
    userKey: string,
    flow: string,
    schema: Schema,
  ) => v.InferOutput<Schema> | null;
  /** False where only memory could take it, which ends with the page. */
  writeDraft: (userKey: string, flow: string, record: unknown) => boolean;
  dropDraft: (userKey: string, flow: string) => void;
  /**
   * After a session code: the session and what is the user's go; drafts stay, but for what was last
   * known, and so do the device's facts.
   */
  clearUserData: () => void;
  /** Logout (S4): all keys and all drafts go. */
  clearAll: () => void;
  /** Writes what a full storage refused before, as far as there is room now. */
  flush: () => void;
  /** Hears what other tabs change; null says that they cleared everything. Returns how to stop. */
  onOtherTab: (listener: (key: StorageKey | null) => void) => () => void;
};

const keys = Object.keys(storageKeys).filter((key): key is StorageKey => key in storageKeys);

/** Keys of caches, which are evicted when the storage is full. */
const caches: readonly StorageKey[] = ['loanAgreementHtml', 'restructureAgreementHtml'];

/** Keys of the device and the app, and those that outlive a session. */
const notTheUsers: readonly StorageKey[] = [
  'language',
  'packageInfo',
  'packageName',
  'appName',
  'PageName',
  'commonInfo',
  // A session code is no reason to ask again for a rating that was declined.
  'popEvaluateTime',
];

/** The fields of `commonInfo` about the device and its shell; the others are a user's. */
const ofDevice = ['runInApp', 'topPaddingHeight', 'screenWidth', 'isSetChannelSuccess'];

const draftPrefix = 'draft/';

/** The draft of what was last known of the borrower's loans: it ends with the session. */
export const lastKnownDraft = 'lastKnown';
const draftKey = (userKey: string, flow: string) => `${draftPrefix}${userKey}/${flow}`;

/** The parts of a window that the app's storage uses. */
export type StorageHost = {
  readonly localStorage: Storage;
  addEventListener: (type: 'storage', listener: StorageListener) => void;
  removeEventListener: (type: 'storage', listener: StorageListener) => void;
};
type StorageListener = (event: { readonly key: string | null }) => void;

/** @param host its storage is named at each use, because merely naming it throws where it is disabled */
export function createStore(host: StorageHost): Store {
  const safe = createSafeArea(() => host.localStorage, caches);
  function dropDrafts(ending: string): void {
    for (const key of safe.keys())
      if (key.startsWith(draftPrefix) && key.endsWith(ending)) safe.remove(key);
  }
  function forgetUnwrittenDrafts(): void {
    for (const key of safe.keys()) if (key.startsWith(draftPrefix)) safe.forget(key);
  }
  function keepDeviceFacts(): void {
    const known = Object.entries(readRecord(safe, 'commonInfo', storageKeys.commonInfo) ?? {});
    const facts = known.filter(([name]) => ofDevice.includes(name));
    if (facts.length > 0) writeRecord(safe, 'commonInfo', Object.fromEntries(facts));
    else safe.remove('commonInfo');
  }
  return {
    read: (key) => readRecord(safe, key, storageKeys[key]),
    write: (key, value) => {
      writeRecord(safe, key, value);
    },
    remove: (key) => safe.remove(key),
    readDraft: (userKey, flow, schema) => readRecord(safe, draftKey(userKey, flow), schema),
    writeDraft: (userKey, flow, record) => writeRecord(safe, draftKey(userKey, flow), record),
    dropDraft: (userKey, flow) => safe.remove(draftKey(userKey, flow)),
    clearUserData() {
      for (const key of keys) if (!notTheUsers.includes(key)) safe.remove(key);
      dropDrafts(`/${lastKnownDraft}`);
      keepDeviceFacts();
    },
    clearAll() {
      for (const key of keys) safe.remove(key);
      dropDrafts('');
    },
    flush: safe.flush,
    onOtherTab(listener) {
      const heard: StorageListener = ({ key }) => {
        safe.forget(key);
        // A logout in another tab removes stored drafts only: a later flush must not bring others back.
        if (key === 'authInfo' && safe.get(key) === null) forgetUnwrittenDrafts();
        const known = keys.find((one) => one === key);
        if (known !== undefined || key === null) listener(known ?? null);
      };
      host.addEventListener('storage', heard);
      return () => host.removeEventListener('storage', heard);
    },
  };
}
