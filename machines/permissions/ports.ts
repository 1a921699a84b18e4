import type { Homepage } from '#domain/loans/home.ts';
import type { Port } from '#machines/shared/ports.ts';

export type PermissionsPorts = {
  /** The port returns null without a login. */
  readCreditAndLoans: Port<void, Homepage | null>;
};
