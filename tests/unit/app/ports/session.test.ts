import { codes } from '#domain/codes.ts';
import type { BorrowRecord } from '#domain/loans/records.ts';
import type { LoginPorts } from '#machines/login/ports.ts';
import { nothingRemembered } from '#machines/root/context.ts';
import type { RootPorts } from '#machines/root/ports.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { userKeyOf } from '#services/user-key.ts';
import { storedLastKnown } from '#machines/samples/last-known.ts';
import { applyIntent, repayIntent } from '#machines/samples/loans.ts';
import { credentialsOf } from '#machines/samples/people.ts';
import { smsCodeRows } from './parts.ts';
import { rootOn } from './root.ts';
import { describePorts, type PortRows } from './table.ts';

const juan = { ...credentialsOf('juan'), userInfo: null };
const maria = credentialsOf('maria');
const userInfo = {
  userId: 'juan',
  name: 'Juan dela Cruz',
  mobile: '+639171234567',
  authInfo: { mobileHash: 'a'.repeat(64) },
};
const named = { ...juan, userInfo };
const marias = { ...userInfo, userId: 'maria', name: 'Maria Santos' };
const [keyOfJuan, keyOfMaria] = [await userKeyOf('juan'), await userKeyOf('maria')];
const pending = { userKey: keyOfJuan, mobile: '+639183334444' };
const deleting = { 'draft/nobody/pendingDeletion': pending };
const usedStorage = {
  authInfo: named,
  selectQuota: 5_000,
  isFirstToBorrow: true,
  rolloverOrRestructure: { rollover: true, restructure: false },
  language: 'fil',
  'draft/juan/borrow': { version: 1 },
};
const emptied = Object.fromEntries(Object.keys(usedStorage).map((key) => [key, null]));
const leaves = [['logout'], ['dropPictures'], ['forgetHistory'], ['showTheme', 'system']] as const;
const typed = { version: 1, method: 'sms', mobile: '0917', username: 'juan' } as const;
const borrowRecord: BorrowRecord = {
  version: 1,
  step: 'quota',
  amountText: '5,500',
  term: 91,
  couponIds: ['coupon-2'],
};
const repaymentRecord = { version: 1, loanOrderId: 'loan-7', checkedPeriod: 2, late: 1 } as const;
const deletionRecord = { version: 1, reason: 'other', note: 'enough' } as const;
const { records: noRecords } = nothingRemembered;

/** Ports that `start-app.ts` provides. */
const elsewhere = ['fetchPopups', 'fetchAttempts', 'fetchInfoPages'] as const;

