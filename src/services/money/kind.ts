import type { Baseline, MoneyKind, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { MethodData, MethodReply, OnceMethod } from '#protocol/methods.ts';
import type { MoneyServices } from './money-services.ts';

/** The time and the language of a consent. */
export type Agreed = {
  /** The attempt's time, by the server's clock, in milliseconds. */
  agreedAt: number;
  language: string;
};

/** How one kind of money is sent by its method, alone and once, and recognised afterwards. */
export type MoneyKindService<Kind extends MoneyKind & OnceMethod> = {
  /** Only these codes prove that the attempt had no effect. */
  refusals: readonly number[];
  /**
   * Reads the server's state of a request's subject.
   *
   * @throws ServiceFailure without a valid answer; then nothing may be sent
   */
  readBaseline: (
    api: MoneyServices['api'],
    request: MoneyRequest<Kind>,
    signal: AbortSignal,
  ) => Promise<Baseline<Kind>>;
  /**
   * The receipt if the baseline already shows the effect, so that a request is unnecessary; else
   * null. Absent for kinds whose effect can be repeated.
   */
  receiptIn?: (baseline: Baseline<Kind>) => MoneyReceipt<Kind> | null;
  /** The data of the method, validated before anything is written or sent. */
  dataOf: (request: MoneyRequest<Kind>, agreed: Agreed) => MethodData<Kind>;
  receiptOf: (reply: MethodReply<Kind>) => MoneyReceipt<Kind>;
  /**
   * The receipt that a reply would give, from the server's state beyond the baseline; null without
   * a change.
   *
   * @param mobile identifies the account, because the stored baseline contains no personal data
   * @throws ServiceFailure without a valid answer
   */
  receiptBeyond: (
    api: MoneyServices['api'],
    baseline: Baseline<Kind>,
    signal: AbortSignal,
    mobile: MoneyServices['mobile'],
  ) => Promise<MoneyReceipt<Kind> | null>;
};
