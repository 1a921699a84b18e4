import type { SnapshotFrom } from 'xstate';
import type { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import type { operationSuccessMachine } from '#machines/operation-success/operation-success.machine.ts';
import type { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import type { reofferMachine } from '#machines/reoffer/reoffer.machine.ts';
import { type Block, documentLines, type Line, line, type Row } from './reading.ts';
import { firstOf, mostOf, owedIn, positive, sum, sumOf } from './sums.ts';

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
    [line`${positive(snapshot.context.offer?.fromCredit ?? 0)} of what you overpaid is used …`],
    [line`Apply for ${loanAmount}`],
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
  const credit = operation.kind === 'restructure' ? operation.credit : 0;
  const paidAt = payments.map((_, index) => sum(payments.slice(0, index + 1)));
  const next = paidAt.findIndex((until) => until > credit);
  const isOne = payments.length - next === 1;
  const left = sum(payments) - credit;
  return [
    [
      line`Due next ${(paidAt[next] ?? 0) - Math.max(credit, paidAt[next - 1] ?? 0)} Due …`,
      line`You paid ${operation.paidAmount}`,
      line`Rollover fee included, not refundable ${isRollover && operation.fee}`,
      line`Principal still to pay ${isRollover && operation.principal}`,
      line`Restructure fee included, not refundable ${!isRollover && operation.fee}`,
      line`Credit used ${positive(credit) && -credit}`,
      line`Still to pay in all ${isOne && left}`,
      line`Still to pay in all … instalments ${!isOne && left}`,
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

export const borrowing = {
  borrow: {
    limit,
    quota: choose,
    confirm,
    agreement: ({ context }: Borrow) => [documentLines(context.agreement?.html)],
  },
  orderProgress: {
    review: (snapshot: Progress) => {
      const { quota } = snapshot.context;
      const most = quota && !quota.closed && mostOf(quota);
      return [...order(snapshot), [line`You can borrow up to ${most} Valid until …`]];
    },
    reviewDetails: order,
    reject: order,
    lending: order,
    lendingDetails: order,
  },
  operationSuccess: { operationSuccess: success },
  reoffer: { home: reoffer },
} satisfies Record<string, Record<string, Row>>;
