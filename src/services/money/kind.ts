import type { Baseline, MoneyKind, MoneyReceipt, MoneyRequest } from '#domain/money.ts';
import type { MethodData, MethodReply, OnceMethod } from '#protocol/methods.ts';
import type { MoneyServices } from './money-services.ts';

/** When and how a consent was given. */
export type Agreed = {
  /** The attempt's time, by the server's clock, in milliseconds. */
  agreedAt: number;
  language: string;
};

/** How one kind of money is moved by its method, alone and once, and found again afterwards. */
export type MoneyKindService<Kind extends MoneyKind & OnceMethod> = {
  /** Only these codes prove that nothing was taken. */
  refusals: readonly number[];
  /**
   * Reads the server's state of a request's subject.
   *
   * @throws ServiceFailure when the server does not say: then nothing may be sent
   */
  readBaseline: (
    api: MoneyServices['api'],
    request: MoneyRequest<Kind>,
    signal: AbortSignal,
  ) => Promise<Baseline<Kind>>;
  /**
   * The receipt where the baseline shows the effect already, so that the server would take nothing;
   * else null. Absent where a kind can have its effect again.
   */
  receiptIn?: (baseline: Baseline<Kind>) => MoneyReceipt<Kind> | null;
  /** The data of the method; it is checked before anything is written down or sent. */
  dataOf: (request: MoneyRequest<Kind>, agreed: Agreed) => MethodData<Kind>;
  receiptOf: (reply: MethodReply<Kind>) => MoneyReceipt<Kind>;
  /**
   * The same receipt, by what the server shows beyond the baseline; null where it shows nothing.
   *
   * @param mobile whose account it is: the baseline, which is written down, names nobody
   * @throws ServiceFailure when the server does not say
   */
  receiptBeyond: (
    api: MoneyServices['api'],
    baseline: Baseline<Kind>,
    signal: AbortSignal,
    mobile: MoneyServices['mobile'],
  ) => Promise<MoneyReceipt<Kind> | null>;
};
