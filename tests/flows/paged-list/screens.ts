import type { ContextFrom } from 'xstate';
import { formatPeso } from '#domain/peso.ts';
import type { loanListMachine } from '#machines/records/loan-list.ts';
import { byPlatform, type FlowScreens } from '#tests/model/screens/screens.ts';
import { failedShows } from '#tests/model/screens/shared.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

type Context = ContextFrom<typeof loanListMachine>;

async function listed(ui: Ui, { list, filter }: Context): Promise<void> {
  await ui.title(ui.t('title:records'));
  await ui.lacks(ui.t('records:failed'), ui.t('records:loading'));
  if (!list) throw new Error('the loans are missing');
  const none = ui.t(`records:none.${filter}.title`);
  await (list.items.length === 0 ? ui.reads(none) : ui.lacks(none));
  for (const { loanAmount, loanNumber } of list.items) {
    await ui.reads(formatPeso(loanAmount), having(loanNumber));
  }
}

async function ended(ui: Ui, context: Context): Promise<void> {
  await listed(ui, context);
  const more = ui.t('records:more');
  await (context.list?.next === null ? ui.lacks(more) : ui.has('button', more));
}

/** The list as the loan records show it. */
export const screens: FlowScreens<typeof loanListMachine> = {
  gestures: {
    'end.reached': (ui) => ui.tap('button', ui.t('records:more')),
    'item.changed': byPlatform,
  },
  shows: {
    async loading(ui) {
      await ui.title(ui.t('title:records'));
      await ui.reads(ui.t('records:loading'));
    },
    failed: failedShows('records'),
    'showing.fresh': ended,
    async 'showing.loadingMore'(ui, context) {
      await listed(ui, context);
      await ui.reads(ui.t('records:loadingMore'));
    },
    async 'showing.moreFailed'(ui, context) {
      await listed(ui, context);
      await ui.reads(having(ui.t('records:moreFailed')));
    },
    'showing.refreshing': listed,
    async 'showing.stale'(ui, context) {
      await listed(ui, context);
      await ui.lacks(ui.t('records:more'));
      await ui.reads(having(ui.t('common:staleSince', { time: '|' }).split('|')[1] ?? 'stale'));
    },
  },
};
