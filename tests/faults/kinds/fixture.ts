import { accountCodes } from '#domain/account-codes.ts';
import { assumedCodes } from '#domain/codes.ts';
import type { Baseline, MoneyKind, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { MethodName, MethodReply } from '#protocol/methods.ts';

/** Money that moved; `number` counts the effects of a run from 1, `amount` is in pesos. */
export type Effect = { number: number; attempt: string; amount: number; at: number };

/** Every business code that the lender may answer with. */
export const lenderCodes = { ...assumedCodes, ...accountCodes };
type CodeName = keyof typeof lenderCodes;

/** One kind of money, as a person and a server that is simulated know it. */
export type KindFixture<Kind extends MoneyKind = MoneyKind> = {
  kind: Kind;
  /** What a person confirms, of an amount in pesos. */
  request: (amount: number) => MoneyRequest<Kind>;
  /** The amount in data that reached the server. */
  amountIn: (data: unknown) => number;
  /** What the server replies once it took an attempt. */
  reply: (effect: Effect) => MethodReply<Kind>;
  /** What it shows to the methods that tell how things stand, after these effects. */
  shows: (effects: readonly Effect[]) => { [Method in MethodName]?: MethodReply<Method> };
  /** What a person is to be told of an effect. */
  receiptOf: (effect: Effect) => MoneyReceipt<Kind>;
  /** The codes that prove that nothing was taken: all others leave the outcome unknown. */
  refusals: readonly [CodeName, ...CodeName[]];
  /** A baseline that knows of nothing: beside it, what was there before the attempt looks new. */
  emptyBaseline: Baseline<Kind>;
};
