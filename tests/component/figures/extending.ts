import type { SnapshotFrom } from 'xstate';
import type { restructureMachine } from '#machines/restructure/restructure.machine.ts';
import type { rolloverMachine } from '#machines/rollover/rollover.machine.ts';
import { type Block, line, type Row } from './reading.ts';
import { positive, sum, sumOf } from './sums.ts';

function rollover({ context: { order } }: SnapshotFrom<typeof rolloverMachine>): Block[] {
  if (!order) return [];
  const due = order.overdueFee + order.interest + order.fee;
  const missing = due - order.paidAmount;
  const isPaidInPart = order.paidAmount > 0;
  return [
    [
      line`You pay now ${missing} New due date: …`,
      line`The principal is still to pay: ${order.principal}.`,
      line`Pay ${missing} and confirm`,
      line`Overdue fees ${positive(order.overdueFee)}`,
      line`Interest that is due ${order.interest}`,
      line`Rollover fee Not refundable ${order.fee}`,
      line`You pay now ${!isPaidInPart && missing}`,
      line`To pay for the rollover ${isPaidInPart && due}`,
      line`Already paid ${isPaidInPart && -order.paidAmount}`,
      line`Still missing ${isPaidInPart && missing}`,
      line`Interest for … days ${order.newInterest}`,
      line`To pay today if there is no rollover ${order.totalToday}`,
      line`To pay with the rollover ${order.totalAfter}`,
      line`More with the rollover ${order.totalAfter - order.totalToday}`,
      line`Cost of this loan by its plan ${order.cost.soFar}`,
      line`Cost with the rollover ${order.cost.after}`,
      line`Cost that the law allows ${order.cost.cap}`,
    ],
    [line`${missing} is missing. What you paid stays on your loan.`],
    [line`By its plan the cost of this loan is ${order.cost.soFar}. This would be rollover …`],
    [line`Pay ${missing} from …`],
  ];
}

function rolloverDetails({ context: { order } }: SnapshotFrom<typeof rolloverMachine>): Block[] {
  return [
    (order?.schedule ?? []).map(
      ({ principal, interest }) =>
        line`… ${principal + interest} … Principal ${principal}, interest ${interest}`,
    ),
    (order?.received ?? []).map(
      ({ amount, reference }) => line`… ${amount} Reference ${reference}`,
    ),
  ];
}

type Restructure = SnapshotFrom<typeof restructureMachine>;

/** The figures of a restructure, by the name of what they are. */
function restructureLines({ context: { order } }: Restructure) {
  if (!order) return null;
  const { schedule, cost } = order;
  const whole = (part: (typeof schedule)[number]) =>
    part.principal + part.interest + part.carriedOverdueFee;
  const minimum = order.downPayment + order.fee;
  const missing = Math.max(0, minimum - order.paidAmount);
  const total = sum(schedule.map(whole));
  const first = line`First payment ${schedule[0] && whole(schedule[0])}`;
  const inAll = line`The new instalments in all ${total}`;
  const compared = [
    line`To pay today if there is no restructure ${order.totalToday}`,
    line`To pay with the restructure ${order.totalAfter}`,
    line`Difference with the restructure ${order.totalAfter - order.totalToday}`,
  ];
  return { order, schedule, cost, whole, minimum, missing, first, inAll, compared };
}

function describe(snapshot: Restructure): Block[] {
  const known = restructureLines(snapshot);
  if (!known) return [];
  const { order, minimum, missing, first, compared } = known;
  const { principal, interest, overdueFee } = order.balance;
  const isPaidInPart = order.paidAmount > 0;
  return [
    [
      line`You pay now ${missing} …`,
      line`Off the loan ${minimum - order.fee}`,
      line`Restructure fee, not refunded ${order.fee}`,
      line`Total ${isPaidInPart && minimum}`,
      line`Paid since the restructure was started ${isPaidInPart && missing - minimum}`,
      line`You pay now ${missing}`,
      line`Balance of the new loan … payments ${principal + interest + overdueFee}`,
      first,
      ...compared,
    ],
    [line`${missing} is missing. What you paid is on your loan.`],
  ];
}

function details(snapshot: Restructure): Block[] {
  const known = restructureLines(snapshot);
  if (!known) return [];
  const { schedule, cost, whole, inAll, compared } = known;
  return [
    [
      ...schedule.map((part) =>
        part.carriedOverdueFee > 0
          ? line`… ${whole(part)} … Principal ${part.principal}, interest ${part.interest}, overdue fee carried over ${part.carriedOverdueFee}`
          : line`… ${whole(part)} … Principal ${part.principal}, interest ${part.interest}`,
      ),
      line`Principal ${sumOf(schedule, 'principal')}`,
      line`Interest ${sumOf(schedule, 'interest')}`,
      line`Overdue fees carried over, with no interest ${positive(sumOf(schedule, 'carriedOverdueFee'))}`,
      inAll,
      ...compared,
      line`Cost by the old plan ${cost.soFar}`,
      line`Cost with the restructure ${cost.after}`,
      line`Most that the law allows ${cost.cap}`,
    ],
  ];
}

function confirmation(snapshot: Restructure): Block[] {
  const known = restructureLines(snapshot);
  if (!known) return [];
  const { missing, first, inAll, compared } = known;
  return [
    [line`You pay now ${missing} …`],
    [line`You pay now ${missing}`],
    [inAll, ...compared],
    [line`Pay ${positive(missing)} from … for the restructure`, first, inAll],
  ];
}

/** Pages on which a loan gets more time, by machine and page. */
export const extending = {
  rollover: { rolloverDescribe: rollover, rolloverDetails },
  restructure: {
    restructureDescribe: describe,
    restructureDetails: details,
    restructureConfirmation: confirmation,
  },
} satisfies Record<string, Record<string, Row>>;
