import type { Homepage } from '#domain/home.ts';
import type { CreditCheckPorts } from '#machines/credit-check/ports.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** A page of the native app: where one applies for credit. */
export type NativePage = 'creditApplication';

/** What the home page asks of the world. */
export type HomePorts = CreditCheckPorts &
  LoanStatusRoutingPorts & {
    getHomepageData: Port<void, Timed<Homepage>>;
    /** Hands over to the native app; `opened` is false in a plain browser. */
    openNativePage: Port<{ page: NativePage }, { opened: boolean }>;
    /** Tells the native app that the credit expired or is at risk. */
    reportExpiredCredit: Port<{ creditOrderId: string }, { opened: boolean }>;
  };
