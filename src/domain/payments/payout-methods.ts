import * as v from 'valibot';

/** The codes of S3. */
export const payoutMethod = { gcash: 90005, payMaya: 90003, grabPay: 90002, bank: 90007 } as const;

export const PayoutMethod = v.picklist(Object.values(payoutMethod));
export type PayoutMethod = v.InferOutput<typeof PayoutMethod>;

/** Names of S3: brands, equal in every language, except for the bank. */
export const payoutMethodNames: Record<PayoutMethod, string> = {
  [payoutMethod.gcash]: 'GCash',
  [payoutMethod.payMaya]: 'PayMaya',
  [payoutMethod.grabPay]: 'GrabPay',
  [payoutMethod.bank]: 'Bank',
};

/** A wallet's number is a mobile number. */
export function isWallet(method: PayoutMethod): boolean {
  return method !== payoutMethod.bank;
}
