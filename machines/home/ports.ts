import type { Homepage } from '#domain/loans/home.ts';
import type { LastKnownNow } from '#domain/loans/last-known.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { CreditCheckPorts } from '#machines/credit-check/ports.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/ports.ts';
import type { OpenNativePage, Port, RefundOverpayment, Timed } from '#machines/shared/ports.ts';
import type { Watch } from '#machines/shared/watch.ts';

/** Money whose outcome is not known is another than before: here, or in another tab. */
export type AttemptsChanged = { type: 'attempts.changed'; openIntents: readonly MoneyIntent[] };

/** Whose attempts are watched, and those that are known. */
export type KnownAttempts = { userKey: string; known: readonly MoneyIntent[] };

/** The last known due amounts changed: they were read, forgotten or outdated, or a number expired. */
export type LastKnownChanged = { type: 'lastKnown.changed'; lastKnown: LastKnownNow | null };

/** Whose home it is; `quiet` where nothing new is to be said of the line. */
export type HomeQuestion = { userKey: string; quiet: boolean };

/** The home page's reply, and the payments that the borrower noted on this phone, by loan order (O6). */
export type AtHome = Timed<Homepage> & {
  noted?: Readonly<Record<string, readonly PaidNote[]>>;
};

/** The ports of the home page. */
export type HomePorts = CreditCheckPorts &
  LoanStatusRoutingPorts & {
    /** The phone keeps of the reply what is due. */
    getHomepageData: Port<HomeQuestion, AtHome>;
    /** Tells what was last known to be due, at once, and whenever that changes. */
    watchLastKnown: Watch<{ userKey: string }, LastKnownChanged>;
    /** Tells when other attempts are open than those that are known, from the start on. */
    watchAttempts: Watch<KnownAttempts, AttemptsChanged>;
    refundOverpayment: RefundOverpayment;
    openNativePage: OpenNativePage;
    /** Tells the native app that the credit expired or is at risk. */
    reportExpiredCredit: Port<{ creditOrderId: string }, { opened: boolean }>;
  };
