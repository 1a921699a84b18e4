import type { SnapshotFrom } from 'xstate';
import { day } from '#domain/constants.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Instalment } from '#domain/payments/repayment-plan.ts';
import type { offlinePaymentMachine } from '#machines/offline-payment/offline-payment.machine.ts';
import type { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { overpaidLines } from './overpaid.ts';
import { type Block, documentLines, type Line, line, type Row } from './reading.ts';
import { firstOf, instalmentLine, late, owedIn, positive, sum, sumOf } from './sums.ts';

/** In pesos: the sum of the payment's parts if the reply has them. */
function receivedBy({ amount, receivedCentavos, division }: Payment): number {
  if (!division) return (receivedCentavos ?? amount * 100) / 100;
  const { keptCentavos, ...parts } = division;
  return sum(Object.values(parts).map((part = 0) => part)) + keptCentavos / 100;
}

/** The lines of a payment's parts, and its surplus, for which each page has another name. */
function partsOf({ division }: Payment): { parts: Line[]; surplus: number | null } {
  if (!division) return { parts: [], surplus: null };
  const parts = [
    line`Overdue fees ${positive(division.overdueFee)}`,
    line`Interest ${positive(division.interest)}`,
    line`Principal ${positive(division.principal)}`,
    line`Processing fee ${positive(division.serviceFee)}`,
    line`Rollover fee ${positive(division.rolloverFee ?? 0)}`,
    line`Restructure fee ${positive(division.restructureFee ?? 0)}`,
  ];
  return { parts, surplus: division.credit + division.keptCentavos / 100 || null };
}

function counter({ context }: SnapshotFrom<typeof offlinePaymentMachine>): Block[] {
  const { checkstand, amount, accountNumber, notes } = context;
  if (!checkstand) return [];
  const { channels, numbers, postings, reversals, creditCentavos, settlement } = checkstand;
  const number = numbers.find((one) => one.accountNumber === accountNumber);
  const at = channels.find(({ channelId }) => channelId === number?.channelId);
  const last = postings.at(-1);
  const planned = settlement ? settlement.amount + settlement.saves : checkstand.totalDue;
  const announced = (checkstand.onItsWay ?? []).map((one) => one.accountNumber);
  const expected = notes.filter(
    (note) => !announced.includes(note.accountNumber) && checkstand.receivedAt < note.notedAt + day,
  );
  return [
    [line`You pay ${amount ?? checkstand.amount} Loan …`],
    [
      line`Whole pesos, at most ${settlement?.amount ?? checkstand.totalDue}. What you do not pay stays due.`,
    ],
    [line`There is ${settlement?.amount ?? checkstand.totalDue} to pay on this loan.`],
    [line`Keep ${amount ?? checkstand.amount}`],
    [line`You can’t pay ${amount ?? checkstand.amount} at any of these now.`],
    ...channels.map(({ name, minAmount: min, maxAmount: max, fee, unavailable }) => [
      line`${name} Fee ${!unavailable && positive(fee)} Posted Within … Takes ${min} to ${max}.`,
      line`${name} Fee No fee Posted Within … Takes ${!unavailable && fee === 0 && min} to ${max}.`,
      line`${name} Not available: the most is ${unavailable?.reason === 'aboveMax' && max}.`,
      line`${name} Not available: the least is ${unavailable?.reason === 'belowMin' && min}.`,
    ]),
    number && at
      ? [
          line`Hand over ${at.kind === 'counter' && number.amount + at.fee}`,
          line`Pay in the app ${at.kind === 'bills' && number.amount + at.fee}`,
          line`Pay by QR ${at.kind === 'qr' && number.amount + at.fee}`,
          line`Exact amount for the loan ${number.amount}`,
          line`Fee at ${at.name} ${positive(at.fee)}`,
        ]
      : [],
    [line`It needs ${checkstand.operation?.missing}. Pay that before …`],
    [line`Still to pay ${positive(planned - sumOf(expected, 'amount'))}`],
    ...(checkstand.onItsWay ?? []).map((one) => [
      line`Paid … at ${one.name}: ${one.centavos / 100}. …`,
    ]),
    ...notes.map((note) => [line`Amount of the number ${note.amount}`]),
    ...postings.map((one) => [line`${receivedBy(one)} ${one.paidIn?.name}, …`]),
    last
      ? [
          ...partsOf(last).parts,
          line`More than was due ${partsOf(last).surplus}`,
          line`Payment ${receivedBy(last)}`,
        ]
      : [],
    ...reversals.map((one) => [line`${one.amount} of overdue fees is cancelled: …`]),
    [line`You overpaid ${creditCentavos / 100}`],
    [line`Of this, ${(creditCentavos % 100) / 100} is overpaid, …`],
  ];
}

type Repayment = SnapshotFrom<typeof repaymentMachine>;

type Pending = NonNullable<Repayment['context']['pending']>;

/**
 * Returns the instalments to pay when the money on its way has posted, and the noted pesos to
 * subtract; or all instalments and 0 if the borrower pays although that money covers the amount due
 * first.
 */
function payableOf(pending: Pending, payAnyway: boolean) {
  const { noted = [] } = pending;
  const isNew = pending.receivedAt < (noted[0]?.notedAt ?? 0) + day;
  const expected = isNew ? sumOf(noted, 'amount') : 0;
  const rest = pending.oncePosted ?? pending.installments;
  const isSecond = payAnyway && owedIn(firstOf(rest)) <= expected;
  return isSecond ? { plans: pending.installments, paid: 0 } : { plans: rest, paid: expected };
}

const comingLines = ({ onItsWay = [], noted = [] }: Pending): Block[] => [
  ...onItsWay.map((one) => [line`Paid … at ${one.name}: ${one.centavos / 100}. …`]),
  ...noted.map((one) => [line`${one.amount} at ${one.channel}, noted …`]),
];

function repay({ context }: Repayment): Block[] {
  const { pending, detail, count, payAnyway } = context;
  if (!pending) return [];
  const { offers, onItsWay = [], noted = [] } = pending;
  const { plans, paid } = payableOf(pending, payAnyway);
  const coming = sumOf(onItsWay, 'centavos') / 100 + sumOf(noted, 'amount');
  const owed = (of: readonly Instalment[]) => Math.max(0, owedIn(of) - paid);
  const chosen = plans.slice(0, count);
  const settlement =
    plans === pending.oncePosted ? pending.oncePostedSettlement : pending.settlement;
  const saves = settlement?.saves ?? 0;
  const isAll = count === plans.length;
  const paysNow = owed(chosen) - (isAll ? saves : 0);
  const now = owed(firstOf(plans));
  const all = owed(plans);
  const isLate = plans.some(({ status }) => status === late);
  const offered = [offers?.rollover, offers?.restructure].map((one) =>
    one?.available ? one : null,
  );
  return [
    [
      line`Due next ${!isLate && now < all && now} ${all} still to pay in all`,
      line`Overdue now ${isLate && now < all && now} ${all} still to pay in all`,
      line`Due next ${!isLate && now === all && now - saves}`,
      line`If you pay today. On … it is ${!isLate && now === all && saves > 0 && all}.`,
      line`Overdue fee so far: ${isLate && pending.overdueFee}`,
    ],
    plans.length > 1
      ? plans.map((_, at) => {
          const upTo = owed(plans.slice(0, at + 1));
          if (at + 1 === plans.length)
            return saves > 0
              ? line`Everything Today it saves ${saves} ${upTo - saves}`
              : line`Everything The last is due … ${upTo}`;
          return at === 0 ? line`The … instalment ${upTo}` : line`… The last is due … ${upTo}`;
        })
      : [],
    [
      line`Principal ${sumOf(chosen, 'principal')}`,
      line`Interest ${sumOf(chosen, 'interest')}`,
      line`Overdue fees ${positive(sumOf(chosen, 'overdueFee'))}`,
      line`Already paid ${positive(sumOf(chosen, 'paidAmount')) && -sumOf(chosen, 'paidAmount')}`,
      line`Noted as paid ${paid > 0 && -paid}`,
      line`Interest you do not pay ${isAll && saves > 0 && -saves}`,
      line`Pay ${paysNow}`,
      line`Pay online now Pay now ${(!isAll || saves === 0) && paysNow} Extra cost ${'₱0.00'} Next due date …`,
      line`Pay online now Pay now ${paysNow} Extra cost ${isAll && positive(saves)} saved Next due date …`,
      line`Pay at a store or e-wallet Pay now ${paysNow} Extra cost …`,
      line`You pay now ${paysNow}`,
      line`Interest is counted by the day. If you pay everything today, you save ${plans.length < 2 && positive(saves)} …`,
    ],
    [
      line`Pay ${paysNow} from …`,
      line`Interest you do not pay ${isAll && positive(saves)}`,
      line`Still to pay after this ${isAll ? 0 : all - owed(chosen)}`,
      line`Paid and on its way ${positive(coming)}`,
    ],
    [line`Still to pay ${pending.offers?.open?.kind === 'restructure' && all}`],
    [line`Still to pay when due ${now === 0 && positive(all)}`],
    [line`${positive(coming)} that you paid, or noted as paid, is not posted yet. …`],
    [line`You pay now ${owed(chosen)}`],
    [line`You pay now ${detail && detail.serviceFee - detail.repaidServiceFee}`],
    ...comingLines(pending),
    ...onItsWay.map((one) => [
      line`Paid … at ${one.name}: ${one.centavos / 100}. … ${positive(now)} is still to pay. …`,
    ]),
    [line`… In all, this loan has cost ${isLate && pending.cost?.soFar} so far, …`],
    ...offered.map((one, at) => [
      line`${['Move the due date (rollover)', 'Pay in smaller parts (restructure)'][at]} Pay now ${one?.payNow} Extra cost ${one && one.fee + one.interest} Next due date …`,
    ]),
    (pending.ifUnpaid ?? []).map((one) => line`Overdue fees by … ${one.overdueFee}`),
    ...(pending.reversals ?? []).map((one) => [
      line`An overdue fee of ${one.amount} was cancelled`,
    ]),
  ];
}

function repayPlan(snapshot: Repayment): Block[] {
  const { pending, payAnyway } = snapshot.context;
  if (!pending) return [];
  const { plans, paid } = payableOf(pending, payAnyway);
  const all = positive(owedIn(plans) - paid);
  return [
    [line`Still to pay ${all}`, ...plans.map(instalmentLine)],
    ...comingLines(pending),
    toRepay(snapshot),
  ];
}

/**
 * Everything overdue or the next instalment, minus the noted amount; the price of settling today if
 * no other instalment is left.
 */
function toRepay({ context: { pending, payAnyway } }: Repayment): Block {
  if (!pending) return [];
  const { plans, paid } = payableOf(pending, payAnyway);
  const settlement =
    plans === pending.oncePosted ? pending.oncePostedSettlement : pending.settlement;
  const first = owedIn(firstOf(plans));
  const amount = (first === owedIn(plans) && settlement?.amount) || first;
  return [line`Repay ${positive(amount - paid)}`];
}

type Detail = NonNullable<Repayment['context']['detail']>;

function comingRows({ repayPlans, plansOncePosted, noted = [], paysFor, restructuring }: Detail) {
  const then = plansOncePosted ?? repayPlans;
  const onItsWay = sumOf(then, 'paidAmount') - sumOf(repayPlans, 'paidAmount');
  const expected = Math.min(sumOf(noted, 'amount'), owedIn(then));
  const left = owedIn(then) - expected;
  const cancelled = owedIn(repayPlans) - onItsWay - owedIn(then);
  const operation = restructuring ? 'restructure' : paysFor;
  return [
    line`On its way ${positive(onItsWay) && -onItsWay}`,
    line`Noted as paid ${positive(expected) && -expected}`,
    line`Not charged any more once it is posted ${cancelled > 0 && -cancelled}`,
    line`Still to pay ${!operation && left}`,
    line`Still to pay if there is no rollover ${operation === 'rollover' && left}`,
    line`Still to pay if there is no restructure ${operation === 'restructure' && left}`,
  ];
}

function repayDetail(snapshot: Repayment): Block[] {
  const { detail, payment, pending } = snapshot.context;
  const paid = [line`You paid ${payment?.amount}`];
  const onward = toRepay(snapshot);
  if (!detail) return [paid, onward];
  const {
    repayOrder,
    repayPlans,
    plansOncePosted = repayPlans,
    story,
    payments,
    operationFees = 0,
  } = detail;
  const feeLeft = detail.serviceFee - detail.repaidServiceFee;
  const entries = story?.entries ?? [];
  const balance = (entries.at(-1)?.balanceCentavos ?? 0) / 100;
  if (snapshot.matches({ detail: 'statement' }) || snapshot.matches({ detail: 'certificate' })) {
    return [
      [line`Still owed ${balance >= 0 && balance}`, line`Overpaid ${balance < 0 && -balance}`],
      [line`Sent to you ${positive(story?.amountReceived ?? 0)}`],
      [
        line`On its way, not posted yet ${positive(sumOf(story?.onItsWay ?? [], 'centavos') / 100)}`,
      ],
      [line`Principal ${snapshot.matches({ detail: 'certificate' }) && repayOrder.principal}`],
      entries.map(
        ({ centavos }, at) =>
          line`… ${centavos / 100} … Balance ${sumOf(entries.slice(0, at + 1), 'centavos') / 100}`,
      ),
    ];
  }
  return [
    [
      line`Principal ${repayOrder.principal}`,
      line`Interest ${repayOrder.interest}`,
      line`Overdue fees ${positive(sumOf(repayPlans, 'overdueFee'))}`,
      line`Fees: rollover, restructure ${positive(operationFees)}`,
      line`Processing fee ${detail.serviceFee}`,
      line`Processing fee paid ${-detail.repaidServiceFee}`,
      line`Paid so far ${-sumOf(repayPlans, 'paidAmount') - operationFees}`,
      ...comingRows(detail),
    ],
    [line`Processing fee still to pay: ${feeLeft}`, line`Pay the ${pending && feeLeft} fee online`],
    [line`Pay ${feeLeft} from …`, line`Processing fee ${feeLeft}`],
    onward,
    plansOncePosted.map(instalmentLine),
    ...payments.flatMap((one) => [
      [line`${receivedBy(one)}`],
      [
        ...partsOf(one).parts,
        line`Overpaid ${partsOf(one).surplus}`,
        line`Received ${one.division && receivedBy(one)}`,
      ],
    ]),
    paid,
    [line`Next: ${owedIn(firstOf(plansOncePosted))} by …`],
    [line`You overpaid ${(detail.creditCentavos ?? 0) / 100}`],
    ...(detail.overpaid ? overpaidLines(detail.overpaid) : []),
    ...(story?.onItsWay ?? []).map((one) => [
      line`Paid … at ${one.name}: ${one.centavos / 100}. …`,
    ]),
    ...(detail.noted ?? []).map((one) => [line`${one.amount} at ${one.channel}, noted …`]),
    ...(story?.overdueCharges ?? []).map((one) => [line`${one.amount} … to …, on ${one.base}`]),
    ...(detail.reversals ?? []).map((one) => [line`${-one.amount} Cancelled …`]),
    ...(story?.rollovers ?? []).map((one) => [
      line`Rollover on …: fee ${one.fee}, interest ${one.interest}. Due …`,
    ]),
  ];
}

export const repaying = {
  offlinePayment: { repayOffline: counter },
  repayment: {
    repay,
    repayPlan,
    repayDetail,
    agreement: ({ context: { detail, documentHash } }: Repayment) => [
      documentLines(detail?.story?.documents.find(({ hash }) => hash === documentHash)?.html),
    ],
  },
} satisfies Record<string, Record<string, Row>>;
