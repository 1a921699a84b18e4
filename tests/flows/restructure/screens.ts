import type { ContextFrom } from 'xstate';
import { ordinal } from '#domain/counting.ts';
import { formatDay, formatInstant } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import type { restructureMachine } from '#machines/restructure/restructure.machine.ts';
import { planOf } from '#machines/restructure/view.ts';
import { failureText } from '#i18n/failure-text.ts';
import { accountText } from '#views/shared/account-text.ts';
import { reasonText } from '#flows/restructure/reason.ts';
import { atTheTick } from '#flows/restructure/restructure-problem.tsx';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { moneyShows, whyShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof restructureMachine>;

function orderIn({ order }: Context) {
  if (!order) throw new Error('the restructure order is missing');
  return order;
}

/** A missing tick is expected only if `tickShown`. */
async function problemOf(ui: Ui, { problem }: Context, tickShown = false): Promise<void> {
  if (!problem || (atTheTick(problem) && !tickShown)) return;
  const reason = 'failure' in problem ? reasonText(ui.t, problem.failure) : '';
  await ui.reads(ui.t(`restructure:problems.${problem.type}`, { reason }));
}

async function onTheWay(ui: Ui, context: Context): Promise<void> {
  await ui.title(ui.t(`title:${context.page}`));
  await ui.has('button', ui.t('common:back'));
  await problemOf(ui, context);
}

/** The page shows today's total beside the one with the restructure (T1). */
async function totals(ui: Ui, context: Context): Promise<void> {
  const { totalToday, totalAfter } = orderIn(context);
  await ui.reads(formatPeso(totalToday), formatPeso(totalAfter));
  await ui.reads(formatPeso(totalAfter - totalToday));
}

/** The page reports a payment that was received but is not enough (T6). */
async function insufficient(ui: Ui, context: Context): Promise<void> {
  const { missing, paidAmount } = orderIn(context);
  if (paidAmount === 0 || missing === 0) return;
  await ui.reads(
    ui.t('restructure:insufficient.title'),
    ui.t('restructure:insufficient.text', { amount: formatPeso(missing) }),
  );
}

async function confirmation(ui: Ui, context: Context): Promise<void> {
  const order = orderIn(context);
  await ui.title(ui.t('title:restructureConfirmation'));
  await ui.reads(formatPeso(order.missing), ui.t('restructure:confirm.missed'));
  if (order.missing > 0) await ui.reads(accountText(order.account));
  await totals(ui, context);
  await insufficient(ui, context);
}

async function review(ui: Ui, context: Context): Promise<void> {
  const { step, steps, receivedAt } = orderIn(context);
  await ui.title(ui.t('title:restructureReview'));
  for (const one of steps) await ui.reads(ui.t(`restructure:review.${one.step}`));
  const time = formatInstant(receivedAt, ui.language);
  await ui.reads(ui.t('restructure:review.updated', { time }));
  const present = steps.find((one) => one.step === step);
  const late = present?.since && receivedAt - present.since > present.usualTime;
  if (late) {
    await ui.reads(ui.t('restructure:review.late'));
    await ui.has('button', ui.t('title:customerCenter'));
  } else await ui.lacks(ui.t('restructure:review.late'));
  const { failure } = context;
  if (failure) await ui.reads(failureText(ui.t, failure), ui.t('common:stale'));
}

export const screens: FlowScreens<typeof restructureMachine> = {
  gestures: {
    'details.opened': ['button', 'restructure:describe.plan'],
    'confirmation.opened': ['button', 'restructure:plan.next'],
    'agreement.opened': ['link', 'restructure:confirm.tickAgreement'],
    'agreement.ticked': (ui) => ui.tap('checkbox', having(ui.t('restructure:confirm.tick'))),
    'restructure.requested': ['button', 'restructure:confirm.submit'],
    'restructure.confirmed': ['button', 'restructure:ask.confirm'],
    'restructure.cancelled': ['button', 'restructure:ask.cancel'],
    'loan.opened': ['button', 'restructure:ended.loan', 'common:home'],
  },
  shows: {
    starting: transient,
    loading: onTheWay,
    failed: [onTheWay, whyShows, { button: 'common:retry' }],
    choosingPage: transient,
    async 'offered.describing'(ui, context) {
      const order = orderIn(context);
      await ui.title(ui.t('title:restructureDescribe'));
      await ui.reads(formatPeso(order.missing), formatPeso(order.fee));
      await ui.reads(formatPeso(order.balance.total));
      await totals(ui, context);
      await insufficient(ui, context);
      await problemOf(ui, context);
      await ui.has('button', ui.t('restructure:describe.pay'));
    },
    async 'offered.planning'(ui, context) {
      const order = orderIn(context);
      const { instalments, total } = planOf(order);
      await ui.title(ui.t('title:restructureDetails'));
      for (const { period, dueDate, amount, principal } of instalments) {
        await ui.reads(
          ui.t('restructure:plan.payment', { ordinal: ordinal(period, ui.language) }),
          formatDay(dueDate, ui.language),
          formatPeso(amount),
          new RegExp(formatPeso(principal)),
        );
      }
      await ui.reads(formatPeso(total));
      await totals(ui, context);
      await problemOf(ui, context);
    },
    async 'offered.confirmation.loadingAgreement'(ui, context) {
      await confirmation(ui, context);
      await problemOf(ui, context, context.agreement !== null);
    },
    'offered.confirmation.agreementFailed': [
      confirmation,
      { reads: 'restructure:confirm.agreementFailed' },
      whyShows,
    ],
    'offered.confirmation.reviewingTerms': [
      confirmation,
      { dialog: null, button: 'restructure:confirm.submit' },
      (ui, context) => problemOf(ui, context, true),
    ],
    'offered.confirmation.readingAgreement': [
      { title: 'title:restructureAgreement' },
      (ui) => ui.reads('The balance becomes a new loan.'),
    ],
    async 'offered.confirmation.asking'(ui, context) {
      const { missing, account, loanNumber } = orderIn(context);
      await ui.dialog(
        missing > 0
          ? ui.t('restructure:ask.title', {
              amount: formatPeso(missing),
              account: accountText(account),
            })
          : ui.t('restructure:ask.titleFree', { number: loanNumber }),
      );
    },
    confirming: moneyShows('restructure'),
    'reviewing.waiting': review,
    'reviewing.asking': review,
    'reviewing.signedOut': review,
    async ended(ui, { ending }) {
      if (!ending) throw new Error('the ending is missing');
      await ui.title(ui.t('title:restructureDescribe'));
      await ui.reads(
        ui.t(`restructure:ended.${ending}.title`),
        ui.t(`restructure:ended.${ending}.text`),
      );
      await ui.lacks(ui.t('restructure:describe.plan'), ui.t('restructure:confirm.submit'));
    },
    completed: over,
    left: over,
  },
};
