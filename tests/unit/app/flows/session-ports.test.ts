import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import type { AuthInfo, Credentials } from '#domain/account/user.ts';
import type { FlowCode } from '#app/flows/flow-code.ts';
import { keepPendingDeletion } from '#app/providers/pending-deletion.ts';
import { createAuth, createSessionPorts } from '#app/providers/session.ts';
import { eachFlow } from '#machines/flows.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { windowWith } from '#tests/model/app/memory-area.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { until } from '#tests/until.ts';

const Reply = v.custom<never>(() => true);

function open(
  stored: AuthInfo | null,
  native: Credentials | null,
  userInfo: () => Promise<Credentials | null> = async () => native,
  shellHeard: Promise<void> | null = null,
  area = new FakeStorage(),
) {
  const storage = createStore(windowWith(area));
  if (stored) storage.write('authInfo', stored);
  storage.write('selectQuota', 5_000);
  const auth = createAuth(storage);
  const onPersonChanged = vi.fn<(stored: AuthInfo, named: Credentials) => void>();
  const restart = vi.fn<() => void>();
  const call = vi.fn<(method: string, data: object) => Promise<never>>(async () => {
    throw new ServiceFailure({ kind: 'network' });
  });
  const unused = () => {
    throw new Error('unexpected call');
  };
  const ports = createSessionPorts({
    api: {
      call: (method, data) => call(method, data),
      callMany: unused,
      upload: unused,
    },
    shell: {
      userInfo,
      logout: unused,
      systemMaintenanceOpen: async () => ({ opened: false }),
    },
    storage,
    records: { drop: unused },
    journal: { load: unused, arrived: unused, get: unused },
    flowCode: eachFlow<FlowCode>(() => ({ load: unused, arrived: unused, get: unused })),
    auth,
    erasure: { load: unused, arrived: unused, get: unused },
    forgetHistory: unused,
    dropPictures: () => {},
    showTheme: () => {},
    onPersonChanged,
    shellWaitEnd: shellHeard,
    restart,
  });
  return { restart, onPersonChanged, auth, call, ports, storage };
}

const signal = new AbortController().signal;
const juan = sessionOf('juan').auth;

describe('a slow shell', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function slow(
    stored: AuthInfo | null,
    {
      isDeleting = false,
      heard = null,
    }: { isDeleting?: boolean; heard?: Promise<void> | null } = {},
  ) {
    let says: (named: Credentials | null) => void = () => {};
    const answer = new Promise<Credentials | null>((resolve) => (says = resolve));
    const opened = open(stored, null, () => answer, heard);
    const deletion = { version: 1, userKey: 'key of juan', mobile: '+639170000000' } as const;
    if (isDeleting) keepPendingDeletion(opened.storage, deletion);
    let session: unknown = 'not yet';
    void opened.ports.restoreSession(undefined, signal).then((found) => (session = found));
    return { ...opened, says, session: () => session };
  }

  it('does not delay the stored borrower by more than 300 ms', async () => {
    const { session, auth } = slow(juan);
    expect(auth.get()).toEqual(juan);
    await vi.advanceTimersByTimeAsync(299);
    expect(session()).toBe('not yet');
    await vi.advanceTimersByTimeAsync(1);
    await until(() => expect(session()).toMatchObject({ auth: juan }));
  });

  it.each([
    [credentialsOf('juan'), []],
    [credentialsOf('maria'), [[juan, credentialsOf('maria')]]],
    [null, []],
  ])('changes the borrower after 300 ms only if it names another one: %o', async (named, heard) => {
    const { says, onPersonChanged } = slow(juan);
    await vi.advanceTimersByTimeAsync(300);
    says(named);
    await vi.advanceTimersByTimeAsync(0);
    expect(onPersonChanged.mock.calls).toEqual(heard);
  });

  it('S6.3: is awaited for 300 ms without a stored borrower, and restarts the app if it names a borrower after that', async () => {
    const { says, session, storage, restart } = slow(null);
    await vi.advanceTimersByTimeAsync(299);
    expect(session()).toBe('not yet');
    await vi.advanceTimersByTimeAsync(1);
    await until(() => expect(session()).toBeNull());
    expect(restart).not.toHaveBeenCalled();
    says(credentialsOf('maria'));
    await vi.advanceTimersByTimeAsync(0);
    expect(restart).toHaveBeenCalledOnce();
    expect(storage.read('authInfo')).toMatchObject({ userId: 'maria', userInfo: null });
  });

  it('has no effect if it names no borrower, or the one who logged in before its reply', async () => {
    const { auth, says, restart, onPersonChanged } = slow(null);
    await vi.advanceTimersByTimeAsync(300);
    auth.set(juan);
    says(credentialsOf('juan'));
    const nobody = slow(null);
    await vi.advanceTimersByTimeAsync(300);
    nobody.says(null);
    await vi.advanceTimersByTimeAsync(0);
    for (const called of [restart, onPersonChanged, nobody.restart])
      expect(called).not.toHaveBeenCalled();
  });

  it('is not awaited again if the page’s own script has already waited', async () => {
    const { session } = slow(null, { heard: Promise.resolve() });
    await vi.advanceTimersByTimeAsync(1);
    await until(() => expect(session()).toBeNull());
  });

  it('is awaited longer while a pending deletion could clear the phone', async () => {
    const { says, session } = slow(null, { isDeleting: true });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(session()).toBe('not yet');
    says(credentialsOf('maria'));
    await vi.advanceTimersByTimeAsync(0);
    await until(() => expect(session()).toMatchObject({ auth: { userId: 'maria' } }));
  });
});

