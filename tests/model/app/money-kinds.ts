import { assumedCodes } from '#domain/codes.ts';
import type { Baseline, MoneyKind, MoneyReceipt, MoneyRequest } from '#domain/money.ts';

type ModelledKind<Kind extends MoneyKind> = {
  /** What the server shows before anything was taken. */
  baselineOf: (request: MoneyRequest<Kind>) => Baseline<Kind>;
  receipt: MoneyReceipt<Kind>;
  /** Answers that the flow tells apart, by name: the code of each. */
  refusals: Readonly<Record<string, number>>;
};

/** How the money of each kind ends in the whole app: one row a kind. */
export const modelledKinds: { [Kind in MoneyKind]: ModelledKind<Kind> } = {
  applyOrder: {
    baselineOf: ({ kind, choice: { creditOrderId } }) => ({
      kind,
      creditOrderId,
      loanOrderIds: [],
    }),
    receipt: { kind: 'applyOrder', loanOrderId: 'loan-1' },
    refusals: { refused: assumedCodes.loanPending, termsChanged: assumedCodes.offerChanged },
  },
  repaymentConfirm: {
    baselineOf: ({ kind, repayment: { loanOrderId } }) => ({ kind, loanOrderId, paidAmount: 0 }),
    receipt: { kind: 'repaymentConfirm', loanOrderId: 'loan-1' },
    refusals: { refused: assumedCodes.loanPending },
  },
};

export const baselineOf = <Kind extends MoneyKind>(request: MoneyRequest<Kind>): Baseline<Kind> =>
  modelledKinds[request.kind].baselineOf(request);
