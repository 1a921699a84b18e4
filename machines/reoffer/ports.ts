import type { ReofferBenefits } from '#domain/credit/reoffer.ts';
import type { CountdownPorts } from '#machines/countdown/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** The ports of the re-offer. */
export type ReofferPorts = CountdownPorts & {
  checkReoffer: Port<{ creditOrderId: string }, { available: boolean }>;
  /** The better terms with the server's time; null where there are none any more. */
  getReofferPopup: Port<{ creditOrderId: string }, { benefits: Timed<ReofferBenefits> | null }>;
  /** Remembers on the phone, for this borrower, that they want none for now. */
  keepReofferDeclined: Port<{ userKey: string }, void>;
};
