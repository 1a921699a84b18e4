import type { ReofferBenefits } from '#domain/credit/reoffer.ts';
import type { CountdownPorts } from '#machines/countdown/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type ReofferPorts = CountdownPorts & {
  checkReoffer: Port<{ creditOrderId: string }, { available: boolean }>;
  /** With the server's time; null if there are none any more. */
  getReofferPopup: Port<{ creditOrderId: string }, { benefits: Timed<ReofferBenefits> | null }>;
  keepReofferDeclined: Port<{ userKey: string }, void>;
};
