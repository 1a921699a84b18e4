import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import type { AuthInfo, Credentials } from '#domain/account/user.ts';
import type { Api } from '#app/loading/lazy-api.ts';
import { keepPendingDeletion } from '#app/providers/pending-deletion.ts';
import { createAuth, createSessionPorts } from '#app/providers/session.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage, windowWith } from '#tests/contract/fake-storage.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { until } from '#tests/until.ts';
import { clientOf } from '../client.ts';
import { signal } from '../lender.ts';
import { noFlows, unexpected, unloaded } from '../running-root.ts';

const juan = sessionOf('juan').auth;
const maria = credentialsOf('maria');

type Given = {
  userInfo?: () => Promise<Credentials | null>;
  shellWaitEnd?: Promise<void>;
  call?: Api['call'];
  area?: FakeStorage;
};

function open(stored: AuthInfo | null, given: Given = {}) {
  const { userInfo = async () => null, shellWaitEnd = null, call = unexpected } = given;
  const storage = createStore(windowWith(given.area ?? new FakeStorage()));
  if (stored) storage.write('authInfo', stored);
  const auth = createAuth(storage);
  const onPersonChanged = vi.fn<(stored: AuthInfo, named: Credentials) => void>();
  const restart = vi.fn<() => void>();
  const ports = createSessionPorts({
    api: { call, callMany: unexpected, upload: unexpected },
    shell: { userInfo, logout: unexpected, systemMaintenanceOpen: unexpected },
    storage,
    records: { drop: unexpected },
    journal: unloaded,
    flowCode: noFlows,
    auth,
    erasure: unloaded,
    forgetHistory: unexpected,
    dropPictures: unexpected,
    showTheme: unexpected,
    onPersonChanged,
    shellWaitEnd,
    restart,
  });
  return { restart, onPersonChanged, auth, ports, storage };
}

describe('a slow shell', () => {
  beforeEach(() => void vi.useFakeTimers());

  function slow(
    stored: AuthInfo | null,
    { isDeleting = false, ...given }: Given & { isDeleting?: boolean } = {},
  ) {
    let answerWith: (named: Credentials | null) => void = () => {};
    const answer = new Promise<Credentials | null>((resolve) => (answerWith = resolve));
    const call: Api['call'] = () => Promise.reject(new ServiceFailure({ kind: 'network' }));
    const opened = open(stored, { userInfo: () => answer, call, ...given });
    const deletion = { version: 1, userKey: 'key of juan', mobile: '+639170000000' } as const;
    if (isDeleting) keepPendingDeletion(opened.storage, deletion);
    let session: unknown = 'not yet';
    void opened.ports.restoreSession(undefined, signal).then((found) => (session = found));
    const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
    async function replies(named: Credentials | null) {
      answerWith(named);
      await after(0);
    }
    return { ...opened, after, replies, session: () => session };
  }

  it('does not delay the stored borrower by more than 300 ms', async () => {
    const { after, session } = slow(juan);
    await after(299);
    expect(session()).toBe('not yet');
    await after(1);
    await until(() => expect(session()).toMatchObject({ auth: juan }));
  });

  it.each([
    [credentialsOf('juan'), []],
    [maria, [[juan, maria]]],
    [null, []],
  ])(
    'changes the borrower after 300 ms only if it names another one: %o',
    async (named, expected) => {
      const { after, replies, onPersonChanged } = slow(juan);
      await after(300);
      await replies(named);
      expect(onPersonChanged.mock.calls).toEqual(expected);
    },
  );

  it('S6.3: is awaited for 300 ms without a stored borrower, and restarts the app if it names a borrower after that', async () => {
    const { after, replies, session, storage, restart } = slow(null);
    await after(299);
    expect(session()).toBe('not yet');
    await after(1);
    await until(() => expect(session()).toBeNull());
    expect(restart).not.toHaveBeenCalled();
    await replies(maria);
    expect(restart).toHaveBeenCalledOnce();
    expect(storage.read('authInfo')).toMatchObject({ userId: 'maria', userInfo: null });
  });

  it('is awaited longer while a pending deletion could clear the phone', async () => {
    const { after, replies, session } = slow(null, { isDeleting: true });
    await after(2_900);
    expect(session()).toBe('not yet');
    await replies(maria);
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
  const { api } = clientOf({ getCurrentUserInfo: userInfo });

  /** Restores a session without user info, which is then fetched; `meanwhile` runs before that. */
  function restoring(meanwhile: (auth: ReturnType<typeof createAuth>) => void, area?: FakeStorage) {
    const opened = open(named, {
      ...(area && { area }),
      call(...request) {
        meanwhile(opened.auth);
        return api.call(...request);
      },
    });
    return { ...opened, session: opened.ports.restoreSession(undefined, signal) };
  }

  it('is fetched if unknown, and stored with the current token', async () => {
    const fresher = { ...named, token: 'a fresher token' };
    const { session, storage } = restoring((auth) => auth.adopt(fresher));
    expect((await session)?.auth).toEqual({ ...fresher, userInfo });
    expect(storage.read('authInfo')?.token).toBe('a fresher token');
  });

  it('is not stored in a full storage, which keeps the login for other tabs and a reload', async () => {
    const area = new FakeStorage(JSON.stringify(named).length + 40);
    const { auth, session } = restoring(() => {}, area);
    await session;
    expect(auth.get()).toEqual({ ...named, userInfo });
    expect(createStore(windowWith(area)).read('authInfo')).toEqual(named);
  });

  it('is null, and the restore fails, if the session ends during the fetch', async () => {
    const { auth, session } = restoring((of) => of.set(null));
    await expect(session).rejects.toMatchObject({ failure: { kind: 'session', reason: 'empty' } });
    expect(auth.get()).toBeNull();
  });

  it('counts as logged in only while storage names the same borrower', () => {
    const { auth, storage } = open(juan);
    expect(auth.loggedIn()).toBeNull();
    auth.set(juan);
    expect(auth.loggedIn()).toBe('juan');
    storage.write('authInfo', sessionOf('maria').auth);
    expect(auth.loggedIn()).toBeNull();
    auth.set(null);
    expect(auth.mobile()).toBe(juan.mobile);
  });
});
