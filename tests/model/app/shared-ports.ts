import { assumedCodes, codes } from '#domain/codes.ts';
import { creditStatus } from '#domain/credit/credit-order.ts';
import type { Failure } from '#domain/failure.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import { watchAttempts } from '#flows/home/chunk.ts';
import type { Memory } from '#app/flows/last-known.ts';
import { clearingLastKnown } from '#app/flows/money.ts';
import type { CreditCheckPorts } from '#machines/credit-check/credit-check.machine.ts';
import type { HomePorts } from '#machines/home/ports.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type {
  MoneyActionPorts,
  Preparation,
  Reconciliation,
  Submission,
} from '#machines/money-action/ports.ts';
import type { RolloverRestructureInitiationPorts } from '#machines/rollover-restructure-initiation/rollover-restructure-initiation.machine.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/sms-code.machine.ts';
import { lenderCodes } from '#tests/faults/kinds/fixture.ts';
import { firstEffect, kindFixtures } from '#tests/faults/kinds.ts';
import { creditOrder } from '#machines/samples/credit.ts';
import { loanOrder } from '#machines/samples/loans.ts';
import { type Calls, type End, type Ends, fails, gives, serverFailures } from './calls.ts';
import type { Journal } from './journal.ts';

export type SharedPorts = CreditCheckPorts &
  LoanStatusRoutingPorts &
  MoneyActionPorts &
  RolloverRestructureInitiationPorts &
  SmsCodePorts &
  Pick<HomePorts, 'watchAttempts'> & {
    reportExpiredCredit: Port<{ creditOrderId: string }, { opened: boolean }>;
  };

export const native: Ends<{ opened: boolean }> = {
  opened: gives({ opened: true }),
  noApp: gives({ opened: false }),
};

const order = (status: keyof typeof loanStatus) => gives(loanOrder({ status: loanStatus[status] }));

export function createSharedPorts(
  { port }: Pick<Calls, 'port'>,
  journal: Journal,
  memory: Memory,
): SharedPorts {
  const taken = (intent: Parameters<Journal['close']>[0]) => () => journal.close(intent);

  return {
    reportExpiredCredit: port('reportExpiredCredit', () => native),
    readCooldown: port('readCooldown', () => ({ none: gives({ cooldown: 0 }) })),
    sendSmsCode: port('sendSmsCode', () => ({
      sent: gives({ cooldown: 2_000 }),
      ...serverFailures,
    })),
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
      settled: order('settled'),
      ...serverFailures,
    })),
    prepareAttempt: port('prepareAttempt', ({ userKey, request }): Ends<Preparation> => {
      const open = journal.openAt(userKey, request);
      const intent = open ?? journal.ready(userKey, request);
      return {
        read: gives({ outcome: open ? 'pending' : 'ready', intent }),
        ...serverFailures,
      };
    }),
    ...clearingLastKnown(memory, {
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
            refused: refused(lenderCodes[refusals[0]]),
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
            {
              outcome: 'taken',
              receipt: kindFixtures[intent.baseline.kind].receiptOf(firstEffect),
            },
            taken(intent),
          ),
          notTaken: gives({ outcome: 'notTaken' }),
          ...serverFailures,
        }),
      ),
    }),
    repayDeferralInitiate: port('repayDeferralInitiate', () => ({
      initiated: gives({ deferralOrderId: 'deferral-1' }),
      refusedByConfig: fails({
        kind: 'business',
        code: codes.deferralConfig,
        message: 'not available yet',
      }),
      ...serverFailures,
    })),
    repayRestructureInitiate: port('repayRestructureInitiate', () => ({
      initiated: gives({ restructureOrderId: 'restructure-1' }),
      ...serverFailures,
    })),
    closeIntent: port('closeIntent', ({ intent }) => ({
      done: gives({ answer: null }, taken(intent)),
      fails: {
        ...fails({ kind: 'unexpected', message: 'no journal' }),
        effect: () => journal.hide(intent),
      },
    })),
    watchAttempts: watchAttempts({
      openIntents: (userKey) => Promise.resolve(journal.openIntents(userKey)),
      onChange: journal.onChange,
    }),
  };
}
