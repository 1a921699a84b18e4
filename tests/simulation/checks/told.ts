import type { InspectionEvent } from 'xstate';
import * as v from 'valibot';
import { MoneyIntent, type MoneyKind } from '#domain/money.ts';

/** What a person was told of an attempt to move money. */
export type Told = {
  suffix: string;
  kind: MoneyKind;
  type: 'done' | 'refused' | 'notSent' | 'notTaken';
  /** What the receipt names: an order, or the reference of a payment; empty where it names nothing. */
  names: readonly string[];
};

const Ended = v.object({
  type: v.literal('xstate.done.actor.moneyAction'),
  output: v.object({
    type: v.picklist(['done', 'refused', 'notSent', 'notTaken']),
    receipt: v.optional(
      v.object({
        loanOrderId: v.optional(v.string()),
        deferralOrderId: v.optional(v.string()),
        restructureOrderId: v.optional(v.string()),
        payment: v.optional(v.nullable(v.object({ reference: v.string() }))),
      }),
    ),
  }),
});

const WithIntent = v.object({ context: v.object({ intent: MoneyIntent }) });

/** What an event in a page's machines tells the person of money; null for every other event. */
export function toldBy(event: InspectionEvent): Told | null {
  if (event.type !== '@xstate.event') return null;
  const ended = v.safeParse(Ended, event.event);
  if (!ended.success) return null;
  const money: unknown = event.sourceRef?.getSnapshot();
  const known = v.safeParse(WithIntent, money);
  // Nothing was prepared: there is no attempt to tell of.
  if (!known.success) return null;
  const { type, receipt } = ended.output.output;
  const { suffix, baseline } = known.output.context.intent;
  const names = [
    baseline.kind === 'applyOrder' ? receipt?.loanOrderId : undefined,
    receipt?.deferralOrderId,
    receipt?.restructureOrderId,
    receipt?.payment?.reference,
  ];
  return { suffix, kind: baseline.kind, type, names: names.filter((name) => name !== undefined) };
}
