import { picturedOf } from '#tests/component/outlines/screens-of.ts';
import { pathOf } from '#visualizations/samples/sample.ts';
import { samplesOf } from '#visualizations/samples/samples.ts';
import type { Path } from '#visualizations/screens/reach.ts';

/** `name` is a sample of the machine, or a state with a picture. */
export type ClosedPage = { machine: string; name: string };

const of = (machine: string, ...names: string[]): ClosedPage[] =>
  names.map((name) => ({ machine, name }));

/** Pages that report something as unavailable, for now or finally. */
export const closedPages: readonly ClosedPage[] = [
  ...of('rollover', 'rollover.closed', 'withdrawn', 'operationSettled', 'notFound'),
  ...of('restructure', 'restructure.ended', 'operationWithdrawn', 'operationSettled', 'notFound'),
  ...of(
    'bankCardChange',
    'bankCardChange.closed',
    'changedRecently',
    'payoutUnderWay',
    'openFrom',
    'noTime',
    'disputed',
    'answerLate',
    'noAccount',
    'appNeeded',
  ),
  ...of(
    'home',
    'overdue',
    'paidAlready',
    'rolloverPaid',
    'restructurePaid',
    'restructuring',
    'beingPrepared',
    'underApproval',
    'onItsWay',
    'payoutFailed',
    'loanRejected',
    'filesLapsed',
    'usedUp',
  ),
  ...of('repayment', 'tooEarlyOrLate', 'tooMany', 'aboveTheCap', 'nothingToPutOff'),
  ...of('orderProgress', 'payoutFailed'),
  ...of('offlinePayment', 'offlinePayment.open.desk.unavailable'),
  ...of('accountDeletion', 'deletionBlocked'),
  ...of('coupons', 'unavailable'),
  ...of('borrow', 'borrow.closed', 'usedUp', 'coupons', 'couponsUnusable'),
  ...of(
    'reoffer',
    'reoffer.offering.higherLimit.ended',
    'reoffer.offering.lowerInterest.ended',
    'reoffer.offering.extraDays.ended',
  ),
  ...of('smsCode', 'tooManyUntil'),
  ...of('login', 'tooManyPasswordsUntil'),
];

export async function closedPathsOf(machine: string, name: string): Promise<Path[]> {
  const samples = samplesOf(machine).filter((sample) => sample.name === name);
  const states = (await picturedOf(machine)).filter((state) => state.name === name);
  return [...samples.map(pathOf), ...states.map(({ path }) => path)];
}
