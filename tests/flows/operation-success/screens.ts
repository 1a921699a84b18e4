import type { ContextFrom } from 'xstate';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import type { operationSuccessMachine } from '#machines/operation-success/operation-success.machine.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { failedShows, whyShows } from '#tests/model/screens/shared.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof operationSuccessMachine>;

/** The notification of the lender has no effect on the screen. */
async function done(ui: Ui, { operation }: Context): Promise<void> {
  if (!operation) throw new Error('the operation is missing');
  await ui.title(ui.t('title:moreTime'));
  const [first] = operation.schedule;
  if (!first) throw new Error('the next payment is missing');
  const carried = 'carriedOverdueFee' in first ? first.carriedOverdueFee : 0;
  await ui.reads(
    ui.t(`operationSuccess:${operation.kind}.text`),
    ui.t('operationSuccess:asOf', {
      time: formatInstant(operation.completedAt ?? Number.NaN, ui.language),
    }),
    ui.t('operationSuccess:dueOn', { day: formatDay(first.dueDate, ui.language) }),
    formatPeso(first.principal + first.interest + carried + (first.serviceFee ?? 0)),
    formatPeso(operation.fee),
    operation.loanNumber,
  );
  if (operation.kind === 'restructure') {
    await ui.reads(
      ui.t('operationSuccess:restructure.newLoan'),
      operation.newLoan?.loanNumber ?? /number/,
    );
  }
  await ui.has('button', ui.t('operationSuccess:repayment'));
  await ui.has('button', ui.t('common:home'));
}

export const screens: FlowScreens<typeof operationSuccessMachine> = {
  gestures: {
    'nav.back': ['button', 'common:back'],
    'repayment.opened': ['button', 'operationSuccess:repayment'],
  },
  shows: {
    starting: transient,
    loading: { title: 'title:operationSuccess', reads: 'operationSuccess:loading' },
    'showing.choosing': transient,
    'showing.acknowledging': done,
    'showing.unheard': done,
    'showing.signedOut': done,
    'showing.heard': done,
    failed: failedShows('operationSuccess:failed'),
    unavailable: [{ reads: 'operationSuccess:unavailable', button: 'common:home' }, whyShows],
    opened: over,
    left: over,
  },
};
