import type { InspectionEvent } from 'xstate';
import * as v from 'valibot';
import { MoneyIntent, type MoneyKind, subjectOfIntent } from '#domain/money.ts';
import type { Phone } from '../phone/phone.ts';
import type { Server } from '../server/server.ts';

export type DisplayedOutcome = {
  suffix: string;
  intent: MoneyIntent;
  kind: MoneyKind;
  type: 'done' | 'refused' | 'notSent' | 'notTaken';
  names: readonly string[];
};

const EndOfAttempt = v.object({
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

export function displayedOutcomeOf(event: InspectionEvent): DisplayedOutcome | null {
  if (event.type !== '@xstate.event') return null;
  const ended = v.safeParse(EndOfAttempt, event.event);
  if (!ended.success) return null;
  const money: unknown = event.sourceRef?.getSnapshot();
  const known = v.safeParse(WithIntent, money);
  // Without an intent there was no attempt.
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
 * Assigns an outcome to the stored attempt on the same subject, if the outcome is shown as done
 * although the lender did not take its own attempt. Another page of the phone may have closed the
 * first attempt as not taken before the person tried again. A page that still queries the first
 * attempt then shows the effect of the later one as done.
 */
export function assignToLaterAttempt(
  displayed: DisplayedOutcome,
  { disk }: Phone,
  { attempts }: Server,
): DisplayedOutcome {
  const attempt = attempts.get(displayed.suffix);
  const isTaken = attempt && (attempt.own.length > 0 || attempt.codes.includes(0));
  if (displayed.type !== 'done' || isTaken) return displayed;
  const { userKey } = displayed.intent;
  const subject = subjectOfIntent(displayed.intent);
  const newest = [...disk.entries.values()].find(
    ({ intent }) => intent.userKey === userKey && subjectOfIntent(intent) === subject,
  );
  return newest ? { ...displayed, suffix: newest.intent.suffix } : displayed;
}
