import * as v from 'valibot';
import { Mobile } from '#domain/mobile.ts';

/** A mobile in an address, where a plus that was not escaped arrives as a space. */
const QueriedMobile = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^ /, '+')),
  Mobile,
);

export const MobileQuery = v.object({ mobile: QueriedMobile });
export const AnyMobileQuery = v.object({ mobile: v.optional(QueriedMobile) });
/** A borrower by mobile, or by user id: a deleted account has no mobile any more. */
export const BorrowerQuery = v.union([MobileQuery, v.object({ userId: v.string() })]);
