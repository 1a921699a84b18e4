import * as v from 'valibot';
import { Mobile } from '#domain/account/mobile.ts';

/** A mobile in a query string. An unescaped plus arrives there as a space. */
const QueriedMobile = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^ /, '+')),
  Mobile,
);

export const MobileQuery = v.object({ mobile: QueriedMobile });
export const AnyMobileQuery = v.object({ mobile: v.optional(QueriedMobile) });
/** A borrower by mobile, or by user id, because a deleted account has no mobile. */
export const BorrowerQuery = v.union([MobileQuery, v.object({ userId: v.string() })]);
