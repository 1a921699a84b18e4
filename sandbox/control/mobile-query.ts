import * as v from 'valibot';
import { Mobile } from '#domain/account/mobile.ts';

/** An unescaped plus arrives in a query string as a space. */
const QueriedMobile = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^ /, '+')),
  Mobile,
);

export const MobileQuery = v.object({ mobile: QueriedMobile });
export const AnyMobileQuery = v.object({ mobile: v.optional(QueriedMobile) });
/** A deleted account has no mobile. */
export const BorrowerQuery = v.union([MobileQuery, v.object({ userId: v.string() })]);
