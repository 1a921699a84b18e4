import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { storageKeys } from '#domain/storage-keys.ts';
import { createStore, lastKnownDraft, noUser, type Store } from '#services/storage/store.ts';
import { createTabRecords } from '#services/storage/tab-records.ts';
import { FakeStorage, disabled, windowWith } from './fake-storage.ts';

const authInfo = {
  token: 'planted-token',
  userId: 'u1',
  mobile: '+639171234567',
  packageName: 'ph.hiram.app',
  userInfo: null,
};
const packageInfo = {
  packageName: 'ph.hiram.app',
  appName: 'Hiram',
  screenWidth: 375,
  topPaddingHeight: 24,
  platform: 'android',
} as const;
const Draft = v.object({ version: v.literal(1), text: v.string() });
const draft = { version: 1, text: 'planted-draft' };

function fill(store: Store): void {
  store.write('language', 'fil');
  store.write('commonInfo', { runInApp: true, oldLimitBank: 'planted-bank' });
  store.write('packageInfo', packageInfo);
  store.write('packageName', 'ph.hiram.app');
  store.write('appName', 'Hiram');
  store.write('PageName', 'home');
  store.write('loanAgreementHtml', '<p>planted-agreement</p>');
  store.write('restructureAgreementHtml', '<p>planted-agreement</p>');
  store.write('authInfo', authInfo);
  store.write('selectQuota', 5_000);
  store.write('popEvaluateTime', { popupTime: 1, rejectState: false, loanOrderId: 'planted-id' });
  store.write('rolloverOrRestructure', { rollover: true, restructure: false });
  store.write('isFirstToBorrow', true);
  store.writeDraft('user-1', 'borrow', draft);
  store.writeDraft(noUser, 'login', draft);
  store.writeDraft('user-1', lastKnownDraft, { version: 1, text: 'planted-known' });
}

const found = (store: Store) => ({
  language: store.read('language'),
  authInfo: store.read('authInfo'),
  selectQuota: store.read('selectQuota'),
  commonInfo: store.read('commonInfo'),
  rolloverOrRestructure: store.read('rolloverOrRestructure'),
  draft: store.readDraft('user-1', 'borrow', Draft),
});
const everything = {
  language: 'fil',
  authInfo,
  selectQuota: 5_000,
  commonInfo: { runInApp: true, oldLimitBank: 'planted-bank' },
  rolloverOrRestructure: { rollover: true, restructure: false },
  draft,
};

