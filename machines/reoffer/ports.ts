import type { ReofferBenefits } from '#domain/credit/reoffer.ts';
import type { CountdownPorts } from '#machines/countdown/ports.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

export type ReofferPorts = CountdownPorts & {
  checkReoffer: Port<{ creditOrderId: string }, { available: boolean }>;
  /** `benefits` has the server's time; null if the better terms are gone. */
  getReofferPopup: Port<{ creditOrderId: string }, { benefits: Timed<ReofferBenefits> | null }>;
  keepReofferAnswered: Port<{ userKey: string }, void>;
};
