import type { ContextFrom } from 'xstate';
import { amountGrid } from '#domain/amount.ts';
import { formatPeso } from '#domain/peso.ts';
import { closedOf } from '#domain/loans/quota.ts';
import type { borrowMachine } from '#machines/borrow/borrow.machine.ts';
import { amountOf } from '#machines/borrow/choice.ts';
import { agreementWords } from '#sandbox/rules/agreement-words.ts';
import { failureText } from '#i18n/failure-text.ts';
import { byPlatform, type FlowScreens, over, transient } from '#tests/model/screens/screens.ts';
import { closedShows, moneyShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof borrowMachine>;

async function problem(ui: Ui, { problem: what }: Context): Promise<void> {
  if (!what) return;
  await ui.reads(
    'failure' in what
      ? ui.t(`borrow:confirm.problems.${what.type}`, { reason: failureText(ui.t, what.failure) })
      : ui.t(`borrow:confirm.problems.${what.type}`),
  );
}

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

const titles = {
  limit: 'title:limit',
  quota: 'title:quota',
  confirm: 'title:confirm',
} as const satisfies Record<Context['resumeAt'], string>;

export const screens: FlowScreens<typeof borrowMachine> = {
  gestures: {
    // The agreement's own button goes back too.
    'nav.back': (ui) => ui.tap('button', ui.t('common:back'), ui.t('info:agreement.done')),
    'retry.pressed': (ui) => ui.tap('button', ui.t('common:retry'), ui.t('borrow:limit.refresh')),
    'borrow.started': (ui) => ui.tap('button', ui.t('borrow:limit.start')),
    'application.opened': (ui, { loanOrderId }, { limit: known }) => {
      const loan = known?.applications.find((one) => one.loanOrderId === loanOrderId);
      return ui.tap(
        'button',
        having(ui.t('home:origin.loan', { number: loan?.loanNumber ?? 'none' })),
      );
    },
    'credit.applied': (ui) => ui.tap('button', ui.t('home:closed.expired.action')),
    'amount.changed': (ui, { text }) => ui.fill(ui.t('borrow:quota.amount'), text),
    'term.chosen': (ui, { term }) =>
      ui.tap('radio', having(ui.t('borrow:quota.termDays', { count: term }))),
    'coupon.toggled': (ui) => ui.tap('button', having(ui.t('borrow:quota.couponTitle'))),
    'choice.confirmed': (ui) => ui.tap('button', ui.t('borrow:quota.next')),
    'agreement.opened': (ui) => ui.tap('link', ui.t('borrow:confirm.tickAgreement')),
    'agreement.ticked': (ui) => ui.tap('checkbox', having(ui.t('borrow:confirm.tick'))),
    'loan.confirmed': (ui, _, { offer }) =>
      ui.tap(
        'button',
        ui.t('borrow:confirm.submit', {
          amount: formatPeso(offer?.calculation.loanAmount ?? Number.NaN),
        }),
      ),
    // The child `moneyAction` stays in its first state here; its own walk covers this control.
    'check.requested': byPlatform,
  },
  shows: {
    starting: transient,
    async loading(ui, context) {
      await ui.title(ui.t(titles[context.resumeAt]));
      await ui.has('button', ui.t('common:back'));
      await problem(ui, context);
    },
    async failed(ui, context) {
      const { failure, resumeAt } = context;
      await problem(ui, context);
      await ui.title(ui.t(titles[resumeAt]));
      await ui.reads(failure ? failureText(ui.t, failure) : /why/);
      await ui.has('button', ui.t('common:retry'), ui.t('borrow:limit.refresh'));
    },
    resuming: transient,
    async repricing(ui, context) {
      await problem(ui, context);
      await ui.title(ui.t('title:confirm'));
      await ui.reads(ui.t('borrow:confirm.loading'));
    },
    async limit(ui, context) {
      await limit(ui, context);
      await ui.has('button', ui.t('borrow:limit.start'));
    },
    closed: limit,
    'renewing.checkingCredit': limit,
    'renewing.reportingExpired': limit,
    openingApplication: limit,
    async 'quota.settling'(ui, context) {
      await quota(ui, context);
      await ui.lacks(price(context, ui));
    },
    async 'quota.incomplete'(ui, context) {
      await quota(ui, context);
      const { draft, limit: known } = context;
      const amount = known && amountOf(draft, known.quota);
      if (!amount || amount.ok) throw new Error('the amount is valid in an incomplete choice');
      const grid = amountGrid(known.quota);
      await ui.reads(
        ui.t(`borrow:quota.reasons.${amount.reason}`, {
          min: formatPeso(grid?.min ?? 0),
          max: formatPeso(grid?.max ?? 0),
          step: formatPeso(grid?.step ?? 0),
        }),
        ui.t('borrow:quota.nextReason'),
      );
      await ui.lacks(price(context, ui));
    },
    async 'quota.pricing'(ui, context) {
      await quota(ui, context);
      await ui.reads(ui.t('borrow:quota.pricing'));
    },
    async 'quota.priced'(ui, context) {
      await quota(ui, context);
      await ui.reads(price(context, ui));
      await ui.has('button', ui.t('borrow:quota.next'));
    },
    async 'quota.priceFailed'(ui, context) {
      await quota(ui, context);
      await ui.reads(ui.t('borrow:quota.priceFailed'));
      await ui.has('button', ui.t('common:retry'));
    },
    async 'confirm.loadingAgreement'(ui, context) {
      await terms(ui, context);
      await problem(ui, context);
      await ui.reads(ui.t('borrow:confirm.loading'));
    },
    async 'confirm.agreementFailed'(ui, context) {
      await terms(ui, context);
      await problem(ui, context);
      await ui.reads(ui.t('borrow:confirm.agreementFailed'));
      await ui.has('button', ui.t('common:retry'));
    },
    async 'confirm.reviewingTerms'(ui, context) {
      await terms(ui, context);
      await problem(ui, context);
      await ui.has('checkbox', having(ui.t('borrow:confirm.tick')));
    },
    async 'confirm.readingAgreement'(ui) {
      await ui.title(ui.t('title:agreement'));
      await ui.reads(agreementWords.en.consent);
      await ui.has('button', ui.t('info:agreement.done'));
    },
    async 'confirm.checkingCredit'(ui, context) {
      await terms(ui, context);
      await ui.reads(ui.t('borrow:confirm.checking'));
    },
    async 'confirm.reportingExpired'(ui, context) {
      await terms(ui, context);
      await ui.reads(ui.t('borrow:confirm.checking'));
    },
    applying: moneyShows('borrow'),
    left: over,
    ended: over,
  },
};
