import type { Homepage } from '#domain/loans/home.ts';
import type { Port } from '#machines/shared/ports.ts';

/** The ports of the page of permissions. */
export type PermissionsPorts = {
  /** Null where nobody is logged in. */
  readCreditAndLoans: Port<void, Homepage | null>;
};
