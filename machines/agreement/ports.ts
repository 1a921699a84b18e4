import type { Port } from '#machines/shared/ports.ts';

/** What reading an agreement outside the borrow flow asks of the world. */
export type AgreementPorts = {
  /** The last agreement shown on this phone (raw HTML), or null where none is kept. */
  readStoredAgreement: Port<void, { html: string } | null>;
};
