import type { Baseline, MoneyKind, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { MethodData, MethodReply, OnceMethod } from '#protocol/methods.ts';
import type { MoneyServices } from './money-services.ts';

export type Agreed = {
  /** The attempt's time, in milliseconds by the server's clock. */
  agreedAt: number;
  language: string;
};

export type MoneyKindService<Kind extends MoneyKind & OnceMethod> = {
  /** Only these codes prove that the attempt had no effect. */
  refusals: readonly number[];
  /** @throws ServiceFailure without a valid answer; then nothing may be sent */
  readBaseline: (
    api: MoneyServices['api'],
    request: MoneyRequest<Kind>,
    signal: AbortSignal,
  ) => Promise<Baseline<Kind>>;
  /**
   * The receipt if the baseline already shows the effect, so that no request is needed. Absent for
   * kinds whose effect can be repeated.
   */
  receiptIn?: (baseline: Baseline<Kind>) => MoneyReceipt<Kind> | null;
  /** Validated before anything is written or sent. */
  dataOf: (request: MoneyRequest<Kind>, agreed: Agreed) => MethodData<Kind>;
  receiptOf: (reply: MethodReply<Kind>) => MoneyReceipt<Kind>;
  /**
   * Null without a change since the baseline.
   *
   * @param mobile identifies the account, because the stored baseline contains no personal data
   * @param suffix identifies the attempt's request
   * @throws ServiceFailure without a valid answer
   */
  receiptBeyond: (
    api: MoneyServices['api'],
    baseline: Baseline<Kind>,
    signal: AbortSignal,
    mobile: MoneyServices['mobile'],
    suffix: string,
  ) => Promise<MoneyReceipt<Kind> | null>;
};
