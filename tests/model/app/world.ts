import { vi } from 'vitest';
import type { Memory } from '#app/flows/last-known.ts';
import { runAttempts } from '#app/attempts/provider.ts';
import { type Auth, createAuth } from '#app/providers/session.ts';
import { type InfoMachines, provideInfoPages } from '#app/info-pages/provider.ts';
import type { Ports } from '#app/root-actor.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { Failure } from '#domain/failure.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { LoginRecord } from '#domain/loans/records.ts';
import { readRecords } from '#app/flows/read-records.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Session } from '#machines/shared/session.ts';
import { createStore as createStorage, noUser } from '#services/storage/store.ts';
import { agreementModel } from '#machines/agreement/model.ts';
import { helpCentreModel } from '#machines/help-centre/model.ts';
import { loginModel } from '#machines/login/model.ts';
import { permissionsModel } from '#machines/permissions/model.ts';
import { now } from '#machines/samples/loans.ts';
import { credentialsOf, sessionOf } from '#machines/samples/people.ts';
import { type Calls, createCalls, fails, gives, modelled, serverFailures } from './calls.ts';
import type { FlowWorld } from './app-flow.ts';
import { createJournal, type Journal } from './journal.ts';
import { FakeStorage, windowWith } from '#tests/contract/fake-storage.ts';
import { createPopups } from './popups.ts';
import { createSharedPorts, native } from './shared-ports.ts';

/** Everything that survives a reload of the page. */
export type World = {
  calls: Calls;
  ports: Ports;
  infoMachines: InfoMachines;
  popups: ReturnType<typeof createPopups>;
  attempts: ReturnType<typeof createAttempts>;
  flowPorts: Omit<FlowWorld, 'settings'>;
  storage: ReturnType<typeof createStorage>;
  window: ReturnType<typeof windowWith>;
  auth: Auth;
  journal: Journal;
  /** Whether the code of flows can run; otherwise a flow fails at its start. */
  flowsRun: () => boolean;
  /** Clears the phone, except for these open attempts. */
  reset: (open: readonly MoneyIntent[]) => void;
};

const refusal = (code: number) => fails({ kind: 'business', code, message: 'no' });

type AttemptOfFlow = () => string | null;

/**
 * Without `attemptOfFlow` (null), the attempts machine finds no open attempts, because they would
 * multiply the states of the walk. Some stories pass it.
 */
const createAttempts = (
  money: MoneyActionPorts,
  journal: Journal,
  attemptOfFlow: AttemptOfFlow | null,
) =>
  runAttempts(
    {
      ...money,
      async readOpenAttempts({ userKey }) {
        if (!attemptOfFlow) return { intents: [] };
        const open = journal.openIntents(userKey);
        return { intents: open.filter(({ attemptId }) => attemptId !== attemptOfFlow()) };
      },
      watchAttempts(_, tell) {
        if (!attemptOfFlow) return { look() {}, stop() {} };
        const changed = () => tell({ type: 'attempts.changed' });
        return { look: changed, stop: journal.onChange(changed) };
      },
    },
    { settleWindow: 0 },
  );

/** Calls to the phone, and for code, which succeed without a server. */
export const localPorts: readonly string[] = [
  'restoreSession',
  'readLoginRecord',
  'forgetSession',
  'forgetAccount',
  'logOut',
  'readRemembered',
  'fetchFlow',
  'openMaintenance',
  'readCooldown',
  'openNativePage',
  'reportExpiredCredit',
  'readStoredAgreement',
  'closeIntent',
];

/**
 * `onFailure` is called before the machine gets the failure, as by the API client. `attemptOfFlow`
 * is null to find no open attempt beside a flow.
 */
