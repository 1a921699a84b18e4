import { accountCodes } from '#domain/account/account-codes.ts';
import type { BankCardStanding } from '#domain/account/bank-card-standing.ts';
import { assumedCodes } from '#domain/codes.ts';
import { ServiceFailure } from '#domain/failure.ts';
import type { MoneyKindService } from '../kind.ts';
import type { MoneyServices } from '../money-services.ts';

async function readStanding(
  api: MoneyServices['api'],
  signal: AbortSignal,
): Promise<BankCardStanding> {
  const { bankCard } = await api.call('operationConfig', {}, { signal });
  if (bankCard === null) {
    throw new ServiceFailure({ kind: 'unexpected', message: 'there is no payout account' });
  }
  return bankCard;
}

/** A change after the baseline proves the attempt, also one by another device. */
export const changeBankCard: MoneyKindService<'changeBankCard'> = {
  refusals: [
    assumedCodes.wrongSmsCode,
    assumedCodes.expiredSmsCode,
    accountCodes.cardChangeClosed,
    accountCodes.wrongOriginalNumber,
    accountCodes.wrongNewNumber,
    accountCodes.wrongHolder,
    accountCodes.bankInactive,
    accountCodes.faceCheckMissing,
  ],
  async readBaseline(api, { kind }, signal) {
    const { changedAt, account, failedPayout } = await readStanding(api, signal);
    return { kind, changedAt, maskedNumber: account.maskedNumber, failedPayout };
  },
  dataOf: ({ smsCode, accountType, bankCode, originalNumber, newNumber, holder, faceChecked }) => ({
    smsCode,
    accountType,
    bankCode,
    originalNumber,
    newNumber,
    holder,
    faceChecked,
  }),
  receiptOf: ({ account, resentLoanOrderId }) => ({
    kind: 'changeBankCard',
    account,
    resentLoanOrderId,
  }),
  async receiptBeyond(api, { kind, changedAt, failedPayout }, signal) {
    const now = await readStanding(api, signal);
    if (now.changedAt === changedAt) return null;
    return { kind, account: now.account, resentLoanOrderId: failedPayout };
  },
};
