import type { Port } from '#machines/shared/ports.ts';

export type AgreementPorts = {
  /** Raw HTML; null without a stored agreement. */
  readStoredAgreement: Port<void, { html: string } | null>;
};
