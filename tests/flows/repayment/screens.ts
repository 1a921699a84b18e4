import type { ContextFrom } from 'xstate';
import { formatPeso } from '#domain/peso.ts';
import { amountOfFirst } from '#domain/repayment-check.ts';
import { loanStatus } from '#domain/loan-status.ts';
import { validRequestOf } from '#machines/repayment/attempt.ts';
import type { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { failureText } from '#i18n/failure-text.ts';
import { moneyShows } from '#tests/model/screens/money.ts';
import { byPlatform, type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof repaymentMachine>;

const pay = (ui: Ui, { pending, count }: Context) =>
  ui.t('repayment:due.pay', {
    amount: formatPeso(pending ? amountOfFirst(pending, count) : Number.NaN),
  });

/** The name of a choice of how much is paid now. */
function choice(ui: Ui, count: number, of: number): string {
  if (count === of) return ui.t('repayment:due.all');
  return count === 1 ? ui.t('repayment:due.next') : ui.t('repayment:due.upTo', { number: count });
}

async function detail(ui: Ui, { paid }: Context): Promise<void> {
  await ui.title(ui.t(paid ? 'repayment:detail.paidTitle' : 'repayment:detail.title'));
  if (paid) await ui.reads(ui.t('repayment:detail.paidText'));
  await ui.has('button', ui.t('repayment:home'));
}

const titles = {
  repay: 'repayment:due.title',
  repayPlan: 'repayment:plan.title',
  repayDetail: 'repayment:detail.title',
} as const;

export const screens: FlowScreens<typeof repaymentMachine> = {
  gestures: {
    'nav.back': (ui) => ui.tap('button', ui.t('repayment:back')),
    'retry.pressed': (ui) => ui.tap('button', ui.t('repayment:retry')),
    'instalments.chosen': (ui, { count }, { pending }) =>
      ui.tap('radio', having(choice(ui, count, pending?.installments.length ?? 0))),
    'plan.opened': (ui) => ui.tap('button', ui.t('repayment:due.plan')),
    'detail.opened': (ui) => ui.tap('button', ui.t('repayment:due.detail')),
    'payment.confirmed': (ui, _, context) => ui.tap('button', pay(ui, context)),
    // Asked on the page of money that waits; here it stands in its first state. See its own walk.
    'check.requested': byPlatform,
  },
  shows: {
    starting: transient,
    async loading(ui, { page }) {
      const title = Object.entries(titles).find(([id]) => id === page)?.[1];
      if (title) await ui.title(ui.t(title));
      await ui.has('button', ui.t('repayment:back'));
    },
    async failed(ui, { failure }) {
      await ui.reads(failure ? failureText(ui.t, failure) : /why/);
      await ui.has('button', ui.t('repayment:retry'));
    },
    choosingPage: transient,
    async due(ui, context) {
      const { pending, problem } = context;
      const overdue = pending?.status === loanStatus.overdue;
      await ui.title(ui.t(overdue ? 'repayment:due.titleOverdue' : 'repayment:due.title'));
      if (validRequestOf(context)) await ui.has('button', pay(ui, context));
      else await ui.reads(ui.t('repayment:problems.notPayable'));
      if (!problem) return;
      await ui.reads(
        'failure' in problem
          ? ui.t(`repayment:problems.${problem.type}`, {
              reason: failureText(ui.t, problem.failure),
            })
          : ui.t(`repayment:problems.${problem.type}`),
      );
    },
    async plan(ui, { pending }) {
      await ui.title(ui.t('repayment:plan.title'));
      await ui.reads(formatPeso(pending?.totalDue ?? Number.NaN));
      for (const { period } of pending?.installments ?? []) {
        await ui.reads(ui.t('repayment:plan.payment', { period }));
      }
    },
    async 'detail.loading'(ui, context) {
      await detail(ui, context);
      if (!context.detail) await ui.reads(ui.t('repayment:detail.loading'));
    },
    async 'detail.showing'(ui, context) {
      await detail(ui, context);
      await ui.reads(
        ui.t('repayment:detail.figures', { number: context.detail?.loanNumber ?? '' }),
      );
    },
    async 'detail.failed'(ui, context) {
      await detail(ui, context);
      await ui.reads(ui.t('repayment:detail.failed'));
      await ui.has('button', ui.t('repayment:retry'));
    },
    paying: moneyShows('repayment'),
    left: over,
  },
};