describe('the borrower’s identity', () => {
  const userInfo = {
    userId: 'juan',
    name: 'Juan',
    mobile: juan.mobile,
    authInfo: { mobileHash: 'a'.repeat(64) },
  };
  const named = { ...juan, userInfo: null };

  it('is fetched if unknown, and stored with the current token', async () => {
    const { auth, call, ports, storage } = open(named, null);
    const fresher = { ...named, token: 'a fresher token' };
    call.mockImplementationOnce(async () => {
      auth.adopt(fresher);
      return v.parse(Reply, userInfo);
    });
    const session = await ports.restoreSession(undefined, signal);
    expect(call.mock.calls).toEqual([['getCurrentUserInfo', {}]]);
    expect(session?.auth).toEqual({ ...fresher, userInfo });
    expect(storage.read('authInfo')?.token).toBe('a fresher token');
  });

  it('is not stored in a full storage, which keeps the login for other tabs and a reload', async () => {
    const area = new FakeStorage(JSON.stringify(named).length + 40);
    const { auth, call, ports } = open(named, null, undefined, null, area);
    call.mockImplementationOnce(async () => v.parse(Reply, userInfo));
    await ports.restoreSession(undefined, signal);
    expect(auth.get()).toEqual({ ...named, userInfo });
    expect(createStore(windowWith(area)).read('authInfo')).toEqual(named);
  });

  it('is null, and the restore fails, if the session ends during the fetch', async () => {
    const { auth, call, ports } = open(named, null);
    call.mockImplementationOnce(async () => {
      auth.set(null);
      return v.parse(Reply, userInfo);
    });
    await expect(ports.restoreSession(undefined, signal)).rejects.toMatchObject({
      failure: { kind: 'session', reason: 'empty' },
    });
    expect(auth.get()).toBeNull();
  });

  it('counts as logged in only while storage names the same borrower', () => {
    const { auth, storage } = open(juan, null);
    expect(auth.loggedIn()).toBeNull();
    auth.set(juan);
    expect(auth.loggedIn()).toBe('juan');
    storage.write('authInfo', sessionOf('maria').auth);
    expect(auth.loggedIn()).toBeNull();
    auth.set(null);
    expect(auth.mobile()).toBe(juan.mobile);
  });
});
