import type { Homepage } from '#domain/loans/home.ts';
import type { LastKnownNow } from '#domain/loans/last-known.ts';
import type { PaidNote } from '#domain/payments/offline-record.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { CreditCheckPorts } from '#machines/credit-check/credit-check.machine.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/loan-status-routing.machine.ts';
import type { OpenNativePage, Port, RefundOverpayment, Timed } from '#machines/shared/ports.ts';
import type { Watch } from '#machines/shared/watch.ts';

/** The set of attempts with an unknown outcome changed, in any tab. */
export type AttemptsChanged = { type: 'attempts.changed'; openIntents: readonly MoneyIntent[] };

export type KnownAttempts = { userKey: string; known: readonly MoneyIntent[] };

export type LastKnownChanged = { type: 'lastKnown.changed'; lastKnown: LastKnownNow | null };

/** `quiet` suppresses messages about the connection. */
export type HomeQuestion = { userKey: string; quiet: boolean };

/** `noted`: the borrower's noted payments on this phone, by loan order (O6). */
export type AtHome = Timed<Homepage> & {
  noted?: Readonly<Record<string, readonly PaidNote[]>>;
};

export type HomePorts = CreditCheckPorts &
  LoanStatusRoutingPorts & {
    /** The phone stores the due amounts of the reply, unless a money attempt may be open. */
    getHomepageData: Port<HomeQuestion, AtHome>;
    /** Emits the last known due amounts at once, if there are any, and at each change. */
    watchLastKnown: Watch<{ userKey: string }, LastKnownChanged>;
    /** Emits the open attempts of the journal if they differ from the last known ones. */
    watchAttempts: Watch<KnownAttempts, AttemptsChanged>;
    refundOverpayment: RefundOverpayment;
    openNativePage: OpenNativePage;
    /** `opened` is false if the native app received nothing. */
    reportExpiredCredit: Port<{ creditOrderId: string }, { opened: boolean }>;
  };
