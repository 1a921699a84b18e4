import { seedBanks } from '#domain/account/banks.ts';
import { accountChangesOf, changeBankCard, standingOf } from '../repositories/account/bank-card.ts';
import { deleteAccount, deletionBlockers } from '../repositories/account/deletion.ts';
import { product } from '../rules/product.ts';
import { overpaymentOf } from '../repositories/payments/refunds.ts';
import { loginSessionsOf } from '../repositories/account/sessions.ts';
import { signedDocument, signedLoanPage } from '../repositories/loans/signed-documents.ts';
import { forBorrowers } from './answer.ts';
import { exportOwnData } from '../repositories/account/own-data.ts';

export const accountMethods = [
  forBorrowers('operationConfig', async ({ work }) => ({
    feedbackMinWords: product.feedback.minWords,
    bankCardChangeDays: product.bankCard.changeDays,
    bankCard: await standingOf(work),
    banks: [...seedBanks],
  })),

  forBorrowers('deletionBlockers', async ({ work }) => ({
    blockers: await deletionBlockers(work),
    overpaid: await overpaymentOf(work),
  })),

  forBorrowers('deleteAccount', async ({ work, phone }, deletion) => {
    await deleteAccount(work, { ...deletion, phone: phone.id });
    return {};
  }),

  forBorrowers('changeBankCard', ({ work, phone }, change) =>
    changeBankCard(work, { ...change, phone: phone.id }),
  ),

  forBorrowers('accountSecurity', async ({ work, borrower: { userId, username } }) => ({
    username,
    sessions: await loginSessionsOf(work, userId),
    accountChangedAt: (await accountChangesOf(work, userId)).at(-1)?.changedAt,
  })),

  forBorrowers('listSignedDocuments', ({ work, borrower: { userId } }, page) =>
    signedLoanPage(work, userId, page),
  ),

  forBorrowers('signedDocument', ({ work, borrower: { userId } }, key) =>
    signedDocument(work, userId, key),
  ),

  forBorrowers('exportOwnData', ({ work }) => exportOwnData(work)),
] as const;
