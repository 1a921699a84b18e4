import type { ContextFrom } from 'xstate';
import { amountGrid } from '#domain/amount.ts';
import { formatTime } from '#domain/date-format.ts';
import type { TitleKey } from '#domain/pages.ts';
import { formatPeso } from '#domain/peso.ts';
import type { orderProgressMachine } from '#machines/order-progress/order-progress.machine.ts';
import { failureText } from '#i18n/failure-text.ts';
import { accountText } from '#views/shared/account-text.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof orderProgressMachine>;

async function standing(ui: Ui, { report, failure }: Context): Promise<void> {
  if (report)
    await ui.reads(ui.t('orderProgress:updated', { time: formatTime(report.receivedAt) }));
  else await ui.reads(failure ? failureText(ui.t, failure) : ui.t('orderProgress:loading'));
}

const page = (title: TitleKey) => async (ui: Ui, context: Context) => {
  await ui.title(ui.t(`title:${title}`));
  await standing(ui, context);
  await ui.has('button', ui.t('common:home'));
};

const live = (title: TitleKey) => async (ui: Ui, context: Context) => {
  const { failure } = context;
  await page(title)(ui, context);
  if (failure) {
    await ui.reads(failureText(ui.t, failure), ui.t('common:stale'));
  }
};

async function paidOut(ui: Ui, context: Context): Promise<void> {
  await live('paidOut')(ui, context);
  const { report } = context;
  if (report?.type !== 'loan') throw new Error('the subject is not a loan');
  const { account, amountReceived, loanNumber } = report.order;
  await ui.reads(
    formatPeso(amountReceived),
    ui.t('orderProgress:paidOut.text', { account: accountText(account) }),
    loanNumber,
    ui.t('orderProgress:paidOut.firstDue'),
  );
  await ui.has('button', ui.t('orderProgress:paidOut.action'));
}

async function approved(ui: Ui, context: Context): Promise<void> {
  await live('approved')(ui, context);
  await ui.has('button', ui.t('orderProgress:approved.action'));
}

const noGuide = (ui: Ui) =>
  ui.lacks(ui.t('orderProgress:reject.guideLoading'), ui.t('orderProgress:reject.guideFailed'));

export const screens: FlowScreens<typeof orderProgressMachine> = {
  gestures: {
    'nav.back': (ui) => ui.tap('button', ui.t('common:back')),
    'details.opened': (ui) => ui.tap('button', ui.t('orderProgress:details')),
    'retry.pressed': (ui) => ui.tap('button', ui.t('orderProgress:retry')),
    'loan.opened': (ui) => ui.tap('button', ui.t('orderProgress:paidOut.action')),
    'borrow.started': (ui) => ui.tap('button', ui.t('orderProgress:approved.action')),
  },
  shows: {
    async 'following.phase.finding'(ui, context) {
      await ui.title(ui.t('title:application'));
      await standing(ui, context);
    },
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
    async 'following.phase.approved.loadingLimit'(ui, context) {
      await approved(ui, context);
      if (!context.quota) await ui.reads(ui.t('orderProgress:approved.loading'));
    },
    async 'following.phase.approved.limitKnown'(ui, context) {
      await approved(ui, context);
      const { quota } = context;
      await ui.reads(formatPeso((quota && amountGrid(quota)?.max) ?? Number.NaN));
    },
    async 'following.phase.approved.limitUnknown'(ui, context) {
      await approved(ui, context);
      await ui.reads(ui.t('orderProgress:approved.failed'));
    },
    'following.phase.paidOut': paidOut,
    'following.guide.notNeeded': noGuide,
    'following.guide.loading': (ui) => ui.lacks(ui.t('orderProgress:reject.guideFailed')),
    'following.guide.known': (ui) => noGuide(ui),
    'following.guide.failed': (ui) => ui.lacks(ui.t('orderProgress:reject.guideLoading')),
    // The page looks the same in every state of polling: the borrower never waits for a poll.
    'following.watch.asking': standing,
    'following.watch.signedOut': standing,
    'following.watch.waiting': standing,
    movedOn: over,
    borrowing: over,
    left: over,
  },
};
