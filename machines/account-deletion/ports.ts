import type { DeletionBlocker } from '#domain/account/deletion.ts';
import type { Overpayment } from '#domain/payments/overpayment.ts';
import type { MoneyActionPorts } from '#machines/money-action/ports.ts';
import type { Port } from '#machines/shared/ports.ts';
import type { SmsCodePorts } from '#machines/sms-code/sms-code.machine.ts';

export type AccountDeletionPorts = MoneyActionPorts &
  SmsCodePorts & {
    /** An overpayment does not block the deletion, so it is separate from the blockers. */
    deletionBlockers: Port<
      void,
      { blockers: readonly DeletionBlocker[]; overpaid?: Overpayment | null | undefined }
    >;
  };
