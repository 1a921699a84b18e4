import { accountCodes } from '#domain/account/account-codes.ts';
import { type CodeReason, codeRefusal } from '#domain/account/sms-code.ts';
import type { MoneyProblem } from '#machines/shared/money-problem.ts';

export function explained(problem: MoneyProblem): {
  codeReason?: CodeReason;
  problem: MoneyProblem | null;
} {
  const codeReason = problem.type === 'refused' ? codeRefusal(problem.failure) : null;
  return codeReason ? { codeReason, problem: null } : { problem };
}

export const wasBlocked = (problem: MoneyProblem): boolean =>
  problem.type === 'refused' &&
  problem.failure.kind === 'business' &&
  problem.failure.code === accountCodes.deletionBlocked;
