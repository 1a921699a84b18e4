import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthInfo, Credentials } from '#domain/user.ts';
import type { FlowCode } from '#app/flows/flow-code.ts';
import { createAuth, createSessionPorts } from '#app/providers/session.ts';
import { eachFlow } from '#machines/flows.ts';
import { createStore } from '#services/storage/store.ts';
import { FakeStorage } from '#tests/contract/fake-storage.ts';
import { windowWith } from '#tests/model/app/memory-area.ts';
import { credentialsOf, sessionOf } from '#tests/model/samples/people.ts';

/** The ports of a page whose storage and whose shell say who is logged in. */
function open(
  stored: AuthInfo | null,
  native: Credentials | null,
  userInfo: () => Promise<Credentials | null> = async () => native,
) {
  const storage = createStore(windowWith(new FakeStorage()));
  if (stored) storage.write('authInfo', stored);
  storage.write('selectQuota', 5_000);
  const auth = createAuth(storage);
  const forgetHistory = vi.fn<() => void>();
  const onPersonChanged = vi.fn<(stored: AuthInfo, named: Credentials) => void>();
  const unused = () => {
    throw new Error('not asked here');
  };
  const ports = createSessionPorts({
    api: {
      call: vi.fn<() => Promise<never>>(async () => {
        throw new Error('the line is down');
      }),
      callMany: unused,
    },
    shell: {
      userInfo,
      logout: () => true,
      systemMaintenanceOpen: async () => ({ opened: false }),
    },
    storage,
    journal: { load: unused, arrived: unused, get: unused },
    flowCode: eachFlow<FlowCode>(() => ({ load: unused, arrived: unused, get: unused })),
    auth,
    forgetHistory,
    onPersonChanged,
  });
  return { onPersonChanged, auth, forgetHistory, ports, storage };
}

const signal = new AbortController().signal;
const juan = sessionOf('juan').auth;

describe('who is logged in at the start', () => {
  it.each([
    ['storage alone says', juan, null, 'juan'],
    ['both say the same', juan, credentialsOf('juan'), 'juan'],
    ['the shell alone says', null, credentialsOf('maria'), 'maria'],
    ['storage and shell differ: the shell counts', juan, credentialsOf('maria'), 'maria'],
    ['nobody says', null, null, undefined],
  ])('%s', async (_, stored, native, userId) => {
    const { auth, ports, storage } = open(stored, native);
    const session = await ports.restoreSession(undefined, signal);
    expect(session?.auth.userId).toBe(userId);
    expect(auth.get()?.userId).toBe(userId);
    expect(storage.read('authInfo')?.userId).toBe(userId);
  });

  it('leaves nothing of the other person where the shell counts', async () => {
    const { ports, storage } = open(juan, credentialsOf('maria'));
    storage.writeDraft('key of juan', 'borrow', { version: 1 });
    await ports.restoreSession(undefined, signal);
    expect(storage.read('selectQuota')).toBeNull();
    expect(JSON.stringify(storage.read('authInfo'))).not.toContain('juan');
  });

  it('keeps the token that storage has of the same person', async () => {
    const stored = { ...juan, token: 'a fresher token' };
    const { auth, ports } = open(stored, credentialsOf('juan'));
    await ports.restoreSession(undefined, signal);
    expect(auth.get()?.token).toBe('a fresher token');
  });
});

describe('a shell that is slow to say who it is', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function slow(stored: AuthInfo | null) {
    let says: (named: Credentials | null) => void = () => {};
    const answer = new Promise<Credentials | null>((resolve) => (says = resolve));
    const opened = open(stored, null, () => answer);
    let session: unknown = 'not yet';
    void opened.ports.restoreSession(undefined, signal).then((found) => (session = found));
    return { ...opened, says, session: () => session };
  }

  it('does not keep the stored borrower waiting', async () => {
    const { session, auth } = slow(juan);
    expect(auth.get()).toEqual(juan);
    await vi.advanceTimersByTimeAsync(299);
    expect(session()).toBe('not yet');
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(session()).toMatchObject({ auth: juan }));
  });

  it.each([
    [credentialsOf('juan'), []],
    [credentialsOf('maria'), [[juan, credentialsOf('maria')]]],
    [null, []],
  ])('is heard late where it names another person: %o', async (named, heard) => {
    const { says, onPersonChanged } = slow(juan);
    await vi.advanceTimersByTimeAsync(300);
    says(named);
    await vi.advanceTimersByTimeAsync(0);
    expect(onPersonChanged.mock.calls).toEqual(heard);
  });

  it('is waited for where nobody is stored', async () => {
    const { says, session } = slow(null);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(session()).toBe('not yet');
    says(credentialsOf('maria'));
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(session()).toMatchObject({ auth: { userId: 'maria' } }));
  });
});

it('logging out forgets the history', async () => {
  const { forgetHistory, ports, storage } = open(juan, null);
  await ports.logOut(undefined, signal);
  expect(forgetHistory).toHaveBeenCalledOnce();
  expect(storage.read('authInfo')).toBeNull();
});
