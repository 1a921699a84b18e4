import type { Port } from '#machines/shared/ports.ts';

/** The ports of reading an agreement outside the borrow flow. */
export type AgreementPorts = {
  /** The last agreement shown on this phone (raw HTML), or null where none is kept. */
  readStoredAgreement: Port<void, { html: string } | null>;
};
