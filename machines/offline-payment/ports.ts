import type { Checkstand, CheckstandRequest } from '#domain/virtual-account.ts';
import type { Port, Timed } from '#machines/shared/ports.ts';

/** What paying away from the app asks of the world. */
export type OfflinePaymentPorts = {
  /** Looks at the checkstand of a loan, or gets a number at one of its channels. */
  fetchVirtualAccount: Port<CheckstandRequest, Timed<Checkstand>>;
};
