import * as v from 'valibot';
import { codes } from '#domain/codes.ts';
import type { LoggedCall } from '#sandbox/control/calls.ts';

/**
 * Confirmations add entries to the ledger, and reads show the entries of a scope. Entries that time
 * or a counter adds are left out.
 */
const OfLoan = v.object({ loanOrderId: v.string() });
const Paid = v.object({ loanOrderId: v.string(), reference: v.string() });
const Orders = v.object({ loans: v.array(OfLoan) });
const Detail = v.object({ payments: v.array(v.object({ reference: v.string() })) });
const Rollover = v.object({ deferralOrderId: v.string() });
const Restructure = v.object({ restructureOrderId: v.string() });
const State = v.object({ state: v.string() });
const Changed = v.object({ changedAt: v.number() });
const Config = v.object({ bankCard: v.nullable(v.object({ changedAt: v.nullable(v.number()) })) });
const Exists = v.object({ exists: v.boolean() });

const loanEntry = (loanOrderId: string) => `loan ${loanOrderId}`;
const paymentScope = (loanOrderId: string) => `payment on ${loanOrderId} `;
const rolloverEntry = (id: string) => `rollover ${id}`;
const restructureEntry = (id: string) => `restructure ${id}`;
const cardScope = 'card changed at ';
const deletion = 'the account is deleted';

/**
 * `isOwn`: the call confirmed its rollover or restructure, which no earlier attempt had confirmed.
 */
export function addedBy({ method, code, reply, data }: LoggedCall, isOwn: boolean): string[] {
  if (code !== codes.success) return [];
  switch (method) {
    case 'applyOrder':
      return [loanEntry(v.parse(OfLoan, reply).loanOrderId)];
    case 'repaymentConfirm':
    case 'serviceFeePayment': {
      const { loanOrderId, reference } = v.parse(Paid, reply);
      return [`${paymentScope(loanOrderId)}${reference}`];
    }
    case 'repayDeferralConfirm':
      return isOwn ? [rolloverEntry(v.parse(Rollover, data).deferralOrderId)] : [];
    case 'repayRestructureConfirm':
      return isOwn ? [restructureEntry(v.parse(Restructure, data).restructureOrderId)] : [];
    case 'changeBankCard':
      return [`${cardScope}${v.parse(Changed, reply).changedAt}`];
    case 'deleteAccount':
      return [deletion];
    default:
      return [];
  }
}

type ShownEntries = { scope: string; shows: (entry: string) => boolean };

const only = (entry: string, isThere: boolean): ShownEntries => ({
  scope: entry,
  shows: () => isThere,
});

export function shownBy({ method, code, reply, data }: LoggedCall): ShownEntries | null {
  if (code !== codes.success) return null;
  switch (method) {
    case 'getHomepageData': {
      const known = v.parse(Orders, reply).loans.map((loan) => loanEntry(loan.loanOrderId));
      return { scope: 'loan ', shows: (entry) => known.includes(entry) };
    }
    case 'queryRepayOrderDetail': {
      const scope = paymentScope(v.parse(OfLoan, data).loanOrderId);
      const known = v.parse(Detail, reply).payments.map(({ reference }) => `${scope}${reference}`);
      return { scope, shows: (entry) => known.includes(entry) };
    }
    case 'repayDeferralDetail': {
      const { state } = v.parse(State, reply);
      return only(rolloverEntry(v.parse(Rollover, data).deferralOrderId), state !== 'INITIATED');
    }
    case 'repayRestructureDetail': {
      const { state } = v.parse(State, reply);
      const { restructureOrderId } = v.parse(Restructure, data);
      return only(restructureEntry(restructureOrderId), state !== 'INITIATED');
    }
    case 'operationConfig': {
      const { bankCard } = v.parse(Config, reply);
      const last = bankCard?.changedAt ?? 0;
      return { scope: cardScope, shows: (entry) => Number(entry.slice(cardScope.length)) <= last };
    }
    case 'mobileExists':
      return only(deletion, !v.parse(Exists, reply).exists);
    default:
      return null;
  }
}
