import type { Homepage } from '#domain/home.ts';
import type { CreditCheckPorts } from '#machines/credit-check/ports.ts';
import type { LoanStatusRoutingPorts } from '#machines/loan-status-routing/ports.ts';
import type { OpenNativePage, Port, Timed } from '#machines/shared/ports.ts';

/** What the home page asks of the world. */
export type HomePorts = CreditCheckPorts &
  LoanStatusRoutingPorts & {
    getHomepageData: Port<void, Timed<Homepage>>;
    openNativePage: OpenNativePage;
    /** Tells the native app that the credit expired or is at risk. */
    reportExpiredCredit: Port<{ creditOrderId: string }, { opened: boolean }>;
  };