export function createWorld(
  onFailure: (failure: Failure) => void,
  attemptOfFlow: AttemptOfFlow | null = null,
): World {
  const calls = createCalls(onFailure);
  const { port } = calls;
  const area = new FakeStorage();
  const window = windowWith(area);
  const storage = createStorage(window);
  const auth = createAuth(storage);
  const journal = createJournal();
  // The phone's clock is right, so that replies do not change the server's time.
  const clock = { now: () => Date.now(), isKnown: () => false };
  const memory: Memory = { storage, clock, loggedIn: auth.loggedIn };
  const shared = createSharedPorts(calls, journal, memory);
  let flowsRun = true;

  const signedIn = (session: Session) => gives(session, () => auth.set(session.auth));
  function forget(): void {
    auth.set(null);
    storage.clearUserData();
  }

  const session: Ports = {
    restoreSession: port('restoreSession', () => ({
      juan: signedIn(sessionOf('juan')),
      nobody: gives(null),
      fails: fails({ kind: 'unexpected', message: 'no storage' }),
      ...serverFailures,
    })),
    readLoginRecord: port('readLoginRecord', () => ({
      stored: gives(storage.readDraft(noUser, 'login', LoginRecord)),
      unreadable: fails({ kind: 'unexpected', message: 'no storage' }),
    })),
    keepSession: port('keepSession', ({ userId }) => ({
      kept: signedIn(sessionOf(userId)),
      ...serverFailures,
    })),
    forgetSession: port('forgetSession', () => ({ done: gives(undefined, forget) })),
    logOut: port('logOut', () => ({
      done: gives(undefined, () => {
        auth.set(null);
        storage.clearAll();
      }),
    })),
    // The real port calls the server only if the phone has a record of a sent deletion.
    findDeletion: () => Promise.resolve({ deleted: false }),
    forgetAccount: port('forgetAccount', () => ({
      done: gives(undefined, () => {
        auth.set(null);
        storage.clearAll();
        journal.reset([]);
      }),
    })),
    readRemembered: port('readRemembered', ({ userKey }) => ({
      stored: gives({
        records: readRecords(storage, userKey),
        intents: journal.openIntents(userKey),
      }),
      unreadable: fails({ kind: 'unexpected', message: 'no storage' }),
    })),
    fetchFlow: port('fetchFlow', () => {
      const runs = (whether: boolean) => () => {
        flowsRun = whether;
      };
      return {
        there: gives(undefined, runs(true)),
        broken: gives(undefined, runs(false)),
        failed: fails({ kind: 'network' }),
      };
    }),
    // The code of these parts always loads; only the code of the flows can fail.
    fetchPopups: async () => undefined,
    fetchAttempts: async () => undefined,
    fetchInfoPages: async () => undefined,
    openMaintenance: port('openMaintenance', () => native),

    mobileExists: port('mobileExists', modelled(loginModel.services.mobileExists)),
    login: port('login', () => ({
      juan: gives(credentialsOf('juan')),
      maria: gives(credentialsOf('maria')),
      wrong: refusal(assumedCodes.wrongSmsCode),
      network: serverFailures.network,
    })),
    readCooldown: shared.readCooldown,
    sendSmsCode: shared.sendSmsCode,
  };

  const { services: help } = helpCentreModel;
  const infoMachines = provideInfoPages({
    readCreditAndLoans: port(
      'readCreditAndLoans',
      modelled(permissionsModel.services.readCreditAndLoans),
    ),
    // The phone replies at once; the machine's own walk covers the other ends.
    readHelpStanding: async () => ({
      kept: null,
      language: 'en',
      signedIn: auth.get() !== null,
      search: '',
    }),
    // The unread mark is optional; the machine's own walk covers the other ends.
    hasUnreadMessage: async () => ({ unread: false }),
    listQuestion: port('listQuestion', modelled(help.listQuestion)),
    voteOnQuestion: port('voteOnQuestion', () => ({
      taken: gives(undefined),
      network: serverFailures.network,
    })),
    rememberSearch() {},
    customerServiceEntrance: port(
      'customerServiceEntrance',
      modelled(help.customerServiceEntrance),
    ),
    readStoredAgreement: port(
      'readStoredAgreement',
      modelled(agreementModel.services.readStoredAgreement),
    ),
  });

  return {
    calls,
    ports: session,
    infoMachines,
    popups: createPopups(calls),
    attempts: createAttempts(shared, journal, attemptOfFlow),
    flowPorts: { port, shared, memory, journal },
    storage,
    window,
    auth,
    journal,
    flowsRun: () => flowsRun,
    reset(open) {
      vi.setSystemTime(now);
      area.clear();
      auth.set(null);
      journal.reset(open);
      flowsRun = true;
    },
  };
}
