import type { ContextFrom } from 'xstate';
import { formatPeso } from '#domain/peso.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { recordsMachine } from '#machines/records/records.machine.ts';
import { byPlatform, type FlowScreens, over } from '#tests/model/screens/screens.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof recordsMachine>;

const numberOf = ({ loans }: Context, id: string) =>
  loans?.items.find(({ loanOrderId }) => loanOrderId === id)?.loanNumber ?? 'none';

/** Every loan that was fetched, or that there is none; nothing of it while a sheet lies above. */
async function listed(ui: Ui, { loans, filter, order }: Context): Promise<void> {
  if (order) return;
  await ui.title(ui.t('title:records'));
  await ui.lacks(ui.t('records:failed'), ui.t('records:loading'));
  if (!loans) throw new Error('there are no loans to show');
  const none = ui.t(`records:none.${filter}.title`);
  await (loans.items.length === 0 ? ui.reads(none) : ui.lacks(none));
  for (const { loanAmount, loanNumber } of loans.items) {
    await ui.reads(formatPeso(loanAmount), having(loanNumber));
  }
}

/** The way to more is there exactly where there is more. */
async function ended(ui: Ui, context: Context): Promise<void> {
  await listed(ui, context);
  const { loans, order } = context;
  if (order) return;
  const more = ui.t('records:more');
  await (loans?.next === null ? ui.lacks(more) : ui.has('button', more));
}

export const screens: FlowScreens<typeof recordsMachine> = {
  gestures: {
    // While the sheet is open, back is the phone's own.
    async 'nav.back'(ui) {
      const back = ui.t('records:back');
      return (await ui.offers('button', back)) ? ui.tap('button', back) : byPlatform;
    },
    'retry.pressed': (ui) => ui.tap('button', ui.t('records:retry')),
    'filter.chosen': (ui, { filter }) => ui.tap('radio', ui.t(`records:filter.${filter}`)),
    'end.reached': (ui) => ui.tap('button', ui.t('records:more')),
    'loan.opened': (ui, { loanOrderId }, context) =>
      ui.tap('button', having(numberOf(context, loanOrderId))),
    'sheet.closed': (ui) => ui.tap('button', ui.t('records:sheet.close')),
  },
  shows: {
    async loading(ui) {
      await ui.title(ui.t('title:records'));
      await ui.reads(ui.t('records:loading'));
    },
    async failed(ui, { failure }) {
      await ui.reads(ui.t('records:failed'), failure ? failureText(ui.t, failure) : /why/);
      await ui.has('button', ui.t('records:retry'));
    },
    'showing.list.fresh': ended,
    async 'showing.list.loadingMore'(ui, context) {
      await listed(ui, context);
      await ui.reads(ui.t('records:loadingMore'));
    },
    async 'showing.list.moreFailed'(ui, context) {
      await listed(ui, context);
      await ui.reads(having(ui.t('records:moreFailed')));
    },
    'showing.list.refreshing': listed,
    async 'showing.list.stale'(ui, context) {
      await listed(ui, context);
      await ui.lacks(ui.t('records:more'));
      await ui.reads(having(ui.t('records:stale', { time: '|' }).split('|')[1] ?? 'stale'));
    },
    'showing.loan.none': (ui) => ui.dialog(null),
    'showing.loan.opening': (ui) => ui.dialog(null),
    async 'showing.loan.sheet'(ui, { order }) {
      if (!order) throw new Error('there are no figures to show');
      await ui.dialog(ui.t(`home:status.s${order.status}`));
      await ui.reads(formatPeso(order.loanAmount));
    },
    async 'showing.loan.failed'(ui, { loanFailure }) {
      await ui.dialog(null);
      await ui.reads(having(ui.t('records:notOpened')));
      if (loanFailure) await ui.reads(having(failureText(ui.t, loanFailure)));
    },
    opened: over,
    left: over,
  },
};
