import type { HomePorts } from '#machines/home/ports.ts';
import type { BorrowPorts } from '#machines/borrow/ports.ts';
import type { RepaymentPorts } from '#machines/repayment/ports.ts';
import { type Auth, createAuth } from '#app/providers/session.ts';
import type { Ports } from '#app/root-actor.ts';
import { assumedCodes } from '#domain/codes.ts';
import { creditStatus } from '#domain/credit-order.ts';
import type { Failure } from '#domain/failure.ts';
import type { Homepage } from '#domain/home.ts';
import { loanStatus } from '#domain/loan-status.ts';
import type { MoneyIntent } from '#domain/money.ts';
import { LoginRecord } from '#domain/records.ts';
import { readRecords } from '#app/flows/records.ts';
import type {
  MoneyActionPorts,
  Preparation,
  Reconciliation,
  Submission,
} from '#machines/money-action/ports.ts';
import type { OrderProgressPorts, SubjectReport } from '#machines/order-progress/ports.ts';
import type { Session } from '#machines/shared/session.ts';
import type { Timed } from '#machines/shared/ports.ts';
import { createStore as createStorage, nobody } from '#services/storage/store.ts';
import { firstEffect, kindFixtures } from '#tests/faults/kinds.ts';
import { creditOrder } from '../samples/credit.ts';
import { agreement, limit, loanOrder, offerFor, quota } from '../samples/loans.ts';
import { credentialsOf, sessionOf } from '../samples/people.ts';
import { detail, pending } from '../samples/repayment.ts';
import {
  type Calls,
  createCalls,
  type End,
  type Ends,
  fails,
  gives,
  serverFailures,
} from './calls.ts';
import { createJournal, type Journal } from './journal.ts';
import { memoryArea, windowWith } from './memory-area.ts';

/** Every port of the flows after login, but for money. */
type FlowPorts = Omit<
  HomePorts & BorrowPorts & OrderProgressPorts & RepaymentPorts,
  keyof MoneyActionPorts
>;

/** What lies around the machines, and outlives a reload of the page: storage, journal, calls. */
export type World = {
  calls: Calls;
  ports: Ports & FlowPorts & MoneyActionPorts;
  storage: ReturnType<typeof createStorage>;
  /** What that storage lives on. */
  window: ReturnType<typeof windowWith>;
  auth: Auth;
  journal: Journal;
  /** Whether the code of the flows can be run; without it a flow breaks as it starts. */
  flowsRun: () => boolean;
  /** Everything as before the first page, with these money intents open. */
  reset: (found: readonly MoneyIntent[]) => void;
};

/** Whether the native app takes over. */
const native: Ends<{ opened: boolean }> = {
  opened: gives({ opened: true }),
  noApp: gives({ opened: false }),
};

const cards = (change: Partial<Homepage> = {}): Timed<Homepage> => ({
  credit: null,
  quota: null,
  loans: [],
  receivedAt: 0,
  ...change,
});
const creditAt = (status: keyof typeof creditStatus) => ({
  credit: creditOrder({ status: creditStatus[status] }),
});
const order = (status: keyof typeof loanStatus) => gives(loanOrder({ status: loanStatus[status] }));
const refusal = (code: number) => fails({ kind: 'business', code, message: 'no' });

const credit = (status: keyof typeof creditStatus): End<SubjectReport> =>
  gives({ type: 'credit', order: creditOrder({ status: creditStatus[status] }), receivedAt: 0 });
const creditReports: Ends<SubjectReport> = {
  reviewing: credit('reviewing'),
  rejected: credit('rejected'),
  approved: credit('approved'),
  ...serverFailures,
};
const loan = (status: keyof typeof loanStatus): End<SubjectReport> =>
  gives({ type: 'loan', order: loanOrder({ status: loanStatus[status] }), receivedAt: 0 });
const loanReports: Ends<SubjectReport> = {
  reviewing: loan('reviewing'),
  rejected: loan('rejected'),
  lending: loan('lending'),
  disbursementFailed: loan('disbursementFailed'),
  cancelled: loan('cancelled'),
  overdue: loan('overdue'),
  settled: loan('settled'),
  ...serverFailures,
};

