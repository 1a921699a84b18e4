import type { InspectionEvent } from 'xstate';
import * as v from 'valibot';
import { MoneyIntent, type MoneyKind, subjectOfIntent } from '#domain/money.ts';
import type { Phone } from '../phone/phone.ts';
import type { Server } from '../server/server.ts';

/** What a person was told of an attempt to move money. */
export type Told = {
  suffix: string;
  intent: MoneyIntent;
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
  const { intent } = known.output.context;
  const { suffix, baseline } = intent;
  const names = [
    baseline.kind === 'applyOrder' ? receipt?.loanOrderId : undefined,
    receipt?.deferralOrderId,
    receipt?.restructureOrderId,
    receipt?.payment?.reference,
  ];
  return {
    suffix,
    intent,
    kind: baseline.kind,
    type,
    names: names.filter((name) => name !== undefined),
  };
}

/**
 * What a person was told, as word of the attempt that it is true of. A page may still ask about an
 * attempt that another page of the phone has closed as not taken: where the person tried again since,
 * the page finds what that later attempt did, and tells that it is done.
 */
export function ofLaterAttempt(told: Told, { disk }: Phone, { attempts }: Server): Told {
  const attempt = attempts.get(told.suffix);
  const isTaken = attempt && (attempt.own.length > 0 || attempt.codes.includes(0));
  if (told.type !== 'done' || isTaken) return told;
  const { userKey } = told.intent;
  const subject = subjectOfIntent(told.intent);
  const newest = [...disk.entries.values()].find(
    ({ intent }) => intent.userKey === userKey && subjectOfIntent(intent) === subject,
  );
  return newest ? { ...told, suffix: newest.intent.suffix } : told;
}
