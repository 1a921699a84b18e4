import { describe, expect, it } from 'vitest';
import { describeLocation, successLocation } from '#domain/operations/operation-pages.ts';
import {
  hrefOf,
  locationOf,
  openableLocation,
  pageIds,
  pageRow,
  titleKeyOf,
  transactionOf,
} from '#domain/pages.ts';

describe('the pages', () => {
  it.each(pageIds)('are found by their address with its required parameters: %s', (page) => {
    const { params, needs, restorable } = pageRow(page);
    const query = Object.fromEntries(params.map((name) => [name, `a ${name}`]));
    const [path = '', search = ''] = hrefOf({ page, query }).split('?');
    const found = locationOf(path, search);
    expect(found).toEqual({ page, query });
    expect(openableLocation(found).page).toBe(restorable ? page : 'home');
    expect(locationOf(`${path}/`, `${search}&other=1`)).toEqual(found);
    for (const name of needs) {
      const others = Object.fromEntries(Object.entries(query).filter(([key]) => key !== name));
      expect(openableLocation({ page, query: others })).toEqual({ page: 'home', query: {} });
    }
    const repeated = params.map((name) => `${name}=`).join('&');
    expect(locationOf(path, `${search}&${repeated}`)).toEqual(found);
    expect(locationOf(path, repeated)).toEqual({
      page,
      query: {},
    });
  });

  it('the address of a group without a page leads home, and an unknown path to the error page', () => {
    for (const group of ['borrow', 'repay', 'guide', 'mine', 'account', 'bank', 'customer'])
      expect(locationOf(`/${group}`, '?loanOrderId=1')).toEqual({ page: 'home', query: {} });
    for (const path of ['/borrowed', '/repay/other', '/Login', '/x/login'])
      expect(locationOf(path, '')).toEqual({ page: 'error', query: {} });
  });

  it('have a title each; an overdue or paid loan changes the title of its repayment page only', () => {
    const flags = { isOverdue: 't', paid: 't' };
    for (const page of pageIds) {
      const other = { repay: 'repayOverdue', repayDetail: 'repayPaid' };
      const title = page === 'repay' || page === 'repayDetail' ? other[page] : page;
      expect(titleKeyOf({ page, query: flags })).toBe(title);
      expect(titleKeyOf({ page, query: {} })).toBe(page);
      expect(titleKeyOf({ page, query: { isOverdue: 'f', paid: 'f' } })).toBe(page);
    }
  });
});

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

it.each(['review', 'reject'] as const)(
  'S2.7: %s has the type receive_payment with a loan in its address, and credit without',
  (page) => {
    expect(transactionOf({ page, query: {} })).toBe('credit');
    expect(transactionOf({ page, query: { loanOrderId: 'loan-1' } })).toBe('receive_payment');
  },
);