/** Calls to the phone itself: they end well even where no server can be reached. */
export const localPorts: readonly string[] = [
  'restoreSession',
  'readLoginRecord',
  'forgetSession',
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
 * Every port of the app, each with the few ways in which its calls can end.
 *
 * @param hears of a failure before the machine does, as of the client of the server
 */
export function createWorld(hears: (failure: Failure) => void): World {
  const calls = createCalls(hears);
  const { port } = calls;
  const area = memoryArea();
  const window = windowWith(area);
  const storage = createStorage(window);
  const auth = createAuth(storage);
  const journal = createJournal();
  let flowsRun = true;

  const signedIn = (session: Session) => gives(session, () => auth.set(session.auth));
  function forget(): void {
    auth.set(null);
    storage.clearUserData();
  }
  const taken = (intent: MoneyIntent) => () => journal.close(intent);

  const session: Ports = {
    restoreSession: port('restoreSession', () => ({
      juan: signedIn(sessionOf('juan')),
      nobody: gives(null),
      fails: fails({ kind: 'unexpected', message: 'no storage' }),
      ...serverFailures,
    })),
    readLoginRecord: port('readLoginRecord', () => ({
      stored: gives(storage.readDraft(nobody, 'login', LoginRecord)),
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
    openMaintenance: port('openMaintenance', () => native),

    mobileExists: port(
      'mobileExists',
      (): Ends<{ exists: boolean }> => ({
        known: gives({ exists: true }),
        unknown: gives({ exists: false }),
        network: serverFailures.network,
      }),
    ),
    login: port('login', () => ({
      juan: gives(credentialsOf('juan')),
      maria: gives(credentialsOf('maria')),
      wrong: refusal(assumedCodes.wrongSmsCode),
      network: serverFailures.network,
    })),
    readCooldown: port('readCooldown', () => ({ none: gives({ cooldown: 0 }) })),
    sendSmsCode: port('sendSmsCode', () => ({
      sent: gives({ cooldown: 2000 }),
      network: serverFailures.network,
    })),

    customerServiceEntrance: port('customerServiceEntrance', () => ({
      ways: gives({
        onlineUrl: 'https://hiram.example/chat',
        hotline: '+63 2 8123 4567',
        email: 'help@hiram.example',
        hours: '8 to 20',
        officialUrl: 'https://hiram.example',
      }),
      network: serverFailures.network,
    })),
    readStoredAgreement: port('readStoredAgreement', () => ({
      kept: gives({ html: agreement.html }),
      none: gives(null),
    })),
  };

  const flows: FlowPorts = {
    getHomepageData: port('getHomepageData', () => ({
      newBorrower: gives(cards()),
      reviewing: gives(cards(creditAt('reviewing'))),
      rejected: gives(cards(creditAt('rejected'))),
      approved: gives(cards({ ...creditAt('approved'), quota: quota(), loans: [loanOrder()] })),
      ...serverFailures,
    })),
    openNativePage: port('openNativePage', () => native),
    reportExpiredCredit: port('reportExpiredCredit', () => native),
    queryCreditOrder: port('queryCreditOrder', () => ({
      none: gives(null),
      incomplete: gives(creditOrder({ status: creditStatus.waitSubmit, fileUpload: { state: 3 } })),
      reviewing: gives(creditOrder({ status: creditStatus.reviewing })),
      approved: gives(creditOrder()),
      newer: gives(creditOrder({ creditOrderId: 'credit-2' })),
      expired: gives(creditOrder({ expired: true })),
      approvedIncomplete: gives(creditOrder({ fileUpload: { state: 3 } })),
      ...serverFailures,
    })),
    queryLoanOrderStatus: port('queryLoanOrderStatus', () => ({
      reviewing: order('reviewing'),
      rejected: order('rejected'),
      lending: order('lending'),
      disbursementFailed: order('disbursementFailed'),
      overdue: order('overdue'),
      ...serverFailures,
    })),
    loadLimit: port('loadLimit', () => ({
      limit: gives(limit()),
      nothingAvailable: gives(limit({ availableLimit: 0 })),
      ...serverFailures,
    })),
    priceLoan: port('priceLoan', (choice) => ({
      priced: gives(offerFor(choice)),
      ...serverFailures,
    })),
    previewAgreement: port('previewAgreement', () => ({
      agreement: gives(agreement),
      ...serverFailures,
    })),
    querySubject: port('querySubject', ({ type }) =>
      type === 'credit' ? creditReports : loanReports,
    ),
    rejectGuide: port('rejectGuide', () => ({
      guide: gives({ freezeDays: 7, guide: [] }),
      ...serverFailures,
    })),
    queryPendingRepayPlan: port('queryPendingRepayPlan', () => ({
      due: gives(pending()),
      unpayable: gives(pending({ cardNumber: '' })),
      nothingDue: gives(null),
      ...serverFailures,
    })),
    queryRepayOrderDetail: port('queryRepayOrderDetail', () => ({
      detail: gives(detail()),
      ...serverFailures,
    })),
  };

  const money: MoneyActionPorts = {
    prepareAttempt: port('prepareAttempt', ({ userKey, request }): Ends<Preparation> => {
      const open = journal.openAt(userKey, request);
      const intent = open ?? journal.ready(userKey, request);
      return {
        read: gives({ outcome: open ? 'pending' : 'ready', intent }),
        ...serverFailures,
      };
    }),
    submitMoney: port(
      'submitMoney',
      ({ intent, request: { kind } }): Ends<Submission> => {
        const { receiptOf, refusals } = kindFixtures[kind];
        const refused = (code: number): End<Submission> => {
          const failure: Failure = { kind: 'business', code, message: 'no' };
          return gives({ outcome: 'refused', failure }, taken(intent));
        };
        return {
          ok: gives({ outcome: 'ok', receipt: receiptOf(firstEffect) }, taken(intent)),
          refused: refused(assumedCodes[refusals[0]]),
          ...(refusals.includes('offerChanged')
            ? { termsChanged: refused(assumedCodes.offerChanged) }
            : {}),
          ...serverFailures,
        };
      },
      ({ intent }) => journal.send(intent),
    ),
    reconcileMoney: port(
      'reconcileMoney',
      ({ intent }): Ends<Reconciliation> => ({
        taken: gives(
          { outcome: 'taken', receipt: kindFixtures[intent.baseline.kind].receiptOf(firstEffect) },
          taken(intent),
        ),
        notTaken: gives({ outcome: 'notTaken' }),
        ...serverFailures,
      }),
    ),
    closeIntent: port('closeIntent', ({ intent }) => ({
      done: gives(undefined, taken(intent)),
      fails: fails({ kind: 'unexpected', message: 'no journal' }),
    })),
  };

  return {
    calls,
    ports: { ...session, ...flows, ...money },
    storage,
    window,
    auth,
    journal,
    flowsRun: () => flowsRun,
    reset(found) {
      area.clear();
      auth.set(null);
      journal.reset(found);
      flowsRun = true;
    },
  };
}
