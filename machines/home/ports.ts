import type { Homepage } from '#domain/home.ts';
import type { MoneyIntent } from '#domain/money.ts';
import type { CreditCheckPorts } from '#machines/credit-check/ports.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/ports.ts';
import type { OpenNativePage, Port, Timed } from '#machines/shared/ports.ts';
import type { Watch } from '#machines/shared/watch.ts';

/** Money whose outcome is not known is another than before: here, or in another tab. */
export type AttemptsChanged = { type: 'attempts.changed'; openIntents: readonly MoneyIntent[] };

/** Whose attempts are watched, and those that are known. */
export type KnownAttempts = { userKey: string; known: readonly MoneyIntent[] };

/** What the home page asks of the world. */
export type HomePorts = CreditCheckPorts &
  LoanStatusRoutingPorts & {
    getHomepageData: Port<void, Timed<Homepage>>;
    /** Tells when other attempts are open than those that are known, from the start on. */
    watchAttempts: Watch<KnownAttempts, AttemptsChanged>;
    openNativePage: OpenNativePage;
    /** Tells the native app that the credit expired or is at risk. */
    reportExpiredCredit: Port<{ creditOrderId: string }, { opened: boolean }>;
  };
