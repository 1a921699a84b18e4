import type { DeletionBlocker } from '#domain/deletion.ts';
import type { Overpayment } from '#domain/overpayment.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/ports.ts';

/** What deleting the account asks of the world. */
export type AccountDeletionPorts = MoneyActionPorts &
  SmsCodePorts & {
    /** Everything that stands against it, empty where nothing does; and what was paid too much, which does not. */
    deletionBlockers: Port<
      void,
      { blockers: readonly DeletionBlocker[]; overpaid?: Overpayment | null | undefined }
    >;
  };
