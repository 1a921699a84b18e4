import { provider } from '#flows/offline-payment/chunk.ts';
import { hour } from '#domain/constants.ts';
import { latestPosting } from '#domain/payments/on-its-way.ts';
import { account, checkstand, paidNote } from '#machines/samples/checkstand.ts';
import { storedLastKnown } from '#machines/samples/last-known.ts';
import { now } from '#machines/samples/loans.ts';
import { phoneTime } from './page.ts';
import { describeFlow } from './table.ts';

const loan = { userKey: 'juan', loanOrderId: 'loan-1' };
const { accountNumber } = account();
const numbered = checkstand({ number: account(), numbers: [account()] });
const stored = { checkstand: numbered, accountNumber, notes: [paidNote({ notedAt: now - hour })] };
/** The same page, an hour after the lender's reply. */
const laidAside = {
  ...stored,
  checkstand: { ...numbered, receivedAt: now - hour },
  heardAt: phoneTime - hour,
};
const draftOf = (...loans: object[]) => ({
  'draft/juan/offlinePayment': { version: 1, loans },
});
const lastKnownWith = (change: object) => ({
  'draft/juan/lastKnown': {
    ...storedLastKnown,
    told: {
      ...storedLastKnown.told,
      dues: storedLastKnown.told?.dues.map((due, index) =>
        index === 0 ? { ...due, ...change } : due,
      ),
    },
  },
});
const payNumber = {
  accountNumber,
  amount: 2_650,
  expiresAt: account().expiresAt,
  channel: '7-Eleven',
  biller: 'HIRAM LENDING CORP',
  fee: 15,
};
const input = { loanOrderId: 'loan-1', amount: 2_650, channelId: 'seven-eleven', renew: null };
const setBack = { heardAt: phoneTime + hour };
const renewal = { ...input, amount: 999, channelId: null, renew: accountNumber };
const unnumbered = { ...numbered, number: null };
const numberless = { heardAt: phoneTime, accountNumber: null, notes: [] };
const note = {
  accountNumber,
  channel: '7-Eleven',
  amount: 2_650,
  postingTime: 900_000,
  postings: 2,
};

describeFlow('offlinePayment', provider, {
  recall: {
    'O10: finds nothing on a new phone': { input: loan, out: { kept: null, apps: [] } },
    'O10: finds the page of the loan, and the apps that the shell accepted': {
      input: loan,
      stored: { ...draftOf(stored), commonInfo: { isSetChannelSuccess: true } },
      out: { kept: stored, apps: [{ name: 'gcash', scheme: 'gcash://' }] },
    },
    'O1: returns the apps that the shell accepted, although a logout emptied the storage': {
      shell: { tookChannels: true },
      input: loan,
      out: { kept: null, apps: [{ name: 'gcash', scheme: 'gcash://' }] },
    },
  },
  fetchVirtualAccount: {
    'O10: stores the reply, and its number with the amounts due': {
      input: { ...loan, ...input },
      stored: { 'draft/juan/lastKnown': storedLastKnown },
      calls: [['fetchVirtualAccount', input, numbered]],
      out: numbered,
      stores: {
        ...draftOf({ checkstand: numbered, heardAt: phoneTime, accountNumber, notes: [] }),
        ...lastKnownWith({ payNumber, notes: [] }),
      },
    },
    'O10: stores no number if the reply has none for the amount': {
      input: { ...loan, ...renewal },
      calls: [['fetchVirtualAccount', renewal, unnumbered]],
      out: unnumbered,
      stores: draftOf({ ...stored, checkstand: unnumbered, ...numberless }),
    },
    'O10: stores no data of another loan': {
      input: { ...loan, ...input },
      calls: [['fetchVirtualAccount', input, { ...numbered, loanOrderId: 'loan-2' }]],
      out: { ...numbered, loanOrderId: 'loan-2' },
    },
  },
  notePayment: {
    'O6: stores a note with the lender’s time, also with the amounts due': {
      input: { ...loan, note, paid: true },
      stored: { ...draftOf({ ...stored, notes: [] }), 'draft/juan/lastKnown': storedLastKnown },
      out: [{ ...note, notedAt: now }],
      stores: {
        ...draftOf({ ...stored, notes: [{ ...note, notedAt: now }] }),
        ...lastKnownWith({
          payNumber,
          notedAt: now,
          notes: [
            {
              accountNumber,
              amount: 2_650,
              deducted: 2_650,
              lateAt: latestPosting({ ...note, notedAt: now }),
            },
          ],
        }),
      },
    },
    'O6: stores a note in the lender’s time before its reply, although the phone is ahead': {
      input: { ...loan, note, paid: true },
      clockUnknown: true,
      stored: draftOf({ ...laidAside, notes: [] }),
      out: [{ ...note, notedAt: now }],
      stores: draftOf({ ...laidAside, notes: [{ ...note, notedAt: now }] }),
    },
    'O6: stores a note at the last reply if the phone’s clock was set back': {
      input: { ...loan, note, paid: true },
      clockUnknown: true,
      stored: draftOf({ ...laidAside, ...setBack, notes: [] }),
      out: [{ ...note, notedAt: now - hour }],
      stores: draftOf({ ...laidAside, ...setBack, notes: [{ ...note, notedAt: now - hour }] }),
    },
    'O6: withdraws a note': {
      input: { ...loan, note, paid: false },
      stored: draftOf(stored),
      out: [],
      stores: draftOf({ ...stored, notes: [] }),
    },
  },
});
