import type { SnapshotFrom } from 'xstate';
import type { restructureMachine } from '#machines/restructure/restructure.machine.ts';
import type { Deferral } from '#machines/rollover/ports.ts';
import type { rolloverMachine } from '#machines/rollover/rollover.machine.ts';
import { type Block, documentLines, type Line, line, type Row } from './reading.ts';
import { positive, sum, sumOf } from './sums.ts';

/** The samples have no notes from before the operation. */
function elsewhereLines({
  initiatedAt,
  onItsWay = [],
  noted = [],
}: Pick<Deferral, 'initiatedAt' | 'onItsWay' | 'noted'>): Block[] {
  const since = onItsWay.filter(({ paidAt }) => paidAt >= initiatedAt);
  const pesos = sumOf(since, 'centavos') / 100 + sumOf(noted, 'amount');
  return [
    ...onItsWay.map(({ centavos, name }) => [line`You paid ${centavos / 100} at ${name}, …`]),
    ...noted.map(({ amount, channel }) => [line`You noted ${amount} at ${channel}, …`]),
    [line`If you have paid the ${positive(pesos)} and confirm now, …`],
  ];
}

function rollover({ context: { order } }: SnapshotFrom<typeof rolloverMachine>): Block[] {
  if (!order) return [];
  const due = order.overdueFee + order.interest + order.fee;
  const coming = order.coming?.amount ?? 0;
  const paid = order.paidAmount + coming;
  const missing = due - paid;
  const isPaidInPart = paid > 0;
  const [first] = order.schedule;
  const then = first ? first.principal + first.interest + (first.serviceFee ?? 0) : 0;
  const more = order.cost.after - order.cost.byPlan;
  return [
    [line`${positive(coming)} that you paid in time is usually posted by …`],
    [
      line`You pay now ${missing} New due date: …`,
      line`The principal is still to pay: ${order.principal}.`,
      line`Pay ${coming === 0 && missing} now. ${then} is then due … It costs ${more} more than your plan.`,
      line`${coming > 0 && then} is then due … It costs ${more} more than your plan.`,
      line`Pay ${coming === 0 && missing} and confirm`,
      line`Overdue fees ${positive(order.overdueFee)}`,
      line`Interest that is due ${order.interest}`,
      line`Rollover fee Not refundable ${order.fee}`,
      line`You pay now ${!isPaidInPart && missing}`,
      line`To pay for the rollover ${isPaidInPart && due}`,
      line`Already paid ${isPaidInPart && -paid}`,
      line`Still missing ${isPaidInPart && missing}`,
      line`Interest for … days ${order.newInterest}`,
      line`To pay today if there is no rollover ${order.totalToday}`,
      line`To pay with the rollover ${order.totalAfter}`,
      line`More with the rollover ${order.totalAfter - order.totalToday}`,
      line`Cost of this loan by the plan ${order.cost.byPlan}`,
      line`Cost with the rollover ${order.cost.after}`,
      line`Cost that the law allows ${order.cost.cap}`,
    ],
    [line`${missing} is missing. What you paid stays on your loan.`],
    [line`By the plan the cost of this loan is ${order.cost.byPlan}. This would be rollover …`],
    [line`Pay ${missing} from …`],
    ...elsewhereLines(order),
  ];
}

function rolloverDetails({ context: { order } }: SnapshotFrom<typeof rolloverMachine>): Block[] {
  return [
    (order?.schedule ?? []).map(({ principal, interest, serviceFee = 0 }) =>
      serviceFee > 0
        ? line`… ${principal + interest + serviceFee} … Principal ${principal}, interest ${interest}, processing fee ${serviceFee}`
        : line`… ${principal + interest} … Principal ${principal}, interest ${interest}`,
    ),
    (order?.received ?? []).map(
      ({ amount, reference }) => line`… ${amount} Reference ${reference}`,
    ),
  ];
}

type Restructure = SnapshotFrom<typeof restructureMachine>;

