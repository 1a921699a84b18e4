import type { Port } from '#machines/shared/ports.ts';

/** The ports of reading an agreement outside the borrow flow. */
export type AgreementPorts = {
  /** The last agreement shown on this phone (raw HTML); null without one. */
  readStoredAgreement: Port<void, { html: string } | null>;
};
