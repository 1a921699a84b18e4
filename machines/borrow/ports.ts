import type { AgreementDocument } from '#domain/loans/agreement.ts';
import type { CapHistory } from '#domain/loans/caps.ts';
import type { Coupons } from '#domain/credit/coupon.ts';
import type { NotedLoan } from '#domain/payments/on-its-way.ts';
import type { CreditQuota, LoanChoice, LoanOffer } from '#domain/loans/quota.ts';
import type { CreditCheckPorts } from '#machines/credit-check/credit-check.machine.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type Limit = { quota: CreditQuota; applications: NotedLoan[]; coupons: Coupons };

/** Without `caps`, the legal caps in this build apply. */
export type Quote = Timed<LoanOffer> & { caps?: CapHistory | undefined };

/** Offer and agreement come from the same reply, so that their terms are equal. */
export type AgreedTerms = { offer: Quote; agreement: AgreementDocument };

export type BorrowPorts = CreditCheckPorts &
  LoanStatusRoutingPorts &
  MoneyActionPorts & {
    loadLimit: Port<void, Timed<Limit>>;
    /** The terms of a choice: `queryBorrowQuotaWithInput`. */
    priceLoan: Port<LoanChoice, Quote>;
    /** The agreement, whose HTML is unsanitised and stored for `/agreement`, and its terms. */
    previewAgreement: Port<LoanChoice, AgreedTerms>;
    /** `opened` is false if the native app received nothing. */
    reportExpiredCredit: Port<{ creditOrderId: string }, { opened: boolean }>;
  };
