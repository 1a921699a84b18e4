import type { ContextFrom } from 'xstate';
import { ordinal } from '#domain/counting.ts';
import { formatPeso } from '#domain/peso.ts';
import { totalRequested, comingTo } from '#domain/payments/on-its-way.ts';
import { amountOfFirst } from '#domain/payments/repayment-check.ts';
import { loanStatus } from '#domain/loans/loan-status.ts';
import {
  requestedNow,
  feeRequestOf,
  noRequestReason,
  validRequestOf,
} from '#machines/repayment/attempt.ts';
import { waysOf } from '#machines/repayment/operations.ts';
import type { repaymentMachine } from '#machines/repayment/repayment.machine.ts';
import { agreementWords } from '#sandbox/rules/agreement-words.ts';
import { accountText } from '#views/shared/account-text.ts';
import { pesosOf } from '#views/shared/overpayment.tsx';
import { failureText } from '#i18n/failure-text.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { moneyShows, problemShows, whyShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof repaymentMachine>;

const pay = (ui: Ui, context: Context) =>
  ui.t('repayment:due.pay', {
    amount: formatPeso(amountOfFirst(requestedNow(context), context.count)),
  });

const unpaidFee = ({ detail: known }: Context) => formatPeso(known?.unpaidServiceFee ?? Number.NaN);

const payFee = (ui: Ui, context: Context) =>
  ui.t('repayment:fee.pay', { amount: unpaidFee(context) });

function choice(ui: Ui, count: number, of: number): string {
  if (count === of) return ui.t('repayment:due.all');
  return count === 1 ? ui.t('repayment:due.next') : ui.t('repayment:due.upTo', { number: count });
}

const notMoved = (ui: Ui, { problem }: Context) =>
  problemShows(ui, problem, (type, values) => ui.t(`repayment:problems.${type}`, values));

async function detail(ui: Ui, context: Context): Promise<void> {
  const { detail: known, paid, payment } = context;
  const settled = known?.status === loanStatus.settled && !known.story?.newLoan;
  await notMoved(ui, context);
  await ui.title(ui.t(paid ? 'title:repayPaid' : 'title:repayDetail'));
  if (paid) await ui.reads(ui.t(`repayment:detail.${settled ? 'settledText' : 'paidText'}`));
  if (payment) await ui.reads(formatPeso(payment.amount));
  await ui.has('button', ui.t('common:home'));
}

/** A signed document of the loan, by its words. */
const document = (
  title: 'title:disclosure' | 'title:restructureAgreement' | 'title:agreement',
  words: string,
) => [{ title, button: 'info:agreement.done' }, (ui: Ui) => ui.reads(words)] as const;

