import type { InspectionEvent } from 'xstate';
import * as v from 'valibot';
import type { MoneyKind } from '#domain/money.ts';
import { isMoneyKind } from '../server/money-kind.ts';

const Begun = v.object({
  type: v.literal('xstate.init'),
  input: v.object({
    start: v.object({
      type: v.literal('attempt'),
      request: v.object({ kind: v.pipe(v.string(), v.guard(isMoneyKind)) }),
    }),
  }),
});

/** Kind of the money attempt that an event starts; null for any other event. */
export function begunBy(event: InspectionEvent): MoneyKind | null {
  if (event.type !== '@xstate.event') return null;
  const begun = v.safeParse(Begun, event.event);
  return begun.success ? begun.output.input.start.request.kind : null;
}

/** Whether an event ends a money attempt. */
export const isEnd = (event: InspectionEvent): boolean =>
  event.type === '@xstate.event' && event.event.type === 'xstate.done.actor.moneyAction';
