import type { ContextFrom } from 'xstate';
import { formatPeso } from '#domain/peso.ts';
import type { loanListMachine } from '#machines/records/loan-list.ts';
import { byPlatform, type FlowScreens } from '#tests/model/screens/screens.ts';
import { failedShows, staleShows } from '#tests/model/screens/shared.ts';
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

async function more(ui: Ui, { list }: Context): Promise<void> {
  const button = ui.t('records:more');
  await (list?.next === null ? ui.lacks(button) : ui.has('button', button));
}

/** The list as the loan records show it. */
export const screens: FlowScreens<typeof loanListMachine> = {
  gestures: {
    'end.reached': ['button', 'records:more'],
    'item.changed': byPlatform,
  },
  shows: {
    loading: { title: 'title:records', reads: 'records:loading' },
    failed: failedShows('records:failed'),
    'showing.fresh': [listed, more],
    'showing.loadingMore': [listed, { reads: 'records:loadingMore' }],
    'showing.moreFailed': [listed, (ui) => ui.reads(having(ui.t('records:moreFailed')))],
    'showing.refreshing': listed,
    'showing.stale': [listed, { lacks: 'records:more' }, staleShows],
  },
};
