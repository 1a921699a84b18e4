import { seedBanks } from '#domain/account/banks.ts';
import { accountChangesOf, changeBankCard, standingOf } from '../repositories/account/bank-card.ts';
import { deleteAccount, deletionBlockers } from '../repositories/account/deletion.ts';
import { product } from '../rules/product.ts';
import { overpaymentOf } from '../repositories/payments/refunds.ts';
import { loginSessionsOf, isOwnPhone, openSession } from '../repositories/account/sessions.ts';
import { signedDocument, signedLoanPage } from '../repositories/loans/signed-documents.ts';
import { forBorrowers, type Call, openTo } from './answer.ts';
import { exportOwnData } from '../repositories/account/own-data.ts';
import { createHash } from 'node:crypto';
import { assumedCodes } from '#domain/codes.ts';
import type { Credentials } from '#domain/account/user.ts';
import {
  type Borrower,
  borrowerOfMobile,
  keepLanguage,
} from '../repositories/account/borrowers.ts';
import { borrowerOfPassword } from '../repositories/account/passwords.ts';
import { checkCode, sendCode } from '../repositories/service/messages.ts';
import { Refusal, refusalNamed } from '../repositories/refusal.ts';
import { record } from '../repositories/work.ts';

async function registered({ work }: Call, mobile: string): Promise<Borrower> {
  const borrower = await borrowerOfMobile(work.tx, mobile);
  if (borrower) return borrower;
  throw refusalNamed('unknownMobile');
}

async function logIn(
  { work, packageName, language, phone }: Call,
  borrower: Borrower,
): Promise<Credentials> {
  const { userId, mobile } = borrower;
  await keepLanguage(work.tx, borrower, language);
  const token = await openSession(work, userId, phone);
  await record(work, userId, 'session.opened', null);
  return { token, userId, mobile, packageName };
}

export const sessionMethods = [
  openTo('mobileExists', async ({ work }, { mobile }) => ({
    exists: (await borrowerOfMobile(work.tx, mobile)) !== null,
  })),

  // A code for any purpose other than login is sent only to the mobile of the session.
  openTo(
    'sendSmsCode',
    async (call, { mobile, purpose }) => {
      const { work, language, phone } = call;
      const borrower = purpose === 'login' ? await registered(call, mobile) : call.borrower;
      if (borrower?.mobile !== mobile) {
        throw new Refusal(assumedCodes.invalidData, 'sendSmsCode: mobile is not your own');
      }
      const isOwn = purpose !== 'login' || (await isOwnPhone(work.tx, borrower.userId, phone.id));
      const order = { mobile, purpose, language, phone: phone.id, isOwn };
      return { cooldown: await sendCode(work, order) };
    },
    ({ purpose }) => purpose !== 'login',
  ),

  openTo('login', async (call, data) => {
    if ('mobile' in data) {
      const borrower = await registered(call, data.mobile);
      const { mobile, smsCode } = data;
      const given = { mobile, purpose: 'login', code: smsCode, phone: call.phone.id } as const;
      const code = await checkCode(call.work, given);
      await code.spend();
      return logIn(call, borrower);
    }
    return logIn(call, await borrowerOfPassword(call.work, { ...data, phone: call.phone.id }));
  }),

  forBorrowers('getCurrentUserInfo', async ({ borrower: { userId, name, mobile } }) => ({
    userId,
    name,
    mobile,
    authInfo: { mobileHash: createHash('sha256').update(mobile).digest('hex') },
  })),
] as const;

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
