import type { LoanOrder } from '#domain/loans/loan-order.ts';
import type { SnapshotFrom } from 'xstate';
import type { accountDeletionMachine } from '#machines/account-deletion/account-deletion.machine.ts';
import type { agreementMachine } from '#machines/agreement/agreement.machine.ts';
import type { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import type { couponPopupMachine } from '#machines/coupon-popup/coupon-popup.machine.ts';
import type { couponsMachine } from '#machines/coupons/coupons.machine.ts';
import type { homeMachine } from '#machines/home/home.machine.ts';
import type { operationSuccessMachine } from '#machines/operation-success/operation-success.machine.ts';
import type { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import type { NotedLoan } from '#domain/payments/on-its-way.ts';
import type { recordsMachine } from '#machines/records/records.machine.ts';
import type { reofferMachine } from '#machines/reoffer/reoffer.machine.ts';
import type { CreditQuota } from '#domain/loans/quota.ts';
import { type Block, documentLines, type Line, line, type Row } from './reading.ts';
import { overpaidLines, refundLines } from './overpaid.ts';
import { firstOf, late, owedIn, positive, sum, sumOf } from './sums.ts';

/** The largest loan within the limit, in whole steps above the minimum; 0 without one. */
function mostOf({ minAmount, maxAmount, availableLimit, stepAmount }: CreditQuota): number {
  const most = Math.min(maxAmount, availableLimit);
  return most < minAmount ? 0 : most - ((most - minAmount) % stepAmount);
}

type Borrow = SnapshotFrom<typeof borrowMachine>;

function limit({ context }: Borrow): Block[] {
  if (!context.limit) return [];
  const { quota, applications } = context.limit;
  const most = mostOf(quota);
  return [
    [
      line`${most} available of ${quota.totalLimit} ${most} Available to borrow`,
      line`${most} Available to borrow`,
    ],
    [line`Available limit ${quota.availableLimit}`],
    [line`Used ${quota.usedCredit}`, line`Total limit ${quota.totalLimit}`],
    ...applications.map((one) => {
      const noted = sumOf(one.noted ?? [], 'amount');
      return noted > 0
        ? [line`${one.loanAmount} … You noted ${noted} as paid. It is not posted yet`]
        : [line`${one.loanAmount} …`];
    }),
  ];
}

/** The figures of the offer; the unexplained rest of a sum is a charge without a name. */
function offered({ context: { offer } }: Borrow) {
  if (!offer) return null;
  const { calculation, schedule, couponDiscount: coupons } = offer;
  const { loanAmount, lendingAmount: received, processingFee: fee, interest } = calculation;
  const payments = schedule.map((one) => one.principal + one.interest);
  return {
    schedule,
    coupons,
    loanAmount,
    received,
    fee,
    interest,
    payments,
    deducted: loanAmount - fee - received,
    onTop: sumOf(schedule, 'interest') - interest,
    total: sum(payments),
  };
}

/** One line: an introduction, then each instalment with its date. */
function inParts(
  before: readonly string[],
  figures: readonly number[],
  { payments, total }: { payments: readonly number[]; total: number },
): Line {
  const parts = payments.length > 1 ? payments : [null, null];
  const words = [...before, ...parts.slice(1).map(() => ' by …, then '), ' by …: ', ' in all.'];
  return line(Object.assign(words, { raw: words }), ...figures, ...parts, total);
}

function choose(snapshot: Borrow): Block[] {
  const { limit: known, draft, offer } = snapshot.context;
  if (!known) return [];
  const { quota, coupons } = known;
  const sums = offered(snapshot);
  const isOnce = sums?.payments.length === 1;
  const most = mostOf(quota);
  return [
    [line`${quota.minAmount} ${most}`],
    [line`${Number(draft.amountText) || 0}`],
    [line`In steps of ${quota.stepAmount}.`],
    [line`Choose an amount in steps of ${quota.stepAmount}.`],
    [line`The most you can borrow now is ${most}.`],
    [line`The least you can borrow is ${quota.minAmount}.`],
    ...[...coupons.available, ...coupons.unavailable].flatMap((one) => [
      [line`${one.amount} Interest coupon …`],
      [
        line`${one.amount} Interest coupon … Available once the loan is ${one.minLoanAmount} or more.`,
      ],
      [
        line`${one.amount} Interest coupon … For loans from ${one.minLoanAmount}: more than your limit. …`,
      ],
      [
        line`${one.amount} Interest coupon … Available once one instalment has ${one.amount} of interest or more. A larger loan has more.`,
      ],
    ]),
    (offer?.termPrices ?? [])
      .filter(({ term }) => quota.terms.includes(term))
      .map(({ payments, cost }) =>
        payments.every((one) => one === payments[0])
          ? line`… instalment… of ${payments[0]} Cost: ${cost}`
          : line`… instalments, the first ${payments[0]} Cost: ${cost}`,
      ),
    sums
      ? [
          line`You receive ${sums.received}`,
          line`Processing fee ${sums.fee}`,
          line`Interest ${sums.coupons === 0 && sums.interest}`,
          line`Interest after coupons ${sums.coupons > 0 && sums.interest}`,
          line`You repay … ${sums.total}`,
          line`You receive ${isOnce && sums.received}. You repay ${sums.total} by …`,
          inParts(['You receive ', '. You repay '], [sums.received], sums),
        ]
      : [],
  ];
}

function confirm(snapshot: Borrow): Block[] {
  const sums = offered(snapshot);
  if (!sums) return [];
  const { schedule, coupons, loanAmount, fee, interest, total, received } = sums;
  const { deducted, onTop } = sums;
  return [
    [
      line`Loan amount ${loanAmount}`,
      line`Processing fee Kept back, not refundable ${-fee}`,
      line`Other, kept back ${positive(deducted) && -deducted}`,
      line`Other charges ${positive(deducted + onTop)}`,
      line`Other charges ${positive(onTop)}`,
      line`Amount received To … ${received}`,
      line`Processing fee ${fee}`,
      line`Interest ${interest + coupons}`,
      line`Coupons ${positive(coupons) && -coupons}`,
      line`Finance charge … of the loan amount ${total - received}`,
      line`Interest after coupons ${coupons > 0 && interest}`,
      line`Total to repay … ${total}`,
      ...schedule.map(
        (one) =>
          line`… ${one.principal + one.interest} … Principal ${one.principal}, interest ${one.interest}`,
      ),
    ],
    [
      line`You receive ${received}`,
      inParts(['You repay '], [], sums),
      line`You repay ${schedule.length === 1 && total} by …`,
    ],
    [line`You overpaid ${snapshot.context.offer?.fromCredit} before`],
    [line`Apply for ${loanAmount}`],
  ];
}

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
  return [
    [line`Used ${quota?.usedCredit} of ${quota?.totalLimit}`],
    [line`${most} available of ${quota?.totalLimit} ${most}`],
    [line`Available to borrow ${most}`],
    [line`Pay ${quota?.closed?.reason === 'overdue' && quota.closed.amount} first`],
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
        const noted = sumOf(homepage?.noted?.[loanOrderId] ?? [], 'amount');
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
    ...(lastKnown?.dues ?? []).map(({ amount, payNumber, coming }) => [
      line`${positive(coming)} was on its way then, and is taken off.`,
      line`${amount} Due …`,
      line`You pay exactly ${payNumber?.state === 'payable' && payNumber.amount}`,
    ]),
  ];
}

type Progress = SnapshotFrom<typeof orderProgressMachine>;

/** Each page shows some of these figures. */
function order({ context: { report } }: Progress): Block[] {
  if (report?.type !== 'loan') return [];
  const {
    loanAmount,
    processingFee,
    repaymentPlan,
    totalLoanAmount,
    fromCredit = 0,
  } = report.order;
  const { installments } = repaymentPlan;
  const received = loanAmount - processingFee;
  const first = owedIn(firstOf(installments));
  return [
    [
      line`Loan amount ${loanAmount}`,
      line`Processing fee ${-processingFee}`,
      line`You receive To … ${received}`,
    ],
    [
      line`First instalment ${installments.length !== 1 && fromCredit === 0 && first}`,
      line`To repay in all ${installments.length !== 1 && fromCredit === 0 && totalLoanAmount}`,
    ],
    [
      line`First instalment After ${positive(fromCredit)} that you paid too much before ${first - fromCredit}`,
      line`To repay in all After ${positive(fromCredit)} that you paid too much before ${totalLoanAmount - fromCredit}`,
    ],
    [line`To repay ${installments.length === 1 && totalLoanAmount}`],
    [line`${received} to …`],
    [line`${received} for …`],
    [line`${received} Sent to …`],
    [line`… ${positive(first)} to pay …`],
    [line`Your loan application for ${loanAmount} is with us.`],
    [line`We could not approve this loan of ${loanAmount}.`],
  ];
}

function success({
  context: { operation },
}: SnapshotFrom<typeof operationSuccessMachine>): Block[] {
  if (!operation) return [];
  const payments = operation.schedule.map(
    (one) =>
      one.principal +
      one.interest +
      (one.serviceFee ?? 0) +
      ('carriedOverdueFee' in one ? one.carriedOverdueFee : 0),
  );
  const isRollover = operation.kind === 'rollover';
  const isOne = payments.length === 1;
  const credit = operation.kind === 'restructure' ? operation.credit : 0;
  return [
    [
      line`Due next ${isOne && payments[0]} Due …`,
      line`First instalment ${!isOne && payments[0]} Due …`,
      line`You paid ${operation.paidAmount}`,
      line`Rollover fee included, not refundable ${isRollover && operation.fee}`,
      line`Principal still to pay ${isRollover && operation.principal}`,
      line`Restructure fee included, not refundable ${!isRollover && operation.fee}`,
      line`Credit used ${positive(credit) && -credit}`,
      line`Still to pay in all ${isOne && sum(payments)}`,
      line`Still to pay in all … instalments ${!isOne && sum(payments)}`,
    ],
  ];
}

function reoffer({ context: { benefits } }: SnapshotFrom<typeof reofferMachine>): Block[] {
  const { higherLimit: higher, total } = benefits ?? {};
  return [
    [
      line`… Now ${higher?.before} Offered ${higher?.after} ${higher?.temporaryCredit} of it is temporary. …`,
    ],
    [
      line`… Now ${total?.before} Offered ${total?.after} A loan of ${total?.loanAmount} over the shortest term.`,
    ],
    [line`… Now ${higher?.before} …`],
    [line`… Now ${total?.before} A loan of ${total?.loanAmount} over the shortest term. …`],
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
  return [
    (context.blockers ?? []).map((one) =>
      'amount' in one
        ? line`… ${one.amount} Loan …`
        : line`… ${'centavos' in one && one.centavos / 100} Loan …`,
    ),
    [
      line`You overpaid ${(context.overpaid?.centavos ?? 0) > 0 && (context.overpaid?.centavos ?? 0) / 100}`,
      line`${context.overpaid?.refund?.state === 'sending' && context.overpaid.refund.centavos / 100} is on its way to you`,
    ],
  ];
}

export const borrowing = {
  borrow: {
    limit,
    quota: choose,
    confirm,
    agreement: ({ context }: Borrow) => [documentLines(context.agreement?.html)],
  },
  home: { home },
  orderProgress: {
    review: (snapshot: Progress) => [
      ...order(snapshot),
      [
        line`You can borrow up to ${snapshot.context.quota && mostOf(snapshot.context.quota)} Valid until …`,
      ],
    ],
    reviewDetails: order,
    reject: order,
    lending: order,
    lendingDetails: order,
  },
  operationSuccess: { operationSuccess: success },
  reoffer: { home: reoffer },
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
