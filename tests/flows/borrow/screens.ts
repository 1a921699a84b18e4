import type { ContextFrom } from 'xstate';
import { amountGrid } from '#domain/amount.ts';
import { formatPeso } from '#domain/peso.ts';
import { closedOf } from '#domain/loans/quota.ts';
import type { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { amountOf } from '#machines/borrow/choice.ts';
import { agreementWords } from '#sandbox/rules/agreement-words.ts';
import { failureText } from '#i18n/failure-text.ts';
import { type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { closedShows, moneyShows, problemShows, whyShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof borrowMachine>;

const problem = (ui: Ui, { problem: what }: Context) =>
  problemShows(ui, what, (type, values) => ui.t(`borrow:confirm.problems.${type}`, values));

async function limit(ui: Ui, context: Context): Promise<void> {
  const { limit: known, failure } = context;
  await ui.title(ui.t('title:limit'));
  const closed = known && closedOf(known.quota);
  if (closed) await closedShows(ui, closed);
  else {
    await ui.reads(
      ui.t('borrow:limit.available'),
      formatPeso(known?.quota.availableLimit ?? Number.NaN),
    );
  }
  for (const { loanNumber } of known?.applications ?? []) {
    await ui.reads(ui.t('home:origin.loan', { number: loanNumber }));
  }
  if (failure) await ui.reads(failureText(ui.t, failure));
  await problem(ui, context);
}

async function quota(ui: Ui, context: Context): Promise<void> {
  await ui.title(ui.t('title:quota'));
  await ui.has('radio', having(ui.t('borrow:quota.termDays', { count: context.draft.term })));
  await problem(ui, context);
}

const price = ({ offer }: Context, ui: Ui) =>
  ui.t('borrow:quota.received', {
    amount: formatPeso(offer?.calculation.lendingAmount ?? Number.NaN),
  });

async function terms(ui: Ui, { offer }: Context): Promise<void> {
  await ui.title(ui.t('title:confirm'));
  await ui.reads(
    ui.t('borrow:confirm.disclosure'),
    formatPeso(offer?.calculation.loanAmount ?? Number.NaN),
  );
}

const title = (ui: Ui, { resumeAt }: Context) => ui.title(ui.t(`title:${resumeAt}`));

export const screens: FlowScreens<typeof borrowMachine> = {
  gestures: {
    // The agreement's own button goes back too.
    'nav.back': ['button', 'common:back', 'info:agreement.done'],
    'retry.pressed': ['button', 'common:retry', 'borrow:limit.refresh'],
    'borrow.started': ['button', 'borrow:limit.start'],
    'application.opened': (ui, { loanOrderId }, { limit: known }) => {
      const loan = known?.applications.find((one) => one.loanOrderId === loanOrderId);
      return ui.tap(
        'button',
        having(ui.t('home:origin.loan', { number: loan?.loanNumber ?? 'none' })),
      );
    },
    'credit.applied': ['button', 'home:closed.expired.action'],
    'amount.changed': (ui, { text }) => ui.fill(ui.t('borrow:quota.amount'), text),
    'term.chosen': (ui, { term }) =>
      ui.tap('radio', having(ui.t('borrow:quota.termDays', { count: term }))),
    'coupon.toggled': (ui) => ui.tap('button', having(ui.t('borrow:quota.couponTitle'))),
    'choice.confirmed': ['button', 'borrow:quota.next'],
    'agreement.opened': ['link', 'borrow:confirm.tickAgreement'],
    'agreement.ticked': (ui) => ui.tap('checkbox', having(ui.t('borrow:confirm.tick'))),
    'loan.confirmed': (ui, _, { offer }) =>
      ui.tap(
        'button',
        ui.t('borrow:confirm.submit', {
          amount: formatPeso(offer?.calculation.loanAmount ?? Number.NaN),
        }),
      ),
  },
  shows: {
    starting: transient,
    loading: [title, problem, { button: 'common:back' }],
    failed: [
      title,
      problem,
      whyShows,
      (ui) => ui.has('button', ui.t('common:retry'), ui.t('borrow:limit.refresh')),
    ],
    resuming: transient,
    repricing: [problem, { title: 'title:confirm', reads: 'borrow:confirm.loading' }],
    limit: [limit, { button: 'borrow:limit.start' }],
    closed: limit,
    'renewing.checkingCredit': limit,
    'renewing.reportingExpired': limit,
    openingApplication: limit,
    'quota.settling': [quota, (ui, context) => ui.lacks(price(context, ui))],
    'quota.incomplete': [
      quota,
      { reads: 'borrow:quota.nextReason' },
      async (ui, context) => {
        const { draft, limit: known } = context;
        const amount = known && amountOf(draft, known.quota);
        if (!amount || amount.ok) throw new Error('the amount is valid in an incomplete choice');
        const { min = 0, max = 0, step = 0 } = amountGrid(known.quota) ?? {};
        const values = { min: formatPeso(min), max: formatPeso(max), step: formatPeso(step) };
        await ui.reads(ui.t(`borrow:quota.reasons.${amount.reason}`, values));
        await ui.lacks(price(context, ui));
      },
    ],
    'quota.pricing': [
      quota,
      { reads: 'borrow:quota.pricing', button: 'borrow:quota.pricing' },
      (ui, context) => ui.lacks(price(context, ui)),
    ],
    'quota.priced': [
      quota,
      { button: 'borrow:quota.next' },
      (ui, context) => ui.reads(price(context, ui)),
    ],
    'quota.priceFailed': [
      quota,
      { reads: 'borrow:quota.priceFailed', button: 'common:retry' },
      (ui, context) => ui.lacks(price(context, ui)),
    ],
    'confirm.loadingAgreement': [terms, problem, { reads: 'borrow:confirm.loading' }],
    'confirm.agreementFailed': [
      terms,
      problem,
      { reads: 'borrow:confirm.agreementFailed', button: 'common:retry' },
    ],
    'confirm.reviewingTerms': [
      terms,
      problem,
      (ui) => ui.has('checkbox', having(ui.t('borrow:confirm.tick'))),
    ],
    'confirm.readingAgreement': [
      { title: 'title:agreement', button: 'info:agreement.done' },
      (ui) => ui.reads(agreementWords.en.consent),
    ],
    'confirm.checkingCredit': [terms, { reads: 'borrow:confirm.checking' }],
    'confirm.reportingExpired': [terms, { reads: 'borrow:confirm.checking' }],
    applying: moneyShows('borrow'),
    left: over,
    ended: over,
  },
};
