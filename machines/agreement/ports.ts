import type { Port } from '#machines/shared/ports.ts';

export type AgreementPorts = {
  /** The agreement's raw HTML; null without a stored agreement. */
  readStoredAgreement: Port<void, { html: string } | null>;
};