export const screens: FlowScreens<typeof repaymentMachine> = {
  gestures: {
    'instalments.chosen': (ui, { count }, { pending }) =>
      ui.tap('radio', having(choice(ui, count, pending?.installments.length ?? 0))),
    'operation.requested': (ui, { kind }) =>
      ui.tap('button', ui.t(`repayment:operation.${kind}.name`)),
    'operation.opened': ['button', 'repayment:operation.open'],
    'plan.opened': ['button', 'title:repayPlan'],
    'detail.opened': ['button', 'title:repayDetail'],
    'refund.requested': (ui, _, { detail: known }) =>
      ui.tap(
        'button',
        ui.t('overpayment:action', { amount: pesosOf(known?.overpaid?.centavos ?? 0) }),
      ),
    'statement.opened': ['button', 'title:statement'],
    'certificate.opened': ['button', 'title:certificate'],
    'otherLoan.opened': (ui) => ui.tap('button', ui.t('loanStory:see', { number: '2024-0002' })),
    'document.opened': (ui, { hash }, context) => {
      const listed = context.detail?.story?.documents ?? [];
      const kind = listed.find((one) => one.hash === hash)?.kind ?? 'agreement';
      return ui.tap('button', having(ui.t(`loanStory:papers.${kind}`)));
    },
    'fee.requested': (ui, _, context) => ui.tap('button', payFee(ui, context)),
    'payment.requested': (ui, _, context) => ui.tap('button', pay(ui, context)),
    'payAnyway.requested': ['button', 'repayment:anyway.start'],
    'payAnyway.confirmed': ['button', 'repayment:anyway.yes'],
    'payAnyway.cancelled': (ui, _, context) =>
      ui.tap('button', ui.t(`repayment:anyway.${noRequestReason(context) ?? 'paid'}.no`)),
    'payment.confirmed': ['button', 'repayment:confirm.pay'],
    'payment.cancelled': ['button', 'repayment:confirm.cancel'],
  },
  shows: {
    starting: transient,
    async loading(ui, context) {
      const { page } = context;
      if (page === 'repayDetail') return detail(ui, context);
      if (page !== 'repayPlan') await notMoved(ui, context);
      await ui.title(ui.t(`title:${page}`));
      await ui.has('button', ui.t('common:back'));
    },
    failed: [
      whyShows,
      { button: 'common:retry' },
      async (ui, context) => {
        if (context.page !== 'repayPlan') await notMoved(ui, context);
      },
    ],
    choosingPage: transient,
    async 'due.doubting'(ui, context) {
      const { pending } = context;
      const why = noRequestReason(context);
      if (!pending || !why) throw new Error('the page requests a payment');
      await ui.dialog(ui.t(`repayment:anyway.${why}.question`));
      await ui.reads(
        ui.t(`repayment:anyway.${why}.why`, { amount: formatPeso(comingTo(pending)) }),
      );
    },
    async 'due.confirming'(ui, context) {
      const { pending, count } = context;
      if (!pending) throw new Error('nothing is due');
      await ui.dialog(
        ui.t('repayment:confirm.title', {
          amount: formatPeso(amountOfFirst(requestedNow(context), count)),
          account: accountText(pending.account),
        }),
      );
    },
    async 'due.choosing'(ui, context) {
      await ui.dialog(null);
      const { pending } = context;
      const overdue = pending?.status === loanStatus.overdue;
      await ui.title(ui.t(overdue ? 'title:repayOverdue' : 'title:repay'));
      await ui.has('button', ui.t('repayment:due.talk'));
      // The page lists the money on its way, and requests nothing that is paid.
      for (const { name } of pending?.onItsWay ?? []) await ui.reads(new RegExp(name));
      if (noRequestReason(context)) {
        await ui.has('button', ui.t('repayment:anyway.start'));
        await ui.lacks(pay(ui, context));
        if (pending?.offers?.open) await ui.has('button', ui.t('repayment:operation.open'));
        return;
      }
      if (pending) await ui.reads(accountText(pending.account));
      if (validRequestOf(context)) await ui.has('button', pay(ui, context));
      else await ui.reads(ui.t('repayment:problems.notPayable'));
      await notMoved(ui, context);
      // V9: every option is offered beside the online payment.
      const ways = waysOf(context);
      const operations = ways.map(({ kind }) => `operation.${kind}.name` as const);
      for (const way of ['ways.online', 'due.offline', 'ways.part', ...operations] as const) {
        await ui.has('button', ui.t(`repayment:${way}`));
      }
      // O6: an overdue note warns before another payment.
      if (pending?.noted?.length) await ui.reads(ui.t('repayment:due.notedLate'));
      else await ui.lacks(ui.t('repayment:due.notedLate'));
      // A loan that lists no operations any more needs no reason for a withdrawn one.
      if (ways.some(({ offer }) => offer === null))
        await ui.reads(ui.t('repayment:operation.gone'));
      if (context.notStarted) {
        const reason = failureText(ui.t, context.notStarted);
        await ui.reads(ui.t('repayment:operation.notStarted', { reason }));
      }
    },
    async plan(ui, context) {
      await ui.title(ui.t('title:repayPlan'));
      const requested = requestedNow(context);
      const total = totalRequested(requested);
      if (total > 0) await ui.reads(formatPeso(total));
      for (const { period } of requested.installments) {
        await ui.reads(ui.t('repayment:plan.payment', { ordinal: ordinal(period, ui.language) }));
      }
    },
    async 'detail.loading'(ui, context) {
      await detail(ui, context);
      if (!context.detail) await ui.reads(ui.t('repayment:detail.loading'));
    },
    async 'detail.showing'(ui, context) {
      await ui.dialog(null);
      await detail(ui, context);
      if (feeRequestOf(context)) await ui.has('button', payFee(ui, context));
      await ui.reads(
        ui.t('repayment:detail.figures', { number: context.detail?.loanNumber ?? '' }),
      );
      const { payment: made, detail: loan } = context;
      const payment = loan?.payments.find(({ reference }) => reference === made?.reference);
      if (payment?.account) {
        await ui.reads(payment.reference, accountText(payment.account));
        await ui.has('button', ui.t('repayment:detail.share'));
      }
    },
    async 'detail.statement'(ui, { detail: known }) {
      await ui.title(ui.t('title:statement'));
      const lastEntry = known?.story?.entries.at(-1);
      await ui.reads(
        ui.t('loanStory:papers.balance', {
          amount: formatPeso((lastEntry?.balanceCentavos ?? 0) / 100),
        }),
        known?.story?.borrower ?? /whose/,
        known?.loanNumber ?? /which/,
      );
      await ui.has('button', ui.t('loanStory:papers.share'));
    },
    async 'detail.certificate'(ui, { detail: known }) {
      await ui.title(ui.t('title:certificate'));
      const { loanNumber = '', story } = known ?? {};
      const words = { borrower: story?.borrower ?? '', number: loanNumber };
      await ui.reads(ui.t('loanStory:certificate.text', words));
      await ui.has('button', ui.t('loanStory:papers.share'));
    },
    'detail.disclosure': document('title:disclosure', 'Disclosure statement: rollover'),
    'detail.restructure': document('title:restructureAgreement', 'Loan restructure agreement'),
    'detail.document': document('title:agreement', agreementWords.en.consent),
    'detail.refunding': detail,
    async 'detail.confirmingFee'(ui, context) {
      const { pending } = context;
      if (!pending) throw new Error('the account for the fee is missing');
      await ui.dialog(
        ui.t('repayment:confirm.title', {
          amount: unpaidFee(context),
          account: accountText(pending.account),
        }),
      );
    },
    'detail.failed': [detail, { reads: 'repayment:detail.failed', button: 'common:retry' }],
    initiating: { title: 'title:repay', button: 'repayment:due.talk' },
    paying: moneyShows('repayment'),
    payingFee: moneyShows('repayment'),
    handedOver: over,
    left: over,
  },
};
