import * as v from 'valibot';
import type { Security } from '#machines/profile/ports.ts';
import {
  type BrowserPart,
  oneCall,
  type Played,
  replyOf,
} from '#tests/browser/walk/harness/fixtures.ts';
import { firstSigned } from '#machines/samples/profile.ts';
import { ofTheList } from '#tests/model/browser/reasons.ts';

const SecurityResult = v.object({ output: v.custom<Security>(() => true) });

const bankCardOf = (account: Security['account']) =>
  account && { account, changedAt: null, closed: null, needsFaceCheck: false, failedPayout: null };

const getSecurity: Played = {
  asks: () => [
    { method: 'accountSecurity', data: {} },
    { method: 'operationConfig', data: {} },
  ],
  async end({ called }, outcome) {
    const call = await called('accountSecurity');
    if (!v.is(SecurityResult, outcome)) return call.answer(replyOf(outcome));
    const { account, ...security } = outcome.output;
    const config = { feedbackMinWords: 5, bankCardChangeDays: 30, banks: [] };
    await call.answer({ data: [security, { ...config, bankCard: bankCardOf(account) }] });
  },
};

export const browser: BrowserPart = {
  services: {
    getSignedDocument: oneCall('signedDocument'),
    getSecurity,
  },
  autoReplies: { listSignedDocuments: { loans: firstSigned.items, next: firstSigned.next } },
  ready: {
    readTheme: { system: {}, dark: { storage: { 'draft/nobody/theme': 'dark' } } },
  },
  leavesOut: {
    never: {
      'a retry on the list': {
        reason: ofTheList,
        is: (step, { snapshot }) =>
          step.type === 'user' &&
          step.event.type === 'retry.pressed' &&
          snapshot.matches('agreementList'),
      },
    },
  },
};
