import type { ContextFrom } from 'xstate';
import { amountGrid } from '#domain/amount.ts';
import { formatInstant } from '#domain/date-format.ts';
import type { TitleKey } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import type { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { failureText } from '#i18n/failure-text.ts';
import { accountText } from '#views/shared/account-text.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof orderProgressMachine>;

async function standing(ui: Ui, { report, failure }: Context): Promise<void> {
  if (report) {
    const time = formatInstant(report.receivedAt, ui.language);
    await ui.reads(ui.t('orderProgress:updated', { time }));
  } else await ui.reads(failure ? failureText(ui.t, failure) : ui.t('orderProgress:loading'));
}

const page = (title: TitleKey) =>
  [{ title: `title:${title}`, button: 'common:home' }, standing] as const;

async function stale(ui: Ui, { failure }: Context): Promise<void> {
  if (failure) await ui.reads(failureText(ui.t, failure), ui.t('common:stale'));
}

const live = (title: TitleKey) => [...page(title), stale] as const;

async function paidOut(ui: Ui, { report }: Context): Promise<void> {
  if (report?.type !== 'loan') throw new Error('the subject is not a loan');
  const { account, amountReceived, loanNumber } = report.order;
  await ui.reads(
    formatPeso(amountReceived),
    ui.t('orderProgress:paidOut.text', { account: accountText(account) }),
    loanNumber,
  );
}

const approved = [...live('approved'), { button: 'orderProgress:approved.action' }] as const;

const guideLoading = 'orderProgress:reject.guideLoading';
const guideFailed = 'orderProgress:reject.guideFailed';
const noGuide = { lacks: [guideLoading, guideFailed] } as const;

export const screens: FlowScreens<typeof orderProgressMachine> = {
  gestures: {
    'nav.back': ['button', 'common:back'],
    'details.opened': ['button', 'orderProgress:details'],
    'retry.pressed': ['button', 'orderProgress:retry'],
    'loan.opened': ['button', 'orderProgress:paidOut.action'],
    'borrow.started': ['button', 'orderProgress:approved.action', 'orderProgress:approved.see'],
  },
  shows: {
    'following.phase.finding': [{ title: 'title:application' }, standing],
    'following.phase.reviewing.choosing': transient,
    'following.phase.reviewing.summary': live('review'),
    'following.phase.reviewing.details': live('reviewDetails'),
    'following.phase.rejected.choosing': transient,
    'following.phase.rejected.summary': page('reject'),
    'following.phase.rejected.details': page('rejectDetails'),
    'following.phase.lending.choosing': transient,
    'following.phase.lending.summary': live('lending'),
    'following.phase.lending.details': live('lendingDetails'),
    'following.phase.payoutHeld': live('payoutHeld'),
    'following.phase.disbursementFailed': live('payoutFailed'),
    'following.phase.cancelled': live('cancelled'),
    'following.phase.changing': transient,
    'following.phase.approved.loadingLimit': [
      approved,
      async (ui, { quota }) => {
        if (!quota) await ui.reads(ui.t('orderProgress:approved.loading'));
      },
    ],
    'following.phase.approved.limitKnown': [
      approved,
      (ui, { quota }) => ui.reads(formatPeso((quota && amountGrid(quota)?.max) ?? Number.NaN)),
    ],
    'following.phase.approved.limitUnknown': [approved, { reads: 'orderProgress:approved.failed' }],
    'following.phase.paidOut': [
      live('paidOut'),
      { reads: 'orderProgress:paidOut.firstDue', button: 'orderProgress:paidOut.action' },
      paidOut,
    ],
    'following.guide.notNeeded': noGuide,
    'following.guide.loading': { lacks: guideFailed },
    'following.guide.known': noGuide,
    'following.guide.failed': { lacks: guideLoading },
    // The page looks the same in every state of polling: the borrower never waits for a poll.
    'following.watch.asking': standing,
    'following.watch.signedOut': standing,
    'following.watch.waiting': standing,
    movedOn: over,
    borrowing: over,
    left: over,
  },
};
