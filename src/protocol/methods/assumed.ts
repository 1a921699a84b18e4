import * as v from 'valibot';
import { day } from '#domain/constants.ts';
import { DeletionBlocker, deletionNoteLimit, deletionReasons } from '#domain/deletion.ts';
import { PayoutAccount } from '#domain/loan-order.ts';
import { Id, Instant } from '#domain/primitives.ts';
import { smsPurposes } from '#domain/sms-code.ts';
import { PayoutMethod } from '#domain/payout-methods.ts';
import { by, later } from './caller.ts';
import { group } from './method.ts';

/** Milliseconds, a day at most: more than that no timer of a browser keeps in one. */
const Cooldown = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(day));

const AccountNumber = v.pipe(v.string(), v.regex(/^\d{10,20}$/, 'not an account number'));

/**
 * The project's own assumption: methods that the product needs and the specification does not
 * name. A real backend's names replace them here.
 */
export const assumedMethods = group({
  sendSmsCode: {
    data: v.object({
      mobile: v.pipe(v.string(), v.regex(/^\+639\d{9}$/)),
      purpose: v.picklist(smsPurposes),
    }),
    /** Milliseconds until another code may be asked for. */
    reply: v.object({ cooldown: Cooldown }),
    effect: 'write',
    caller: by('smsCode', 'the person asks for a code'),
  },
  /** Changes the account that receives money, and returns the new one, masked. The code is spent with it. */
  changeBankCard: {
    data: v.object({
      smsCode: v.string(),
      method: PayoutMethod,
      bankCode: v.nullable(v.string()),
      originalNumber: AccountNumber,
      newNumber: AccountNumber,
      holder: v.pipe(v.string(), v.nonEmpty()),
      /** Whether the native app has seen the borrower’s face, where the lender asks for it. */
      faceChecked: v.boolean(),
    }),
    reply: v.object({
      account: PayoutAccount,
      changedAt: Instant,
      /** The loan order whose payout is sent again, to this account. */
      resentLoanOrderId: v.nullable(Id),
    }),
    effect: 'once',
    caller: later('bankCardChange', 'the new account is confirmed'),
  },
  /** What stands against deleting the account: everything, or nothing. */
  deletionBlockers: {
    data: v.object({}),
    reply: v.object({ blockers: v.array(DeletionBlocker) }),
    effect: 'read',
    caller: later('accountDeletion', 'its rules are shown, and before its last question'),
  },
  /** Deletes the account for good. */
  deleteAccount: {
    data: v.object({
      reason: v.picklist(deletionReasons),
      note: v.pipe(v.string(), v.maxLength(deletionNoteLimit)),
      smsCode: v.string(),
    }),
    reply: v.object({}),
    effect: 'once',
    caller: later('accountDeletion', 'the deletion is confirmed'),
  },
});
