import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';
import type { Effect } from '../server/ledger.ts';
import { isMoneyKind } from '../server/money-kind.ts';
import { named } from './facts.ts';
import type { MakeWatcher } from './watcher.ts';

const Amount = v.object({ amount: v.number() });
/** Pesos that a request moves. Kinds that move no money are left out. */
const RequestedAmounts = {
  applyOrder: v.pipe(
    v.object({ loanAmount: v.number() }),
    v.transform(({ loanAmount }) => loanAmount),
  ),
  repaymentConfirm: v.pipe(
    Amount,
    v.transform(({ amount }) => amount),
  ),
  serviceFeePayment: v.pipe(
    Amount,
    v.transform(({ amount }) => amount),
  ),
  repayDeferralConfirm: v.pipe(
    v.object({ payment: v.nullable(Amount) }),
    v.transform(({ payment }) => payment?.amount ?? 0),
  ),
  repayRestructureConfirm: v.pipe(
    v.object({ payment: v.nullable(Amount) }),
    v.transform(({ payment }) => payment?.amount ?? 0),
  ),
} as const;
const followed = (kind: string): kind is keyof typeof RequestedAmounts => kind in RequestedAmounts;

const ReplyAmount = v.object({ paidAmount: v.number() });
const SubjectOf = v.object({ loanOrderId: v.string() });

const Consented = v.object({ agreement: v.object({ agreedAt: v.number() }) });

function difference({ method, data, reply, t }: LoggedCall, effect: Effect): string | null {
  if (!followed(method)) return null;
  const consent = v.safeParse(Consented, data);
  if (consent.success && consent.output.agreement.agreedAt !== t) {
    return 'the consent has another time than the attempt';
  }
  const requested = v.parse(RequestedAmounts[method], data);
  if (requested !== effect.amount)
    return `${requested} pesos were agreed to, but ${effect.amount} were booked`;
  const replied = v.safeParse(ReplyAmount, reply);
  if (replied.success && replied.output.paidAmount !== effect.amount) {
    return `the reply reports ${replied.output.paidAmount} pesos as paid, but ${effect.amount} were booked`;
  }
  const subject = v.safeParse(SubjectOf, data);
  if (subject.success && subject.output.loanOrderId !== effect.loanOrderId) {
    return `it was for loan ${subject.output.loanOrderId}, but is booked on ${effect.loanOrderId}`;
  }
  return null;
}

/**
 * Checks that the effects of a money request have the loan and amount of the request and the amount
 * of its reply, and that its consent has the attempt's time.
 */
export const asAgreed: MakeWatcher = ({ server }) => {
  const checked = new Set<string>();
  return {
    step: (facts) =>
      facts.flatMap((fact) => {
        if (fact.type !== 'handled' || fact.call.code !== codes.success) return [];
        const { suffix, call } = fact;
        if (!isMoneyKind(call.method) || checked.has(suffix)) return [];
        checked.add(suffix);
        const { own = [], kind } = server.attempts.get(suffix) ?? {};
        return own.flatMap((effect) => {
          const wrong = difference(call, effect);
          return wrong === null || !kind ? [] : [`Of ${named(suffix, kind)}, ${wrong}.`];
        });
      }),
  };
};
