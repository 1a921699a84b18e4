import type { Transaction } from '#sandbox/database/database.ts';
import { counterPayments, creditUses } from '#sandbox/database/offline-schema.ts';
import { borrowers, payments, sms } from '#sandbox/database/schema.ts';
import { sum } from './reckoning.ts';

/**
 * An online payment since `began` needs an SMS with its amount, unless the account is deleted. A
 * payment at a counter keeps the counter's time and whole pesos.
 */
export async function paymentFaults(tx: Transaction, began: number): Promise<string[]> {
  const counters = new Map(
    (await tx.select().from(counterPayments)).map((one) => [one.paymentId, one]),
  );
  const uses = new Set((await tx.select().from(creditUses)).map(({ paymentId }) => paymentId));
  const mobiles = new Map(
    (await tx.select().from(borrowers)).map((one) => [one.userId, one.mobile]),
  );
  const texts = await tx.select().from(sms);
  return (await tx.select().from(payments)).flatMap(({ paymentId, userId, amount, paidAt }) => {
    const counter = counters.get(paymentId);
    if (counter) {
      const isOff = counter.paidAt !== paidAt || Math.floor(counter.centavos / 100) !== amount;
      return isOff ? [`Payment ${paymentId} is not booked as it was made at the counter.`] : [];
    }
    const mobile = mobiles.get(userId) ?? '';
    if (paidAt < began || uses.has(paymentId) || mobile.startsWith('deleted')) return [];
    const amountText = `₱${amount.toLocaleString('en-US')}.00`;
    const isInMessage = texts.some(
      (one) => one.mobile === mobile && one.sentAt === paidAt && one.text.includes(amountText),
    );
    return isInMessage ? [] : [`No SMS reports payment ${paymentId} of ${amountText}.`];
  });
}

/** The counter payments into each number must be booked, to the centavo. */
export async function counterFaults(
  tx: Transaction,
  began: number,
  paidIn: ReadonlyMap<string, number>,
): Promise<string[]> {
  const rows = (await tx.select().from(counterPayments)).filter(({ paidAt }) => paidAt >= began);
  return [...paidIn].flatMap(([number, paid]) => {
    const booked = sum(
      rows.filter((row) => row.accountNumber === number).map((row) => row.centavos),
    );
    return booked === paid
      ? []
      : [`${paid} centavos were paid into number ${number}, but ${booked} are booked.`];
  });
}
