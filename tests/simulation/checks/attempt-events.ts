import type { InspectionEvent } from 'xstate';
import * as v from 'valibot';
import type { MoneyKind } from '#domain/money.ts';
import { isMoneyKind } from '../server/money-kind.ts';

const AttemptStart = v.object({
  type: v.literal('xstate.init'),
  input: v.object({
    start: v.object({
      type: v.literal('attempt'),
      request: v.object({ kind: v.pipe(v.string(), v.guard(isMoneyKind)) }),
    }),
  }),
});

export function startedAttemptKind(event: InspectionEvent): MoneyKind | null {
  if (event.type !== '@xstate.event') return null;
  const start = v.safeParse(AttemptStart, event.event);
  return start.success ? start.output.input.start.request.kind : null;
}

export const isAttemptEnd = (event: InspectionEvent): boolean =>
  event.type === '@xstate.event' && event.event.type === 'xstate.done.actor.moneyAction';
