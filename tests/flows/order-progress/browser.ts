import * as v from 'valibot';
import {
  type BrowserPart,
  oneCall,
  type Played,
  replyOf,
} from '#tests/browser/walk/harness/fixtures.ts';
import { signedOutIn } from '#tests/model/browser/reasons.ts';

const Subject = v.variant('type', [
  v.object({ type: v.literal('credit') }),
  v.object({ type: v.literal('loan'), loanOrderId: v.string() }),
]);
const Rounds = v.object({ rounds: v.number() });
const Report = v.object({ output: v.object({ order: v.unknown() }) });

const callFor = (input: unknown) => {
  const subject = v.parse(Subject, input);
  return subject.type === 'credit'
    ? { method: 'queryCreditOrder', data: {} }
    : { method: 'queryLoanOrderStatus', data: { loanOrderId: subject.loanOrderId } };
};

const querySubject: Played = {
  asks: (input) => [callFor(input)],
  async end({ called }, outcome, input) {
    const reply = v.is(Report, outcome) ? { data: [outcome.output.order] } : replyOf(outcome);
    await (await called(callFor(input).method)).answer(reply);
  },
};

const rejectGuide: Played = {
  asks(input) {
    const subject = v.parse(Subject, input);
    const data = subject.type === 'loan' ? { loanOrderId: subject.loanOrderId } : {};
    return [{ method: 'rejectGuide', data }];
  },
  end: async ({ called }, outcome) => (await called('rejectGuide')).answer(replyOf(outcome)),
};

export const browser: BrowserPart = {
  services: { querySubject, rejectGuide, queryBorrowQuota: oneCall('queryBorrowQuota') },
  // The pause grows with every poll after the third.
  lasts: (ms, context) => ms * 1.5 ** Math.max(0, v.parse(Rounds, context).rounds - 3),
  leavesOut: {
    never: signedOutIn({ following: { watch: 'signedOut' } }),
    played: ['querySubject: sessionExpired'],
  },
};
