import { accountCodes } from '#domain/account/account-codes.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { Baseline, MoneyKind, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { MethodName, MethodReply } from '#protocol/methods.ts';

/** `number` counts from 1, `amount` is in pesos, `at` in milliseconds from the start of the run. */
export type Effect = { number: number; attempt: string; amount: number; at: number };

export const lenderCodes = { ...assumedCodes, ...accountCodes };
type CodeName = keyof typeof lenderCodes;

export type KindFixture<Kind extends MoneyKind = MoneyKind> = {
  kind: Kind;
  request: (amount: number) => MoneyRequest<Kind>;
  amountIn: (data: unknown) => number;
  reply: (effect: Effect) => MethodReply<Kind>;
  /** The server's replies to the methods for reconciliation, after these effects. */
  shows: (effects: readonly Effect[]) => { [Method in MethodName]?: MethodReply<Method> };
  receiptOf: (effect: Effect) => MoneyReceipt<Kind>;
  /** The codes that prove that no money was taken. */
  refusals: readonly [CodeName, ...CodeName[]];
  emptyBaseline: Baseline<Kind>;
};
