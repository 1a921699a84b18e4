import { type Borrower, borrowerOfMobile } from '../repositories/borrowers.ts';
import { catchUp } from '../repositories/catch-up.ts';
import type { Work } from '../repositories/work.ts';
import type { Sandbox } from '../sandbox.ts';
import { ControlError } from './json.ts';

/**
 * Runs a unit of work for a registered borrower, caught up with time.
 *
 * @throws ControlError when nobody has the mobile
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
