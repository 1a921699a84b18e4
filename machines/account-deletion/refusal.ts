import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { SmsCodeReason } from '#domain/account/sms-code.ts';
import type { MoneyProblem } from '#machines/shared/money-problem.ts';

export type CodeReason = SmsCodeReason | 'wrong' | 'expired';

export function explained(problem: MoneyProblem): {
  codeReason?: CodeReason;
  problem: MoneyProblem | null;
} {
  const { failure } = 'failure' in problem ? problem : { failure: null };
  if (problem.type !== 'refused' || failure?.kind !== 'business') return { problem };
  switch (failure.code) {
    case assumedCodes.wrongSmsCode:
      return { codeReason: 'wrong', problem: null };
    case assumedCodes.expiredSmsCode:
      return { codeReason: 'expired', problem: null };
    default:
      return { problem };
  }
}

export const wasBlocked = (problem: MoneyProblem): boolean =>
  problem.type === 'refused' &&
  problem.failure.kind === 'business' &&
  problem.failure.code === accountCodes.deletionBlocked;
