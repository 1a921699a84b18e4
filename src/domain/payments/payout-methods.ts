import * as v from 'valibot';

/** How a loan is paid out, with the codes of S3. */
export const payoutMethod = { gcash: 90005, payMaya: 90003, grabPay: 90002, bank: 90007 } as const;

export const PayoutMethod = v.picklist(Object.values(payoutMethod));
export type PayoutMethod = v.InferOutput<typeof PayoutMethod>;

/** The names that the methods go by (S3); brands, so the same in every language, but for the bank. */
export const payoutMethodNames: Record<PayoutMethod, string> = {
  [payoutMethod.gcash]: 'GCash',
  [payoutMethod.payMaya]: 'PayMaya',
  [payoutMethod.grabPay]: 'GrabPay',
  [payoutMethod.bank]: 'Bank',
};

/** Whether the account of a method is an e-wallet, and its number a mobile number. */
export function isWallet(method: PayoutMethod): boolean {
  return method !== payoutMethod.bank;
}
