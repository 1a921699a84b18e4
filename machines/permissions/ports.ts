import type { Homepage } from '#domain/home.ts';
import type { Port } from '#machines/shared/ports.ts';

/** What the page of permissions asks of the world. */
export type PermissionsPorts = {
  /** Null where nobody is logged in. */
  readCreditAndLoans: Port<void, Homepage | null>;
};
