import * as v from 'valibot';
import { AccountSecurity } from '#domain/account/account-security.ts';
import { day } from '#domain/constants.ts';
import { deletionNoteLimit, deletionReasons } from '#domain/account/deletion-reasons.ts';
import { DeletionBlocker } from '#domain/account/deletion.ts';
import { PayoutAccount } from '#domain/loans/loan-order.ts';
import { SignedDocument } from '#domain/loans/loan-story.ts';
import { Overpayment } from '#domain/payments/overpayment.ts';
import { OwnData } from '#domain/account/own-data.ts';
import { Id, Instant } from '#domain/primitives.ts';
import { DocumentKey, SignedLoan } from '#domain/loans/signed-documents.ts';
import { smsPurposes } from '#domain/account/sms-code.ts';
import { PayoutMethod } from '#domain/payments/payout-methods.ts';
import { by } from './caller.ts';
import { group } from './method.ts';

/** At most one day, because a browser timer has a maximum duration. */
const Cooldown = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(day));

const AccountNumber = v.pipe(v.string(), v.regex(/^\d{10,20}$/, 'not an account number'));

const PageLimit = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100));

/** Methods that the specification lacks, to be replaced by a real backend's. */
export const assumedMethods = group({
  sendSmsCode: {
    data: v.object({
      mobile: v.pipe(v.string(), v.regex(/^\+639\d{9}$/)),
      purpose: v.picklist(smsPurposes),
    }),
    reply: v.object({ cooldown: Cooldown }),
    effect: 'write',
    caller: by('smsCode', 'the borrower requests a code'),
  },
  changeBankCard: {
    data: v.object({
      smsCode: v.string(),
      accountType: PayoutMethod,
      bankCode: v.nullable(v.string()),
      originalNumber: AccountNumber,
      newNumber: AccountNumber,
      holder: v.pipe(v.string(), v.minLength(1)),
      faceChecked: v.boolean(),
    }),
    reply: v.object({
      account: PayoutAccount,
      changedAt: Instant,
      resentLoanOrderId: v.nullable(Id),
    }),
    effect: 'once',
    caller: by('bankCardChange', 'the borrower confirms the new account'),
  },
  deletionBlockers: {
    data: v.object({}),
    reply: v.object({
      blockers: v.array(DeletionBlocker),
      /** The overpayment is refunded, or forfeited with the account if below a peso. */
      overpaid: v.optional(v.nullable(Overpayment)),
    }),
    effect: 'read',
    caller: by(
      'accountDeletion',
      'the rules of the deletion are shown; before the last confirmation',
    ),
  },
  /** Without an overpayment the method does nothing, so the call can be repeated. */
  refundOverpayment: {
    data: v.object({}),
    reply: v.object({ overpaid: v.nullable(Overpayment) }),
    effect: 'once',
    caller: by('home, repayment', 'the borrower requests the refund of an overpayment'),
  },
  deleteAccount: {
    data: v.object({
      reason: v.picklist(deletionReasons),
      note: v.pipe(v.string(), v.maxLength(deletionNoteLimit)),
      smsCode: v.string(),
    }),
    reply: v.object({}),
    effect: 'once',
    caller: by('accountDeletion', 'the borrower confirms the deletion'),
  },
  listSignedDocuments: {
    data: v.object({ limit: v.optional(PageLimit), cursor: v.optional(v.string()) }),
    reply: v.object({ loans: v.array(SignedLoan), next: v.nullable(v.string()) }),
    effect: 'read',
    caller: by('profile', 'the agreement list opens, is refreshed, or is scrolled to its end'),
  },
  /** The document in its signed form, word for word. */
  signedDocument: {
    data: DocumentKey,
    reply: SignedDocument,
    effect: 'read',
    caller: by('profile', 'the borrower opens a document of the agreement list'),
  },
  accountSecurity: {
    data: v.object({}),
    reply: AccountSecurity,
    effect: 'read',
    caller: by('profile', 'account security is shown or refreshed'),
  },
  exportOwnData: {
    data: v.object({}),
    reply: OwnData,
    effect: 'read',
    caller: by('profile', 'the borrower requests a copy of their data'),
  },
});
