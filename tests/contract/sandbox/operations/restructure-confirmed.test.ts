import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import { repaymentRequestOf } from '#domain/payments/repayment-check.ts';
import type { MethodData, MethodName, MethodReply } from '#protocol/methods.ts';
import { repayRestructureConfirm } from '#services/money/kinds/repay-restructure-confirm.ts';
import { repaymentConfirm } from '#services/money/kinds/repayment-confirm.ts';
import type { MoneyServices } from '#services/money/money-services.ts';
import { type InMemory, openSandbox } from '../in-memory.ts';
import { operationSteps } from './operation-steps.ts';
import type { MadeBorrower } from '../wire-client.ts';

let world: InMemory;
let borrower: MadeBorrower;
let restructureOrderId: string;
let loanOrderId: string;
const { signal } = new AbortController();

/** The API client of the app's money kinds, connected to the sandbox. */
const api: Pick<MoneyServices['api'], 'call'> = {
  async call<Method extends MethodName>(
    method: Method,
    data: MethodData<Method>,
  ): Promise<MethodReply<Method>> {
    const { code, msg } = await world.wire.envelope([{ method, data }], borrower);
    if (code !== 0) throw new ServiceFailure({ kind: 'business', code, message: msg });
    return world.wire.call(method, data, borrower);
  },
};

const request = {
  kind: 'repayRestructureConfirm',
  get restructureOrderId() {
    return restructureOrderId;
  },
  agreement: { version: '1', hash: 'abc' },
  payment: null,
} as const;

/** The owner of the account does not matter here. */
const noOwner = () => null;

const baseline = async () => repayRestructureConfirm.readBaseline(api, request, signal);
const findReceipt = async (before: Awaited<ReturnType<typeof baseline>>) =>
  repayRestructureConfirm.receiptBeyond(api, before, signal, noOwner);
const confirm = async () => {
  const steps = operationSteps(world);
  const data = await steps.restructure(borrower, restructureOrderId);
  return world.wire.call('repayRestructureConfirm', data, borrower);
};
const pay = async (amount: number) => operationSteps(world).pay(borrower, loanOrderId, amount);

beforeEach(async () => {
  world = await openSandbox('2026-11-22T12:00:00+08:00');
  borrower = await world.control.borrower('restructure-offered');
  loanOrderId = borrower.loanOrderIds[0] ?? '';
  ({ restructureOrderId } = await world.wire.call(
    'repayRestructureInitiate',
    { loanOrderId },
    borrower,
  ));
});
afterEach(() => world.close());

describe('a confirmation whose answer was lost', () => {
  const receipt = { kind: 'repayRestructureConfirm' };

  it('is found once the review has begun, and not before', async () => {
    const before = await baseline();
    expect(await findReceipt(before)).toBeNull();
    await confirm();
    expect(await findReceipt(before)).toEqual({ ...receipt, restructureOrderId });
    world.pass(60_000);
    expect(await findReceipt(before)).toEqual({ ...receipt, restructureOrderId });
  });

  it('T5: is not confused with an earlier payment, and is still found after a later one', async () => {
    const before = await baseline();
    await pay(500);
    expect(await findReceipt(before)).toBeNull();
    await confirm();
    await pay(500);
    // The state is INITIATED again and needs another agreement, but the first confirmation was taken.
    expect((await baseline()).state).toBe('INITIATED');
    expect(await findReceipt(before)).toEqual({ ...receipt, restructureOrderId });
    expect(await findReceipt(await baseline())).toBeNull();
  });

  it('T5: is found also after a payment ended the restructure', async () => {
    const before = await baseline();
    await confirm();
    await pay(5_000);
    expect(await findReceipt(before)).toEqual({ ...receipt, restructureOrderId });
  });

  it('T5: is not found if the loan was paid instead', async () => {
    const before = await baseline();
    await pay(5_548);
    expect(await findReceipt(before)).toBeNull();
  });

  it('is not confused with a repayment on another page', async () => {
    const pending = await world.wire.call('queryPendingRepayPlan', { loanOrderId }, borrower);
    const payable = repaymentRequestOf(pending, 1);
    if (!payable.ok) throw new Error(payable.reason);
    const repayment = { kind: 'repaymentConfirm', repayment: payable.value } as const;
    const before = await repaymentConfirm.readBaseline(api, repayment, signal);
    await confirm();
    expect(await repaymentConfirm.receiptBeyond(api, before, signal, noOwner)).toBeNull();
  });
});
