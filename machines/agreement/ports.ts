import type { Port } from '#machines/shared/ports.ts';

export type AgreementPorts = {
  /** The last agreement shown on this phone (raw HTML); null without one. */
  readStoredAgreement: Port<void, { html: string } | null>;
};
