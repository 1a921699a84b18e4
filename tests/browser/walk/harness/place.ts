import * as v from 'valibot';
import type { ContextFrom, StateValue } from 'xstate';
import type { Place } from '#domain/pages.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { selectBorrowPlace } from '#machines/borrow/place.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { selectOrderProgressPlace } from '#machines/order-progress/place.ts';
import { selectRepaymentPlace } from '#machines/repayment/place.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { topReading } from '#machines/root/root.setup.ts';
import type { Sight } from './watch.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const Value = v.custom<StateValue>((value) => typeof value === 'string' || isObject(value));

/** What a machine of the page says of itself, taken to be as its own types have it. */
const Root = v.object({
  value: Value,
  context: v.custom<ContextFrom<typeof rootMachine>>(isObject),
});
const Borrow = v.object({
  value: Value,
  context: v.custom<ContextFrom<typeof borrowMachine>>(isObject),
});
const OrderProgress = v.object({
  value: Value,
  context: v.custom<ContextFrom<typeof orderProgressMachine>>(isObject),
});
const Repayment = v.object({
  value: Value,
  context: v.custom<ContextFrom<typeof repaymentMachine>>(isObject),
});

const error: Place = { page: 'error', query: {} };
const login: Place = { page: 'login', query: {} };

/** Where the flow that is active stands. */
function flowPlace(flow: string, running: Sight['running']): Place | null {
  const said = running[flow];
  if (!said) return null;
  switch (flow) {
    case 'borrow':
      return selectBorrowPlace(borrowMachine.resolveState(v.parse(Borrow, said)));
    case 'orderProgress':
      return selectOrderProgressPlace(
        orderProgressMachine.resolveState(v.parse(OrderProgress, said)),
      );
    case 'repayment':
      return selectRepaymentPlace(repaymentMachine.resolveState(v.parse(Repayment, said)));
    default:
      return { page: 'home', query: {} };
  }
}

/** Where the person must be, by what the machines in the page are at; null between places. */
export function placeIn({ running }: Sight): Place | null {
  const said = v.parse(Root, running['root']);
  const root = rootMachine.resolveState(said);
  const { context } = said;
  const reading = topReading(context);
  if (reading) return root.matches({ reading: 'broken' }) ? error : reading;
  if (context.loginRaised) {
    return root.matches({ session: { signingIn: 'broken' } }) ? error : login;
  }
  if (root.matches({ place: 'broken' })) return error;
  return root.matches({ place: 'inFlow' }) ? flowPlace(context.activeFlow, running) : null;
}
