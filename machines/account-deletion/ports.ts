import type { DeletionBlocker } from '#domain/account/deletion.ts';
import type { Overpayment } from '#domain/payments/overpayment.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/ports.ts';

/** The ports of deleting the account. */
export type AccountDeletionPorts = MoneyActionPorts &
  SmsCodePorts & {
    /** Everything that stands against it, empty where nothing does; and what was paid too much, which does not. */
    deletionBlockers: Port<
      void,
      { blockers: readonly DeletionBlocker[]; overpaid?: Overpayment | null | undefined }
    >;
  };
