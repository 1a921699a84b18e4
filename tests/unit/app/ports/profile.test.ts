import { provider } from '#flows/profile/chunk.ts';
import { cardStanding, newAccount } from '#machines/samples/bank-card.ts';
import { now } from '#machines/samples/loans.ts';
import { firstSigned, security, signedText } from '#machines/samples/profile.ts';
import { together } from './page.ts';
import { describeFlow } from './table.ts';

const { username, sessions } = security;
const accountSecurity = { username, sessions };
const config = {
  banks: [],
  feedbackMinWords: 5,
  bankCardChangeDays: 30,
  bankCard: cardStanding({ account: newAccount }),
};
const firstReply = { loans: [...firstSigned.items], next: 'after loan-2' };
const rollover = { orderId: 'deferral-1', kind: 'rollover' } as const;

describeFlow('profile', provider, {
  effects: {
    applyTheme: {
      'stores the theme of this phone, and applies it': {
        params: { theme: 'dark' },
        invokes: [['showTheme', 'dark']],
        stores: { 'draft/nobody/theme': 'dark' },
      },
    },
  },
  readTheme: {
    'is the phone’s own theme without a choice': { out: 'system' },
    'is the chosen theme': { stored: { 'draft/nobody/theme': 'dark' }, out: 'dark' },
  },
  hasUnreadMessage: {
    'reports an unread answer': {
      calls: [['hasUnreadMessage', {}, { unread: true }, { quiet: true }]],
      out: { unread: true },
    },
  },
  getPage: {
    'reads the first page of signed documents': {
      input: { filter: null, cursor: null },
      calls: [['listSignedDocuments', { limit: 20 }, firstReply]],
      out: { items: firstSigned.items, next: 'after loan-2', receivedAt: now },
    },
  },
  getSignedDocument: {
    'reads a document by its order and kind': {
      input: rollover,
      calls: [['signedDocument', rollover, signedText('rollover')]],
      out: signedText('rollover'),
    },
  },
  getSecurity: {
    'reads the sessions and the account for payouts': {
      calls: together(['accountSecurity', {}, accountSecurity], ['operationConfig', {}, config]),
      out: { ...accountSecurity, account: newAccount, receivedAt: now },
    },
  },
});
