import type { homeMachine } from '#machines/home/home.machine.ts';
import { closedOn } from '#domain/loans/home.ts';
import { formatInstant, formatTime } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { pesosOf } from '#views/shared/overpayment.tsx';
import { failureText } from '#i18n/failure-text.ts';
import type { ContextFrom } from 'xstate';
import { byPlatform, type FlowScreens, over } from '#tests/model/screens/screens.ts';
import { closedShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof homeMachine>;

async function attempts(ui: Ui, { openIntents }: Context): Promise<void> {
  const open = openIntents.map(({ baseline }) => baseline.kind);
  for (const kind of ['applyOrder', 'repaymentConfirm', 'serviceFeePayment'] as const) {
    const title = ui.t(`home:openAttempts.${kind}.title`);
    await (open.includes(kind) ? ui.reads(title) : ui.lacks(title));
  }
}

const knownTo = ({ lastKnown, openIntents }: Context) =>
  openIntents.length === 0 ? lastKnown : null;

async function dues(ui: Ui, context: Context): Promise<void> {
  const shown = knownTo(context);
  if (!shown || shown.dues.length === 0) {
    return ui.lacks(ui.t('home:dueLoans'), ui.t('home:lastKnown.number.until'));
  }
  const { receivedAt, today } = shown;
  const time = today ? formatTime(receivedAt) : formatInstant(receivedAt, 'en');
  await ui.reads(ui.t('home:lastKnown.asOf', { time }));
  for (const { left, grown, payNumber } of shown.dues) {
    await ui.reads(formatPeso(left));
    if (grown !== 'no') await ui.reads(ui.t(`home:lastKnown.${grown}`));
    const until = ui.t('home:lastKnown.number.until');
    await (payNumber?.state === 'payable' ? ui.reads(until) : ui.lacks(until));
  }
}

async function offline(ui: Ui, context: Context): Promise<void> {
  await ui.title(ui.t('home:titlePlain'));
  await attempts(ui, context);
  const title = knownTo(context) ? 'lastKnown.offline' : 'failedTitle';
  await ui.reads(ui.t(`home:${title}`));
  await dues(ui, context);
}

async function cards(ui: Ui, context: Context): Promise<void> {
  const { homepage, failure, notice } = context;
  await ui.title(ui.t('home:titlePlain'));
  await attempts(ui, context);
  if (failure) await ui.reads(failureText(ui.t, failure));
  await ui.lacks(ui.t('home:failedTitle'), ui.t('home:loading'));
  for (const { loanNumber } of homepage?.loans ?? []) {
    await ui.reads(ui.t('home:origin.loan', { number: loanNumber }));
  }
  const refund = homepage?.overpaid?.refund;
  if (refund?.state === 'sending') {
    await ui.reads(ui.t('overpayment:sending.title', { amount: pesosOf(refund.centavos) }));
  }
  const closed = homepage && closedOn(homepage);
  if (closed) await closedShows(ui, closed);
  if (!notice) return ui.dialog(null);
  return ui.dialog(
    notice.type === 'stayed'
      ? ui.t(`home:status.s${notice.order.status}`)
      : ui.t(`home:notices.${notice.type}.title`),
  );
}

export const screens: FlowScreens<typeof homeMachine> = {
  gestures: {
    'nav.back': byPlatform,
    'retry.pressed': ['button', 'common:retry', 'home:refresh'],
    'credit.applied': [
      'button',
      'home:apply.action',
      'home:rejected.apply',
      'home:closed.expired.action',
    ],
    'credit.opened': ['button', 'home:reviewing.action', 'home:rejected.action'],
    'limit.opened': ['button', 'home:limit.action', 'home:limit.see'],
    'refund.requested': (ui, _, { homepage }) =>
      ui.tap(
        'button',
        ui.t('overpayment:action', { amount: pesosOf(homepage?.overpaid?.centavos ?? 0) }),
      ),
    'loan.opened': (ui, { loanOrderId }, { homepage }) => {
      const loan = homepage?.loans.find((one) => one.loanOrderId === loanOrderId);
      return ui.tap(
        'button',
        having(ui.t('home:origin.loan', { number: loan?.loanNumber ?? 'none' })),
      );
    },
    'notice.closed': ['button', 'common:understood'],
  },
  shows: {
    async 'unanswered.loading'(ui, context) {
      await ui.title(ui.t('home:titlePlain'));
      await attempts(ui, context);
      await ui.reads(ui.t('home:loading'));
      const shown = knownTo(context);
      if (shown && shown.dues.length > 0) await ui.reads(ui.t('home:lastKnown.checking'));
      await dues(ui, context);
    },
    'unanswered.offline.waiting': offline,
    'unanswered.offline.asking': offline,
    async 'unanswered.failed'(ui, context) {
      const { failure } = context;
      await ui.title(ui.t('home:titlePlain'));
      await attempts(ui, context);
      const title = knownTo(context) ? 'lastKnown.failed' : 'failedTitle';
      await ui.reads(ui.t(`home:${title}`), failure ? failureText(ui.t, failure) : /why/);
      await ui.has('button', ui.t('common:retry'));
      await dues(ui, context);
    },
    'showing.fresh': cards,
    'showing.refreshing': cards,
    'showing.stale': [cards, { reads: 'common:stale' }],
    explaining: cards,
    refunding: cards,
    openingApplication: cards,
    checkingCredit: cards,
    reportingExpired: cards,
    routingLoan: cards,
    opened: over,
  },
};
