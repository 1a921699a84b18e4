import type { Answer } from './answer.ts';
import { accountMethods } from './account.ts';
import { creditMethods } from './credit.ts';
import { feedbackMethods } from './feedback.ts';
import { loanMethods } from './loan.ts';
import { operationMethods } from './operations.ts';
import { popupMethods } from './popups.ts';
import { repayMethods } from './repay.ts';
import { serviceMethods } from './service.ts';
import { sessionMethods } from './session.ts';

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
