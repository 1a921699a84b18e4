import { locationIn as locate } from '#machines/shared/flow.ts';
import * as v from 'valibot';
import type { ContextFrom, StateValue } from 'xstate';
import type { Location } from '#domain/pages.ts';
import { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { borrowFlow } from '#machines/borrow/flow.ts';
import { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { orderProgressFlow } from '#machines/order-progress/flow.ts';
import { repaymentFlow } from '#machines/repayment/flow.ts';
import { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { rootMachine } from '#machines/root/root.machine.ts';
import { topInfoPage } from '#machines/root/context.ts';
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

const error: Location = { page: 'error', query: {} };
const login: Location = { page: 'login', query: {} };

/** Where the flow that is active stands. */
function flowLocation(flow: string, running: Sight['running']): Location | null {
  const said = running[flow];
  if (!said) return null;
  switch (flow) {
    case 'borrow':
      return locate(borrowFlow, borrowMachine.resolveState(v.parse(Borrow, said)));
    case 'orderProgress':
      return locate(
        orderProgressFlow,
        orderProgressMachine.resolveState(v.parse(OrderProgress, said)),
      );
    case 'repayment':
      return locate(repaymentFlow, repaymentMachine.resolveState(v.parse(Repayment, said)));
    default:
      return { page: 'home', query: {} };
  }
}

/** Where the person must be, by what the machines in the page are at; null between locations. */
export function locationIn({ running }: Sight): Location | null {
  const said = v.parse(Root, running['root']);
  const root = rootMachine.resolveState(said);
  const { context } = said;
  const infoPage = topInfoPage(context);
  if (infoPage) return root.matches({ infoPages: 'broken' }) ? error : infoPage;
  if (context.loginRaised) {
    return root.matches({ session: { signingIn: 'broken' } }) ? error : login;
  }
  if (root.matches({ location: 'broken' })) return error;
  return root.matches({ location: 'inFlow' }) ? flowLocation(context.activeFlow, running) : null;
}
