import { describe, expect, test } from 'vitest';
import { describeOverview } from '#visualizations/explorer/build/overview.ts';

describe('the map of flows', () => {
  const { root } = describeOverview();
  const leads = (from: string) =>
    new Set(root.states.find(({ key }) => key === from)?.transitions.flatMap((one) => one.targets));

  test('has every flow that the root runs, with the machines inside it', () => {
    const names = root.states.map(({ key }) => key);
    expect(names).toEqual(
      expect.arrayContaining(['login', 'home', 'borrow', 'orderProgress', 'repayment']),
    );
    const borrow = root.states.find(({ key }) => key === 'borrow');
    expect(borrow?.invokes.map(({ machine }) => machine)).toContain('moneyAction');
  });

  test('a flow’s end leads where the root leads it', () => {
    expect(leads('login')).toContain('overview.home');
    expect(leads('home')).toContain('overview.repayment');
    expect(leads('borrow')).toContain('overview.orderProgress');
    expect(leads('orderProgress')).toContain('overview.repayment');
    expect(leads('repayment')).toContain('overview.home');
    expect(leads('repayment')).not.toContain('overview.borrow');
  });

  test('a lost session leads from every flow to login', () => {
    for (const flow of ['home', 'borrow', 'orderProgress', 'repayment']) {
      expect(leads(flow)).toContain('overview.login');
    }
  });
});