describePorts('root and login', {
  base: rootMachine,
  machine: rootOn,
  elsewhere,
  effects: {
    applyLanguage: {
      'applies the chosen language': {
        params: { language: 'fil' },
        invokes: [['applyLanguage', 'fil']],
      },
    },
    trackSessionLoss: {
      'logs why the session ended': {
        params: { reason: 'squeezed' },
        invokes: [['trackSessionLoss', 'squeezed']],
      },
    },
    'login.trackLoginFail': { 'logs a failed login': { invokes: [['trackLoginFail']] } },
  },
  ports: {
    ...smsCodeRows('login'),
    restoreSession: {
      'is null without a session': { invokes: [['userInfo']], out: null },
      'S6.3: restores the stored session of a borrower whose name is known': {
        stored: { authInfo: named },
        shell: { userInfo: { ...credentialsOf('juan'), token: 'of the shell' } },
        invokes: [['userInfo']],
        out: { auth: named, userKey: keyOfJuan },
      },
      'reads the borrower’s data if only the shell has the session': {
        shell: { userInfo: maria },
        calls: [['getCurrentUserInfo', {}, marias]],
        invokes: [['userInfo']],
        out: { auth: { ...maria, userInfo: marias }, userKey: keyOfMaria },
        stores: { authInfo: { ...maria, userInfo: marias } },
      },
      'S6.3: drops the stored session if the shell names another borrower': {
        stored: { ...usedStorage, ...deleting },
        shell: { userInfo: maria },
        calls: [['getCurrentUserInfo', {}, marias]],
        invokes: [['userInfo']],
        out: { auth: { ...maria, userInfo: marias }, userKey: keyOfMaria },
        stores: {
          authInfo: { ...maria, userInfo: marias },
          selectQuota: null,
          isFirstToBorrow: null,
          rolloverOrRestructure: null,
          'draft/nobody/pendingDeletion': null,
        },
      },
      'keeps a stored session whose borrower cannot be read': {
        stored: { authInfo: juan },
        calls: [['getCurrentUserInfo', {}, 4_711]],
        invokes: [['userInfo']],
        out: { auth: juan, userKey: keyOfJuan },
      },
      'S6.4: removes a session that is over': {
        stored: { authInfo: juan, selectQuota: 5_000 },
        calls: [['getCurrentUserInfo', {}, codes.sessionExpired]],
        invokes: [['userInfo']],
        fails: { kind: 'session', reason: 'expired' },
        stores: { authInfo: null, selectQuota: null },
      },
    },
    readLoginRecord: {
      'is null if nothing was typed': { out: null },
      'reads the typed fields': { stored: { 'draft/nobody/login': typed }, out: typed },
    },
    keepSession: {
      'D3: stores the session, and keeps the pending deletion of the same borrower': {
        input: credentialsOf('juan'),
        stored: deleting,
        calls: [['getCurrentUserInfo', {}, userInfo]],
        out: { auth: named, userKey: keyOfJuan },
        stores: { authInfo: named },
      },
      'D3: drops the pending deletion of another borrower': {
        input: maria,
        stored: deleting,
        calls: [['getCurrentUserInfo', {}, marias]],
        out: { auth: { ...maria, userInfo: marias }, userKey: keyOfMaria },
        stores: {
          authInfo: { ...maria, userInfo: marias },
          'draft/nobody/pendingDeletion': null,
        },
      },
    },
    forgetSession: {
      'V10: removes user data, marks of operations and last known amounts; keeps drafts, language and pending deletion':
        {
          stored: { ...usedStorage, ...deleting, 'draft/juan/lastKnown': storedLastKnown },
          stores: {
            authInfo: null,
            selectQuota: null,
            isFirstToBorrow: null,
            rolloverOrRestructure: null,
            'draft/juan/lastKnown': null,
          },
          out: undefined,
        },
    },
    logOut: {
      'V10: informs the shell, and removes all keys and drafts but no attempt': {
        stored: { ...usedStorage, ...deleting },
        open: [applyIntent],
        invokes: leaves,
        stores: { ...emptied, 'draft/nobody/pendingDeletion': null },
        out: undefined,
      },
      'removes what the borrower searched for in the help centre': {
        stored: { 'tab/helpSearch': { text: 'cannot pay' } },
        invokes: leaves,
        stores: { 'tab/helpSearch': null },
        out: undefined,
      },
    },
    findDeletion: {
      'D3: sends no request without a pending deletion': { out: { deleted: false } },
      'D3: finds that a number without an account was deleted': {
        stored: deleting,
        calls: [['mobileExists', { mobile: pending.mobile }, { exists: false }]],
        out: { deleted: true },
      },
      'D3: finds no deletion while the number has an account': {
        stored: deleting,
        calls: [['mobileExists', { mobile: pending.mobile }, { exists: true }]],
        out: { deleted: false },
      },
      'D3: keeps the pending deletion if the lender does not answer': {
        stored: deleting,
        calls: [['mobileExists', { mobile: pending.mobile }, 4_711]],
        fails: { kind: 'business', code: 4_711, message: 'no' },
      },
    },
    forgetAccount: {
      'D4: does all steps of a logout, empties every store, and clears the history again': {
        stored: { ...usedStorage, ...deleting },
        invokes: [...leaves, ['erase'], ['forgetHistory']],
        stores: { ...emptied, 'draft/nobody/pendingDeletion': null },
        out: undefined,
      },
    },
    openMaintenance: {
      'opens the shell’s page with its end time': {
        input: { time: 1_700_000_360_000 },
        invokes: [['systemMaintenanceOpen', 1_700_000_360_000]],
        out: { opened: true },
      },
    },
    readRemembered: {
      'is empty if no flow stored a record': {
        input: { userKey: 'juan' },
        out: { records: noRecords, intents: [] },
      },
      'reads the records of a borrower and the open attempts': {
        input: { userKey: 'juan' },
        stored: {
          'draft/juan/borrow': borrowRecord,
          'draft/juan/repayment': repaymentRecord,
          'draft/juan/accountDeletion': deletionRecord,
          'draft/maria/borrow': { ...borrowRecord, version: 2 },
        },
        open: [repayIntent],
        out: {
          records: {
            ...noRecords,
            borrow: borrowRecord,
            repayment: repaymentRecord,
            accountDeletion: deletionRecord,
          },
          intents: [repayIntent],
        },
      },
    },
    fetchFlow: {
      'waits for the code of that flow, and fails with its failure': {
        input: { flow: 'repayment' },
        invokes: [['code', 'repayment']],
        fails: { kind: 'network' },
      },
    },
  } satisfies PortRows<Omit<RootPorts & LoginPorts, (typeof elsewhere)[number]>>,
});
