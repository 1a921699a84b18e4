import type { ContextFrom } from 'xstate';
import { formatDay } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import type { rolloverMachine } from '#machines/rollover/rollover.machine.ts';
import { isWithinCaps } from '#machines/rollover/terms.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { failedShows, moneyShows, problemShows, whyShows } from '#tests/model/screens/shared.ts';
import type { Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof rolloverMachine>;

const confirm = (ui: Ui, { order }: Context) =>
  ui.t('rollover:confirmPay', { amount: formatPeso(order?.missing ?? Number.NaN) });

const problem = (ui: Ui, { problem: current }: Context) =>
  problemShows(ui, current, (type, values) => ui.t(`rollover:problems.${type}`, values));

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

async function details(ui: Ui, { order }: Context): Promise<void> {
  await ui.title(ui.t('title:rolloverDetails'));
  const [first] = order?.schedule ?? [];
  await ui.reads(formatPeso(first ? first.principal + first.interest : Number.NaN));
}

/** The borrower sees no poll. */
const unseen = {};

const processing = {
  title: 'rollover:processing.title',
  reads: 'rollover:processing.text',
} as const;

export const screens: FlowScreens<typeof rolloverMachine> = {
  gestures: {
    'details.opened': ['button', 'title:rolloverDetails'],
    'disclosure.opened': ['link', 'rollover:disclosure'],
    'consent.ticked': (ui) =>
      ui.tap('checkbox', `${ui.t('rollover:consent')} ${ui.t('rollover:disclosure')}`),
    'rollover.requested': (ui, _, context) => ui.tap('button', confirm(ui, context)),
    'rollover.confirmed': ['button', 'rollover:question.confirm'],
    'rollover.cancelled': ['button', 'rollover:question.cancel'],
    'renewal.requested': ['button', 'rollover:renew'],
    'repayment.opened': ['button', 'rollover:repayment'],
  },
  shows: {
    starting: transient,
    loading: { button: 'common:back' },
    sorting: transient,
    'open.desk.choosing': transient,
    'open.desk.terms.describing': terms,
    'open.desk.terms.insufficient': [terms, { reads: 'rollover:insufficient.title' }],
    'open.desk.details': details,
    'open.desk.disclosure': { title: 'title:disclosure' },
    'open.desk.asking': { reads: ['rollover:question.text', 'rollover:question.fee'] },
    'open.watch.waiting': unseen,
    'open.watch.looking': unseen,
    'open.watch.signedOut': unseen,
    confirming: moneyShows('rollover'),
    'processing.waiting': processing,
    'processing.looking': processing,
    'processing.signedOut': processing,
    failed: failedShows('rollover:failed'),
    async closed(ui, { order }) {
      await ui.lacks(ui.t('rollover:consent'));
      await ui.has('button', ui.t(order ? 'rollover:repayment' : 'common:home'));
    },
    restarting: { reads: 'rollover:loading' },
    notRestarted: [{ reads: 'rollover:notRestarted' }, whyShows],
    done: over,
    left: over,
  },
};
