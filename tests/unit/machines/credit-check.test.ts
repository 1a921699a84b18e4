import { createActor, toPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { type CreditOrder, creditStatus } from '#domain/credit/credit-order.ts';
import { type Failure, ServiceFailure } from '#domain/failure.ts';
import {
  creditCheckMachine,
  type CreditVerdict,
} from '#machines/credit-check/credit-check.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { creditOrder } from '#machines/samples/credit.ts';

type Asked = { creditOrderId: string | null };

async function check(
  answers: (CreditOrder | Failure | null)[],
  { creditOrderId = 'credit-1' }: Partial<Asked> = {},
) {
  const requests: (string | null)[] = [];
  const machine = creditCheckMachine.provide({
    actors: {
      queryCreditOrder: actor(async (input: Asked) => {
        requests.push(input.creditOrderId);
        const answer = answers[requests.length - 1] ?? null;
        if (answer && 'kind' in answer) throw new ServiceFailure(answer);
        return answer;
      }),
    },
  });
  const running = createActor(machine, { input: { creditOrderId } }).start();
  return { verdict: await toPromise(running), requests };
}

const { approved, finished, rejected, reviewing, waitSubmit } = creditStatus;
const incomplete = { fileUpload: { state: 4 } };

const passed: CreditVerdict = { type: 'passed', code: 0, creditOrderId: 'credit-1' };
const unusable: CreditVerdict = { type: 'expiredOrRisk', creditOrderId: 'credit-1' };
const review: CreditVerdict = { type: 'review' };
const home: CreditVerdict = { type: 'home', code: -1 };

describe('S4.11, S4.12, S4.13, S4.14, S4.15, S4.16: the credit check', () => {
  test.each<[string, Partial<CreditOrder>, CreditVerdict]>([
    ['WAIT_SUBMIT, upload not complete', { status: waitSubmit, ...incomplete }, unusable],
    ['WAIT_SUBMIT, upload complete', { status: waitSubmit }, home],
    ['REVIEWING', { status: reviewing }, review],
    ['REVIEWING, upload not complete', { status: reviewing, ...incomplete }, review],
    ['REJECT', { status: rejected }, review],
    ['APPROVED, upload complete', { status: approved }, passed],
    ['FINISH, upload complete', { status: finished }, passed],
    ['APPROVED, upload not complete', { status: approved, ...incomplete }, unusable],
    ['FINISH, upload not complete', { status: finished, ...incomplete }, unusable],
    ['APPROVED, expired', { status: approved, expired: true }, unusable],
    ['FINISH, expired', { status: finished, expired: true }, unusable],
    ['BASIC_INFO', { status: creditStatus.basicInfo }, home],
    ['WORK_INFO', { status: creditStatus.workInfo }, home],
    ['EMERGENCY_CONTACT', { status: creditStatus.emergencyContact }, home],
    ['IDENTITY_AUTH', { status: creditStatus.identityAuth }, home],
    ['BIND_BANK_CARD', { status: creditStatus.bindBankCard }, home],
  ])('has a verdict by status, file upload and expiry: %s', async (_, order, verdict) => {
    expect((await check([creditOrder(order)])).verdict).toEqual(verdict);
  });
});

describe('S4.17: the expiry check of the order id', () => {
  const newer = creditOrder({ creditOrderId: 'credit-2' });
  const newest = creditOrder({ creditOrderId: 'credit-3' });
  const failure: Failure = { kind: 'timeout' };
  const failed = { type: 'failed', code: -1 };

  test.each<[string, (CreditOrder | Failure)[], object, string[]]>([
    ['0: the id matches, and the order is fetched once', [creditOrder()], passed, []],
    [
      '2: the id differs; the check adopts the new id and fetches the order once more',
      [newer, newer],
      { ...passed, creditOrderId: 'credit-2' },
      ['credit-2'],
    ],
    ['2 twice: an order that keeps changing fails', [newer, newest], failed, ['credit-2']],
    ['-1: the first fetch fails', [failure], { ...failed, failure }, []],
    ['-1: the second fetch fails', [newer, failure], { ...failed, failure }, ['credit-2']],
  ])('has the result %s', async (_, answers, verdict, more) => {
    const checked = await check(answers);
    expect(checked).toMatchObject({ verdict, requests: ['credit-1', ...more] });
  });

  test('accepts the current order if the caller has no order id', async () => {
    expect((await check([creditOrder()], { creditOrderId: null })).verdict).toEqual(passed);
  });
});
