import { formatDeadline } from '#domain/date-format.ts';
import { formatPeso } from '#domain/peso.ts';
import { failureText } from '#i18n/failure-text.ts';
import type { recordsMachine } from '#machines/records/records.machine.ts';
import { firstLoans } from '#machines/samples/records.ts';
import { byPlatform, type FlowScreens, over } from '#tests/model/screens/screens.ts';
import { having, type Ui } from '#tests/model/screens/ui.ts';

async function listed(ui: Ui): Promise<void> {
  await ui.title(ui.t('title:records'));
  await ui.dialog(null);
  for (const { loanNumber } of firstLoans.items) await ui.reads(having(loanNumber));
}

export const screens: FlowScreens<typeof recordsMachine> = {
  gestures: {
    // The list of loans stays in its first state here; its own walk covers this button.
    'retry.pressed': byPlatform,
    'filter.chosen': (ui, { filter }) => ui.tap('radio', ui.t(`records:filter.${filter}`)),
    'end.reached': ['button', 'records:more'],
    'loan.opened'(ui, { loanOrderId }) {
      const loan = firstLoans.items.find((one) => one.loanOrderId === loanOrderId);
      return ui.tap('button', having(loan?.loanNumber ?? 'none'));
    },
    'sheet.closed': ['button', 'records:sheet.close'],
  },
  shows: {
    'showing.listed': listed,
    'showing.opening': listed,
    async 'showing.sheet'(ui, { order }) {
      if (!order) throw new Error('the loan in the sheet is missing');
      await ui.dialog(ui.t(`home:status.s${order.status}`));
      await ui.reads(formatPeso(order.loanAmount));
      if (order.repairUntil === undefined) throw new Error('the end of the payout is missing');
      const time = formatDeadline(order.repairUntil, ui.language);
      await ui.reads(ui.t('home:closed.repairUntil', { time }));
    },
    async 'showing.failed'(ui, { loanFailure }) {
      await listed(ui);
      await ui.reads(having(ui.t('records:notOpened')));
      if (loanFailure) await ui.reads(having(failureText(ui.t, loanFailure)));
    },
    opened: over,
    left: over,
  },
};
