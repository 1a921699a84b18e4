import * as v from 'valibot';
import type { Outcome } from '#machines/walk/service.ts';
import { cardStanding, newAccount } from '#machines/samples/bank-card.ts';
import { seedBanks } from '#domain/account/banks.ts';
import type { Reply } from '#tests/browser/walk/harness/calls.ts';
import { type BrowserPart, oneCall, type Played } from '#tests/browser/walk/harness/fixtures.ts';
import { setNative } from '#tests/browser/harness/native.ts';
import { movesMoney } from '#tests/browser/walk/harness/money.ts';

const limits = { feedbackMinWords: 5, bankCardChangeDays: 30 };

const Known = v.object({ output: v.object({ bankCard: v.unknown(), banks: v.unknown() }) });

/** Whether the native app exists is not in the lender's reply. */
function configReply(outcome: Outcome): Reply {
  if ('failure' in outcome) return outcome;
  const { bankCard, banks } = v.parse(Known, outcome).output;
  return { data: [{ ...limits, bankCard, banks }] };
}

const Face = v.object({ output: v.object({ result: v.string() }) });

const facePlayed: Played = {
  asks: () => [],
  async end({ page, until }, outcome) {
    const { output } = v.parse(Face, outcome);
    await until(async () => {
      if (!(await setNative(page, 'answer', 'checkFaceVerification', output))) {
        throw new Error('the request for a face check is missing');
      }
    });
  },
};

const resent = 'this outcome needs a failed payout: covered by the walk of the screens';
const elsewhere = 'this outcome needs another reply: covered by the walk of the screens';
const noShell = 'the walk has a native app from the start: covered by the walk of the screens';

export const browser: BrowserPart = {
  autoReplies: { sendSmsCode: { cooldown: 0 } },
  holds: ['checkFaceVerification'],
  services: {
    checkFaceVerification: facePlayed,
    operationConfig: oneCall('operationConfig', () => ({}), configReply),
    moneyAction: movesMoney({
      method: 'changeBankCard',
      reading: { method: 'operationConfig', data: {} },
      before: { ...limits, bankCard: cardStanding(), banks: seedBanks },
      after: {
        ...limits,
        bankCard: cardStanding({ account: newAccount, changedAt: 1_700_000_000_000 }),
        banks: seedBanks,
      },
      taken: { account: newAccount, changedAt: 1_700_000_000_000, resentLoanOrderId: null },
    }),
  },
  leavesOut: {
    outcomes: {
      'operationConfig: appNeeded': noShell,
      'moneyAction: doneAndResent': resent,
      'moneyAction: doneElsewhere': elsewhere,
    },
    behind: { 'bankCardChange.changed | change.acknowledged | 0': resent },
  },
};
