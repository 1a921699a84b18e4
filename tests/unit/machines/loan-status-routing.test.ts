import { createActor, toPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ServiceFailure } from '#domain/failure.ts';
import type { LoanOrder } from '#domain/loans/loan-order.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import type { RoutingContext } from '#domain/loans/loan-pages.ts';
import { routeOfLoan } from '#domain/loans/status-routing.ts';
import { loanStatusRoutingMachine } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import { actor } from '#machines/shared/ports.ts';
import { loanOrder } from '#machines/samples/loans.ts';

const contexts = ['list', 'details'] as const satisfies readonly RoutingContext[];
const cases = Object.values(loanStatus).flatMap((status) =>
  contexts.map((from) => ({ status, from })),
);

describe('a loan’s status and its context decide which page opens (S4)', () => {
  test.each(cases)('$status from $from', async ({ status, from }) => {
    const order = loanOrder({ status });
    const machine = loanStatusRoutingMachine.provide({
      actors: { queryLoanOrderStatus: actor(async () => order) },
    });
    const routing = createActor(machine, { input: { loanOrderId: 'loan-1', from } }).start();
    const route = await toPromise(routing);

    const location = routeOfLoan(order, from);
    expect(route).toEqual(location ? { type: 'opens', location } : { type: 'stays', order });
    // The chart ends in the state of the page that opens, as its picture shows.
    expect(routing.getSnapshot().value).toBe(location?.page ?? 'stays');
  });

  test('a failed status request opens nothing, and the reason is shown', async () => {
    const machine = loanStatusRoutingMachine.provide({
      actors: {
        queryLoanOrderStatus: actor(async (): Promise<LoanOrder> => {
          throw new ServiceFailure({ kind: 'network' });
        }),
      },
    });
    const input = { loanOrderId: 'loan-1', from: 'list' } as const;
    const route = await toPromise(createActor(machine, { input }).start());
    expect(route).toEqual({ type: 'failed', failure: { kind: 'network' } });
  });
});
