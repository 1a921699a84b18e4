import { createActor, toPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import type { LoanOrder } from '#domain/loan-order.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { pageIds, pageRow } from '#domain/pages.ts';
import { routeOfLoan, type RouteName, type RoutingContext } from '#domain/status-routing.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { loanOrder } from '#tests/model/samples/loans.ts';

const pageNamed = (name: RouteName) => pageIds.find((page) => pageRow(page).routeName === name);

const contexts = ['list', 'details'] as const satisfies readonly RoutingContext[];
const cases = Object.values(loanStatus).flatMap((status) =>
  contexts.flatMap((from) => [true, false].map((replace) => ({ status, from, replace }))),
);

describe('a loan’s status and where it is opened from say which page opens (S4)', () => {
  test.each(cases)('$status from $from, replace $replace', async ({ status, from, replace }) => {
    const order = loanOrder({ status });
    const machine = loanStatusRoutingMachine.provide({
      actors: { queryLoanOrderStatus: actor(async () => order) },
    });
    const input = { loanOrderId: 'loan-1', from, replace };
    const route = await toPromise(createActor(machine, { input }).start());

    const expected = routeOfLoan({ status, context: from });
    const isOverdue =
      expected?.isOverdue === undefined ? {} : { isOverdue: expected.isOverdue ? 't' : 'f' };
    const opens = expected && {
      type: 'opens',
      location: { page: pageNamed(expected.name), query: { loanOrderId: 'loan-1', ...isOverdue } },
      replace,
    };
    expect(route).toEqual(opens ?? { type: 'stays', order });
  });

  test('a status that can’t be asked opens nothing, and says why', async () => {
    const machine = loanStatusRoutingMachine.provide({
      actors: {
        queryLoanOrderStatus: actor(async (): Promise<LoanOrder> => {
          throw new ServiceFailure({ kind: 'network' });
        }),
      },
    });
    const input = { loanOrderId: 'loan-1', from: 'list', replace: false } as const;
    const route = await toPromise(createActor(machine, { input }).start());
    expect(route).toEqual({ type: 'failed', failure: { kind: 'network' } });
  });
});
