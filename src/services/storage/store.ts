import type * as v from 'valibot';
import { type StorageKey, storageKeys, type StorageValue } from '#domain/storage-keys.ts';
import { readRecord, writeRecord } from './records.ts';
import { createSafeArea } from './safe-area.ts';

export const noUser = 'nobody';

/** The 13 keys of S3 and the flows' drafts. No function throws. */
export type Store = {
  read: <Key extends StorageKey>(key: Key) => StorageValue<Key> | null;
  /** False if only memory could store the value. */
  write: <Key extends StorageKey>(key: Key, value: StorageValue<Key>) => boolean;
  remove: (key: StorageKey) => void;
  /** `userKey`: a hash of the user id, or {@link noUser}. */
  readDraft: <Schema extends v.GenericSchema>(
    userKey: string,
    flow: string,
    schema: Schema,
  ) => v.InferOutput<Schema> | null;
  writeDraft: (userKey: string, flow: string, record: unknown) => boolean;
  dropDraft: (userKey: string, flow: string) => void;
  /**
   * Clears a user's data when the session is lost, or the shell names another borrower. Facts about
   * the device, the last rating request and the drafts stay, except the last known amounts.
   */
  clearUserData: () => void;
  /** Removes all keys and drafts, as for a logout (S4). */
  clearAll: () => void;
  flush: () => void;
  /** Null means that everything was cleared. Returns the unsubscribe function. */
  onOtherTab: (listener: (key: StorageKey | null) => void) => () => void;
};

const keys = Object.keys(storageKeys).filter((key): key is StorageKey => key in storageKeys);

/** Values that are evicted when the storage is full. */
const caches: readonly StorageKey[] = ['loanAgreementHtml', 'restructureAgreementHtml'];

/** Keys that survive a session. */
const keysWithoutUser: readonly StorageKey[] = [
  'language',
  'packageInfo',
  'packageName',
  'appName',
  'PageName',
  'commonInfo',
  // A session error code must not cause a second rating request after the borrower declined one.
  'popEvaluateTime',
];

/** Fields of `commonInfo` about the device; the others belong to a user. */
const ofDevice = ['runInApp', 'topPaddingHeight', 'screenWidth', 'isSetChannelSuccess'];

const draftPrefix = 'draft/';

export const lastKnownDraft = 'lastKnown';
const draftKey = (userKey: string, flow: string) => `${draftPrefix}${userKey}/${flow}`;

export type StorageHost = {
  readonly localStorage: Storage;
  addEventListener: (type: 'storage', listener: StorageListener) => void;
  removeEventListener: (type: 'storage', listener: StorageListener) => void;
};
type StorageListener = (event: { readonly key: string | null }) => void;

/** @param host its storage is accessed at each use, because the access throws if it is disabled */
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
    write: (key, value) => writeRecord(safe, key, value),
    remove: (key) => safe.remove(key),
    readDraft: (userKey, flow, schema) => readRecord(safe, draftKey(userKey, flow), schema),
    writeDraft: (userKey, flow, record) => writeRecord(safe, draftKey(userKey, flow), record),
    dropDraft: (userKey, flow) => safe.remove(draftKey(userKey, flow)),
    clearUserData() {
      for (const key of keys) if (!keysWithoutUser.includes(key)) safe.remove(key);
      dropDrafts(`/${lastKnownDraft}`);
      keepDeviceFacts();
    },
    clearAll() {
      for (const key of keys) safe.remove(key);
      dropDrafts('');
    },
    flush: safe.flush,
    onOtherTab(listener) {
      const onStorage: StorageListener = ({ key }) => {
        safe.forget(key);
        // A logout in another tab removes only stored drafts; a flush must not restore others.
        if (key === 'authInfo' && safe.get(key) === null) forgetUnwrittenDrafts();
        const known = keys.find((one) => one === key);
        if (known !== undefined || key === null) listener(known ?? null);
      };
      host.addEventListener('storage', onStorage);
      return () => host.removeEventListener('storage', onStorage);
    },
  };
}
