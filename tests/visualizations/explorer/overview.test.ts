import { describe, expect, test } from 'vitest';
import { flowIds } from '#machines/flows.ts';
import { flowModels } from '#tests/flows/flow-models.ts';
import { handoversOf } from '#visualizations/explorer/build/handovers.ts';
import { outcomesOfMachine } from '#visualizations/explorer/build/outcomes.ts';
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

  test('has an arrow for every way in which a flow ends', () => {
    const handovers = handoversOf(new Set(['login', ...flowIds]));
    for (const id of flowIds) {
      const ends = Object.keys(outcomesOfMachine(flowModels[id]));
      expect(ends.length).toBeGreaterThan(0);
      const drawn = handovers.filter(({ from }) => from === id);
      expect(ends.filter((end) => !drawn.some(({ outcome }) => outcome === end))).toEqual([]);
      for (const { to } of drawn) expect(leads(id)).toContain(`overview.${to}`);
    }
  });

  test('a flow’s end leads where the root leads it', () => {
    expect(leads('home')).toContain('overview.repayment');
    expect(leads('borrow')).toContain('overview.orderProgress');
    expect(leads('borrow')).toContain('overview.repayment');
    expect(leads('orderProgress')).toContain('overview.repayment');
    expect(leads('orderProgress')).toContain('overview.borrow');
    expect(leads('repayment')).toContain('overview.home');
    expect(leads('repayment')).not.toContain('overview.borrow');
  });

  test('login leads to whatever was asked for', () => {
    for (const flow of flowIds) expect(leads('login')).toContain(`overview.${flow}`);
  });

  test('a lost session leads from every flow to login', () => {
    for (const flow of flowIds) expect(leads(flow)).toContain('overview.login');
  });

  test('says in words what leads from one flow to another', () => {
    const said = root.states
      .flatMap(({ transitions }) => transitions)
      .map(({ trigger }) => (trigger.type === 'event' ? trigger.event : ''));
    expect(said.filter((text) => /[a-z][A-Z]|\.\w|_/.test(text))).toEqual([]);
  });
});