describe('the store of the 13 keys and the drafts', () => {
  it('S3.21: keeps values across pages', () => {
    const area = new FakeStorage();
    fill(createStore(windowWith(area)));
    const next = createStore(windowWith(area));
    expect(found(next)).toEqual(everything);
    expect(area.length).toBe(Object.keys(storageKeys).length + 3);
  });

  it('removes only `authInfo` if it is invalid, for any invalid content', () => {
    const area = new FakeStorage();
    const junk = fc.oneof(fc.string(), fc.json(), fc.constantFrom('null', '{}', '[]', '"', 'NaN'));
    fc.assert(
      fc.property(junk, (text) => {
        fill(createStore(windowWith(area)));
        area.setItem('authInfo', text);
        const store = createStore(windowWith(area));
        expect(store.read('authInfo')).toBeNull();
        expect(area.getItem('authInfo')).toBeNull();
        expect(found(store)).toEqual({ ...everything, authInfo: null });
      }),
      { numRuns: 200 },
    );
  });

  it('removes a draft that is not JSON, even if its raw text would be valid', () => {
    const area = new FakeStorage();
    area.setItem('draft/user-1/borrow', 'planted');
    const store = createStore(windowWith(area));
    expect(store.readDraft('user-1', 'borrow', v.string())).toBeNull();
    expect(area.length).toBe(0);
  });

  it('changes no prototype, even with the name `__proto__`', () => {
    const area = new FakeStorage();
    area.setItem('commonInfo', '{"__proto__":{"polluted":1},"runInApp":true}');
    expect(createStore(windowWith(area)).read('commonInfo')).toEqual({ runInApp: true });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('ignores a draft of another version', () => {
    const area = new FakeStorage();
    const store = createStore(windowWith(area));
    store.writeDraft('user-1', 'borrow', { version: 2 });
    expect(store.readDraft('user-1', 'borrow', Draft)).toBeNull();
    expect(area.length).toBe(0);
  });

  it('keeps each user’s draft apart', () => {
    const area = new FakeStorage();
    const store = createStore(windowWith(area));
    store.writeDraft('user-1', 'borrow', draft);
    expect(store.readDraft('user-2', 'borrow', Draft)).toBeNull();
    store.dropDraft('user-1', 'borrow');
    expect(area.length).toBe(0);
  });
});

describe('a disabled storage', () => {
  it('is replaced by memory while the page is open', () => {
    const store = createStore(disabled);
    fill(store);
    expect(found(store)).toEqual(everything);
    store.clearAll();
    expect(new Set(Object.values(found(store)))).toEqual(new Set([null]));
    expect(createStore(disabled).read('language')).toBeNull();
  });
});

describe('clearing', () => {
  const remains = (area: FakeStorage) => area.dump().match(/planted-\w+/g) ?? [];

  it('S6.4: after a session code removes the session and the user’s data, and keeps drafts and one-time answers', () => {
    const area = new FakeStorage();
    const store = createStore(windowWith(area));
    fill(store);
    store.clearUserData();
    expect(new Set(remains(area))).toEqual(new Set(['planted-draft', 'planted-id']));
    expect(found(store)).toEqual({
      language: 'fil',
      authInfo: null,
      selectQuota: null,
      commonInfo: { runInApp: true },
      rolloverOrRestructure: null,
      draft,
    });
  });

  it('after a session code keeps the device’s data in commonInfo, and nothing else of it', () => {
    const store = createStore(windowWith(new FakeStorage()));
    const device = { runInApp: true, topPaddingHeight: 24, screenWidth: 375 };
    const fetched = { operationConfigData: {}, oldLimitBank: '1', listQuestionData: [] };
    store.write('commonInfo', { ...device, ...fetched, showLoading: true });
    store.clearUserData();
    expect(store.read('commonInfo')).toEqual(device);
    store.write('commonInfo', { oldLimitBank: '1' });
    store.clearUserData();
    expect(store.read('commonInfo')).toBeNull();
  });

  it('S3.21, S4.25: at logout removes every entry except another app’s', () => {
    const area = new FakeStorage();
    area.setItem('another-app', 'stays');
    const store = createStore(windowWith(area));
    fill(store);
    store.clearAll();
    expect(area.dump()).toBe('[["another-app","stays"]]');
  });
});

describe('other tabs', () => {
  it('notify about a changed key and about clearing', () => {
    const listener = vi.fn<(key: string | null) => void>();
    const area = new FakeStorage();
    const host = windowWith(area);
    const stop = createStore(host).onOtherTab(listener);
    host.changedElsewhere('authInfo');
    host.changedElsewhere('another-app');
    host.changedElsewhere('draft/user-1/borrow');
    host.changedElsewhere(null);
    expect(listener.mock.calls).toEqual([['authInfo'], [null]]);
    stop();
    host.changedElsewhere('authInfo');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('override values that only memory holds', () => {
    const area = new FakeStorage(20);
    const host = windowWith(area);
    const store = createStore(host);
    store.onOtherTab(() => undefined);
    store.write('appName', 'x'.repeat(40));
    area.setItem('appName', '"Hiram"');
    expect(store.read('appName')).toHaveLength(40);
    host.changedElsewhere('appName');
    expect(store.read('appName')).toBe('Hiram');
  });
});

describe('a logout in another tab', () => {
  it('removes drafts that only memory held, so that no later write restores them', () => {
    const area = new FakeStorage(200);
    const host = windowWith(area);
    const store = createStore(host);
    store.onOtherTab(() => undefined);
    area.setItem('others', 'x'.repeat(190));
    store.writeDraft('user-1', 'borrow', draft);
    createStore(windowWith(area)).clearAll();
    host.changedElsewhere('authInfo');
    area.removeItem('others');
    store.flush();
    expect(area.dump()).toBe('[]');
    expect(store.readDraft('user-1', 'borrow', Draft)).toBeNull();
  });
});

describe('the records of a tab', () => {
  it('are stored, validated and removed, with and without storage', () => {
    const area = new FakeStorage();
    for (const source of [windowWith(area), disabled]) {
      const records = createTabRecords(source);
      records.write('trail', ['/']);
      expect(records.read('trail', v.array(v.string()))).toEqual(['/']);
      expect(records.read('trail', v.number())).toBeNull();
      records.write('trail', ['/']);
      records.drop('trail');
      expect(records.read('trail', v.array(v.string()))).toBeNull();
    }
  });
});
