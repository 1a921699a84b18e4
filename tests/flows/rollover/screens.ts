import type { ContextFrom } from 'xstate';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { rolloverMachine } from '#machines/rollover/rollover.machine.ts';
import { isWithinCaps } from '#machines/rollover/terms.ts';
import { byPlatform, type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { failedShows, moneyShows } from '#tests/model/screens/shared.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof rolloverMachine>;

const confirm = (ui: Ui, { order }: Context) =>
  ui.t('rollover:confirmPay', { amount: formatPeso(order?.missing ?? Number.NaN) });

async function problem(ui: Ui, { problem: current }: Context): Promise<void> {
  if (!current) return;
  await ui.reads(
    'failure' in current
      ? ui.t(`rollover:problems.${current.type}`, { reason: failureText(ui.t, current.failure) })
      : ui.t(`rollover:problems.${current.type}`),
  );
}

/**
 * Amounts, dates, fee, cost, and the numbers of used and allowed rollovers are on one screen (V3).
 */
async function terms(ui: Ui, context: Context): Promise<void> {
  const { order } = context;
  if (!order) throw new Error('the rollover order is missing');
  await ui.title(ui.t('title:rolloverDescribe'));
  await ui.dialog(null);
  await ui.reads(
    ui.t('rollover:stillOwed', { amount: formatPeso(order.principal) }),
    ui.t('rollover:newDue', { day: formatDay(order.newDueDate, ui.language) }),
    formatDay(order.dueDate, ui.language),
    formatPeso(order.fee),
    formatPeso(order.totalToday),
    formatPeso(order.totalAfter),
    formatPeso(order.totalAfter - order.totalToday),
    formatPeso(order.cost.byPlan),
    ui.t('rollover:cost.usedOf', { used: String(order.used), most: String(order.most) }),
    ui.t('rollover:now.feeHint'),
  );
  await ui.has('button', confirm(ui, context));
  if (!isWithinCaps(order)) await ui.reads(ui.t('rollover:overCap'));
  await problem(ui, context);
}

async function disclosure(ui: Ui): Promise<void> {
  await ui.title(ui.t('title:disclosure'));
}

async function details(ui: Ui, { order }: Context): Promise<void> {
  await ui.title(ui.t('title:rolloverDetails'));
  const [first] = order?.schedule ?? [];
  await ui.reads(formatPeso(first ? first.principal + first.interest : Number.NaN));
}

async function asking(ui: Ui): Promise<void> {
  await ui.reads(ui.t('rollover:question.text'), ui.t('rollover:question.fee'));
}

async function insufficient(ui: Ui, context: Context): Promise<void> {
  await terms(ui, context);
  await ui.reads(ui.t('rollover:insufficient.title'));
}

const unseenWatch = () => Promise.resolve();

async function processing(ui: Ui): Promise<void> {
  await ui.title(ui.t('rollover:processing.title'));
  await ui.reads(ui.t('rollover:processing.text'));
}

export const screens: FlowScreens<typeof rolloverMachine> = {
  gestures: {
    'details.opened': (ui) => ui.tap('button', ui.t('title:rolloverDetails')),
    'disclosure.opened': (ui) => ui.tap('link', ui.t('rollover:disclosure')),
    'consent.ticked': (ui) =>
      ui.tap('checkbox', `${ui.t('rollover:consent')} ${ui.t('rollover:disclosure')}`),
    'rollover.requested': (ui, _, context) => ui.tap('button', confirm(ui, context)),
    'rollover.confirmed': (ui) => ui.tap('button', ui.t('rollover:question.confirm')),
    'rollover.cancelled': (ui) => ui.tap('button', ui.t('rollover:question.cancel')),
    'renewal.requested': (ui) => ui.tap('button', ui.t('rollover:renew')),
    'repayment.opened': (ui) => ui.tap('button', ui.t('rollover:repayment')),
    'check.requested': byPlatform,
  },
  shows: {
    starting: transient,
    async loading(ui) {
      await ui.has('button', ui.t('common:back'));
    },
    sorting: transient,
    'open.desk.choosing': transient,
    'open.desk.terms.describing': terms,
    'open.desk.terms.insufficient': insufficient,
    'open.desk.details': details,
    'open.desk.disclosure': disclosure,
    'open.desk.asking': asking,
    'open.watch.waiting': unseenWatch,
    'open.watch.looking': unseenWatch,
    'open.watch.signedOut': unseenWatch,
    confirming: moneyShows('rollover'),
    'processing.waiting': processing,
    'processing.looking': processing,
    'processing.signedOut': processing,
    failed: failedShows('rollover'),
    async closed(ui, { order }) {
      await ui.lacks(ui.t('rollover:consent'));
      await ui.has('button', ui.t(order ? 'rollover:repayment' : 'common:home'));
    },
    async restarting(ui) {
      await ui.reads(ui.t('rollover:loading'));
    },
    async notRestarted(ui, { failure }) {
      await ui.reads(ui.t('rollover:notRestarted'), failure ? failureText(ui.t, failure) : /why/);
    },
    done: over,
    left: over,
  },
};
