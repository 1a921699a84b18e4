import { referenceOf } from '#sandbox/repositories/payments/payments.ts';
import type { Effect } from '../server/ledger.ts';
import type { Attempt, Server } from '../server/server.ts';
import { named } from './facts.ts';
import type { DisplayedOutcome } from './displayed-outcome.ts';
import type { MakeWatcher } from './watcher.ts';

const nameOf = ({ kind, id }: Effect): string =>
  kind === 'repaymentConfirm' || kind === 'serviceFeePayment' ? referenceOf(id) : id;

/**
 * Whether the server accepted a confirmation of a rollover or a restructure. Without an own effect
 * of the attempt, the operation had been confirmed before.
 */
const isAcceptedConfirmation = ({ kind, codes }: Attempt): boolean =>
  (kind === 'repayDeferralConfirm' || kind === 'repayRestructureConfirm') && codes.includes(0);

const doneByAnother = ({ attempts }: Server, { kind, suffix, names }: DisplayedOutcome): boolean =>
  [...attempts.values()].some(
    (one) =>
      one.kind === kind &&
      one.suffix !== suffix &&
      one.own.some((effect) => names.length === 0 || names.includes(nameOf(effect))),
  );

function faultOf(server: Server, displayed: DisplayedOutcome): string | null {
  const attempt = server.attempts.get(displayed.suffix);
  const own = attempt?.own ?? [];
  const what = `The ${named(displayed.suffix, displayed.kind)} was reported as ${displayed.type}`;
  if (displayed.type !== 'done') return own.length === 0 ? null : `${what}, but it was done.`;
  if (attempt && own.length === 0 && isAcceptedConfirmation(attempt)) return null;
  const isOwn = own.length > 0 && displayed.names.every((name) => own.map(nameOf).includes(name));
  if (isOwn || doneByAnother(server, displayed)) return null;
  return own.length === 0
    ? `${what}, but it was not done.`
    : `${what} with ${displayed.names.join(', ')}, but is booked as ${own.map(nameOf).join(', ')}.`;
}

/** Checks that the outcome of an attempt on the screen matches the lender's database. */
export const outcomesMatchLedger: MakeWatcher = (world) => ({
  end: () => world.displayedOutcomes.flatMap((one) => faultOf(world.server, one) ?? []),
});