function restructureLines({ context: { order } }: Restructure) {
  if (!order) return null;
  const { schedule, cost } = order;
  const whole = (part: (typeof schedule)[number]) =>
    part.principal + part.interest + part.carriedOverdueFee + (part.serviceFee ?? 0);
  const minimum = order.downPayment + order.fee;
  const coming = order.coming?.amount ?? 0;
  const paid = order.paidAmount + coming;
  const missing = Math.max(0, minimum - paid);
  const total = sum(schedule.map(whole));
  const first = line`First instalment ${schedule[0] && whole(schedule[0])}`;
  const inAll = line`The new instalments in all ${total}`;
  const compared = [
    line`To pay today if there is no restructure ${order.totalToday}`,
    line`To pay with the restructure ${order.totalAfter}`,
    line`Difference with the restructure ${order.totalAfter - order.totalToday}`,
  ];
  const onItsWay = line`${positive(coming)} that you paid in time is usually posted by …`;
  return {
    order,
    schedule,
    cost,
    whole,
    minimum,
    missing,
    paid,
    coming,
    onItsWay,
    first,
    inAll,
    compared,
  };
}

function describe(snapshot: Restructure): Block[] {
  const known = restructureLines(snapshot);
  if (!known) return [];
  const { order, minimum, missing, paid, coming, onItsWay, first, compared } = known;
  const { principal, interest, overdueFee } = order.balance;
  const isPaidInPart = paid > 0;
  return [
    [onItsWay],
    [
      line`You pay now ${coming === 0 && missing} …`,
      line`Down payment ${minimum - order.fee}`,
      line`Restructure fee, not refunded ${order.fee}`,
      line`Total ${isPaidInPart && minimum}`,
      line`Paid since the restructure was started ${isPaidInPart && missing - minimum}`,
      line`You pay now ${missing}`,
      line`Balance of the new loan … instalments ${principal + interest + overdueFee}`,
      first,
      ...compared,
    ],
    [line`${missing} is missing. What you paid is on your loan.`],
    ...elsewhereLines(order),
  ];
}

type Planned = NonNullable<Restructure['context']['order']>['schedule'][number];

function plannedLine(part: Planned, amount: number): Line {
  const { principal, interest, carriedOverdueFee: carried, serviceFee = 0 } = part;
  if (serviceFee > 0) {
    return line`… ${amount} … Principal ${principal}, interest ${interest}, overdue fee carried over ${carried}, processing fee ${serviceFee}`;
  }
  return carried > 0
    ? line`… ${amount} … Principal ${principal}, interest ${interest}, overdue fee carried over ${carried}`
    : line`… ${amount} … Principal ${principal}, interest ${interest}`;
}

function details(snapshot: Restructure): Block[] {
  const known = restructureLines(snapshot);
  if (!known) return [];
  const { schedule, cost, whole, inAll, compared } = known;
  return [
    [
      ...schedule.map((part) => plannedLine(part, whole(part))),
      line`Principal ${sumOf(schedule, 'principal')}`,
      line`Interest ${sumOf(schedule, 'interest')}`,
      line`Overdue fees carried over, with no interest ${positive(sumOf(schedule, 'carriedOverdueFee'))}`,
      line`Unpaid processing fee ${positive(sum(schedule.map(({ serviceFee = 0 }) => serviceFee)))}`,
      inAll,
      ...compared,
      line`Cost by the old plan ${cost.byPlan}`,
      line`Cost with the restructure ${cost.after}`,
      line`Most that the law allows ${cost.cap}`,
    ],
  ];
}

function confirmation(snapshot: Restructure): Block[] {
  const known = restructureLines(snapshot);
  if (!known) return [];
  const { order, missing, onItsWay, first, inAll, compared } = known;
  return [
    [onItsWay],
    [line`You pay now ${missing} …`],
    [line`You pay now ${missing}`],
    [inAll, ...compared],
    [line`Pay ${positive(missing)} from … for the restructure`, first, inAll],
    ...elsewhereLines(order),
  ];
}

export const extending = {
  rollover: { rolloverDescribe: rollover, rolloverDetails },
  restructure: {
    restructureDescribe: describe,
    restructureDetails: details,
    restructureConfirmation: confirmation,
    agreement: ({ context }: Restructure) => [documentLines(context.agreement?.html)],
  },
} satisfies Record<string, Record<string, Row>>;
