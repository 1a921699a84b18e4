import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes } from '#domain/codes.ts';
import { ServiceFailure } from '#domain/failure.ts';
import type { MoneyKindService } from '../kind.ts';

/**
 * The deletion is proven once the lender no longer knows the mobile number. This check needs no
 * session, which ends with the account.
 */
export const deleteAccount: MoneyKindService<'deleteAccount'> = {
  refusals: [assumedCodes.wrongSmsCode, assumedCodes.expiredSmsCode, accountCodes.deletionBlocked],
  async readBaseline(api, { kind, mobile }, signal) {
    // The reconciliation makes the same call. If the call fails now, nothing is sent.
    await api.call('mobileExists', { mobile }, { signal });
    return { kind };
  },
  dataOf: ({ reason, note, smsCode }) => ({ reason, note, smsCode }),
  receiptOf: () => ({ kind: 'deleteAccount' }),
  async receiptBeyond(api, { kind }, signal, mobile) {
    const known = mobile();
    if (known === null) {
      throw new ServiceFailure({ kind: 'unexpected', message: 'whose account is not known' });
    }
    const { exists } = await api.call('mobileExists', { mobile: known }, { signal });
    return exists ? null : { kind };
  },
};
