import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { SnapshotFrom } from 'xstate';
import type { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type { couponPopupMachine } from '#machines/coupon-popup/coupon-popup.machine.ts';
import type { couponsMachine } from '#machines/coupons/coupons.machine.ts';
import type { homeMachine } from '#machines/home/home.machine.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import type { NotedLoan } from '#domain/payments/on-its-way.ts';
import type { Refund } from '#domain/payments/overpayment.ts';
import type { recordsMachine } from '#machines/records/records.machine.ts';
import { type Block, documentLines, line, type Row } from './reading.ts';
import { overpaidLines, refundLines } from './overpaid.ts';
import { firstOf, late, mostOf, owedIn, positive, sumOf } from './sums.ts';

function operationLines(news: LoanOrder['operation'], noted: number): Block[] {
  if (news?.type === 'begun') {
    return [
      [line`It needs ${noted > 0 && news.missing} before … ${noted} that you paid, or noted …`],
      [line`Your ${news.kind} was started: ${news.missing} to pay`],
      [line`Pay ${news.missing}`],
    ];
  }
  if (news?.type !== 'notMade') return [];
  const { amount, missing, reason } = news;
  return reason === 'tooLittle'
    ? [[line`${missing} was missing. No fee … The ${amount} that you paid is on your loan, …`]]
    : [[line`… No fee was charged for it. The ${amount} that you paid is on your loan, …`]];
}

function home({ context }: SnapshotFrom<typeof homeMachine>): Block[] {
  const { homepage, lastKnown } = context;
  const quota = homepage?.quota;
  const most = quota && mostOf(quota);
  const closed = quota?.closed?.reason === 'overdue' ? quota.closed : null;
  const notedTo = (loanOrderId: string) => sumOf(homepage?.noted?.[loanOrderId] ?? [], 'amount');
  return [
    [line`Used ${quota?.usedCredit} of ${quota?.totalLimit}`],
    [line`${most} available of ${quota?.totalLimit} ${most}`],
    [line`Available to borrow ${most}`],
    [line`Pay ${closed && closed.amount - notedTo(closed.loanOrderId)} first`],
    ...(homepage?.loans ?? []).flatMap(
      ({
        loanAmount,
        repaymentPlan: { installments },
        loanOrderId,
        onItsWay = [],
        oncePosted = installments,
        operation,
        settlement,
      }) => {
        const noted = notedTo(loanOrderId);
        const planned = owedIn(firstOf(oncePosted));
        const isAll = planned === owedIn(oncePosted);
        const due = Math.max(0, (isAll && settlement ? settlement.amount : planned) - noted);
        const coming = sumOf(onItsWay, 'centavos') / 100;
        return [
          ...operationLines(operation, noted),
          [line`${loanAmount} …`],
          [line`${due} Due …`, ...(operation?.type === 'agree' ? [] : [line`Repay ${due}`])],
          [
            line`If you pay today. On … it is ${due < planned && planned}. Interest counts by the day.`,
          ],
          [line`${coming > 0 && coming} was paid and is not posted yet. There is no need …`],
          [
            line`${coming > 0 && coming} more was paid and is not posted yet. It is taken off already.`,
          ],
          [line`You noted ${noted > 0 && noted} as paid. …`],
        ];
      },
    ),
    ...(homepage?.overpaid ? overpaidLines(homepage.overpaid) : []),
    ...refundLines(homepage?.overpaid?.refund ?? null),
    ...(lastKnown?.dues ?? []).map((due) => {
      const { amount, noted, notedLate, coming } = due;
      const number = due.payNumber?.state === 'payable' ? due.payNumber : null;
      const { fee } = number ?? {};
      return [
        line`${positive(coming)} was on its way then, and is taken off.`,
        line`You noted ${positive(noted)} as paid. …`,
        line`You noted ${positive(notedLate)} as paid. … it still counts as due here.`,
        line`${positive(amount - noted)} Due …`,
        line`For the loan ${fee !== undefined && fee > 0 && number?.amount}`,
        line`Fee at … ${positive(fee ?? 0)}`,
        line`You pay exactly ${number && fee !== undefined && number.amount + fee}`,
        line`For the loan, the fee is not included ${number && fee === undefined && number.amount}`,
      ];
    }),
  ];
}

const couponBlocks = (coupons: readonly { amount: number; minLoanAmount: number }[]): Block[] =>
  coupons.map((one) => [
    line`${one.amount} Interest coupon … For loans from ${one.minLoanAmount}. …`,
  ]);

type Listed = Pick<
  NotedLoan,
  'loanAmount' | 'status' | 'repaymentPlan' | 'onItsWay' | 'oncePosted' | 'restructuring' | 'noted'
>;
type List<Item = Listed> = { context: { list: { items: readonly Item[] } | null } };

const itemsOf = <Item>(list: List<Item> | undefined) => list?.context.list?.items ?? [];

const recorded = (list?: List): Block[] =>
  itemsOf(list).map((one) => {
    const coming = sumOf(one.onItsWay ?? [], 'centavos') / 100;
    const plan = one.oncePosted ?? one.repaymentPlan.installments;
    const isOpen = (one.status === 70 || one.status === 75) && !one.restructuring;
    const [first, left] = isOpen ? [owedIn(firstOf(plan)), owedIn(plan)] : [0, 0];
    const noted = sumOf(one.noted ?? [], 'amount');
    if (left === 0 && noted > 0) {
      return [
        line`${one.loanAmount} … ${coming} paid, not posted yet. You noted ${noted} as paid. It is not posted yet`,
      ];
    }
    if (left === 0 && coming > 0) return [line`${one.loanAmount} … ${coming} paid, not posted yet`];
    if (left === 0) return [line`${one.loanAmount} …`];
    const isLate = firstOf(plan).some(({ status }) => status === late);
    if (first === left) {
      return [
        isLate
          ? line`${one.loanAmount} … ${left} overdue since …`
          : line`${one.loanAmount} … ${left} to pay by …`,
      ];
    }
    return [
      isLate
        ? line`${one.loanAmount} … ${left} still to pay, ${first} of it overdue since …`
        : line`${one.loanAmount} … ${left} still to pay, ${first} of it by …`,
    ];
  });
const signed = (list?: List<{ loanAmount: number }>): Block[] =>
  itemsOf(list).map((one) => [line`${one.loanAmount}, applied …`]);

function blockers({ context }: SnapshotFrom<typeof accountDeletionMachine>): Block[] {
  const { overpaid } = context;
  const refund = (state: Refund['state']) =>
    overpaid?.refund?.state === state && overpaid.refund.centavos / 100;
  return [
    (context.blockers ?? []).map((one) =>
      'amount' in one
        ? line`… ${one.amount} Loan …`
        : line`… ${'centavos' in one && one.centavos / 100} Loan …`,
    ),
    [
      line`You overpaid ${positive((overpaid?.centavos ?? 0) / 100)}`,
      line`${refund('sending')} is on its way to you`,
      line`${refund('held')} was not sent yet`,
    ],
  ];
}

export const homeAndLists = {
  home: { home },
  coupons: {
    coupons: ({ context: { coupons } }: SnapshotFrom<typeof couponsMachine>) =>
      couponBlocks([...(coupons?.available ?? []), ...(coupons?.unavailable ?? [])]),
  },
  couponPopup: {
    home: ({ context: { coupons } }: SnapshotFrom<typeof couponPopupMachine>) =>
      couponBlocks(coupons),
  },
  records: {
    records: ({ context, children }: SnapshotFrom<typeof recordsMachine>) => [
      [line`Loan amount ${context.order?.loanAmount}`],
      ...recorded(children.loanList?.getSnapshot()),
    ],
  },
  pagedList: { records: recorded, agreementList: signed },
  profile: {
    agreementList: ({ children }: SnapshotFrom<typeof profileMachine>) =>
      signed(children.signedLoans?.getSnapshot()),
  },
  agreement: {
    agreement: ({ context }: SnapshotFrom<typeof agreementMachine>) => [
      documentLines(context.html ?? undefined),
    ],
  },
  accountDeletion: { accountDelete: blockers },
} satisfies Record<string, Record<string, Row>>;
