import { describe, expect, it } from 'vitest';
import { describeLocation, successLocation } from '#domain/operations/operation-pages.ts';
import { hrefOf } from '#domain/pages.ts';

describe('the pages of an operation', () => {
  it('S2.8, S2.22: have the order’s id in their address, in the parameter of its kind', () => {
    const orders = (['rollover', 'restructure'] as const).map((kind) => ({
      kind,
      orderId: 'id-1',
    }));
    expect(orders.map((order) => hrefOf(describeLocation(order)))).toEqual([
      '/repay/rollover_describe?deferralOrderId=id-1',
      '/repay/restructure_describe?restructureOrderId=id-1',
    ]);
    expect(orders.map((order) => hrefOf(successLocation(order)))).toEqual([
      '/repay/operation_success?deferralOrderId=id-1',
      '/repay/operation_success?restructureOrderId=id-1',
    ]);
  });
});
