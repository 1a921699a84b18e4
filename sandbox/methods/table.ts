import type { Answer } from './answer.ts';
import { accountMethods, sessionMethods } from './account.ts';
import { creditMethods, popupMethods } from './credit.ts';
import { feedbackMethods, serviceMethods } from './service.ts';
import { loanMethods } from './loan.ts';
import { operationMethods } from './operations.ts';
import { repayMethods } from './repay.ts';

export const answers: ReadonlyMap<string, Answer> = new Map<string, Answer>([
  ...sessionMethods,
  ...accountMethods,
  ...creditMethods,
  ...loanMethods,
  ...repayMethods,
  ...operationMethods,
  ...popupMethods,
  ...serviceMethods,
  ...feedbackMethods,
]);
