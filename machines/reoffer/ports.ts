import type { ReofferBenefits } from '#domain/credit/reoffer.ts';
import type { CountdownPorts } from '#machines/countdown/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type ReofferPorts = CountdownPorts & {
  checkReoffer: Port<{ creditOrderId: string }, { available: boolean }>;
  /** The better terms with the server's time; null if none exist any more. */
  getReofferPopup: Port<{ creditOrderId: string }, { benefits: Timed<ReofferBenefits> | null }>;
  /** Stores on the phone that this borrower declined the offer. */
  keepReofferDeclined: Port<{ userKey: string }, void>;
};
