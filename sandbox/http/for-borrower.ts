import {
  type Borrower,
  borrowerOfId,
  borrowerOfMobile,
} from '../repositories/account/borrowers.ts';
import { catchUp } from '../repositories/catch-up.ts';
import type { Work } from '../repositories/work.ts';
import type { Sandbox } from '../sandbox.ts';
import { ControlError } from './json.ts';

/**
 * Catches up with the clock first.
 *
 * @throws ControlError if no borrower has the mobile
 */
export async function forBorrower<T>(
  sandbox: Sandbox,
  mobile: string,
  run: (work: Work, borrower: Borrower) => Promise<T>,
): Promise<T> {
  return sandbox.work(mobile, async (work) => {
    const borrower = await borrowerOfMobile(work.tx, mobile);
    if (!borrower) throw new ControlError(404, `no borrower has the mobile ${mobile}`);
    await catchUp(work, borrower);
    return run(work, borrower);
  });
}

/**
 * Does not catch up with the clock. Deleted accounts are found too.
 *
 * @throws ControlError if no borrower has the id
 */
export async function forUser<T>(
  sandbox: Sandbox,
  userId: string,
  run: (work: Work, borrower: Borrower) => Promise<T>,
): Promise<T> {
  return sandbox.work(null, async (work) => {
    const borrower = await borrowerOfId(work.tx, userId);
    if (!borrower) throw new ControlError(404, `no borrower has the id ${userId}`);
    return run(work, borrower);
  });
}
